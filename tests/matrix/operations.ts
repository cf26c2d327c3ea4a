import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { createActor, toPromise } from 'xstate'

import type { BetKind, Leg } from '#domain/bets/bet.ts'
import { defaultLuckyFilters } from '#domain/bets/luckyCombo.ts'
import type { BetOperation } from '#domain/bets/operations.ts'
import type { ConfirmedBet, PlacementInput } from '#machines/placement/types.ts'
import { signatureAt, stepMs } from '#sandbox/server/access/signatures.ts'
import { newKey } from '#sandbox/testing/server.ts'
import { betBody } from '#src/api/bets/betBodies.ts'
import { codeSelectionsQuery, madeCodeQuery } from '#src/api/bets/betCodes.ts'
import { cashOut } from '#src/api/bets/cashOut.ts'
import { bigCombosQuery } from '#src/api/boards/bigCombos.ts'
import { featuredQuery } from '#src/api/boards/featured.ts'
import { hotEventsQuery } from '#src/api/boards/hotEvents.ts'
import { hotMarketsQuery } from '#src/api/boards/hotMarkets.ts'
import { masterRankingsQuery, turnoversQuery, winRatesQuery } from '#src/api/boards/memberBoards.ts'
import { reviewsQuery, sendReview } from '#src/api/boards/reviews.ts'
import { topWinningsQuery } from '#src/api/boards/topWinnings.ts'
import { newsQuery } from '#src/api/house/news.ts'
import { houseTextQuery } from '#src/api/house/texts.ts'
import { competitionsQuery } from '#src/api/lists/competitions.ts'
import { eventDatesQuery } from '#src/api/lists/eventDates.ts'
import { eventPagesQuery } from '#src/api/lists/events.ts'
import { favourites, setFavourite } from '#src/api/lists/favourites.ts'
import { gamesQuery, tiecoQuery } from '#src/api/lists/games.ts'
import {
  miniGameBetsQuery,
  miniGameGuideQuery,
  miniGameRoundsQuery,
  miniGameTablesQuery,
} from '#src/api/lootbox/miniGames.ts'
import { headToHeadQuery } from '#src/api/match/analysis.ts'
import { availableAnalyticsQuery } from '#src/api/match/availableAnalytics.ts'
import { inMatchComboQuery } from '#src/api/match/inMatchCombo.ts'
import { liveStatsQuery } from '#src/api/match/liveStats.ts'
import { matchLogQuery } from '#src/api/match/matchLog.ts'
import { oddsHistoryQuery } from '#src/api/match/oddsHistory.ts'
import { streamsQuery } from '#src/api/match/streams.ts'
import { avatarsQuery } from '#src/api/member/accountSettings.ts'
import { careQuery } from '#src/api/member/care.ts'
import { markNotificationsRead, newestNotificationsQuery } from '#src/api/member/notifications.ts'
import { changeNotificationSwitch, notificationSettingsQuery } from '#src/api/member/notificationSettings.ts'
import { walletQuery } from '#src/api/member/wallet.ts'
import { resultCompetitionsQuery, resultPagesQuery } from '#src/api/results/results.ts'
import { maintenanceCalls } from '#src/api/session/maintenance.ts'
import { serverCalls } from '#src/api/session/servers.ts'
import { entriesQuery, ticketsQuery } from '#src/api/tickets/tickets.ts'
import { placementLogic } from '#src/client/actors/bets/placementActors.ts'
import { createSigning } from '#src/client/platform/signing.ts'
import { watchTheme } from '#src/client/reactions/theme.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { buildConfirmedBet, buildEntry, buildEvent, buildLeg, yuan } from '#src/testing/builders.ts'

import { newLink, type World } from './world.ts'

/** How the client makes a call. */
export interface Operation {
  /** Prepares it where nothing goes wrong, each time that it is tried. */
  readonly prepare?: (world: World) => Promise<string>
  /** Makes the call. Gives what is told, where that is not `answer`. @param prepared by `prepare` */
  readonly make: (world: World, prepared: string) => Promise<unknown>
  /** What a call that meets no fault is told as, if not `answer`. */
  readonly good?: string
  /** The call's reply is kept, and shown until a newer one comes. */
  readonly key?: (world: World) => QueryKey
  /** Places one bet under the prepared key. */
  readonly bets?: true
}

/** What the member is told where it is something else than an answer or a failure. */
export class Told {
  readonly what: string
  constructor(what: string) {
    this.what = what
  }
}

