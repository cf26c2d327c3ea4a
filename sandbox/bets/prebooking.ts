import { hasOtherLine } from '#domain/market/marketUpdate.ts'
import { compareEuro } from '#domain/odds/odds.ts'

import type { ModelMarket } from '../market/entities.ts'
import type { MarketModel } from '../market/model.ts'
import {
  bookedOn,
  cancelPrebook,
  findPrebook,
  marketsWithBookings,
  placePrebook,
  type Prebook,
} from '../store/bets/prebooks.ts'
import type { Database } from '../store/database.ts'

/** Places booked bets when their markets reach the targets, and returns their stakes if they cannot. */
export interface Prebooking {
  /** Looks at the bets booked on markets that have changed; `at` is sandbox time. */
  marketsChanged(marketIds: Iterable<string>, at: number): void
  /** Looks at every booked bet, as at a start: its market may have changed, or gone, in the meantime. */
  lookAtAll(at: number): void
  /** Returns a booked bet's stake, once; null if the member has no booked bet with that number. */
  cancel(member: string, ticketNum: string, at: number): 'cancelled' | 'placed' | null
}

/**
 * A desk for booked bets. A bet is placed or cancelled in one transaction, and only if it is still booked then, so
 * that a placement and a cancellation in a race never both happen, and a kill leaves it booked or ended.
 * @param options.ended called for a bet that was placed or cancelled, once that is on disk, and by whom: by its member,
 *   or as its market reached the target or closed
 */
export function createPrebooking(options: {
  database: Database
  model: () => MarketModel
  ended: (ticketNum: string, by: 'member' | 'market') => void
}): Prebooking {
  const { database, model, ended } = options

  const lookAt = (marketId: string, at: number): void => {
    const market = model().market(marketId)
    for (const prebook of bookedOn(database, marketId)) {
      // A clock that was set back since the booking does not place a bet before it was booked.
      const when = Math.max(Math.floor(at), prebook.bookedAt)
      if (market === undefined || isOver(market)) {
        if (cancelPrebook(database, prebook, when)) ended(prebook.ticketNum, 'market')
        continue
      }
      const euroOdds = priceFor(prebook, market)
      if (euroOdds !== null && placePrebook(database, { prebook, euroOdds, at: when }))
        ended(prebook.ticketNum, 'market')
    }
  }

  return {
    marketsChanged: (marketIds, at) => {
      const waiting = new Set(marketsWithBookings(database))
      if (waiting.size === 0) return
      for (const marketId of marketIds) if (waiting.has(marketId)) lookAt(marketId, at)
    },
    lookAtAll: (at) => {
      for (const marketId of marketsWithBookings(database)) lookAt(marketId, at)
    },
    cancel: (member, ticketNum, at) => {
      const prebook = findPrebook(database, ticketNum)
      if (prebook === null || prebook.member !== member) return null
      if (cancelPrebook(database, prebook, Math.max(Math.floor(at), prebook.bookedAt)))
        ended(ticketNum, 'member')
      return findPrebook(database, ticketNum)?.status === 'accepted' ? 'placed' : 'cancelled'
    },
  }
}

/** Whether a market takes no bets any more. */
function isOver({ status }: ModelMarket): boolean {
  return status !== 'open' && status !== 'paused' && status !== 'new'
}

/** The euro odds at which a booked bet can be placed now; null if it cannot be placed yet [PREBOOK-02]. */
function priceFor({ leg, targetOdds }: Prebook, market: ModelMarket): string | null {
  const selection = market.selections.find(({ side }) => side === leg.side)
  if (selection === undefined || selection.status !== 'open' || hasOtherLine(leg, selection)) return null
  const { euro } = selection.price
  return compareEuro(euro, targetOdds) >= 0 ? euro : null
}
