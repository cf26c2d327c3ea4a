import type { components } from '#openapi/client.gen.ts'

import type { Channels } from '../channels.ts'
import type { Route } from '../http.ts'
import type { MemberDesk } from '../members.ts'
import { Refused } from '../messages.ts'
import type { Market, Offer } from '../offer.ts'
import type { State } from './openRoutes.ts'

type Schemas = components['schemas']

/** What steers the back end. It is for this machine, and no part of the contract. */
interface MarketWish {
  status?: Schemas['SelectionStatus']
  /** Euro odds by side. */
  odds?: Record<string, string>
  handicaps?: Record<string, string>
  lines?: Record<string, string>
  /** Results by side: settles the market. Sides that are left out lose. */
  settle?: Record<string, Schemas['SelectionResult']>
  /** Seconds that a bet waits. */
  betDelay?: number
}

/** The steering calls, under `/control`. */
export function serveControl(house: {
  state: State
  members: MemberDesk
  offer: Offer
  channels: () => Channels
}): Route[] {
  const { state, members, offer, channels } = house
  return [
    {
      method: 'POST',
      path: '/control/launch',
      answer: ({ body }) => {
        const { member = null } = body as { member?: string | null }
        const { token, partnerToken } = members.link(member)
        const query = new URLSearchParams({
          token,
          ...(partnerToken === null ? { is_anonymous: 'true' } : { partner_member_token: partnerToken }),
        })
        return { body: { link: `http://localhost/v8/launch?${query.toString()}` } }
      },
    },
    {
      method: 'POST',
      path: '/control/markets/{id}',
      answer: ({ path: { id = '' }, body }) => {
        const market = offer.market(id)
        if (market === undefined) throw new Refused(404, 'noResult')
        offer.change(market, () => steer(market, body as MarketWish))
        return { body: { status: market.status } }
      },
    },
    {
      method: 'POST',
      path: '/control/cut',
      answer: () => {
        channels().cut()
        return { status: 204 }
      },
    },
    {
      method: 'POST',
      path: '/control/sessions/end',
      answer: ({ body }) => {
        const { member } = body as { member: string }
        members.end(member)
        channels().end(member)
        return { status: 204 }
      },
    },
    {
      method: 'POST',
      path: '/control/maintenance',
      answer: ({ body }) => {
        state.maintenance = body as Schemas['Maintenance']
        channels().maintenance(state.maintenance)
        return { body: state.maintenance }
      },
    },
    {
      method: 'POST',
      path: '/control/health',
      answer: ({ body }) => {
        state.isHealthy = (body as { isHealthy: boolean }).isHealthy
        return { body: { isHealthy: state.isHealthy } }
      },
    },
  ]
}

function steer(
  market: Market,
  { status, odds = {}, handicaps = {}, lines = {}, settle, betDelay }: MarketWish,
): void {
  market.status = settle === undefined ? (status ?? market.status) : 'settled'
  market.betDelay = betDelay ?? market.betDelay
  for (const selection of market.selections) {
    const { side } = selection
    selection.euro = odds[side] ?? selection.euro
    selection.handicap = handicaps[side] ?? selection.handicap
    selection.line = lines[side] ?? selection.line
    if (settle !== undefined) selection.result = settle[side] ?? 'loss'
  }
}
