import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { money } from '#domain/money/money.ts'
import type { StakeError } from '#domain/money/stake.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { failureOfKind } from '#machines/failure.ts'

import { betTypeName } from './market/markets.ts'
import { cellWords, stateWord } from './market/priceStates.ts'
import { marketStatusText } from './market/statuses.ts'
import { marketTabName } from './market/tabs.ts'
import { eventName, isolated } from './match/events.ts'
import { launchText, saysWhy } from './session/launch.ts'
import { sessionEndText } from './session/sessionEnds.ts'
import { betKindName } from './slip/betKinds.ts'
import { moveText } from './slip/changes.ts'
import { placeActionText, placeReasonText } from './slip/placing.ts'
import { resultSigns } from './tickets/results.ts'
import { ticketResult } from './tickets/ticketResults.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

describe('a value that nobody knows yet', () => {
  it('has words wherever one that is known has them [BROWSE-10] [HIST-05]', () => {
    expect([
      betKindName(i18n, 'unknown'),
      betTypeName(i18n, 'unknown'),
      marketStatusText(i18n, 'unknown'),
      ticketResult(i18n, 'unknown').word,
      cellWords(i18n).statuses.unknown,
    ]).toEqual(['Other bet', 'Market', 'Not available', 'Result unknown', 'not available'])
  })
})

describe('results', () => {
  it('have the same sign in the history as on a price [HIST-05] [BROWSE-10]', () => {
    expect(ticketResult(i18n, 'win').sign).toBe(resultSigns.win)
    expect(ticketResult(i18n, 'halfLoss').sign).toBe(resultSigns.halfLose)
    expect(ticketResult(i18n, 'refund').sign).toBe(resultSigns.void)
    expect(ticketResult(i18n, 'pending').sign).toBe('')
  })
})

describe('the state of a price', () => {
  const cell = {
    status: 'open',
    price: { euro: '2.00' },
    handicap: null,
    line: null,
    result: null,
    change: 'none',
    stale: false,
  } as const
  const words = cellWords(i18n)

  it.each([
    [{}, null],
    [{ stale: true, change: 'up' }, 'odds not up to date'],
    [{ change: 'up' }, 'up'],
    [{ change: 'handi-change' }, 'line changed'],
    [{ change: 'lock' }, null],
    [{ status: 'paused', stale: true }, 'suspended'],
    [{ status: 'resulting' }, 'awaiting result'],
    [{ status: 'settlement' }, 'awaiting settlement'],
    [{ status: 'settled', result: 'halfWin' }, 'half won'],
    [{ status: 'closed', result: 'win' }, 'closed'],
  ] as const)('%j is heard as %s [A11Y-01] [BROWSE-10]', (change, word) => {
    expect(stateWord({ ...cell, ...change }, words)).toBe(word)
  })
})

describe('why a bet cannot be placed', () => {
  const amountOf = ({ minor, currency }: { minor: number; currency: string }) => `${minor} ${currency}`
  const yuan = (minor: number) => money(minor, 'CNY', 2)
  const limits = {
    kind: 'single',
    legs: 1,
    range: { minAmount: yuan(1_000), maxAmount: yuan(50_000) },
    balance: yuan(700),
    maxPayout: yuan(90_000),
    minBetAmount: yuan(1),
  } as const

  it.each([
    ['empty', errors.enterBetAmount.text, null],
    ['malformed', 'Not a valid amount.', 'Use digits and one decimal point.'],
    ['belowMinimum', 'Minimum bet should be 1000 CNY', null],
    ['aboveMaximum', errors.amountLimitReached.text, 'Maximum stake 50000 CNY.'],
    ['aboveBalance', errors.insufficientBalance.text, 'Your balance is 700 CNY.'],
    ['abovePayout', errors.ticketLimitReached.text, 'Maximum payout 90000 CNY.'],
    ['unavailable', errors.marketUnavailable.text, null],
  ] as const)(
    "is the catalogue's message and the figure behind it: %s [SLIP-06]",
    (error, message, detail) => {
      expect(placeReasonText(i18n, { kind: 'stake', error, slot: null }, limits, amountOf)).toEqual({
        message,
        detail,
      })
    },
  )

  it("goes by the partner's limits where the server's are not known [SLIP-05]", () => {
    const unknown = { ...limits, range: null, balance: null, maxPayout: yuan(2) }
    const textOf = (error: StakeError) =>
      placeReasonText(i18n, { kind: 'stake', error, slot: null }, unknown, amountOf)
    expect(textOf('belowMinimum').message).toBe('Minimum bet should be 1 CNY')
    expect(textOf('abovePayout').detail).toBe('Maximum payout 2 CNY.')
    expect(textOf('aboveMaximum').detail).toBeNull()
    expect(textOf('aboveBalance').detail).toBeNull()
  })

  it('says what to do about it where it is no matter of the stake [LIVE-05] [SLIP-15]', () => {
    expect(placeReasonText(i18n, { kind: 'guest' }, limits, amountOf)).toEqual({
      message: errors.pleaseLogin.text,
      detail: null,
    })
    expect(placeReasonText(i18n, { kind: 'locked', isPaused: true }, limits, amountOf)).toEqual({
      message: 'Suspended.',
      detail: 'You can bet when it reopens.',
    })
    expect(placeReasonText(i18n, { kind: 'locked', isPaused: false }, limits, amountOf).message).toBe(
      'This market has closed.',
    )
  })

  it('is no matter of the button, which says what a press does, and for how much [SLIP-15]', () => {
    expect(placeActionText(i18n, 'place', null)).toBe('Place bet')
    expect(placeActionText(i18n, 'acceptAndPlace', '¥10')).toBe('Accept and place bet, ¥10')
    expect(placeActionText(i18n, 'removeLocked', '¥10')).toBe('Remove selection')
    expect(placeActionText(i18n, 'enterStake', null)).toBe('Enter a stake')
    expect(placeActionText(i18n, 'logIn', null)).toBe('Log in to bet')
    expect(placeActionText(i18n, 'place', '¥10', 2)).toBe('Place 2 bets, ¥10')
    expect(placeActionText(i18n, 'acceptAndPlace', '¥10', 3)).toBe('Accept and place 3 bets, ¥10')
  })
})

