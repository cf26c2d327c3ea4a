import { formatOdds, isEuroOdds, type OddsType } from './odds.ts'

/**
 * The steps of a target [PREBOOK-02], in hundredths of euro odds: below each bound, how far it is to the next. They
 * are those of betting exchanges, on which prices move too.
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

/**
 * The next higher target, as euro odds with two decimals; null if there is none.
 *
 * In euro, Hongkong and Indo odds it is the next step of the ladder. In Malay odds it is the next label, and of the
 * prices that show it the lowest: a market that shows the target has reached it.
 * @param euro euro odds, of the price now or of a target before
 * @throws RangeError where `euro` is no price
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
 * The next lower target, as euro odds with two decimals; null if there is none.
 * @throws RangeError where `euro` is no price
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

/** A target's label, in the odds type of the member. */
export function targetLabel(euro: string, type: OddsType): string {
  return formatOdds({ euro }, type)
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
