import type { Side } from '#domain/selection.ts'
import { type LegResult, settleAsianHandicap, settleOverUnder } from '#domain/settlement.ts'

import type { Settlement } from './commands.ts'

/**
 * What a settled market means for a bet taken on `side` at its own handicap or line, which may have moved
 * since: handicaps and totals are judged by the final score against the bet's terms, all else by side.
 * A side the market does not have is void.
 */
export function legResultOf(
  settlement: Settlement,
  side: Side,
  terms: { handicap: string | null; line: string | null },
): LegResult {
  const { score } = settlement
  const stated = settlement.results[side] ?? 'void'
  if (score === null || stated === 'void') return stated
  if ((side === 'home' || side === 'away') && terms.handicap !== null) {
    return settleAsianHandicap(terms.handicap, score.home, score.away, side)
  }
  if ((side === 'over' || side === 'under') && terms.line !== null) {
    return settleOverUnder(terms.line, score.home + score.away, side)
  }
  return stated
}
