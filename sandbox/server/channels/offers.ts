import { cashOutOffer, wireOffer } from '../../bets/cashOut.ts'
import type { MarketModel } from '../../market/model.ts'
import { memberByCode } from '../../members.ts'
import { pendingBetsOf } from '../../store/bets/bets.ts'
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

  const tellOf = (code: string, markets: ReadonlySet<string>): void => {
    const member = memberByCode(code)
    if (member === null) return
    for (const bet of pendingBetsOf(database, code)) {
      if (!bet.legs.some(({ marketId }) => markets.has(marketId))) continue
      const { ticketNum } = bet
      const { 'x-slipway-cashOut': offer = null } = wireOffer(cashOutOffer(bet, member.currency, model()))
      const text = JSON.stringify(offer)
      if (told.get(ticketNum) === text) continue
      told.set(ticketNum, text)
      hub.notifyOffer(code, { ticketNum, offer })
    }
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
      for (const code of listening) tellOf(code, markets)
    },
    clear: () => {
      moved.clear()
      told.clear()
    },
  }
}
