import type { Leg, PlacedTicket } from '#domain/bets/bet.ts'
import { wholeStake } from '#domain/bets/kinds.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import { money, type Money } from '#domain/money/money.ts'
import type { StoredSlip } from '#machines/betSlip/types.ts'
import { failureOfKind } from '#machines/failure.ts'
import type { LaunchLink } from '#machines/launch/types.ts'
import type { ConfirmedBet, JournalEntry, Quote, Refusal } from '#machines/placement/types.ts'
import { unsaid, type Settings } from '#machines/session/settings.ts'
import type { EventListPage } from '#src/wire/lists/events.ts'
import type { TabCounts } from '#src/wire/lists/games.ts'
import type { OpenedLink } from '#src/wire/session/tokens.ts'

/** An amount in CNY by its full units. */
export function yuan(units: number): Money {
  return money(Math.round(units * 100), 'CNY', 2)
}

/** The settings of a member of a partner that offers everything usual. */
export function buildSettings(change: Partial<Settings> = {}): Settings {
  return {
    ...unsaid,
    memberCode: 'alice',
    launchId: 'launch-1',
    sessionId: 'session-1',
    isGuest: false,
    currency: { code: 'CNY', symbol: '¥', digits: 2, inK: false, showSymbol: true },
    minBetAmount: yuan(10),
    maxPayout: yuan(100_000),
    maxComboPayout: yuan(100_000),
    maxComboAmount: yuan(10_000),
    betIncrements: [yuan(50), yuan(100), yuan(1_000)],
    defaultLanguage: 'en',
    languages: ['en', 'th', 'zh-Hant'],
    defaultOddsType: 'euro',
    oddsTypes: ['euro', 'hongkong', 'malay', 'indo'],
    acceptAnyOdds: true,
    partnerName: 'Partner',
    partnerLogo: null,
    partnerOrigins: [],
    theme: 'default',
    timeZone: 'Asia/Shanghai',
    countryCode: 'CN',
    exchangeRate: '1',
    comboMaxEvents: 20,
    mixedComboMaxEvents: 5,
    nickname: null,
    avatarId: null,
    landingPage: null,
    features: {},
    ...change,
  }
}

/** A launch link that asks for nothing. */
export function buildLink(change: Partial<LaunchLink> = {}): LaunchLink {
  return {
    isGuest: false,
    language: null,
    oddsType: null,
    theme: null,
    pressRule: null,
    eventId: null,
    competitionIds: [],
    ...change,
  }
}

/** The same with its tokens, as a page is opened with it. */
export function buildOpenedLink(change: Partial<OpenedLink> = {}): OpenedLink {
  return { ...buildLink(), token: 'link-1', partnerMemberToken: 'partner-token', ...change }
}

/** An open selection. */
export function buildSelection(side: string, euro: string, change: Partial<Selection> = {}): Selection {
  return {
    side,
    name: side,
    line: null,
    handicap: null,
    status: 'open',
    price: { euro },
    result: null,
    betRatio: null,
    ...change,
  }
}

/** An open market of home at 1.80 and away at 2.00. */
export function buildMarket(change: Partial<Market> = {}): Market {
  return {
    marketId: 'm1',
    eventId: 'e1',
    name: 'Winner',
    betType: 'WIN',
    option: 'match',
    tabName: 'MATCH',
    status: 'open',
    minAmount: '1.00',
    maxAmount: '1000.00',
    timeStamp: 100,
    comboAllowed: true,
    selections: [buildSelection('home', '1.80'), buildSelection('away', '2.00')],
    ...change,
  }
}

/** An event before its start, with that one market. */
export function buildEvent(change: Partial<Event> = {}): Event {
  return {
    eventId: 'e1',
    gameId: '41',
    gameName: 'Soccer',
    competitionId: 'c1',
    competitionName: 'League',
    home: 'Reds',
    away: 'Blues',
    inPlay: false,
    startUtc: 0,
    markets: [buildMarket()],
    tabs: [],
    isFavourite: false,
    mapNum: null,
    details: null,
    liveTab: null,
    scoreline: null,
    marketCount: 1,
    hasStream: false,
    ...change,
  }
}

/** One of a list of many, whose teams and market go by its id; its page has one market more than its row. */
export function buildListedEvent(eventId: string, change: Partial<Event> = {}): Event {
  const selections = [
    buildSelection('home', '1.85', { name: 'Home' }),
    buildSelection('away', '1.85', { name: 'Away' }),
  ]
  return buildEvent({
    eventId,
    gameId: '2',
    gameName: 'Dota 2',
    competitionName: 'River Cup',
    home: `Home ${eventId}`,
    away: `Away ${eventId}`,
    startUtc: Date.UTC(2026, 10, 21, 12),
    markets: [
      buildMarket({ marketId: `${eventId}-win`, eventId, minAmount: '10.00', timeStamp: 1_000, selections }),
    ],
    marketCount: 2,
    ...change,
  })
}

