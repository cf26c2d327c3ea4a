import type { components } from '#openapi/client.gen.ts'

import { badRequest, type Call } from '../http.ts'
import type { Session } from '../members.ts'
import { Refused } from '../messages.ts'
import { wireEvent, wireMarket } from '../offer.ts'
import { countsOf, datesOf, filtered, pageOf, wanted } from './browsing.ts'
import { fieldsOf, type House, type MemberAnswer, type MemberCall, refuseGuest } from './house.ts'
import { isSigned } from './openRoutes.ts'

type Schemas = components['schemas']

/** What there is to bet on. */
export function browsingCalls({ offer }: House): MemberCall[] {
  const page = (call: Call, session: Session, rows: ReturnType<typeof wanted>, size: number) =>
    pageOf(
      rows.map((event) => wireEvent(event, session.member.favourites)),
      call.query,
      size,
    )
  const nothingOf: MemberAnswer = ({ path: { event_id: eventId = '' } }) => {
    if (offer.event(eventId) === undefined) throw new Refused(404, 'noResult')
    return { body: { results: [] } }
  }
  return [
    [
      'GET',
      '/games',
      () => {
        const games = new Map(offer.events().map(({ gameId, gameName }) => [gameId, { gameId, gameName }]))
        return { body: { results: [...games.values()] } }
      },
    ],
    [
      'GET',
      '/games/tieco/',
      ({ query }) => {
        const events = filtered(offer.events(), query)
        const ids = [...new Set(events.map(({ gameId }) => gameId))]
        const games = ids.map((id) => [id, countsOf(events.filter(({ gameId }) => gameId === id))])
        return { body: { total: countsOf(events), games: Object.fromEntries(games) } }
      },
    ],
    [
      'GET',
      '/events/',
      (call, session) => {
        if (!isSigned(call))
          throw new Refused(403, 'forbidden', { params: { detail: 'X-Request-Signature' } })
        const eventId = call.query.get('event_id')
        const one = eventId === null ? undefined : offer.event(eventId)
        const events = eventId === null ? wanted(offer.events(), call.query, session.member.favourites) : []
        return { body: page(call, session, one === undefined ? events : [one], 100) }
      },
    ],
    [
      'GET',
      '/events/competitions/',
      ({ query }) => {
        const events = filtered(offer.events(), query)
        const ids = [...new Set(events.map(({ competitionId }) => competitionId))]
        const results = ids.flatMap((id) => {
          const here = events.filter(({ competitionId }) => competitionId === id)
          const [first] = here
          if (first === undefined) return []
          const { competitionId, competitionName, gameId } = first
          return [{ competitionId, competitionName, gameId, counts: countsOf(here) }]
        })
        return { body: { results } }
      },
    ],
    [
      'GET',
      '/events/featured',
      (call, session) => ({ body: page(call, session, offer.events().slice(0, 4), 100) }),
    ],
    [
      'GET',
      '/events/favourite',
      (call, session) => {
        const favourites = offer.events().filter(({ eventId }) => session.member.favourites.has(eventId))
        return { body: page(call, session, favourites, 100) }
      },
    ],
    ['GET', '/events/dates_count', ({ query }) => ({ body: { results: datesOf(offer.events(), query) } })],
    [
      'GET',
      '/events/market/',
      ({ query }) => {
        const market = offer.market(query.get('market_id') ?? '')
        const event = market === undefined ? undefined : offer.event(market.eventId)
        if (market === undefined || event === undefined) throw new Refused(404, 'noResult')
        return { body: { eventId: event.eventId, market: wireMarket(market, event) } }
      },
    ],
    [
      'GET',
      '/events/in-match-combo/',
      ({ query }) => {
        const event = offer.event(query.get('event_id') ?? '')
        if (event === undefined) throw new Refused(404, 'noResult')
        const isAvailable = event.isComboAllowed
        const body: Schemas['InMatchCombo'] = {
          available: isAvailable,
          reason: isAvailable ? null : 'Combo bet is not allowed for this event',
          reasonCode: isAvailable ? null : 2056,
          mapOption: query.get('map_option') ?? 'MAP 1',
          mapOptions: [],
          markets: isAvailable ? event.markets.map((market) => wireMarket(market, event)) : [],
        }
        return { body }
      },
    ],
    ['GET', '/events/event_livestats/{event_id}/', nothingOf],
    ['GET', '/events/{event_id}/streams/', nothingOf],
    [
      'PATCH',
      '/favourite-event/{id}/',
      ({ path: { id = '' }, body }, session) => {
        refuseGuest(session)
        const { favourite } = fieldsOf(body, ['favourite'])
        if (typeof favourite !== 'boolean') throw badRequest('validationFailed', 'favourite')
        if (offer.event(id) === undefined) throw new Refused(404, 'noResult')
        if (favourite) session.member.favourites.add(id)
        else session.member.favourites.delete(id)
        return { body: { isFavourite: favourite ? 'true' : 'false' } }
      },
    ],
    ['GET', '/results/', ({ query }) => ({ body: pageOf([], query, 20) })],
    ['GET', '/results/competitions/', () => ({ body: { results: [] } })],
  ]
}
