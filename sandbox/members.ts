import type { EventLimits } from '#domain/bets/kinds.ts'
import { amountText, type Money } from '#domain/money/money.ts'
import { isRangeUnavailable, type StakeRange } from '#domain/money/stakeRange.ts'

import {
  amountIn,
  type Currency,
  dollar,
  houseCurrency,
  localAmount,
  rupiah,
  shortText,
} from './currencies.ts'

/** How the partner's callback misbehaves for a member, for the launch messages [LAUNCH-04]. */
export type CallbackFault =
  | 'unconfigured'
  | 'serverError'
  | 'notJson'
  | 'invalidJson'
  | 'wrongShape'
  | 'endlessRedirect'
  | 'numericLoginName'
  | 'numericMemberCode'
  | 'longMemberCode'
  | 'timeout'
  | 'refused'
  | 'inactiveAccount'
  | 'unknownMember'

/** What bars a member from betting though the session is valid. */
export const bars = ['frozen', 'inactive', 'barred'] as const

export type Bar = (typeof bars)[number]

/** What a member has chosen; null until chosen. */
export interface AccountSettings {
  landingPage: string | null
  avatarId: string | null
}

/** A member of the partner platform, and what is special about it. */
export interface SandboxMember {
  code: string
  loginName: string
  /** What it is for, in a sentence: the member table of the README and of the /sandbox/ page. */
  meaning: string
  currency: Currency
  /** Opening deposit, full units of the member's currency. */
  deposit: string
  /** The maximum return of a bet, in full units of the member's currency. */
  maxPayout: string
  nickname: string | null
  /** What the member chose earlier; null for a landing page or avatar that was never chosen. */
  choices: AccountSettings
  bar: Bar | null
  callback: CallbackFault | null
  /** Every bet takes this long to be decided, real milliseconds. */
  betDelay: number
  /** A bet sooner than this after the last is too fast, real milliseconds; 0 for none. */
  betInterval: number
  /** A second bet on a selection that has one pending is a duplicate. */
  refusesSecondBet: boolean
  /** A stake equal to a code of the error catalogue (2013.00) is refused with that message. */
  stakeIsErrorCode: boolean
  /** What may be at stake at once, full units of the member's currency; null for what the house allows. */
  exposure: ExposureLimits | null
}

/**
 * What a member may have at stake in unsettled bets: on a market, on what the whole match decides, on an
 * event with its maps, in total; and how many tickets on an event. The whole bet counts on each of its legs.
 */
export interface ExposureLimits {
  market: string
  match: string
  event: string
  total: string
  ticketsPerEvent: number
}

/** How many events a combo and a system may have. */
export const eventLimits: EventLimits = { comboMaxEvents: 20, mixedComboMaxEvents: 5 }

/** What the house allows, in its own currency; converted to each member's. */
const house = {
  minBet: '10',
  maxCombo: '20000',
  maxPayout: '500000',
  exposure: {
    market: '500000',
    match: '1000000',
    event: '2000000',
    total: '20000000',
    ticketsPerEvent: 1000,
  },
  increments: ['50', '100', '200', '500', '1000'],
}

const plain = {
  currency: houseCurrency,
  deposit: '10000.00',
  nickname: null,
  choices: { landingPage: 'default', avatarId: 'a-1' },
  bar: null,
  callback: null,
  betDelay: 0,
  betInterval: 0,
  refusesSecondBet: false,
  stakeIsErrorCode: false,
  exposure: null,
} satisfies Partial<SandboxMember>

type Special = Partial<SandboxMember> & Pick<SandboxMember, 'meaning'>

function member(code: string, special: Special): SandboxMember {
  const { currency } = { ...plain, ...special }
  const maxPayout = amountText(localAmount(house.maxPayout, currency))
  return { ...plain, maxPayout, code, loginName: code[0]?.toUpperCase() + code.slice(1), ...special }
}

