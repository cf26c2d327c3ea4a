import Big from 'big.js'

// Quotients of odds are never cut where a test could see it.
const Exact = Big()
Exact.DP = 40

const token = /\s*(?:(\d+(?:\.\d+)?)|([a-z]+)|([-+*/(),]))/gy

/**
 * Works out an expression of decimals exactly: `+ - * /`, brackets, `min(a, b)`, `max(a, b)`, and `cut(a, digits)`, which
 * drops the digits behind.
 * @throws TypeError for what is no such expression
 */
export function workOut(expression: string): Big {
  const tokens: string[] = []
  token.lastIndex = 0
  let end = 0
  for (let match = token.exec(expression); match !== null; match = token.exec(expression)) {
    tokens.push(match[1] ?? match[2] ?? match[3] ?? '')
    end = token.lastIndex
  }
  if (expression.slice(end).trim() !== '') throw notOne(expression)
  const reader = { tokens, at: 0, expression }
  const value = sum(reader)
  if (reader.at !== tokens.length) throw notOne(expression)
  return value
}

/** A decimal as contracts write it; null for anything else, such as `1e3` or `.5`. */
export function decimalOf(value: unknown): Big | null {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? new Exact(value) : null
}

interface Reader {
  tokens: readonly string[]
  at: number
  expression: string
}

function notOne(expression: string): TypeError {
  return new TypeError(`${expression} cannot be worked out`)
}

function sum(reader: Reader): Big {
  let value = product(reader)
  for (let sign = reader.tokens[reader.at]; sign === '+' || sign === '-'; sign = reader.tokens[reader.at]) {
    reader.at += 1
    const next = product(reader)
    value = sign === '+' ? value.plus(next) : value.minus(next)
  }
  return value
}

function product(reader: Reader): Big {
  let value = single(reader)
  for (let sign = reader.tokens[reader.at]; sign === '*' || sign === '/'; sign = reader.tokens[reader.at]) {
    reader.at += 1
    const next = single(reader)
    value = sign === '*' ? value.times(next) : value.div(next)
  }
  return value
}

function single(reader: Reader): Big {
  const next = reader.tokens[reader.at]
  reader.at += 1
  if (next === undefined) throw notOne(reader.expression)
  if (next === '-') return single(reader).neg()
  if (next === '(') {
    const value = sum(reader)
    take(reader, ')')
    return value
  }
  if (/^\d/.test(next)) return new Exact(next)
  take(reader, '(')
  const one = sum(reader)
  take(reader, ',')
  const other = sum(reader)
  take(reader, ')')
  if (next === 'min') return one.lt(other) ? one : other
  if (next === 'max') return one.gt(other) ? one : other
  if (next === 'cut') return one.round(other.toNumber(), Big.roundDown)
  throw notOne(reader.expression)
}

function take(reader: Reader, expected: string): void {
  if (reader.tokens[reader.at] !== expected) throw notOne(reader.expression)
  reader.at += 1
}
