import { randomUUID } from 'node:crypto'

import type { components } from '#openapi/client.gen.ts'

import type { TestSandbox } from '../../harness/sandbox.ts'

type EventPage = components['schemas']['EventPage']
type SingleBetRequest = components['schemas']['SingleBetRequest']

const mostBets = 20

/** Places bets for a member, on as many of the sandbox's events, so that there is a page of history to show. */
export async function placeBets(sandbox: TestSandbox, { results }: EventPage): Promise<void> {
  const { link } = await sandbox.launch({ member: 'alice' })
  const parameter = (name: string) => new URL(link).searchParams.get(name) ?? ''
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.clientUrl}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const session = await post('/game-launch/', {
    token: parameter('token'),
    partner_member_token: parameter('partner_member_token') || parameter('auth'),
  })
  const { token } = (await session.json()) as { token: string }
  for (const { markets } of results.slice(0, mostBets)) {
    const [market] = markets
    const selection = market?.selection[0]
    if (market === undefined || selection === undefined) continue
    const bet: SingleBetRequest = {
      tickets: [
        {
          market_id: market.marketId,
          bet_type_selection: selection.betTypeSelectionName,
          euro_odds: selection.euroOdds,
          handicap: selection.handicap ?? null,
          line: selection.line ?? null,
        },
      ],
      amount: '20.00',
      currency: 'CNY',
      odds_type: 'euro',
      accept_odds: 'any',
    }
    await post('/single-bet/', bet, {
      authorization: `Bearer ${token}`,
      'X-UNIQUE': randomUUID().replaceAll('-', ''),
      'X-UNIQUE-Expires': String(Date.now() + 60_000),
    })
  }
}
