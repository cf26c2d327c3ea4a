import type { components } from '#openapi/client.gen.ts'

import type { TestSandbox } from '../../harness/sandbox.ts'
import { betsByCall } from '../../harness/slip/calls.ts'

type EventPage = components['schemas']['EventPage']

const mostBets = 20

/** Places bets for a member, each on another of the sandbox's events, to fill a page of history. */
export async function placeBets(sandbox: TestSandbox, { results }: EventPage): Promise<void> {
  const place = await betsByCall(sandbox, 'alice')
  for (const { markets } of results.slice(0, mostBets)) {
    const [market] = markets
    const selection = market?.selection[0]
    if (market === undefined || selection === undefined) continue
    const { betTypeSelectionName: side, euroOdds, handicap, line } = selection
    await place({ marketId: market.marketId, side, euroOdds, handicap, line, amount: '20.00' })
  }
}