/** A query as screens make it, asked whether or not its reply is new. */
function read<Data, Key extends QueryKey>(
  queryOf: (world: World) => FetchQueryOptions<Data, Error, Data, Key> & { readonly queryKey: Key },
): Operation {
  return {
    make: async (world) => {
      await world.queryClient.fetchQuery({ ...queryOf(world), staleTime: 0 })
    },
    key: (world) => queryOf(world).queryKey,
  }
}

/** The same of a list that comes page after page. */
function readPages(
  queryOf: (world: World) => { readonly queryKey: QueryKey; readonly initialPageParam: number },
): Operation {
  return {
    make: async (world) => {
      await world.queryClient.fetchInfiniteQuery({ ...queryOf(world), staleTime: 0 })
    },
    key: (world) => queryOf(world).queryKey,
  }
}

const range = { first: '2026-11-01', last: '2026-11-27', isToday: false, isOutright: false, gameIds: [] }

function leg(marketId: string, side: string, euro: string, line: string | null = null): Leg {
  const eventId = marketId.slice(0, 2)
  return buildLeg({ eventId, marketId, side, euroOdds: euro, price: { euro }, handicap: null, line })
}
const single = [leg('e1-1x2', 'home', '2.10')]
const several = ['e1-ou', 'e2-ou', 'e3-ou'].map((id) => leg(id, 'over', '1.90', '2.75'))
const together = [leg('e1-1x2', 'home', '2.10'), leg('e1-ou', 'over', '1.90', '2.75')]
const booked = [leg('e3-1x2', 'home', '2.10')]

/** The terms of a bet of each call. */
const bets: Readonly<Record<BetOperation, (world: World) => Promise<Partial<ConfirmedBet>>>> = {
  placeSingleBet: async () => ({ kind: 'single', legs: single }),
  placeComboBet: async () => ({ kind: 'combo', legs: several }),
  placeMixedComboBet: async () => ({
    kind: 'mix',
    legs: several,
    stakes: [
      { size: 2, perLine: yuan(10) },
      { size: 3, perLine: yuan(10) },
    ],
  }),
  placeEventCombo: async ({ direct }) => {
    const tickets = together.map(({ marketId, side }) => ({ market_id: marketId, bet_type_selection: side }))
    const asked = await direct.send('POST', '/bet-range/event-combo/', { event_id: 'e1', tickets })
    return { kind: 'betBuilder', legs: together, price: (await asked.json()).euroOdds }
  },
  bookBet: async () => ({ kind: 'single', legs: booked, targetOdds: '2.50' }),
}

/** What the server decides of a bet, by the machine that sends it and asks about it. */
async function outcomeOf(world: World, input: PlacementInput): Promise<Told> {
  const logic = placementLogic(world).provide({ actions: { tellUnknown: () => undefined } })
  const actor = createActor(logic, { input, clock: world.machineTime }).start()
  const { outcome } = await toPromise(actor)
  return new Told(outcome.kind)
}

async function inputOf(world: World, operation: BetOperation, key: string): Promise<PlacementInput> {
  const terms = buildConfirmedBet({
    stakes: [{ size: 1, perLine: yuan(10) }],
    ...(await bets[operation](world)),
  })
  const confirmedAt = Date.now()
  const body = betBody(operation, terms, 'euro')
  const request = { operation, body, expiresAt: confirmedAt + 600_000 }
  return { kind: 'send', entry: buildEntry(key, { ...terms, confirmedAt, request }) }
}

function bet(operation: BetOperation): Operation {
  return {
    bets: true,
    good: 'placed',
    prepare: async () => newKey(),
    make: async (world, key) => {
      const input = await inputOf(world, operation, key)
      world.journal.record(input.entry)
      return await outcomeOf(world, input)
    },
  }
}

function rangeOf(kind: BetKind, legs: readonly Leg[]): Operation {
  return { make: ({ api }) => api.betRange({ kind, legs }) }
}

/** A ticket of the member's own: its number. */
async function ticket(reply: Promise<Response>): Promise<string> {
  const { ticket: made } = await (await reply).json()
  return made.ticketNum
}

/** A member may make so many codes and no more: one for each client. */
const betCodes = new WeakMap<World, Promise<string>>()

async function newBetCode({ direct }: World): Promise<string> {
  const tickets = [{ market_id: 'e1-1x2', bet_type_selection: 'home' }]
  const reply = await direct.send('POST', '/bet-codes/', { ticket_type: 'single', tickets })
  return (await reply.json()).betCode
}

const themeName = 'lh'
const pageMapping = JSON.stringify({ default: { publicToken: 'of-the-page' } })

