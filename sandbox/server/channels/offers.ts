import { cashOutOffer, wireOffer } from '../../bets/cashOut.ts'
import type { MarketModel } from '../../market/model.ts'
import { memberByCode } from '../../members.ts'
import { type Bet, unsettledBetsOn } from '../../store/bets/bets.ts'
import type { Database } from '../../store/database.ts'
import type { Hub } from './hub.ts'

/** Tells members who listen what is offered for their pending bets, once it is something else [CASH-01]. */
interface OfferDesk {
  /** Takes note of markets that changed. */
  changed(markets: Iterable<string>): void
  /** Tells what has become of the offers since the last time. */
  flush(): void
  /** Forgets what was told. */
  clear(): void
}

/** @param isOn whether the partner has cash out, and its server tells */
export function createOfferDesk({
  database,
  hub,
  model,
  isOn,
}: {
  database: Database
  hub: Hub
  model: () => MarketModel
  isOn: () => boolean
}): OfferDesk {
  let moved = new Set<string>()
  /** What was told last, by ticket number. */
  const told = new Map<string, string>()

  const tellOf = (bet: Bet): void => {
    const member = memberByCode(bet.member)
    if (member === null) return
    const { ticketNum } = bet
    const { 'x-slipway-cashOut': offer = null } = wireOffer(cashOutOffer(bet, member.currency, model()))
    const text = JSON.stringify(offer)
    if (told.get(ticketNum) === text) return
    told.set(ticketNum, text)
    hub.notifyOffer(bet.member, { ticketNum, offer })
  }

  return {
    changed: (markets) => {
      for (const marketId of markets) moved.add(marketId)
    },
    flush: () => {
      if (moved.size === 0) return
      const markets = moved
      moved = new Set()
      if (!isOn()) return
      const listening = new Set(hub.lines({ channel: 'notifications' }).map(({ subject }) => subject.member))
      if (listening.size === 0) return
      // A bet whose legs moved on several of them is told of once: its offer is the same each time.
      for (const marketId of markets)
        for (const bet of unsettledBetsOn(database, marketId, listening)) tellOf(bet)
    },
    clear: () => {
      moved.clear()
      told.clear()
    },
  }
}
