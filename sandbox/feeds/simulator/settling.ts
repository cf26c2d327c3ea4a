import { type LegResult, settleYesNo } from '#domain/bets/settlement.ts'

import type { MarketCommand } from '../../market/commands.ts'
import { isDecidedByScore, resultByScore } from '../../market/result.ts'
import type { MarketKind, MarketSpec, Ending } from './match.ts'
import { lineText } from './pricing.ts'

/** Who plays, by name. */
export interface Names {
  home: string
  away: string
}

/** The command that settles a market at `line` (home's handicap, or the total). */
export function settleCommand(
  market: { marketId: string; spec: MarketSpec; line: number | null },
  ending: Ending,
  names: Names,
): MarketCommand {
  const { marketId, spec, line } = market
  const results: Record<string, LegResult> = {}
  for (const side of sidesOf(spec.kind)) results[side] = resultOf(spec, side, line, ending)
  const base = { kind: 'settle', marketId, results, resultValue: textOf(spec.kind, ending, names) } as const
  if (ending === 'notPlayed') return { ...base, voided: true }
  return 'score' in ending && isDecidedByScore(spec.betType) ? { ...base, score: ending.score } : base
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
  ending: Ending,
): LegResult {
  if (ending === 'notPlayed') return 'void'
  if ('yes' in ending) return settleYesNo(ending.yes, side === 'yes' || side === 'home' ? 'yes' : 'no')
  const own = kind === 'handicap' && side === 'away' && line !== null ? -line : line
  const figure = own === null ? null : lineText(own)
  return resultByScore(betType, side, { handicap: figure, line: figure }, ending.score) ?? 'void'
}

/** What a ticket says about the end. A winner is named: the score of a map does not always show it. */
function textOf(kind: MarketKind, ending: Ending, { home, away }: Names): string {
  if (ending === 'notPlayed') return 'Not played'
  if (kind === 'winner' && 'yes' in ending) {
    const name = ending.yes ? home : away
    return ending.text === undefined ? name : `${name} ${ending.text}`
  }
  if (ending.text !== undefined) return ending.text
  if ('score' in ending) return `${ending.score.home}-${ending.score.away}`
  return ending.yes ? 'Yes' : 'No'
}