/** Every call of the contract that the client makes, as it makes it. */
export const operations: Readonly<Record<string, Operation>> = {
  launchGame: {
    prepare: async ({ sandbox }) => JSON.stringify(await newLink(sandbox, 'bob')),
    make: ({ api }, link) => api.launch(JSON.parse(link)),
  },
  checkLaunch: { make: ({ api, tokens }) => api.checkLaunch(tokens) },
  refreshToken: {
    prepare: async ({ sandbox }) => (await sandbox.enter('bob')).settings.token,
    make: ({ api }, token) => api.refreshToken(token),
  },
  getMember: { make: ({ api }) => api.nickname() },
  getMemberConfig: { make: ({ api, tokens }) => api.member(tokens.token) },
  updateMemberConfig: { make: ({ api }) => api.choose({ landingPage: 'hotBetting' }) },
  listAvatars: readPages(avatarsQuery),
  // The member has one: a good reply says so.
  setNickname: {
    good: 'refused',
    prepare: async ({ direct }) => {
      await direct.send('POST', '/members/nickname/', { nickname: 'Kestrel' })
      return ''
    },
    make: ({ api }) => api.setNickname('Kestrel'),
  },
  getWallet: read(walletQuery),
  getCare: read(careQuery),
  listNotifications: read(newestNotificationsQuery),
  markNotificationsRead: { make: ({ api }) => markNotificationsRead(api.caller, null) },
  getNotificationSettings: read(notificationSettingsQuery),
  setNotificationSettings: {
    make: ({ api }) =>
      changeNotificationSwitch(
        api.caller,
        { token: null },
        { kind: 'betSettled', inList: true, asToast: true, isFixed: false },
        'en',
      ),
  },
  listNews: readPages(newsQuery),
  listGames: read(gamesQuery),
  getTieco: read((world) => tiecoQuery(world)),
  listEvents: readPages((world) => eventPagesQuery(world, { tab: 'today' })),
  listCompetitions: read(competitionsQuery),
  listFeaturedEvents: read(featuredQuery),
  listFavouriteEvents: readPages((world) => eventPagesQuery(world, favourites)),
  getOddsHistory: read((world) => oddsHistoryQuery(world, { marketId: 'e1-1x2', isMoving: true })),
  listEventDates: read((world) => eventDatesQuery(world, { tab: 'early', gameId: null })),
  getInMatchCombo: read((world) => inMatchComboQuery(world, buildEvent({ eventId: 'e1' }), null)),
  getLiveStats: read((world) => liveStatsQuery(world, 'e2')),
  listStreams: read((world) => streamsQuery(world, 'e2')),
  setFavourite: { make: ({ api }) => setFavourite(api.caller, 'e1', true) },
  listResults: readPages((world) => resultPagesQuery(world, { ...range, competitionIds: [] })),
  listResultCompetitions: read((world) => resultCompetitionsQuery(world, range)),
  listTransactions: readPages((world) => ticketsQuery(world, 'pending')),
  listEntries: readPages((world) => entriesQuery(world)),
  getSingleBetRange: rangeOf('single', single),
  getComboBetRange: rangeOf('combo', several),
  getMixedComboBetRange: rangeOf('mix', several),
  getEventComboRange: rangeOf('betBuilder', together),
  placeSingleBet: bet('placeSingleBet'),
  placeComboBet: bet('placeComboBet'),
  placeEventCombo: bet('placeEventCombo'),
  placeMixedComboBet: bet('placeMixedComboBet'),
  getBetByUnique: {
    bets: true,
    good: 'placed',
    prepare: async (world) => {
      const key = newKey()
      const { entry } = await inputOf(world, 'placeSingleBet', key)
      const { body = '', expiresAt = 0 } = entry.request ?? {}
      await world.direct.place('/single-bet/', JSON.parse(body), { key, expires: expiresAt })
      // After a reload it is found written down, and asked about to the letter.
      world.journal.record({ ...entry, request: { operation: 'placeSingleBet', body, expiresAt } })
      return key
    },
    make: async (world, key) => {
      const entry = world.journal.open().find((open) => open.key === key)
      if (entry === undefined) return new Told('placed')
      return await outcomeOf(world, { kind: 'resume', entry })
    },
  },
  makeBetCode: {
    make: async (world) => {
      const query = madeCodeQuery(world, { kind: 'single', legs: single })
      await world.queryClient.fetchQuery({ ...query, staleTime: 0 })
    },
  },
  readBetCode: {
    prepare: (world) => {
      const code = betCodes.get(world) ?? newBetCode(world)
      betCodes.set(world, code)
      return code
    },
    make: async (world, code) => {
      await world.queryClient.fetchQuery(codeSelectionsQuery(world, code))
    },
  },
  getLuckyCombo: {
    make: ({ api }) => {
      const filters = { ...defaultLuckyFilters, from: '1.20', to: '4.00' }
      return api.luckyCombo({ filters, oddsType: 'euro' })
    },
  },
  bookBet: bet('bookBet'),
  cancelPrebooking: {
    prepare: ({ direct }) => ticket(direct.book({ marketId: 'e3-1x2', odds: '2.50', amount: '10.00' })),
    make: ({ api }, ticketNum) => api.cancelPrebook(ticketNum),
  },
  cashOut: {
    prepare: async ({ direct }) => {
      const ticketNum = await ticket(direct.bet({ amount: '10.00' }))
      return JSON.stringify({ ticketNum, key: newKey(), amount: yuan(1), expiresAt: Date.now() + 600_000 })
    },
    make: ({ api }, wish) => cashOut(api.caller, JSON.parse(wish)),
  },
  getAnalytics: read((world) => headToHeadQuery(world, 'e2')),
  listAvailableAnalytics: read((world) => availableAnalyticsQuery(world, 'e2', true)),
  getPlayByPlay: read((world) => matchLogQuery(world, 'e2', null)),
  listHotMarkets: read(hotMarketsQuery),
  listHotEvents: read(hotEventsQuery),
  listWinRates: read(winRatesQuery),
  listTurnovers: read(turnoversQuery),
  listBigCombos: read(bigCombosQuery),
  listMasterRankings: readPages((world) => masterRankingsQuery(world, 'weekly')),
  listTopWinnings: readPages((world) => topWinningsQuery(world, 'weekly', null)),
  listReviews: readPages((world) => reviewsQuery(world, world.wonTicket)),
  submitReview: {
    make: ({ api, wonTicket }) => sendReview(api.caller, wonTicket, { rating: 5, comment: 'Well seen.' }),
  },
  listMiniGameTables: read(miniGameTablesQuery),
  listMiniGameBets: readPages(miniGameBetsQuery),
  listMiniGameResults: readPages((world) => miniGameRoundsQuery(world, 1)),
  getMiniGameGuide: read((world) => miniGameGuideQuery(world, 1)),
  checkHealth: {
    good: 'healthy',
    make: async ({ api, line }) => {
      const { signal } = new AbortController()
      const isHealthy = await serverCalls(api.caller).isHealthy(`${line.origin}/api`, signal)
      return new Told(isHealthy ? 'healthy' : 'unhealthy')
    },
  },
  recordHealth: {
    make: async ({ api, sandbox }) => {
      const mapping = await (await fetch(`${sandbox.clientUrl}/v8/operators.json`)).json()
      const { publicToken, signatureSecret } = mapping.default
      const signature = signatureAt(signatureSecret, Math.floor(Date.now() / stepMs))
      const choice = { domains: ['one.test'], selected: 'one.test' }
      const { signal } = new AbortController()
      await serverCalls(api.caller).recordChoice(choice, 'partner.test', { publicToken, signature }, signal)
    },
  },
  getMaintenance: { make: ({ api }) => maintenanceCalls(api.caller, Date.now).maintenance() },
  getTheme: {
    make: ({ line, preferences }) =>
      new Promise((resolve) => {
        const counters = createCounters()
        const style: Partial<CSSStyleDeclaration> = { setProperty: () => undefined }
        // It is the last that is set.
        Object.defineProperty(style, 'colorScheme', {
          set: () => {
            resolve(counters.read().malformed === 0 ? undefined : new Told('standIn'))
          },
        })
        const root: Partial<HTMLElement> = { style: style as CSSStyleDeclaration }
        const session = { settings: () => null, subscribe: () => () => undefined, isOpen: () => false }
        const around = { session, preferences, counters, fetch, assets: line.origin, first: themeName }
        watchTheme({ ...around, root: root as HTMLElement })
      }),
  },
  getOperators: {
    make: async ({ line, timers }) => {
      const settings = { fetch, timers, now: Date.now, assets: line.origin, domain: 'somewhere.test' }
      const signing = createSigning({ ...settings, mapping: pageMapping })
      const late = new Promise((resolve) => void timers.startTimer(() => resolve(null), 3_000))
      await Promise.race([signing.dropped, late])
      const signed = await signing.sign()
      return signed === null ? new Told('standIn') : undefined
    },
  },
  getRules: read((world) => houseTextQuery(world, 'rules', ['en'])),
  getPrebookGuide: read((world) => houseTextQuery(world, 'prebookGuide', ['en'])),
  getPayoutGuide: read((world) => houseTextQuery(world, 'payoutGuide', ['en'])),
}