/** A soccer match with a market of each kind that stands in a row. */
export function buildMatch(change: Partial<Event> = {}): Event {
  const eventId = change.eventId ?? 'e1'
  const [home, away] = ['Carrowby United', 'Whitesand Wanderers']
  return buildEvent({
    competitionName: 'Vale Cup',
    home,
    away,
    startUtc: Date.UTC(2026, 10, 22, 11, 30),
    markets: [
      buildMarket({
        eventId,
        name: '1X2',
        betType: '1X2',
        selections: [
          buildSelection('home', '1.80', { name: home }),
          buildSelection('draw', '3.40', { name: 'Draw' }),
          buildSelection('away', '4.50', { name: away }),
        ],
      }),
      buildMarket({
        marketId: 'm2',
        eventId,
        name: 'Asian handicap',
        betType: 'AH',
        selections: [
          buildSelection('home', '1.95', { name: home, handicap: '-0.25' }),
          buildSelection('away', '1.90', { name: away, handicap: '0.25' }),
        ],
      }),
      buildMarket({
        marketId: 'm3',
        eventId,
        name: 'Over/under',
        betType: 'OU',
        selections: [
          buildSelection('over', '2.03', { name: 'Over', line: '2.50' }),
          buildSelection('under', '1.85', { name: 'Under', line: '2.50' }),
        ],
      }),
    ],
    tabs: [{ tabName: 'MATCH', open: true, scoreline: null }],
    marketCount: 7,
    ...change,
  })
}

export function buildList(events: readonly Event[], next: number | null = null): EventListPage {
  return { count: events.length, next, events }
}

export function buildCounts(change: Partial<TabCounts> = {}): TabCounts {
  return { today: 0, inplay: 0, early: 0, combo: 0, outright: 0, ...change }
}

/** The home side of an Asian handicap at 2.10, open. */
export function buildLeg(change: Partial<Leg> = {}): Leg {
  return {
    eventId: 'e1',
    marketId: 'm1',
    side: 'home',
    line: null,
    handicap: '-0.25',
    euroOdds: '2.10',
    price: { euro: '2.10' },
    status: 'open',
    timeStamp: 1_000,
    betType: 'AH',
    marketName: 'Asian handicap',
    selectionName: 'Netherlands',
    gameId: '51',
    gameName: 'Cricket',
    competitionName: 'T20 World Cup Qualifier',
    homeName: 'Netherlands',
    awayName: 'Papua New Guinea',
    startUtc: Date.UTC(2026, 10, 21, 11, 30),
    inPlay: false,
    option: 'match',
    comboAllowed: true,
    maxBetAmount: '5000.00',
    change: 'none',
    ...change,
  }
}

/** A leg's current terms, newer than those it was built with. */
export function buildQuote(leg: Leg, change: Partial<Quote> = {}): Quote {
  const { marketId, side, status, price, handicap, line } = leg
  return { marketId, side, status, price, handicap, line, timeStamp: 2_000, ...change }
}

/** A pending single on the home side, 150.00 at 2.10. */
export function buildTicket(change: Partial<PlacedTicket> = {}): PlacedTicket {
  return {
    ticketNum: '7000123',
    ticketType: 'single',
    createdUtc: Date.UTC(2026, 10, 21, 10, 15),
    odds: '2.10',
    oddsStyle: 'euro',
    askedOdds: null,
    amount: yuan(150),
    possibleReturns: yuan(315),
    returns: null,
    earnings: null,
    result: 'pending',
    isPrebook: false,
    isFollowBet: false,
    prebook: null,
    cashOut: null,
    settledUtc: null,
    lines: [
      {
        eventId: 'e1',
        marketId: 'm1',
        side: 'home',
        selectionName: 'Netherlands',
        euroOdds: '2.10',
        askedOdds: '2.10',
        odds: '2.10',
        oddsStyle: 'euro',
        gameId: '51',
        gameName: 'Cricket',
        marketName: 'Asian handicap',
        betType: 'AH',
        competitionName: 'T20 World Cup Qualifier',
        eventName: 'Netherlands v Papua New Guinea',
        startUtc: Date.UTC(2026, 10, 21, 11, 30),
        handicap: '-0.25',
        line: null,
        result: 'pending',
        resultValue: null,
      },
    ],
    ...change,
  }
}

/** A single of 150.00 as it is confirmed. */
export function buildConfirmedBet(change: Partial<ConfirmedBet> = {}): ConfirmedBet {
  return {
    legs: [buildLeg()],
    kind: 'single',
    stakes: [{ size: 1, perLine: yuan(150) }],
    price: null,
    policy: 'any',
    isFollowBet: false,
    bigComboId: null,
    ...change,
  }
}

/** Its confirmation, which waits in the journal. */
export function buildEntry(key: string, change: Partial<JournalEntry> = {}): JournalEntry {
  return {
    ...buildConfirmedBet(),
    version: 2,
    key,
    request: { operation: 'placeSingleBet', body: '{"amount":"150.00"}', expiresAt: 2_000 },
    confirmedAt: 1_000,
    ...change,
  }
}

/** A slip as it is kept: a single with 100 staked. */
export function buildStoredSlip(change: Partial<StoredSlip> = {}): StoredSlip {
  return {
    version: 2,
    key: null,
    kind: 'single',
    legs: [buildLeg()],
    stakeTexts: { [wholeStake]: '100' },
    isFollowBet: false,
    bigComboId: null,
    isAdding: false,
    isStakeShared: false,
    unsent: null,
    parked: {},
    lastOddsSelectionAt: null,
    ...change,
  }
}

export function buildRefusal(code: number, change: Partial<Refusal> = {}): Refusal {
  return { ...failureOfKind('refused', code), changes: [], ...change }
}

/** A message as a channel sends it. */
export function buildMessage(event: string, data: unknown = null, timestamp = 1): string {
  return JSON.stringify({ room: 'events', event, data, timestamp })
}
