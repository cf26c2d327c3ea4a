import { type Decimal, decimal, decimalFromInteger, one, two, zero } from '../money/decimal.ts'
import { minorUnits, truncateMinorUnits } from '../money/exactMoney.ts'
import { type Money } from '../money/money.ts'
import { type Fraction, type SystemStake, symmetricFraction } from './combination.ts'

/**
 * How a leg ended. `void` also stands for a push and for draw-no-bet. A dead heat: `tied`
 * participants share `places` places.
 */
export type LegResult =
  | 'win'
  | 'lose'
  | 'halfWin'
  | 'halfLose'
  | 'void'
  | { readonly deadHeat: { readonly places: number; readonly tied: number } }

export interface SettledLeg {
  readonly result: LegResult
  readonly euroOdds: string
}

/**
 * What one unit on a leg returns, as a fraction, where d is its euro odds: win d, lose 0, void 1,
 * half win (d + 1)/2, half lose ½, dead heat d × places/tied.
 * @throws RangeError on malformed odds, or an impossible dead heat (must be 0 < places < tied, whole).
 */
export function legFraction({ result, euroOdds }: SettledLeg): Fraction {
  const odds = decimal(euroOdds)
  if (typeof result === 'object') {
    const { places, tied } = result.deadHeat
    if (places < 1 || tied <= places) throw new RangeError(`No dead heat: ${tied} for ${places} places`)
    return { numerator: odds.times(decimalFromInteger(places)), denominator: decimalFromInteger(tied) }
  }
  switch (result) {
    case 'win':
      return { numerator: odds, denominator: one }
    case 'lose':
      return { numerator: zero, denominator: one }
    case 'void':
      return { numerator: one, denominator: one }
    case 'halfWin':
      return { numerator: odds.plus(one), denominator: two }
    case 'halfLose':
      return { numerator: one, denominator: two }
  }
}

/** What one unit on a leg returns; thirds and the like of a dead heat are truncated at 40 places. */
export function multiplier(result: LegResult, euroOdds: string): Decimal {
  const { numerator, denominator } = legFraction({ result, euroOdds })
  return numerator.div(denominator)
}

/**
 * What a single or a combo pays back, stake included: stake × product of the multipliers, exact,
 * then truncated once at the minor unit (157.575 → 157.57). A single is a combo of one leg.
 * @throws RangeError on no legs, malformed odds or beyond the safe range.
 */
export function settleTicket(stake: Money, legs: readonly SettledLeg[]): Money {
  if (legs.length === 0) throw new RangeError('A ticket has at least one leg')
  return settleSystem(legs, [{ size: legs.length, perLine: stake }])
}

/**
 * What a system pays back, stakes included: over its sizes, the sum over each subset of stake ×
 * product of the multipliers [SLIP-11], exact, then truncated once for the whole ticket.
 * @throws RangeError on malformed odds or beyond the safe range.
 */
export function settleSystem(
  legs: readonly SettledLeg[],
  stakes: readonly [SystemStake, ...SystemStake[]],
): Money {
  const { currency, digits } = stakes[0].perLine
  const fractions = legs.map(legFraction)
  const denominator = symmetricFraction(fractions, 0).denominator
  const numerator = stakes.reduce(
    (sum, { size, perLine }) =>
      sum.plus(minorUnits(perLine).times(symmetricFraction(fractions, size).numerator)),
    zero,
  )
  return truncateMinorUnits(numerator.div(denominator), currency, digits)
}

/** Four times a line, exactly; lines go in quarters. */
function quarters(line: string): number {
  const fourfold = decimal(line.startsWith('+') ? line.slice(1) : line).times(4n)
  const count = Number(fourfold.toFixed(0, 0))
  if (!fourfold.eq(BigInt(count))) throw new RangeError(`Lines go in quarters, not ${line}`)
  return count
}

function assertScore(...scores: readonly number[]): void {
  for (const score of scores) {
    if (!Number.isSafeInteger(score) || score < 0) throw new RangeError(`Not a score: ${score}`)
  }
}

/**
 * The result of beating a line by a margin counted in quarters. A quarter line is two half stakes on
 * the lines next to it, so a margin of one quarter wins one half and voids the other.
 */
function byMargin(margin: number): LegResult {
  if (margin >= 2) return 'win'
  if (margin <= -2) return 'lose'
  if (margin === 0) return 'void'
  return margin > 0 ? 'halfWin' : 'halfLose'
}

/**
 * Asian handicap. `handicap` is that of the selection itself, signed ("-0.25" on the favourite,
 * "+0.25" or "0.25" on the other side), in quarters. `home` and `away` are the goals that count: in
 * play, if the house rules say so, only those scored since the bet.
 * Rules for quarter lines: help.nj.bet365.
 * @throws RangeError on a malformed handicap or score.
 */
export function settleAsianHandicap(
  handicap: string,
  home: number,
  away: number,
  side: 'home' | 'away',
): LegResult {
  assertScore(home, away)
  const lead = side === 'home' ? home - away : away - home
  return byMargin(4 * lead + quarters(handicap))
}

/**
 * Over/under a total line in quarters. Rules for quarter lines: help.vptop.com.
 * @throws RangeError on a malformed line or total.
 */
export function settleOverUnder(line: string, total: number, side: 'over' | 'under'): LegResult {
  assertScore(total)
  const above = 4 * total - quarters(line)
  return byMargin(side === 'over' ? above : -above)
}

/** Three-way result: the draw is a selection of its own. */
export function settle1x2(home: number, away: number, side: 'home' | 'draw' | 'away'): LegResult {
  assertScore(home, away)
  return winnerOf(home, away) === side ? 'win' : 'lose'
}

/** Two-way winner (WIN, WINMAP, SPHA): a draw voids, as draw-no-bet does. */
export function settleWinner(home: number, away: number, side: 'home' | 'away'): LegResult {
  assertScore(home, away)
  const winner = winnerOf(home, away)
  if (winner === 'draw') return 'void'
  return winner === side ? 'win' : 'lose'
}

function winnerOf(home: number, away: number): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

/** Odd or even total; zero is even. */
export function settleOddEven(total: number, side: 'odd' | 'even'): LegResult {
  assertScore(total)
  return (total % 2 === 0 ? 'even' : 'odd') === side ? 'win' : 'lose'
}

/** Whether something happened. */
export function settleYesNo(happened: boolean, side: 'yes' | 'no'): LegResult {
  return (side === 'yes') === happened ? 'win' : 'lose'
}
