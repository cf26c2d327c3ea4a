import type { Leg } from '#domain/bets/bet.ts'
import { isPrebookable, mayPrebook } from '#domain/bets/prebookable.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'
import { compareMoney, type Money, money, parseAmount } from '#domain/money/money.ts'
import type { Client } from '#src/client/client.ts'
import { legOf } from '#src/features/selection/leg.ts'

/** What a member could press on the list that they look at. */
export interface Offer {
  /** The list as it is now. */
  take(events: readonly Event[]): void
  events(): readonly Event[]
  /** Selections that take bets at current prices, each of another match; fewer than wanted if there are no more. */
  open(matches: number): readonly Leg[]
  /** Markets that take bets, on which bets could be booked if they were paused. */
  bookable(): readonly string[]
  /** A selection on which a bet may be booked; null without one. */
  paused(): Leg | null
  /** A stake with odd cents, from the least of the markets to twice that; null if it would be above the limit. */
  stakeFor(legs: readonly Leg[]): Money | null
}

export interface OfferWish {
  readonly client: Client
  /** In [0, 1). */
  readonly random: () => number
  /** By currency, the most that a bet may cost. */
  readonly stakeLimit: Readonly<Record<string, string>>
}

export function createOffer({ client: { priceBook, session }, random, stakeLimit }: OfferWish): Offer {
  let events: readonly Event[] = []
  /** The least stakes of the markets, full units. */
  const least = new Map<string, string>()
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const legsOf = (event: Event, isWanted: (leg: Leg, market: Market) => boolean): readonly Leg[] =>
    event.markets.flatMap((market) =>
      market.selections
        .map((selection) => legOf(priceBook, event, market, selection))
        .filter((leg) => isWanted(leg, market)),
    )
  const isCurrent = ({ marketId, side }: Leg): boolean => priceBook.get(marketId, side)?.stale === false
  const isOpen = (leg: Leg): boolean =>
    leg.status === 'open' && priceBook.getMarket(leg.marketId)?.status === 'open' && isCurrent(leg)

  return {
    take(found) {
      events = found
      for (const { markets } of found)
        for (const { marketId, minAmount } of markets) least.set(marketId, minAmount)
    },
    events: () => events,
    open(matches) {
      const chosen: Leg[] = []
      const left = [...events]
      while (chosen.length < matches && left.length > 0) {
        const [event] = left.splice(Math.floor(random() * left.length), 1)
        const leg = event && pick(legsOf(event, (one) => isOpen(one) && (matches === 1 || one.comboAllowed)))
        if (leg !== undefined) chosen.push(leg)
      }
      return chosen
    },
    bookable: () =>
      events
        .flatMap(({ markets }) => markets)
        .filter((market) => market.status === 'open' && isPrebookable(market))
        .map(({ marketId }) => marketId),
    paused() {
      const legs = events.flatMap((event) => legsOf(event, (leg) => mayPrebook(leg, { isEnabled: true })))
      return pick(legs) ?? null
    },
    stakeFor(legs) {
      const currency = session.settings()?.currency
      const limit = currency && stakeLimit[currency.code]
      if (currency === undefined || limit === undefined || legs.length === 0) return null
      const { code, digits } = currency
      const minors = legs.map(({ marketId }) => parseAmount(least.get(marketId) ?? '0', code, digits).minor)
      const lowest = Math.max(1, ...minors)
      const stake = money(lowest + Math.floor(random() * lowest), code, digits)
      return compareMoney(stake, parseAmount(limit, code, digits)) > 0 ? null : stake
    },
  }
}
