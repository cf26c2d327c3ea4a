import { truncateText } from './decimalText.ts'

/** An amount of money: an integer of minor units (cents), never a binary fraction. */
export interface Money {
  /** Safe integer of minor units; may be negative. */
  readonly minor: number
  readonly currency: string
  /** Digits of the minor unit: 2 for cents, 0 for a currency without one. At most 4. */
  readonly digits: number
}

/**
 * @throws RangeError when `minor` is not a safe integer or `digits` is not 0 to 4.
 */
export function money(minor: number, currency: string, digits: number): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Beyond the safe range of money: ${minor}`)
  if (!Number.isInteger(digits) || digits < 0 || digits > 4) {
    throw new RangeError(`Digits of a minor unit are 0 to 4, not ${digits}`)
  }
  return { minor: minor === 0 ? 0 : minor, currency, digits }
}

const amountPattern = /^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?$/

/**
 * Reads an amount in full units from the wire ("150.00", "-3.5").
 * @throws RangeError when the text is malformed, has more decimals than the currency, or is beyond
 * the safe range.
 */
export function parseAmount(text: string, currency: string, digits: number): Money {
  const match = amountPattern.exec(text)
  if (match === null) throw new RangeError(`Not an amount: "${text}"`)
  const [, sign = '', units = '', fraction = ''] = match
  if (fraction.length > digits) {
    throw new RangeError(`"${text}" has more decimals than ${currency} has digits (${digits})`)
  }
  return money(Number(`${sign}${units}${fraction.padEnd(digits, '0')}`), currency, digits)
}

/** The amount in full units, all digits of the minor unit, no separators: "150.00". The wire form. */
export function amountText(value: Money): string {
  const { sign, units, fraction } = parts(value)
  return fraction === '' ? `${sign}${units}` : `${sign}${units}.${fraction}`
}

/** Sign, whole units and the fraction's digits, from the integer's own digits. */
function parts(value: Money): { sign: '' | '-'; units: string; fraction: string } {
  const digits = String(Math.abs(value.minor)).padStart(value.digits + 1, '0')
  const point = digits.length - value.digits
  return { sign: value.minor < 0 ? '-' : '', units: digits.slice(0, point), fraction: digits.slice(point) }
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency || a.digits !== b.digits) {
    throw new RangeError(`${a.currency} and ${b.currency} do not mix`)
  }
}

/** @throws RangeError on two currencies or beyond the safe range. */
export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return money(a.minor + b.minor, a.currency, a.digits)
}

/** @throws RangeError on two currencies or beyond the safe range. */
export function subtract(a: Money, b: Money): Money {
  assertSameCurrency(a, b)
  return money(a.minor - b.minor, a.currency, a.digits)
}

/** -1 if `a` is less, 0 if equal, 1 if more. @throws RangeError on two currencies. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  assertSameCurrency(a, b)
  if (a.minor === b.minor) return 0
  return a.minor < b.minor ? -1 : 1
}

/** The least of one or more amounts. @throws RangeError on two currencies. */
export function least(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((low, other) => (compareMoney(other, low) < 0 ? other : low), first)
}

export function isZero(value: Money): boolean {
  return value.minor === 0
}

export function negate(value: Money): Money {
  return money(-value.minor, value.currency, value.digits)
}

export interface MoneyFormat {
  /** The currency's sign from the settings ("¥", "RM"). */
  symbol?: string | undefined
  /** Whether the sign is shown; by default, if one is given. Without a sign the code is shown. */
  showSymbol?: boolean | undefined
  /** The currency is shown in thousands: 150,000.00 as 150.00K. */
  inK?: boolean | undefined
  /** 1,234,567.00 as 1.23M: K, M, G, T from a thousand up. */
  abbreviate?: boolean | undefined
  /** Thousands separators, on by default. */
  grouping?: boolean | undefined
  /** The language's separators; "," and "." by default. */
  separators?: { readonly group: string; readonly decimal: string } | undefined
}

const steps = [
  { suffix: 'T', zeros: 12 },
  { suffix: 'G', zeros: 9 },
  { suffix: 'M', zeros: 6 },
  { suffix: 'K', zeros: 3 },
] as const

/**
 * Money for display [ODDS-03]. Whatever is left out is truncated, never rounded up, so nobody is shown
 * more than there is. Works on the amount's own digits: `Intl` shortens in ways that differ by
 * language (万, rb, Tr) and refuses codes that are not ISO.
 * In thousands and abbreviated, amounts have two decimals; an abbreviation drops trailing zeros.
 */
export function formatMoney(value: Money, format: MoneyFormat = {}): string {
  const { sign, units, fraction } = parts(value)
  const step = stepOf(units.length, format)
  let amount = fraction === '' ? units : `${units}.${fraction}`
  if (step !== undefined) {
    const shifted = units.padStart(step.zeros + 1, '0')
    const point = shifted.length - step.zeros
    amount = truncateText(`${shifted.slice(0, point)}.${shifted.slice(point)}`, 2)
    if (format.abbreviate === true) amount = amount.replace(/\.?0+$/, '')
  }
  return `${sign}${prefixOf(value, format)}${separate(amount, format)}${step?.suffix ?? ''}`
}

function stepOf(unitDigits: number, format: MoneyFormat): (typeof steps)[number] | undefined {
  const thousand = steps[3]
  if (format.abbreviate === true) {
    const step = steps.find(({ zeros }) => unitDigits > zeros)
    if (step !== undefined) return step
  }
  return format.inK === true ? thousand : undefined
}

function separate(amount: string, { grouping = true, separators }: MoneyFormat): string {
  const { group, decimal } = separators ?? { group: ',', decimal: '.' }
  const [units = '', fraction] = amount.split('.')
  const grouped = grouping ? units.replace(/\B(?=(?:[0-9]{3})+$)/g, group) : units
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}

/** Signs that end in a letter (RM, Rp) are set apart from the figure by a no-break space. */
function prefixOf(value: Money, { symbol, showSymbol = symbol !== undefined }: MoneyFormat): string {
  if (!showSymbol) return ''
  const text = symbol ?? value.currency
  return /\p{L}$/u.test(text) ? `${text}\u00a0` : text
}
