import { isDecimalText, truncateText } from '../money/decimalText.ts'
import { oddsPlaces, type OddsType } from './oddsType.ts'

export { oddsTypeLabels, oddsTypes, type OddsType } from './oddsType.ts'

/**
 * A price as decimal texts. `euro` leads: bets are compared, sent and paid from it. The others are
 * the server's own values for display, which win over our conversion when present [ODDS-02].
 */
export type Price = { euro: string; hongkong?: string; malay?: string; indo?: string }

/** What is shown if there is no price (euro odds not above 1). */
export const noPrice = '-'

/** Whether a text is a price: a plain decimal above 1. */
export function isEuroOdds(text: string): boolean {
  return isDecimalText(text) && isAboveOne(text)
}

/** For a plain decimal text, by looking at its digits: "1.0001", "2", "10.5" are above 1. */
function isAboveOne(text: string): boolean {
  const first = text.charCodeAt(0)
  // From 2 to 9, and neither a zero nor a minus.
  if (first !== 49 /* 1 */) return first >= 50 && first <= 57
  if (text.length === 1) return false
  if (text.charCodeAt(1) !== 46 /* . */) return true
  for (let at = 2; at < text.length; at += 1) if (text.charCodeAt(at) !== 48) return true
  return false
}

const onlyZeros = /^\.?0*$/

/**
 * Compares two euro odds exactly: -1 if `a` is lower, 0 if they are the same number
 * ("1.5" and "1.50"), 1 if `a` is higher. Both plain decimals, not negative.
 */
export function compareEuro(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0
  const aDot = a.indexOf('.')
  const bDot = b.indexOf('.')
  const aDigits = aDot < 0 ? a.length : aDot
  const bDigits = bDot < 0 ? b.length : bDot
  if (aDigits !== bDigits) return aDigits < bDigits ? -1 : 1
  // With the same number of digits before the point, the order of the texts is the order of the numbers,
  // except if one is the other with zeros appended.
  if (a < b) return b.startsWith(a) && onlyZeros.test(b.slice(a.length)) ? 0 : -1
  return a.startsWith(b) && onlyZeros.test(a.slice(b.length)) ? 0 : 1
}

/** How many prices are remembered: those of a feed repeat on a ladder of a few hundred steps. A full cache is simply emptied. */
const cacheLimit = 4096

/** What is made of a price once, and not at each of its ticks. */
function remembering<Made>(make: (euro: string) => Made): (euro: string) => Made {
  const cache = new Map<string, Made>()
  return (euro) => {
    const known = cache.get(euro)
    if (known !== undefined) return known
    const made = make(euro)
    if (cache.size >= cacheLimit) cache.clear()
    cache.set(euro, made)
    return made
  }
}

/**
 * Whether the chance that a price means, 1 / euro, moved by a hundredth or more: a smaller move is not worth a
 * second look. Both plain decimals above 0.
 */
export function isChanceMoved(before: string, after: string): boolean {
  const moved = Math.abs(chanceOf(before) - chanceOf(after)) - 0.01
  // Exactly only where it is that near.
  if (Math.abs(moved) > 1e-9) return moved > 0
  const places = Math.max(decimalsOf(before), decimalsOf(after))
  const [a, b] = [inSteps(before, places), inSteps(after, places)]
  const difference = a < b ? b - a : a - b
  return 100n * difference * 10n ** BigInt(places) >= a * b
}

/** As near as a number tells it. */
const chanceOf = remembering((euro) => 1 / Number(euro))

function decimalsOf(text: string): number {
  const dot = text.indexOf('.')
  return dot < 0 ? 0 : text.length - dot - 1
}

/** A plain decimal as a whole number of steps of the given decimal place. */
function inSteps(text: string, places: number): bigint {
  return BigInt(text.replace('.', '') + '0'.repeat(places - decimalsOf(text)))
}

const converted: Readonly<Record<Exclude<OddsType, 'euro'>, (euro: string) => string>> = {
  hongkong: remembering((euro) => convertedText(euro, 'hongkong')),
  malay: remembering((euro) => convertedText(euro, 'malay')),
  indo: remembering((euro) => convertedText(euro, 'indo')),
}

/**
 * The label of a price in an odds type: 2, 2, 2, 4 decimals (euro, Hongkong, Malay, Indo), truncated
 * and never rounded [ODDS-01]; the server's own value if it sent one [ODDS-02]; an ASCII minus.
 *
 * Cutting off is toward zero for negative odds too: the label's digits are the first digits of the
 * true value (−0.8333 shows −0.83), so it is never further from zero than the true value. Labels are not
 * unique (2.10 and 2.11 both show Malay −0.90) and only for display. Beyond euro 101 a Malay
 * label keeps its sign and shows -0.00. If euro is not a price (not above 1) the label is "-".
 *
 * Runs on every price tick: it cuts text where possible, and keeps conversions in a small cache.
 */
export function formatOdds(price: Price, type: OddsType): string {
  if (!isAboveOne(price.euro)) return noPrice
  const own = price[type]
  if (own !== undefined) return truncateText(own, oddsPlaces[type])
  return type === 'euro' ? truncateText(price.euro, 2) : converted[type](price.euro)
}

/** In whole numbers of the price's last decimal, so exact: the decimal library says the same (`testing/convertOdds.ts`). */
function convertedText(euro: string, type: Exclude<OddsType, 'euro'>): string {
  const [units = '', fraction = ''] = euro.split('.')
  const unit = 10n ** BigInt(fraction.length)
  const profit = BigInt(units + fraction) - unit
  const isInverted = (type === 'malay' && profit > unit) || (type === 'indo' && profit < unit)
  return isInverted ? `-${cutOff(unit, profit, oddsPlaces[type])}` : cutOff(profit, unit, oddsPlaces[type])
}

/** A quotient that is not negative, with the given number of decimals, truncated. */
function cutOff(dividend: bigint, divisor: bigint, places: number): string {
  const digits = String((dividend * 10n ** BigInt(places)) / divisor).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