/** Every member, by code: the table that the documents, the tests and the sandbox share. */
export const members: readonly SandboxMember[] = [
  member('alice', { meaning: 'An ordinary member with 10,000.00 CNY.', nickname: 'Riverstone' }),
  member('bob', { meaning: 'A second ordinary member, without a nickname.' }),
  member('newcomer', {
    meaning: 'Is here for the first time: has chosen no landing page and no avatar yet.',
    choices: { landingPage: null, avatarId: null },
  }),
  member('carol', {
    meaning: 'A member who bets in US dollars.',
    currency: dollar,
    deposit: '2500.00',
  }),
  member('dewi', {
    meaning: 'A member whose currency has no minor unit and whose amounts are shown in thousands.',
    currency: rupiah,
    deposit: '25000000',
  }),
  member('poor', {
    meaning: 'Has 5.00, less than any minimum stake: insufficient balance.',
    deposit: '5.00',
  }),
  member('modest', { meaning: 'Has a payout limit of 300.00 for a bet.', maxPayout: '300.00' }),
  member('limited', {
    meaning:
      'May have 500.00 at stake on a market, 800.00 on a match, 1,000.00 on an event with its maps, 1,500.00 in all, and 5 tickets on an event.',
    exposure: { market: '500.00', match: '800.00', event: '1000.00', total: '1500.00', ticketsPerEvent: 5 },
  }),
  member('slow', { meaning: 'Each bet takes 3 seconds of real time to be decided.', betDelay: 3000 }),
  member('hasty', { meaning: 'A bet within 5 seconds of the last is placed too fast.', betInterval: 5000 }),
  member('twice', {
    meaning: 'A second bet on a selection whose first is pending is a duplicate ticket.',
    refusesSecondBet: true,
  }),
  member('oracle', {
    meaning: 'A stake equal to a code of the message catalogue (2013.00) is refused with that message.',
    deposit: '100000.00',
    stakeIsErrorCode: true,
  }),
  member('frozen', { meaning: 'May look, not bet: the account is frozen.', bar: 'frozen' }),
  member('inactive', { meaning: 'May look, not bet: the account is inactive.', bar: 'inactive' }),
  member('barred', { meaning: 'May look, not bet: the member cannot place bets.', bar: 'barred' }),
  member('nopartner', { meaning: 'Launch fails: no callback is configured.', callback: 'unconfigured' }),
  member('refused', { meaning: 'Launch fails: the partner says no.', callback: 'refused' }),
  member('stranger', {
    meaning: 'Launch fails: the callback names a member whom the house does not know.',
    callback: 'unknownMember',
  }),
  member('dormant', { meaning: 'Launch fails: the account is inactive.', callback: 'inactiveAccount' }),
  member('broken', { meaning: 'Launch fails: the callback answers 500.', callback: 'serverError' }),
  member('nojson', { meaning: 'Launch fails: the callback answers HTML.', callback: 'notJson' }),
  member('badjson', { meaning: 'Launch fails: the callback answers torn JSON.', callback: 'invalidJson' }),
  member('badshape', {
    meaning: 'Launch fails: the callback answers another shape.',
    callback: 'wrongShape',
  }),
  member('roundabout', {
    meaning: 'Launch fails: the callback redirects without end.',
    callback: 'endlessRedirect',
  }),
  member('numericname', { meaning: 'Launch fails: loginName is a number.', callback: 'numericLoginName' }),
  member('numericcode', { meaning: 'Launch fails: member_code is a number.', callback: 'numericMemberCode' }),
  member('longcode', {
    meaning: 'Launch fails: member_code has 256 characters.',
    callback: 'longMemberCode',
  }),
  member('silent', { meaning: 'Launch fails: the callback never answers.', callback: 'timeout' }),
]

const byCode = new Map(members.map((known) => [known.code, known]))

/** What a guest is: no account, no bets. Guests' codes are made at launch and begin with `guest-`. */
const guestMember = member('guest', {
  meaning: 'Anyone without an account: looks, does not bet.',
  deposit: '0',
  choices: { landingPage: null, avatarId: null },
})

/** What each of a crowd is: an ordinary member with money for many bets. */
const crowdMember = member('crowd', {
  meaning: 'Ordinary members with 100,000.00 CNY, as many as are wanted: `npm run load`.',
  deposit: '100000.00',
})

/** `crowd-1` to `crowd-99999`. */
const crowdCode = /^crowd-[1-9]\d{0,4}$/

/** A member by code; null for an unknown one. A guest's code gives the guest, one of the crowd's its member. */
export function memberByCode(code: string): SandboxMember | null {
  if (isGuestCode(code)) return { ...guestMember, code }
  if (crowdCode.test(code)) return { ...crowdMember, code, loginName: code }
  return byCode.get(code) ?? null
}

/** Whether a code is a guest's. */
export function isGuestCode(code: string): boolean {
  return code === 'guest' || code.startsWith('guest-')
}

/** A member's opening deposit. */
export function openingDeposit(of: SandboxMember): Money {
  return amountIn(of.currency, of.deposit)
}

/** What a member may stake and get back, on any market. */
export function limitsOf({ currency, maxPayout, exposure }: SandboxMember) {
  const atStake = (which: 'market' | 'match' | 'event' | 'total'): Money =>
    exposure === null ? localAmount(house.exposure[which], currency) : amountIn(currency, exposure[which])
  return {
    minBet: shortText(localAmount(house.minBet, currency)),
    maxCombo: shortText(localAmount(house.maxCombo, currency)),
    maxPayout: amountIn(currency, maxPayout),
    exposure: {
      market: atStake('market'),
      match: atStake('match'),
      event: atStake('event'),
      total: atStake('total'),
      ticketsPerEvent: (exposure ?? house.exposure).ticketsPerEvent,
    },
    increments: house.increments.map((increment) => shortText(localAmount(increment, currency))),
  }
}

/** A market's range in a currency; one that takes no bets (its minimum is above its maximum) takes none in any. */
export function rangeIn(market: { minAmount: string; maxAmount: string }, currency: Currency): StakeRange {
  const [min, max] = [market.minAmount, market.maxAmount]
  const isShut = isRangeUnavailable({
    minAmount: localAmount(min, houseCurrency),
    maxAmount: localAmount(max, houseCurrency),
  })
  return {
    minAmount: localAmount(isShut ? '-1' : min, currency),
    maxAmount: localAmount(isShut ? '-1' : max, currency),
  }
}
