import {
  type LegResult,
  settle1x2,
  settleAsianHandicap,
  settleOddEven,
  settleOverUnder,
  settleWinner,
} from '#domain/bets/settlement.ts'
import type { BetType } from '#domain/market/betType.ts'
import type { Side } from '#domain/market/selection.ts'

import type { Score, Settlement } from './commands.ts'

/** The handicap or line of a selection, or the one a bet was taken at. */
export interface LineTerms {
  handicap: string | null
  line: string | null
}

/** What a score decides about a market; the winner of a map, for example, is stated, whatever the kills were. */
type Decider = 'threeWay' | 'winner' | 'handicap' | 'total' | 'oddEven'

const deciders: Readonly<Partial<Record<BetType, Decider>>> = {
  '1X2': 'threeWay',
  SP1X2: 'threeWay',
  WIN: 'winner',
  SPHA: 'winner',
  AH: 'handicap',
  SPAH: 'handicap',
  SPXXAH: 'handicap',
  OU: 'total',
  SPOU: 'total',
  OE: 'oddEven',
  SPOE: 'oddEven',
}

/** Whether a score says how bets of this type ended. */
export function isDecidedByScore(betType: BetType): boolean {
  return deciders[betType] !== undefined
}

/** The figure that bets of this type are judged at; null for types without one. */
export function judgedFigure(betType: BetType): keyof LineTerms | null {
  if (deciders[betType] === 'handicap') return 'handicap'
  return deciders[betType] === 'total' ? 'line' : null
}

/**
 * What a settled market means for a bet on `side` at the bet's own terms; the market's may have moved since. A side
 * the market does not have is void.
 * @throws RangeError if the bet's terms cannot be judged
 */
export function legResultOf(settlement: Settlement, side: Side, terms: LineTerms): LegResult {
  const { betType, ending, results, score } = settlement
  const stated = results[side]
  if (ending === 'voided' || stated === undefined) return 'void'
  return score === null ? stated : (resultByScore(betType, side, terms, score) ?? stated)
}

/**
 * How a score decides a side; null if it does not.
 * @throws RangeError on terms or a score that cannot be judged
 */
export function resultByScore(
  betType: BetType,
  side: Side,
  terms: LineTerms,
  { home, away }: Score,
): LegResult | null {
  const isTeam = side === 'home' || side === 'away'
  switch (deciders[betType]) {
    case 'threeWay':
      return isTeam || side === 'draw' ? settle1x2(home, away, side) : null
    case 'winner':
      return isTeam ? settleWinner(home, away, side) : null
    case 'handicap':
      return isTeam ? settleAsianHandicap(needed(terms.handicap, 'handicap'), home, away, side) : null
    case 'total':
      return side === 'over' || side === 'under'
        ? settleOverUnder(needed(terms.line, 'line'), home + away, side)
        : null
    case 'oddEven':
      return side === 'odd' || side === 'even' ? settleOddEven(home + away, side) : null
    default:
      return null
  }
}

function needed(figure: string | null, what: string): string {
  if (figure === null) throw new RangeError(`There is no ${what} to judge by`)
  return figure
}