describe('a launch that has not come through', () => {
  it.each([
    ['waiting', null, 'Logging you in', 'This takes a moment.'],
    ['timedOut', null, 'No reply yet', errors.authenticationTimeout.text],
    ['tokenExpired', null, 'Log in again', errors.tokenExpired.text],
    ['storageBlocked', null, 'Turn on cookies to stay logged in', errors.turnOnCookie.text],
  ] as const)('says what happened: %s %j [LAUNCH-03]', (step, failure, title, paragraph) => {
    const text = launchText(i18n, step, failure)
    expect(text.title).toBe(title)
    expect(text.paragraphs[0]).toBe(paragraph)
  })

  it.each([
    ['timedOut', failureOfKind('offline'), "You're offline"],
    ['timedOut', failureOfKind('unreachable'), 'No reply yet'],
    ['timedOut', failureOfKind('timedOut', errors.maintenance.code), 'No reply yet'],
  ] as const)('leaves it to a failure that says why: %s %j [LAUNCH-03]', (step, failure, title) => {
    expect(launchText(i18n, step, failure)).toEqual({ title, paragraphs: [] })
    expect(saysWhy(step, failure)).toBe(true)
  })

  it('says what to do where it failed, after why [LAUNCH-03]', () => {
    const failure = failureOfKind('refused', errors.accountInactive.code)
    expect(saysWhy('failed', failure)).toBe(true)
    expect(launchText(i18n, 'failed', failure).paragraphs).toEqual([
      'Go back to your betting site and open this page again.',
    ])
  })
})

describe('names and ends', () => {
  it('of tabs are words where they mean the same everywhere, else as the server has them [BROWSE-08]', () => {
    expect(['MATCH', 'MAP 2', 'FIRST HALF'].map((tab) => marketTabName(i18n, tab))).toEqual([
      'Match',
      'Map 2',
      'FIRST HALF',
    ])
  })

  it('of an event are its sides; isolated, they turn nothing around them [BROWSE-07]', () => {
    expect(eventName(i18n, { home: 'A', away: 'B' })).toBe('A v B')
    expect(isolated('\u202eA')).toBe('\u2068\u202eA\u2069')
    expect(isolated('فريق')).toBe('\u2068فريق\u2069')
    expect(isolated('Team\u2069 7')).toBe('Team 7')
    expect(isolated('Ünited 龍')).toBe('Ünited 龍')
  })

  it('of a session are our headline, or the catalogue’s words [SRV-07] [SRV-08]', () => {
    expect(sessionEndText(i18n, 'expired')).toBe('Your session has ended')
    expect(sessionEndText(i18n, 'forbidden')).toBe(errors.notAuthorized.text)
    expect(sessionEndText(i18n, 'closed')).toBe('Your session has ended')
  })

  it('of a price that moved are heard beside its sign [A11Y-01]', () => {
    expect(moveText(i18n, 'up')).toEqual({ sign: '▲', text: 'Odds went up' })
    expect(moveText(i18n, 'lock')).toBeNull()
  })
})
