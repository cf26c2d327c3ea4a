import type { components } from '#openapi/client.gen.ts'

import type { BetDesk } from '../bets/bets.ts'
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
  settle?: Record<string, keyof typeof results>
  limits?: { min: string; max: string }
  /** Milliseconds that a bet waits; 0 also decides those that wait. */
  betDelay?: number
}

/** How a selection may end, in the words of steering. */
const results = {
  win: 'win',
  lose: 'loss',
  halfWin: 'half_win',
  halfLose: 'half_loss',
  void: 'void',
} as const satisfies Record<string, Schemas['SelectionResult']>

/** The steering calls, under `/control`. */
export function serveControl(house: {
  state: State
  members: MemberDesk
  offer: Offer
  bets: BetDesk
  channels: () => Channels
}): Route[] {
  const { state, members, offer, bets, channels } = house
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
        const wish = body as MarketWish
        offer.change(market, () => steer(market, wish))
        if (wish.betDelay === 0) bets.decideWaiting(id)
        return { body: { status: market.status } }
      },
    },
    {
      method: 'POST',
      path: '/control/markets/{id}/release',
      answer: ({ path: { id = '' } }) => {
        const market = offer.market(id)
        if (market === undefined) throw new Refused(404, 'noResult')
        // What has ended has ended.
        if (market.status !== 'settled')
          offer.change(market, () => release(market, offer.beginningOf(market)))
        return { status: 204 }
      },
    },
    {
      method: 'POST',
      path: '/control/combos/{id}',
      answer: ({ path: { id = '' }, body }) => {
        const event = offer.event(offer.market(id)?.eventId ?? '')
        if (event === undefined) throw new Refused(404, 'noResult')
        event.isComboAllowed = (body as { isAllowed: boolean }).isAllowed
        return { status: 204 }
      },
    },
    {
      method: 'POST',
      path: '/control/lose',
      answer: ({ body }) => {
        const { method, path } = body as { method: string; path: string }
        state.lost = { method, path: `/api${path}` }
        return { status: 204 }
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

function steer(market: Market, wish: MarketWish): void {
  const { status, odds = {}, handicaps = {}, lines = {}, settle, limits, betDelay } = wish
  market.status = settle === undefined ? (status ?? market.status) : 'settled'
  market.betDelay = betDelay ?? market.betDelay
  market.minAmount = limits?.min ?? market.minAmount
  market.maxAmount = limits?.max ?? market.maxAmount
  for (const selection of market.selections) {
    const { side } = selection
    selection.euro = odds[side] ?? selection.euro
    selection.handicap = handicaps[side] ?? selection.handicap
    selection.line = lines[side] ?? selection.line
    if (settle !== undefined) selection.result = results[settle[side] ?? 'lose']
  }
}

/** The selections stay the same objects: bets hold them. */
function release(market: Market, { status, minAmount, maxAmount, betDelay, selections }: Market): void {
  Object.assign(market, { status, minAmount, maxAmount, betDelay })
  for (const [place, selection] of market.selections.entries()) Object.assign(selection, selections[place])
}
