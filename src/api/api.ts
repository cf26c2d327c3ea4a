import type { Event } from '#domain/event.ts'
import type { Side } from '#domain/selection.ts'
import { isRangeUnavailable } from '#domain/stakeRange.ts'
import type { RangeAnswer } from '#machines/betSlip/types.ts'
import type { SealedRequest } from '#machines/placement/types.ts'
import type { Member } from '#machines/session/settings.ts'
import type { operations } from '#openapi/client.gen.ts'
import { readEventList, readEventListHead, readListedEvent } from '#src/wire/events.ts'
import type { EventListPage } from '#src/wire/events.ts'
import { readGames, readTieco } from '#src/wire/games.ts'
import type { GameOffer, Tieco } from '#src/wire/games.ts'
import { readFreshToken, readLaunch, readMember } from '#src/wire/settings.ts'
import type { FreshTokenReply, LaunchReply } from '#src/wire/settings.ts'
import { readBetRange, readTicketPage, readWallet } from '#src/wire/tickets.ts'
import type { TicketPage } from '#src/wire/tickets.ts'
import type { Wallet } from '#src/wire/tickets.ts'
import type { OpenedLink, SessionTokens } from '#src/wire/tokens.ts'
import type { MinorUnit } from '#src/wire/values.ts'

import { askByUnique, placeBet, type KeyResult, type PlaceResult } from './bets.ts'
import type { EventsFilter, TicketTab } from './filters.ts'
import { call, createHttp, readReply, type CallOptions, type CallSettings } from './http/call.ts'
import { noSessionError } from './http/failures.ts'
import { inSlices } from './http/slices.ts'
import { launchRequest } from './launchRequest.ts'

/** Every call of the contract, in domain types. Each rejects with a `CallError` and with nothing else, but for the two that say so. */
export interface Api {
  /** UTC milliseconds by the server's clock. */
  serverNow(): number
  /** The listener is called when the server's clock turns out to be another than was known. */
  onServerClockSet(listener: () => void): () => void
  launch(link: OpenedLink, signal?: AbortSignal): Promise<LaunchReply>
  /** Whether a kept session is still good, and its settings as they are now [LAUNCH-12]. */
  checkLaunch(kept: SessionTokens, signal?: AbortSignal): Promise<LaunchReply>
  refreshToken(token: string, signal?: AbortSignal): Promise<FreshTokenReply>
  /** With a token given: the session has not begun yet. */
  member(token: string, signal?: AbortSignal): Promise<Member>
  wallet(signal?: AbortSignal): Promise<Wallet>
  /** The same during the launch, with its own token. */
  launchWallet(token: string, currency: MinorUnit, signal?: AbortSignal): Promise<Wallet>
  games(signal?: AbortSignal): Promise<GameOffer[]>
  tieco(filter: { gameId: string | null }, signal?: AbortSignal): Promise<Tieco>
  events(filter: EventsFilter, page: number, signal?: AbortSignal): Promise<EventListPage>
  /** One event with all of its markets; null where there is none under this id. */
  event(eventId: string, signal?: AbortSignal): Promise<Event | null>
  tickets(filter: { tab: TicketTab; page: number }, signal?: AbortSignal): Promise<TicketPage>
  /** -1 and -1, or a least above the most, mean that the market is unavailable [SLIP-05]. */
  betRange(selection: { marketId: string; side: Side }, signal?: AbortSignal): Promise<RangeAnswer>
  /** Sends a sealed bet once; never rejects. */
  placeBet(key: string, request: SealedRequest, signal?: AbortSignal): Promise<PlaceResult>
  /** Asks what became of a key; never rejects. */
  askByUnique(key: string, signal?: AbortSignal): Promise<KeyResult>
}

/** The calls of components: those that give or take a token are the launch's and the session's own. */
export type MemberApi = Omit<Api, 'launch' | 'checkLaunch' | 'refreshToken' | 'member' | 'launchWallet'>

export interface ApiSettings extends CallSettings {
  readonly currency: () => MinorUnit | null
  /** An entry of a list, or a setting that the launch can do without, could not be read and was left out [LIVE-13]. */
  readonly onLeftOut: () => void
}

type EventsQuery = NonNullable<operations['listEvents']['parameters']['query']>

function eventsQuery({ tab, gameId, competitionIds, date }: EventsFilter, page: number): EventsQuery {
  return {
    page,
    page_size: eventsPageSize,
    ...(tab === 'combo' && { combo: true }),
    ...(tab === 'outright' && { outright: true }),
    ...(tab !== 'combo' && tab !== 'outright' && { timing: tab }),
    ...(typeof gameId === 'string' && { game_id: gameId }),
    ...(competitionIds !== undefined && competitionIds.length > 0 && { competition_id: [...competitionIds] }),
    ...(typeof date === 'string' && { date }),
  }
}

