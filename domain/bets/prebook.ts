import { decimal, truncate } from '../money/decimal.ts'
import { formatOdds, isEuroOdds, type OddsType } from '../odds/odds.ts'
import { toEuro } from '../odds/oddsConversion.ts'

/**
 * The steps of a target [PREBOOK-02], in hundredths of euro odds: below each bound, how far it is to the next. They
 * are the steps of betting exchanges, where prices move along them too.
 */
const ladder = [
  { below: 200, step: 1 },
  { below: 300, step: 2 },
  { below: 400, step: 5 },
  { below: 600, step: 10 },
  { below: 1_000, step: 20 },
  { below: 2_000, step: 50 },
  { below: 3_000, step: 100 },
  { below: 5_000, step: 200 },
  { below: 10_000, step: 500 },
  { below: 100_000, step: 1_000 },
] as const

const lowest = 101
const highest = 100_000

/** The lowest and the highest target, as euro odds. */
export const targetBounds = [text(lowest), text(highest)] as const

/**
 * The next higher target, as euro odds with two decimals; null at the top of the ladder.
 *
 * In euro, Hongkong and Indo odds it is the next step of the ladder. In Malay odds it is the next label, at the lowest
 * price that shows it: a market that shows the target has reached it.
 * @param euro euro odds, of the current price or of an earlier target
 * @throws RangeError if `euro` is not a price
 */
export function higherTarget(euro: string, type: OddsType): string | null {
  const { floor, invertedLabel } = parts(euro)
  const next =
    type === 'malay' && floor >= 200
      ? lowestWithMalay(invertedLabel - 1)
      : (Math.floor(floor / stepAt(floor)) + 1) * stepAt(floor)
  return next === null || next > highest ? null : text(Math.max(next, lowest))
}

/**
 * The next lower target, as euro odds with two decimals; null at the bottom of the ladder.
 * @throws RangeError if `euro` is not a price
 */
export function lowerTarget(euro: string, type: OddsType): string | null {
  const { floor, isWhole, invertedLabel } = parts(euro)
  const under = isWhole ? floor - 1 : floor
  const next =
    type === 'malay' && under >= 200
      ? lowestWithMalay(invertedLabel + 1)
      : Math.floor(under / stepAt(under)) * stepAt(under)
  return next === null || next < lowest ? null : text(Math.min(next, highest))
}

/** A target's label, in the member's odds type. */
export function targetLabel(euro: string, type: OddsType): string {
  return formatOdds({ euro }, type)
}

const written = /^-?(?:0|[1-9][0-9]{0,4})(?:\.[0-9]{1,4})?$/

/**
 * A target as a member types it in their odds type, as euro odds with two decimals: the lowest that pays no less than
 * what was typed. Null where it is no odds, or none on which a bet can be booked.
 */
export function readTarget(typed: string, type: OddsType): string | null {
  const figure = typed.normalize('NFKC').trim().replace(',', '.').replace('\u2212', '-').replace(/^\+/, '')
  if (!written.test(figure)) return null
  const hundredths = type === 'malay' && figure.startsWith('-') ? ofMalayLabel(figure) : ofOdds(figure, type)
  return hundredths === null || hundredths < lowest || hundredths > highest ? null : text(hundredths)
}

/** Negative Malay odds are read as the label they are: at the lowest price that shows it. */
function ofMalayLabel(figure: string): number | null {
  const label = Number(truncate(decimal(figure.slice(1)).times(decimal('100')), 0).toString())
  return label > 100 ? null : lowestWithMalay(label)
}

function ofOdds(figure: string, type: OddsType): number | null {
  try {
    const exact = toEuro(decimal(figure), type).times(decimal('100'))
    const whole = truncate(exact, 0)
    // A hundredth's hundredth is no more than what a label of four places leaves out.
    const isWhole = exact.minus(whole).lt(decimal('0.02'))
    return Number(whole.toString()) + (isWhole ? 0 : 1)
  } catch {
    return null
  }
}

/**
 * A price raised by so many percent, on the ladder: the last step that is not above it, but above the price itself.
 * @returns euro odds with two decimals; null where the ladder does not go so far
 * @throws RangeError if `euro` is not a price
 */
export function raisedTarget(euro: string, percent: number): string | null {
  const { floor } = parts(euro)
  const raised = Math.floor((floor * (100 + percent)) / 100)
  const onLadder = Math.floor(raised / stepAt(raised)) * stepAt(raised)
  if (onLadder > highest) return null
  return onLadder > floor ? text(onLadder) : higherTarget(euro, 'euro')
}

/** The lowest price, in hundredths of euro odds, whose Malay label is -0.`label`; null beyond -0.01. */
function lowestWithMalay(label: number): number | null {
  if (label < 1) return null
  return label >= 100 ? 200 : 100 + Math.floor(10_000 / (label + 1)) + 1
}

function stepAt(hundredths: number): number {
  return ladder.find(({ below }) => hundredths < below)?.step ?? 1_000
}

/** Euro odds in whole hundredths, truncated; and 1 / (euro − 1) in hundredths, which is a Malay label without its sign. */
function parts(euro: string): { floor: number; isWhole: boolean; invertedLabel: number } {
  if (!isEuroOdds(euro)) throw new RangeError('Euro odds are above 1')
  const [units = '', fraction = ''] = euro.split('.')
  const unit = 10n ** BigInt(fraction.length)
  const value = BigInt(units + fraction)
  return {
    floor: Number((value * 100n) / unit),
    isWhole: (value * 100n) % unit === 0n,
    invertedLabel: Number((100n * unit) / (value - unit)),
  }
}

function text(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}
