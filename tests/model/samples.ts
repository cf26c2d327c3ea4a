import type { PlacedTicket, Leg } from '#domain/bet.ts'
import { money } from '#domain/money.ts'
import type { Money } from '#domain/money.ts'
import { failureOfKind } from '#machines/failure.ts'
import type { Granted, LaunchLink, LoadedMember } from '#machines/launch/types.ts'
import type { Confirmation, JournalEntry, Quote, Refusal } from '#machines/placement/types.ts'
import { unsaid, type Settings } from '#machines/session/settings.ts'

/** An amount in CNY by its full units. */
export function yuan(units: number): Money {
  return money(Math.round(units * 100), 'CNY', 2)
}

export const settings: Settings = {
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
  betIncrements: [yuan(50), yuan(100)],
  defaultLanguage: 'en',
  languages: ['en', 'zh-hant'],
  defaultOddsType: 'euro',
  oddsTypes: ['euro', 'malay'],
  acceptAnyOdds: true,
  partnerName: 'Partner',
  partnerLogo: null,
  partnerOrigins: ['https://partner.example'],
  theme: 'default',
  timeZone: null,
  countryCode: 'CN',
  exchangeRate: '1',
  comboMaxEvents: 20,
  mixedComboMaxEvents: 5,
  nickname: null,
  avatarId: null,
  landingPage: null,
  features: {},
}

export const guestSettings: Settings = {
  ...settings,
  isGuest: true,
  memberCode: 'guest-1',
}

export const granted: Granted = { settings, tokenLifetime: 3_600_000 }

export const loadedMember: LoadedMember = {
  member: { id: 'm1', memberCode: 'alice', nickname: null, avatarId: null, landingPage: null },
  balance: yuan(10_000),
}

export const launchLink: LaunchLink = {
  isGuest: false,
  language: 'en',
  oddsType: null,
  theme: null,
  eventId: 'e7',
  competitionIds: [],
}

/** The home side of a winner market at 2.10, open. */
export const homeTicket: Leg = {
  eventId: 'e1',
  marketId: 'm1',
  side: 'home',
  line: null,
  handicap: null,
  euroOdds: '2.10',
  price: { euro: '2.10' },
  status: 'open',
  timeStamp: 1_000,
  betType: 'WIN',
  marketName: 'Winner',
  selectionName: 'Netherlands',
  gameId: '51',
  gameName: 'Cricket',
  competitionName: 'T20 World Cup Qualifier',
  homeName: 'Netherlands',
  awayName: 'Papua New Guinea',
  startUtc: 1_657_537_200_000,
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
  euroOdds: '1.80',
  price: { euro: '1.80' },
}

export const placedTicket: PlacedTicket = {
  ticketNum: 'T-1',
  ticketType: 'single',
  createdUtc: 2_000,
  odds: '2.10',
  oddsStyle: 'euro',
  amount: yuan(100),
  returns: null,
  earnings: null,
  result: 'pending',
  isPrebook: false,
  settledUtc: null,
  lines: [],
}

export const key = '0123456789abcdef0123456789abcdef'
export const nextKey = 'fedcba9876543210fedcba9876543210'

export const confirmation: Confirmation = {
  key,
  operation: 'placeSingleBet',
  tickets: [homeTicket],
  stake: yuan(100),
  policy: 'any',
}

export const journalEntry: JournalEntry = {
  version: 2,
  key,
  request: { operation: 'placeSingleBet', body: '{"amount":"100.00"}', expiresAt: 62_000 },
  confirmedAt: 2_000,
  tickets: [homeTicket],
  stake: yuan(100),
  policy: 'any',
}

/** The home side's terms of now: those of `homeTicket`, and whatever a test changes. */
export function aQuote(change: Partial<Quote> = {}): Quote {
  return {
    marketId: 'm1',
    side: 'home',
    status: 'open',
    price: { euro: '2.10' },
    handicap: null,
    line: null,
    timeStamp: 2_000,
    ...change,
  }
}

export function refusalOf(code: number, changes: readonly Quote[] = []): Refusal {
  return { ...failureOfKind('refused', code), changes }
}
