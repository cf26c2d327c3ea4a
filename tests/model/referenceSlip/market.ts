import type { Leg } from '#domain/bets/bet.ts'
import type { LegQuote } from '#machines/betSlip/types.ts'
import { buildLeg, buildQuote } from '#src/testing/builders.ts'

import { homeLeg } from '../samples.ts'

/** What can be known of a selection: where it stands, and its terms now. */
export interface Offer {
  readonly id: string
  readonly event: string
  readonly market: string
  readonly side: 'home' | 'away'
  readonly isOutright: boolean
  readonly allowsCombos: boolean
  price: string
  line: string
  isOpen: boolean
  at: number
}

/** Five matches with two markets each, a market that allows no combos, and an outright. */
export function createMarket() {
  const offers = new Map<string, Offer>()
  const put = (event: string, market: string, more: Partial<Offer> = {}): void => {
    for (const side of ['home', 'away'] as const) {
      const id = `${event}/${market}/${side}`
      offers.set(id, {
        id,
        event,
        market: `${event}/${market}`,
        side,
        isOutright: false,
        allowsCombos: true,
        price: '2.00',
        line: '-0.5',
        isOpen: true,
        at: 2_000,
        ...more,
      })
    }
  }
  for (const event of ['e1', 'e2', 'e3', 'e4', 'e5'])
    for (const market of ['winner', 'total']) put(event, market)
  put('e6', 'apart', { allowsCombos: false })
  put('cup', 'outright', { isOutright: true })

  const offer = (id: string): Offer => {
    const found = offers.get(id)
    if (found === undefined) throw new Error(`There is no ${id}.`)
    return found
  }
  return {
    ids: [...offers.keys()],
    offer,
    change(id: string, change: Partial<Pick<Offer, 'price' | 'line' | 'isOpen'>>): void {
      Object.assign(offer(id), change)
      offer(id).at += 1
    },
  }
}

export type PlainMarket = ReturnType<typeof createMarket>

/** The leg that a press of these odds makes. */
export function legOf({
  event,
  market,
  side,
  price,
  line,
  isOpen,
  isOutright,
  allowsCombos,
  at,
}: Offer): Leg {
  return buildLeg({
    ...homeLeg,
    eventId: event,
    marketId: market,
    side,
    euroOdds: price,
    price: { euro: price },
    handicap: line,
    status: isOpen ? 'open' : 'paused',
    option: isOutright ? 'outright' : 'match',
    comboAllowed: allowsCombos,
    timeStamp: at,
  })
}

/** Its terms as the channel tells them. */
export function quoteOf(offer: Offer): LegQuote {
  return { ...buildQuote(legOf(offer), { timeStamp: offer.at }), isStale: false }
}

/** The name of a leg. */
export function idOf({ marketId, side }: Pick<Leg, 'marketId' | 'side'>): string {
  return `${marketId}/${side}`
}
