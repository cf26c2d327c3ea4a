import { games as catalogue } from '#domain/market/game.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import type { ModelEvent, ModelMarket } from '../../market/entities.ts'
import { dayIn } from '../../market/tabs.ts'
import { readFavourites, writeFavourite } from '../../store/choices.ts'
import { ApiError } from '../../wire/apiError.ts'
import { rowMarkets, wireEvent, wireFlag, wireMarket } from '../../wire/wire.ts'
import type { Caller } from '../access/auth.ts'
import { type Handlers, callerOf } from '../calls/operation.ts'
import { pastEventOf } from '../replies/pastEventOf.ts'
import type { Sandbox } from '../sandbox.ts'
import { type EventQuery, eventsOf, isForCombo, isOutright } from './eventQuery.ts'

type Schemas = components['schemas']

/** Games, events, markets and favourites. */
export function browseOperations(sandbox: Sandbox): Handlers {
  const { database } = sandbox
  const model = () => sandbox.world.model
  const favouritesOf = (caller: Caller): Set<string> =>
    caller.session.isGuest ? new Set() : readFavourites(database, caller.member.code)

  const page = (
    events: readonly ModelEvent[],
    markets: (event: ModelEvent) => readonly ModelMarket[],
    caller: Caller,
    {
      page: number = 1,
      page_size: size = Math.max(events.length, 1),
    }: { page?: number; page_size?: number } = {},
  ): Schemas['EventPage'] => {
    const favourites = favouritesOf(caller)
    const from = (number - 1) * size
    const shown = events.slice(from, from + size)
    return {
      count: events.length,
      next: from + size < events.length ? number + 1 : null,
      results: shown.map((event) =>
        wireEvent(event, {
          markets: markets(event),
          isFavourite: favourites.has(event.eventId),
          currency: caller.member.currency,
          streams: sandbox.streams.of(event),
        }),
      ),
    }
  }

  return {
    listGames: () => {
      const offered = new Map(
        model()
          .events()
          .map((event) => [event.gameId, event.gameName]),
      )
      const results = [...offered]
        .map(([gameId, gameName]) => ({ gameId, gameName }))
        .sort((a, b) => rankOf(a.gameId) - rankOf(b.gameId))
      return { results }
    },

    getTieco: ({ query }) => {
      const total = noCounts()
      const games: Record<string, Schemas['TiecoCounts']> = {}
      for (const event of eventsOf(model(), { ...query, timing: undefined })) {
        const ofGame = (games[event.gameId] ??= noCounts())
        for (const tab of tabsOf(event)) {
          total[tab] += 1
          ofGame[tab] += 1
        }
      }
      return { total, games }
    },

    listCompetitions: ({ query }) => {
      const found = new Map<string, Schemas['Competition']>()
      for (const event of eventsOf(model(), { game_id: query.game_id })) {
        const { competitionId, competitionName, gameId } = event
        const tabs = tabsOf(event)
        if (tabs.length === 0) continue
        const known = found.get(competitionId)
        const counts = known?.counts ?? noCounts()
        for (const tab of tabs) counts[tab] += 1
        if (known === undefined) found.set(competitionId, { competitionId, competitionName, gameId, counts })
      }
      const byName = [...found.values()].sort((a, b) => a.competitionName.localeCompare(b.competitionName))
      return { results: byName.sort((a, b) => rankOf(a.gameId) - rankOf(b.gameId)) }
    },

    listEvents: (call) => {
      const { query } = call
      const caller = callerOf(call)
      if (query.event_id !== undefined) {
        const { event_id: eventId } = query
        const event = model().event(eventId) ?? pastEventOf(sandbox, eventId, sandbox.world.clock.now())
        return page(event === undefined ? [] : [event], (found) => detailMarkets(found, query), caller)
      }
      if (query.game_id !== undefined && sandbox.house.isGameOff(query.game_id))
        throw new ApiError(400, errors.gameDisabled)
      const favourites = favouritesOf(caller)
      const key = ['listEvents', query, [...favourites], caller.member.currency.code]
      return sandbox.sharedReplies.of(JSON.stringify(key), () =>
        page(eventsOf(model(), query, favourites), marketsOfList(query), caller, query),
      )
    },

    listFavouriteEvents: (call) => {
      const caller = callerOf(call)
      const events = eventsOf(model(), { timing: 'favourite' }, favouritesOf(caller))
      return page(events, rowMarkets, caller)
    },

    setFavourite: (call) => {
      const { member, session } = callerOf(call)
      if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
      const eventId = call.path.id
      if (model().event(eventId) === undefined) throw new ApiError(404, errors.noResult)
      writeFavourite(database, member.code, eventId, call.body.favourite)
      return { isFavourite: wireFlag(call.body.favourite) }
    },

    listEventDates: ({ query }) => {
      const timeZone = query.timezone ?? 'UTC'
      const wanted = query.combo === true ? { ...query, combo: true } : { ...query, timing: 'early' as const }
      const counts = new Map<string, number>()
      for (const event of eventsOf(model(), wanted)) {
        const day = dayIn(event.startUtc, timeZone)
        counts.set(day, (counts.get(day) ?? 0) + 1)
      }
      const results = [...counts].map(([event_date, count]) => ({ event_date, count }))
      return { results: results.sort((a, b) => (a.event_date < b.event_date ? -1 : 1)) }
    },

    getOddsHistory: ({ query }) => {
      const market = model().market(query.market_id)
      if (market === undefined) throw new ApiError(404, errors.marketNotFound)
      return { marketId: market.marketId, results: sandbox.world.oddsHistory(market) }
    },

    getMarket: (call) => {
      const { member } = callerOf(call)
      const market = model().market(call.query.market_id)
      if (market === undefined) throw new ApiError(404, errors.marketNotFound)
      return { eventId: market.eventId, market: wireMarket(market, member.currency) }
    },
  }

  function tabsOf(event: ModelEvent): (keyof Schemas['TiecoCounts'])[] {
    if (isOutright(event)) return ['outright']
    const tab = model().tabOf(event)
    return [...(tab === null ? [] : [tab]), ...(isForCombo(event) ? (['combo'] as const) : [])]
  }
}

const rank = new Map(catalogue.map((game, index) => [game.id, index]))

function rankOf(gameId: string): number {
  return rank.get(gameId) ?? rank.size
}

function noCounts(): Schemas['TiecoCounts'] {
  return { today: 0, inplay: 0, early: 0, combo: 0, outright: 0 }
}

/** Which markets of its events a list shows: the list for combos leaves out what they do not accept [SLIP-10]. */
function marketsOfList(query: EventQuery): (event: ModelEvent) => ModelMarket[] {
  if (query.outright === true) return outrightMarkets
  return query.combo === true
    ? (event) => rowMarkets(event).filter(({ comboAllowed }) => comboAllowed)
    : rowMarkets
}

function outrightMarkets(event: ModelEvent): ModelMarket[] {
  return event.markets.filter(({ option }) => option === 'outright')
}

/** Every market of an event, or those of one tab. */
function detailMarkets(
  event: ModelEvent,
  query: { market_option?: 'MATCH' | 'MAP' | undefined; map_option?: string | undefined },
): ModelMarket[] {
  if (query.market_option === 'MATCH') return event.markets.filter(({ option }) => option !== 'map')
  if (query.market_option === 'MAP' || query.map_option !== undefined) {
    return event.markets.filter(
      ({ option, tabName }) =>
        option === 'map' && (query.map_option === undefined || tabName === query.map_option),
    )
  }
  return event.markets
}