function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` }
}

/** The calls, on one openapi-fetch client. */
export function createApi(settings: ApiSettings): Api {
  const http = createHttp(settings)
  const { timeout, timers, onLeftOut } = settings
  const get = (signal: AbortSignal | undefined): CallOptions => ({ method: 'GET', timeout, timers, signal })
  const post = (signal: AbortSignal | undefined): CallOptions => ({ method: 'POST', timeout, timers, signal })
  const currency = (): MinorUnit => {
    const current = settings.currency()
    if (current === null) throw noSessionError()
    return current
  }
  return {
    serverNow: settings.clock.now,
    onServerClockSet: settings.clock.onSet,
    launch: (link, signal) =>
      call(
        post(signal),
        (abort) =>
          http.POST('/game-launch/', { body: launchRequest(link, settings.timeZone()), signal: abort }),
        (data) => readLaunch(data, link.partnerMemberToken, onLeftOut),
      ),
    checkLaunch: ({ token, partnerMemberToken }, signal) =>
      call(
        get(signal),
        (abort) =>
          http.GET('/game-launch/check/', {
            params: { query: { token, partner_member_token: partnerMemberToken ?? token } },
            headers: bearer(token),
            signal: abort,
          }),
        (data) => readLaunch(data, partnerMemberToken, onLeftOut),
      ),
    refreshToken: (token, signal) =>
      call(
        post(signal),
        (abort) => http.POST('/game-launch/refresh/', { headers: bearer(token), signal: abort }),
        readFreshToken,
      ),
    async member(token, signal) {
      const headers = bearer(token)
      const [me, config] = await Promise.all([
        call(
          get(signal),
          (abort) => http.GET('/members/me/', { headers, signal: abort }),
          (data) => data,
        ),
        call(
          get(signal),
          (abort) => http.GET('/members/config/', { headers, signal: abort }),
          (data) => data,
        ),
      ])
      return readReply(200, me, () => readMember(me, config))
    },
    wallet(signal) {
      return call(
        get(signal),
        (abort) => http.GET('/wallet/', { signal: abort }),
        (data) => readWallet(data, currency()),
      )
    },
    launchWallet: (token, unit, signal) =>
      call(
        get(signal),
        (abort) => http.GET('/wallet/', { headers: bearer(token), signal: abort }),
        (data) => readWallet(data, unit),
      ),
    games: (signal) => call(get(signal), (abort) => http.GET('/games', { signal: abort }), readGames),
    tieco: ({ gameId }, signal) =>
      call(
        get(signal),
        (abort) =>
          http.GET('/games/tieco/', {
            params: { query: gameId === null ? {} : { game_id: gameId } },
            signal: abort,
          }),
        readTieco,
      ),
    async events(filter, page, signal) {
      const { count, next, results } = await call(
        get(signal),
        (abort) => http.GET('/events/', { params: { query: eventsQuery(filter, page) }, signal: abort }),
        readEventListHead,
      )
      const events = await inSlices(results, (event) => readListedEvent(event, onLeftOut), { signal })
      return { count, next, events: events.flat() }
    },
    event: (eventId, signal) =>
      call(
        get(signal),
        (abort) => http.GET('/events/', { params: { query: { event_id: eventId } }, signal: abort }),
        (data) => readEventList(data, onLeftOut).events.find((event) => event.eventId === eventId) ?? null,
      ),
    tickets: ({ tab, page }, signal) =>
      call(
        get(signal),
        (abort) =>
          http.GET('/transactions/', {
            params: { query: { tab, page, page_size: ticketsPageSize } },
            signal: abort,
          }),
        (data) => readTicketPage(data, currency()),
      ),
    betRange: ({ marketId, side }, signal) =>
      call(
        post(signal),
        (abort) =>
          http.POST('/bet-range/single/', {
            body: { market_id: marketId, bet_type_selection: side },
            signal: abort,
          }),
        (data): RangeAnswer => {
          const range = readBetRange(data, currency())
          return isRangeUnavailable(range) ? { kind: 'unavailable' } : { kind: 'known', range }
        },
      ),
    placeBet: (key, request, signal) => placeBet(http, key, request, { currency, timeout, timers, signal }),
    askByUnique: (key, signal) => askByUnique(http, key, { currency, timeout, timers, signal }),
  }
}

/** [HIST-02] */
const ticketsPageSize = 20
const eventsPageSize = 100
