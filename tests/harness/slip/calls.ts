import { randomUUID } from 'node:crypto'

import type { components } from '#openapi/client.gen.ts'

import type { TestSandbox } from '../sandbox.ts'

/** A single at euro odds, whatever they become. */
export interface SingleByCall {
  readonly marketId: string
  readonly side: string
  readonly euroOdds: string
  readonly handicap?: string | null
  readonly line?: string | null
  /** Full units of the house's currency. */
  readonly amount: string
}

/** Begins a session of a member's, as on another device, and gives what places its bets by calls alone. */
export async function betsByCall(
  sandbox: TestSandbox,
  member: string,
): Promise<(bet: SingleByCall) => Promise<Response>> {
  const { link } = await sandbox.launch({ member })
  const parameter = (name: string) => new URL(link).searchParams.get(name) ?? ''
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
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
  return ({ marketId, side, euroOdds, handicap = null, line = null, amount }) => {
    const body: components['schemas']['SingleBetRequest'] = {
      tickets: [{ market_id: marketId, bet_type_selection: side, euro_odds: euroOdds, handicap, line }],
      amount,
      currency: 'CNY',
      odds_type: 'euro',
      accept_odds: 'any',
    }
    return post('/single-bet/', body, {
      authorization: `Bearer ${token}`,
      'X-UNIQUE': randomUUID().replaceAll('-', ''),
      'X-UNIQUE-Expires': String(Date.now() + 60_000),
    })
  }
}
