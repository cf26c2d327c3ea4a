import { truncateText } from './decimal.ts'
import { type Money, parts } from './money.ts'

export interface MoneyFormat {
  /** The currency's sign from the settings ("¥", "RM"). */
  symbol?: string | undefined
  /** Whether the sign is shown; by default it is where one is given. Without a sign the code is shown. */
  showSymbol?: boolean | undefined
  /** The currency is shown in thousands: 150,000.00 as 150.00K. */
  inK?: boolean | undefined
  /** 1,234,567.00 as 1.23M: K, M, G, T from a thousand on. */
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
 * Money for showing [ODDS-03]. Whatever is left out is cut off, never rounded up, so nobody is shown
 * more than there is. Works on the amount's own digits: `Intl` shortens in ways that differ by
 * language (万, rb, Tr) and refuses codes that are not ISO.
 * In thousands and abbreviated amounts have two decimals; those of an abbreviation end without zeros.
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

/** Signs that end in a letter (RM, Rp) stand apart from the figure by a no-break space. */
function prefixOf(value: Money, { symbol, showSymbol = symbol !== undefined }: MoneyFormat): string {
  if (!showSymbol) return ''
  const text = symbol ?? value.currency
  return /\p{L}$/u.test(text) ? `${text}\u00a0` : text
}
