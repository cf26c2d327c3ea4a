import type Big from 'big.js'

import { type Expected, type Matcher, matcherOf } from '../catalogue/matcher.ts'
import { decimalOf, workOut } from '../values/decimal.ts'
import { CaseFault, fill, fillToText, type Saved } from '../values/fill.ts'
import { isEqual, isObject, type Json, shown } from '../values/json.ts'
import { at } from '../values/paths.ts'

/** Something that is not as it should be. */
export interface Mismatch {
  expected: string
  came: string
}

/** What is not as expected in a value; null if all of it is. The first one found. */
export function mismatch(
  value: Json | undefined,
  expected: Expected,
  saved: Saved,
  place = '',
): Mismatch | null {
  for (const [path, wanted] of Object.entries(expected)) {
    const filledPath = fillToText(path, saved)
    const where = `${place}${place !== '' && filledPath !== '' && !filledPath.startsWith('[') ? '.' : ''}${filledPath}`
    const found = mismatchOf(at(value, filledPath), matcherOf(wanted), saved, where)
    if (found !== null) return found
  }
  return null
}

/** The same of a single value, which a text names. */
export function mismatchOf(
  value: Json | undefined,
  matcher: Matcher,
  saved: Saved,
  place: string,
): Mismatch | null {
  for (const [word, raw] of Object.entries(matcher)) {
    const wrong = judge(word, raw, value, saved, place)
    if (wrong !== null) return wrong
  }
  return null
}

function judge(
  word: string,
  raw: Json | Expected | undefined,
  value: Json | undefined,
  saved: Saved,
  place: string,
): Mismatch | null {
  if (raw === undefined) return null
  const not = (what: string): Mismatch => ({ expected: `${place || 'it'} ${what}`, came: shown(value) })
  if (word === 'each' || word === 'some' || word === 'none')
    return ofItems(word, expectedIn(raw), value, saved, place)
  const wanted = fill(plainIn(raw), saved)
  switch (word) {
    case 'is':
      return isEqual(value, wanted) ? null : not(`to be ${shown(wanted)}`)
    case 'not':
      return isEqual(value, wanted) ? not(`not to be ${shown(wanted)}`) : null
    case 'oneOf':
      return listOf(wanted).some((one) => isEqual(value, one)) ? null : not(`to be one of ${shown(wanted)}`)
    case 'matches':
      return typeof value === 'string' && patternOf(String(wanted)).test(value)
        ? null
        : not(`to match ${String(raw)}`)
    case 'matchesNot':
      return typeof value === 'string' && patternOf(String(wanted)).test(value)
        ? not(`not to match ${String(raw)}`)
        : null
    case 'exists':
      return (value !== undefined && value !== null) === wanted
        ? null
        : not(wanted === true ? 'to be there' : 'not to be there')
    case 'length':
      return lengthOf(value) === Number(wanted) ? null : not(`to have ${shown(wanted)} items`)
    case 'has':
      return Array.isArray(value) && value.some((one) => isEqual(one, wanted))
        ? null
        : not(`to hold ${shown(wanted)}`)
    case 'rises':
      return inOrder(value, String(raw), (one, other) => one < other)
        ? null
        : not(`to rise by ${String(raw)}`)
    case 'risesOrStays':
      return inOrder(value, String(raw), (one, other) => one <= other)
        ? null
        : not(`not to fall by ${String(raw)}`)
    case 'falls':
      return inOrder(value, String(raw), (one, other) => one > other)
        ? null
        : not(`to fall by ${String(raw)}`)
    case 'fallsOrStays':
      return inOrder(value, String(raw), (one, other) => one >= other)
        ? null
        : not(`not to rise by ${String(raw)}`)
    case 'unique':
      return isUnique(value, String(raw)) ? null : not(`to have another ${String(raw)} in each item`)
    default:
      return byDecimal(word, String(wanted), value, place)
  }
}

/** A pattern; `(?i)` before it has it pass over capitals. */
function patternOf(text: string): RegExp {
  return text.startsWith('(?i)') ? new RegExp(text.slice(4), 'iu') : new RegExp(text, 'u')
}

const comparisons: Record<string, { words: string; holds: (order: number) => boolean }> = {
  decimal: { words: 'to be', holds: (order) => order === 0 },
  atLeast: { words: 'to be at least', holds: (order) => order >= 0 },
  atMost: { words: 'to be at most', holds: (order) => order <= 0 },
  above: { words: 'to be above', holds: (order) => order > 0 },
  below: { words: 'to be below', holds: (order) => order < 0 },
}

function byDecimal(
  word: string,
  expression: string,
  value: Json | undefined,
  place: string,
): Mismatch | null {
  const comparison = comparisons[word]
  if (comparison === undefined) throw new CaseFault(`there is no word ${word}`)
  const wanted = worked(expression)
  const found = typeof value === 'number' ? decimalOf(String(value)) : decimalOf(value)
  if (found !== null && comparison.holds(found.cmp(wanted))) return null
  return {
    expected: `${place || 'it'} ${comparison.words} ${wanted.toFixed()} (${expression})`,
    came: shown(value),
  }
}

function worked(expression: string): Big {
  try {
    return workOut(expression)
  } catch (error) {
    throw new CaseFault(error instanceof Error ? error.message : String(error))
  }
}

function ofItems(
  word: 'each' | 'some' | 'none',
  expected: Expected,
  value: Json | undefined,
  saved: Saved,
  place: string,
): Mismatch | null {
  if (!Array.isArray(value)) return { expected: `${place || 'it'} to be a list`, came: shown(value) }
  const found = value.map((item, index) => mismatch(item, expected, saved, `${place}[${index}]`))
  if (word === 'each') return found.find((one) => one !== null) ?? null
  const isThere = found.includes(null)
  if (word === 'some' ? isThere : !isThere) return null
  const first = found.find((one) => one !== null)
  return word === 'some'
    ? {
        expected: `an item of ${place || 'it'} as asked for${first ? ` (${first.expected})` : ''}`,
        came: shown(value),
      }
    : {
        expected: `no item of ${place || 'it'} with ${shown(plainIn(expected))}`,
        came: shown(value[found.indexOf(null)]),
      }
}

function plainIn(raw: Json | Expected): Json {
  const plain: Json = JSON.parse(JSON.stringify(raw))
  return plain
}

function expectedIn(raw: Json | Expected): Expected {
  if (!isObject(raw)) throw new CaseFault('a mapping of paths is expected here')
  return raw
}

function listOf(value: Json): Json[] {
  if (!Array.isArray(value)) throw new CaseFault('a list is expected here')
  return value
}

function lengthOf(value: Json | undefined): number | null {
  if (Array.isArray(value) || typeof value === 'string') return value.length
  return isObject(value) ? Object.keys(value).length : null
}

function inOrder(
  value: Json | undefined,
  path: string,
  isBefore: (one: string | number, other: string | number) => boolean,
): boolean {
  if (!Array.isArray(value)) return false
  const values = value.map((item) => at(item, path))
  return values.every((next, index) => {
    const previous = values[index - 1]
    if (index === 0) return true
    if (typeof previous === 'number' && typeof next === 'number') return isBefore(previous, next)
    return typeof previous === 'string' && typeof next === 'string' && isBefore(previous, next)
  })
}

function isUnique(value: Json | undefined, path: string): boolean {
  if (!Array.isArray(value)) return false
  return new Set(value.map((item) => JSON.stringify(at(item, path)))).size === value.length
}
