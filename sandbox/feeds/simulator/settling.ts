import { type LegResult, settleYesNo } from '#domain/settlement.ts'

import type { MarketCommand } from '../../market/commands.ts'
import { isDecidedByScore, resultByScore } from '../../market/result.ts'
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
  for (const side of sidesOf(spec.kind)) results[side] = resultOf(spec, side, line, outcome)
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

function resultOf(
  { kind, betType }: MarketSpec,
  side: string,
  line: number | null,
  outcome: Outcome,
): LegResult {
  if (outcome === 'notPlayed') return 'void'
  if ('yes' in outcome) return settleYesNo(outcome.yes, side === 'yes' || side === 'home' ? 'yes' : 'no')
  const own = kind === 'handicap' && side === 'away' && line !== null ? -line : line
  const figure = own === null ? null : lineText(own)
  return resultByScore(betType, side, { handicap: figure, line: figure }, outcome.score) ?? 'void'
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
