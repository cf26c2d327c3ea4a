import {
  type LegResult,
  settle1x2,
  settleAsianHandicap,
  settleOddEven,
  settleOverUnder,
  settleWinner,
  settleYesNo,
} from '#domain/settlement.ts'

import type { MarketCommand } from '../../market/commands.ts'
import { isDecidedByScore } from '../../market/result.ts'
import type { MarketKind, MarketSpec, Outcome } from './match.ts'
import { lineText } from './pricing.ts'

/** Who plays, by name. */
export interface Names {
  home: string
  away: string
}

/** The command that settles a market standing at `line` (home's handicap, or of the total). */
export function settleCommand(
  market: { marketId: string; spec: MarketSpec; line: number | null },
  outcome: Outcome,
  names: Names,
): MarketCommand {
  const { marketId, spec, line } = market
  const results: Record<string, LegResult> = {}
  for (const side of sidesOf(spec.kind)) results[side] = resultOf(spec.kind, side, line, outcome)
  const base = { kind: 'settle', marketId, results, resultValue: textOf(spec.kind, outcome, names) } as const
  if (outcome === 'notPlayed') return { ...base, voided: true }
  return 'score' in outcome && isDecidedByScore(spec.betType) ? { ...base, score: outcome.score } : base
}

/** The sides of a market, in the order in which they are shown. */
export function sidesOf(kind: MarketKind): readonly string[] {
  switch (kind) {
    case 'winner':
    case 'handicap':
      return ['home', 'away']
    case 'threeWay':
      return ['home', 'draw', 'away']
    case 'total':
      return ['over', 'under']
    case 'oddEven':
      return ['odd', 'even']
    case 'yesNo':
      return ['yes', 'no']
  }
}

function resultOf(kind: MarketKind, side: string, line: number | null, outcome: Outcome): LegResult {
  if (outcome === 'notPlayed') return 'void'
  if ('yes' in outcome) return settleYesNo(outcome.yes, side === 'yes' || side === 'home' ? 'yes' : 'no')
  const { home, away } = outcome.score
  switch (side) {
    case 'home':
    case 'away':
      if (kind === 'handicap') {
        const own = side === 'home' ? (line ?? 0) : -(line ?? 0)
        return settleAsianHandicap(lineText(own), home, away, side)
      }
      return kind === 'winner' ? settleWinner(home, away, side) : settle1x2(home, away, side)
    case 'draw':
      return settle1x2(home, away, side)
    case 'over':
    case 'under':
      return settleOverUnder(lineText(line ?? 0), home + away, side)
    case 'odd':
    case 'even':
      return settleOddEven(home + away, side)
    default:
      return 'void'
  }
}

/** What a ticket says of the end. A winner is named: the score of a map does not always tell. */
function textOf(kind: MarketKind, outcome: Outcome, { home, away }: Names): string {
  if (outcome === 'notPlayed') return 'Not played'
  if (kind === 'winner' && 'yes' in outcome) {
    const name = outcome.yes ? home : away
    return outcome.text === undefined ? name : `${name} ${outcome.text}`
  }
  if (outcome.text !== undefined) return outcome.text
  if ('score' in outcome) return `${outcome.score.home}-${outcome.score.away}`
  return outcome.yes ? 'Yes' : 'No'
}
