import type { PlacedTicket, Leg } from '#domain/bet.ts'
import { money, type Money } from '#domain/money.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import type { Quote, Refusal } from '#machines/placement/types.ts'
import { unsaid, type Settings } from '#machines/session/settings.ts'
import type { Api } from '#src/api/api.ts'

/** An amount in CNY by its full units. */
export function yuan(units: number): Money {
  return money(Math.round(units * 100), 'CNY', 2)
}

export const memberSettings: Settings = {
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
  languages: ['en', 'th', 'zh-hant'],
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
}

/** The home side of an Asian handicap at 2.10, open. */
export const homeTicket: Leg = {
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
}

export const awayTicket: Leg = {
  ...homeTicket,
  side: 'away',
  selectionName: 'Papua New Guinea',
  handicap: '0.25',
  euroOdds: '1.80',
  price: { euro: '1.80' },
}

/** A pending single on the home side, 150.00 at 2.10. */
export const pendingTicket: PlacedTicket = {
  ticketNum: '7000123',
  ticketType: 'single',
  createdUtc: Date.UTC(2026, 10, 21, 10, 15),
  odds: '2.10',
  oddsStyle: 'euro',
  amount: yuan(150),
  returns: null,
  earnings: null,
  result: 'pending',
  isPrebook: false,
  settledUtc: null,
  lines: [
    {
      eventId: 'e1',
      marketId: 'm1',
      side: 'home',
      selectionName: 'Netherlands',
      euroOdds: '2.10',
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
}

/** A ticket's terms of now, and whatever a test changes. */
export function quoteFor(ticket: Leg, change: Partial<Quote> = {}): Quote {
  const { marketId, side, status, price, handicap, line } = ticket
  return { marketId, side, status, price, handicap, line, timeStamp: 2_000, ...change }
}

export function refusalOf(code: number, more: Partial<Refusal> = {}): Refusal {
  return { ...failureOfKind('refused', code), changes: [], ...more }
}

/** A call that got no answer. */
export function offline(): CallFailed {
  return new CallFailed(failureOfKind('offline'))
}

function uncalled(): Promise<never> {
  return Promise.reject(offline())
}

/** Every call fails but those a test gives. */
export function fakeApi(calls: Partial<Api>): Api {
  return {
    serverNow: Date.now,
    onServerClockSet: () => () => undefined,
    launch: uncalled,
    checkLaunch: uncalled,
    refreshToken: uncalled,
    member: uncalled,
    wallet: uncalled,
    launchWallet: uncalled,
    games: uncalled,
    tieco: uncalled,
    events: uncalled,
    event: uncalled,
    tickets: uncalled,
    betRange: uncalled,
    placeBet: uncalled,
    askByUnique: uncalled,
    ...calls,
  }
}
