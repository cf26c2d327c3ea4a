import { mostBetOn } from '../../../store/bets/popularity.ts'
import { readFavourites } from '../../../store/choices.ts'
import { wireEvent } from '../../../wire/wire.ts'
import { callerOf, type Handlers } from '../../calls/operation.ts'
import { featureSwitches } from '../../features.ts'
import type { Sandbox } from '../../sandbox.ts'

/** How many markets are on the board. */
const most = 10

/** What others bet on, from the ledger. */
export function hotHandlers(sandbox: Sandbox): Handlers {
  return {
    listHotMarkets: (call) => {
      const { member, session } = callerOf(call)
      if (featureSwitches(sandbox.features).enableHotMarket !== true) return { results: [] }
      const { model } = sandbox.world
      const favourites = session.isGuest ? new Set<string>() : readFavourites(sandbox.database, member.code)
      const found = mostBetOn(sandbox.database, member.code).flatMap(({ marketId, count, sides }) => {
        const market = model.market(marketId)
        const event = market === undefined ? undefined : model.event(market.eventId)
        if (market === undefined || event === undefined || event.closedAt !== null) return []
        if (market.status !== 'open' && market.status !== 'paused') return []
        const selections = market.selections.map((selection) => ({
          ...selection,
          betRatio: ((sides.get(selection.side) ?? 0) / count).toFixed(2),
        }))
        return [{ event, market: { ...market, selections }, count }]
      })
      const results = found.slice(0, most).map(({ event, market, count }, at) => ({
        rank: at + 1,
        betCount: count,
        event: wireEvent(event, {
          markets: [market],
          isFavourite: favourites.has(event.eventId),
          currency: member.currency,
          streams: sandbox.streams.of(event),
        }),
      }))
      return { results }
    },
  }
}
