import type { LegResult } from '#domain/bets/settlement.ts'

import type { MarketDefinition } from './messages.ts'
import type { MarketPlan } from './runners.ts'

/** How a closed market is settled, by side, and what was wrong with the stream's data about it. */
export interface MarketResults {
  results: Record<string, LegResult>
  wrong: string | null
}

/**
 * The results of a closed market: WINNER won, LOSER lost, everything else is void.
 * If more runners won than the market has places, they share the one place of an outright (a dead heat);
 * for any other market it cannot be said who won, so all of it is void. The same applies if nobody won.
 */
export function resultsOf(plan: MarketPlan, definition: MarketDefinition): MarketResults {
  const statuses = new Map(definition.runners.map((runner) => [runner.id, runner.status]))
  const winners = definition.runners.filter((runner) => runner.status === 'WINNER').length
  const places = definition.numberOfWinners ?? (hasOneWinner(plan, definition) ? 1 : 0)
  const settle = (resultOf: (status: string | undefined) => LegResult): Record<string, LegResult> =>
    Object.fromEntries(plan.roles.map((role) => [role.side, resultOf(statuses.get(role.runnerId))]))

  // Some markets report 0 places if every runner is judged separately.
  if (places > 0 && winners > places) {
    const named = `${winners} runners are WINNER where the market has ${places}`
    if (plan.option !== 'outright' || places !== 1) {
      return { results: settle(() => 'void'), wrong: `${named}: settled as void` }
    }
    const shared: LegResult = { deadHeat: { places, tied: winners } }
    return {
      results: settle((status) => (status === 'WINNER' ? shared : plainResult(status))),
      wrong: `${named}: settled as a dead heat`,
    }
  }
  if (winners === 0 && definition.runners.every((runner) => runner.status === 'LOSER')) {
    return { results: settle(() => 'void'), wrong: 'no runner is WINNER: settled as void' }
  }
  return { results: settle(plainResult), wrong: null }
}

/** Whether a market has one winner by its type, if the stream does not say how many. */
function hasOneWinner(plan: MarketPlan, definition: MarketDefinition): boolean {
  return definition.marketType === 'WIN' || (plan.betType !== 'OR' && plan.betType !== 'SPXX')
}

function plainResult(status: string | undefined): LegResult {
  if (status === 'WINNER') return 'win'
  return status === 'LOSER' ? 'lose' : 'void'
}
