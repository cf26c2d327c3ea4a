import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { failureOfKind } from '#machines/failure.ts'
import { buildRefusal } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import {
  certain,
  entry,
  expectInOrder,
  expectTrue,
  type Facts,
  inDoubt,
  nothing,
  sentences,
  sentencesOf,
  spoken,
  ticketThatIs,
} from '#src/testing/slip/claims.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { earlierTicketText } from '#src/words/slip/earlierBet.ts'
import { batchStanding, batchTitle, outcomeText, type Standing } from '#src/words/slip/outcomes.ts'

import { type BatchBet, hasBooking, recordedBet, standingOf } from '../view/shownBets.ts'
import { toldOutcome } from '../view/toldOutcome.ts'
import { BatchOutcome } from './BatchOutcome.tsx'
import { LapsedBet } from './LapsedBet.tsx'
import { Receipt } from './Receipt.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { UnknownOutcome } from './UnknownOutcome.tsx'

beforeEach(() => {
  localStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

const send = (): void => undefined

const statusOf = { placed: 'placed', booked: 'booked', cancelled: 'cancelled', unclear: 'unknown' } as const

/** One of several bets that stands so. */
function betThatIs(standing: Standing, isBooking: boolean, place = 0): BatchBet {
  const bet = recordedBet(entry(`${'abc'[place]}${isBooking ? '1' : '2'}`, isBooking))
  const plain = { id: `${place}`, key: null, bet, placed: null, refusal: null }
  switch (standing) {
    case 'placed':
    case 'booked':
    case 'cancelled':
    case 'unclear': {
      const ticket = ticketThatIs(isBooking ? statusOf[standing] : null)
      return { ...plain, state: 'placed', placed: { ticket, confirmed: bet.legs, sizes: [], payout: null } }
    }
    case 'refused':
      return { ...plain, state: standing, refusal: buildRefusal(errors.insufficientBalance.code) }
    default:
      return { ...plain, state: standing }
  }
}

async function show(content: ReactNode): Promise<string[]> {
  const { client } = await createClientHarness()
  renderWith(client, content)
  return spoken()
}

const standings = Object.keys(certain) as Standing[]
const ofBookingsAlone: ReadonlySet<Standing> = new Set(['booked', 'cancelled', 'unclear'])
/** A way to stand, and of which kind of bet. */
const ways = standings.flatMap((standing) => [
  ...(ofBookingsAlone.has(standing) ? [] : [{ standing, isBooking: false }]),
  { standing, isBooking: true },
])

/** What the title over several bets says, and whether it is so. */
const titles: readonly (readonly [
  RegExp,
  (known: readonly Facts[], figures: readonly number[]) => boolean,
])[] = [
  [/^Placing$/, (known) => known.includes(nothing)],
  [/^\d bets? placed$/, (known) => known.every(({ placed }) => placed === true)],
  [
    /^\d placed or booked$/,
    (known) => known.every(({ placed, booked }) => placed === true || booked === true),
  ],
  [
    /^(\d) of (\d) bets placed$/,
    (known, [placed, total]) =>
      known.length === total &&
      known.every((facts) => facts !== nothing) &&
      known.filter((facts) => facts.placed === true).length === placed,
  ],
  [
    /^(\d) of (\d) placed or booked$/,
    (known, [done, total]) =>
      known.length === total &&
      known.every((facts) => facts !== nothing) &&
      known.filter(({ placed, booked }) => placed === true || booked === true).length === done,
  ],
  [
    /^(?:Bet not|No bets) placed$/,
    (known) => known.every(({ placed, booked }) => placed === false && booked === false),
  ],
  [
    /^We can't check (\d) bets?$/,
    (known, [lost]) => known.filter((facts) => facts === nothing).length === lost,
  ],
  [/^All bets placed\.$/, (known) => known.every(({ placed }) => placed === true)],
  [
    /^Your bets were placed or booked\.$/,
    (known) => known.every(({ placed, booked }) => placed === true || booked === true),
  ],
  [/^Not all of your bets were placed\.$/, (known) => known.some(({ placed }) => placed === false)],
  [
    /^Not all of your bets were placed or booked\.$/,
    (known) => known.some(({ placed, booked }) => placed === false && booked === false),
  ],
  [/^We can't check all of your bets\.$/, (known) => known.includes(nothing)],
]

/** What is said of the money after it. */
const moneyAfter: Readonly<Record<string, readonly string[]>> = {
  'Not all of your bets were placed.': ['No money was taken for those that were not.'],
  'Not all of your bets were placed or booked.': ['No money is held for those that were not.'],
  "We can't check all of your bets.": [
    "The stakes of those we can't check may have been taken.",
    'See your bet history.',
  ],
}

/** Nothing was taken of those that were not placed, or it is back. */
function expectMoneyTrue(money: readonly string[], known: readonly Facts[]): void {
  if (!money.some((text) => text.startsWith('No money'))) return
  const others = known.filter(({ placed, booked }) => placed !== true && booked !== true)
  expect(others.map(({ taken }) => taken)).toEqual(others.map(() => false))
}

function expectTitleTrue(title: string, known: readonly Facts[]): void {
  const row = titles.find(([pattern]) => pattern.test(title))
  if (row === undefined) throw new Error(`What does "${title}" say?`)
  const [pattern, isSo] = row
  const figures = (pattern.exec(title) ?? []).slice(1).map(Number)
  expect(isSo(known, figures), `"${title}" of ${JSON.stringify(known)}`).toBe(true)
}

describe('what is said of a bet is certain', () => {
  it.each(ways)(
    'of one of several: $standing, booking $isBooking [SLIP-18]',
    async ({ standing, isBooking }) => {
      const bet = betThatIs(standing, isBooking)
      expect(standingOf(bet)).toBe(standing)
      await show(<BatchOutcome untold={[]} isEarlier={false} bets={[bet]} secondsLeft={0} send={send} />)
      const [title, ...texts] = spoken()
      expectTitleTrue(title ?? '', [certain[standing]])
      expect(texts.length).toBeGreaterThan(0)
      for (const text of texts) expectTrue(text, certain[standing])
      // The title above is of all of them.
      if (inDoubt.has(standing)) expectInOrder(sentences().slice(1))
    },
  )

  it.each(ways)(
    'of it and one that nobody can check: $standing, booking $isBooking [SLIP-18]',
    async (way) => {
      const bets = [way, { standing: 'forgotten', isBooking: false } as const].map(
        ({ standing, isBooking }, place) => betThatIs(standing, isBooking, place),
      )
      await show(<BatchOutcome untold={[]} isEarlier={false} bets={bets} secondsLeft={0} send={send} />)
      expectTitleTrue(screen.getByRole('heading').textContent, [certain[way.standing], nothing])
    },
  )

  it.each(['placed', 'booked', 'cancelled', 'unclear'] as const)(
    'of one that the server has: %s [SLIP-17] [PREBOOK-02]',
    async (standing) => {
      for (const status of [statusOf[standing], ...(standing === 'placed' ? [null] : [])]) {
        const receipt = { ticket: ticketThatIs(status), confirmed: [homeLeg], sizes: [], payout: null }
        const texts = await show(
          <Receipt confirmedEarlier={null} receipt={receipt} balance={null} send={send} />,
        )
        expect(texts.length).toBeGreaterThan(0)
        for (const text of texts) expectTrue(text, certain[standing])
        if (inDoubt.has(standing)) expectInOrder(sentences())
      }
    },
  )

  it.each([
    [false, 'checking'],
    [true, 'checking'],
    [false, 'lapsed'],
    [true, 'lapsed'],
    [false, 'forgotten'],
    [true, 'forgotten'],
  ] as const)('of one alone: booking %s, %s [SLIP-18] [PREBOOK-02]', async (isBooking, standing) => {
    const bet = recordedBet(entry('a', isBooking))
    for (const shown of [bet, { ...bet, stake: null }]) {
      const texts = await show(
        standing === 'checking' ? (
          <UnknownOutcome pending={shown} send={send} />
        ) : (
          <LapsedBet bet={shown} isCertain={standing === 'lapsed'} send={send} />
        ),
      )
      expect(texts.length).toBeGreaterThan(0)
      for (const text of texts) expectTrue(text, certain[standing])
      expectInOrder(sentences())
    }
  })

  it.each([
    ['of the server', buildRefusal(errors.insufficientBalance.code)],
    ['of this browser', { ...failureOfKind('noRoom', errors.unableToPlace.code), changes: [] }],
  ])('of one that was refused: a no %s [SLIP-19]', async (_, refusal) => {
    const texts = await show(
      <RefusalNotice confirmedEarlier={null} refusal={refusal} send={send} canDismiss />,
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expectTrue(text, certain.refused)
    expectInOrder(sentences())
  })
})

describe('what is said of the bet that an earlier press confirmed is certain', () => {
  it.each([
    ['placed', null, 'An earlier bet was placed:'],
    ['placed', 'placed', 'An earlier bet was placed:'],
    ['booked', 'booked', 'An earlier bet was booked:'],
    ['cancelled', 'cancelled', 'An earlier bet was cancelled, and its stake is back in your balance:'],
    ['unclear', 'unknown', 'There is an earlier bet:'],
  ] as const)('where it is %s (prebook: %s) [SLIP-18] [PREBOOK-03]', async (standing, status, words) => {
    const ticket = ticketThatIs(status)
    const earlier = { ...buildRefusal(errors.duplicateTicket.code), earlier: ticket }
    await show(<RefusalNotice confirmedEarlier={null} refusal={earlier} send={send} canDismiss />)
    const texts = sentences()
    expect(texts.slice(0, 3)).toEqual([
      'This bet was not placed, and no money was taken for it.',
      'This is duplicate ticket',
      words,
    ])
    expect(texts).toContain(`Stake ¥150.00, ${standing === 'placed' ? 'odds taken' : 'target odds'} 2.10`)
    expect(earlierTicketText(i18n, standing, 'T7')).toBe(words.replace(/:$/, ': ticket T7.'))
  })
})

describe('what is said over the page is certain', () => {
  const silentView = { phase: 'editing', receipt: null, lapsed: null, batch: [] } as const
  const told = (view: Partial<Parameters<typeof toldOutcome>[0]>): string => {
    const outcome = toldOutcome({ ...silentView, ...view })
    if (outcome === null) throw new Error('Nothing is told.')
    return outcomeText(i18n, outcome)
  }

  it.each(ways)('of one: $standing, booking $isBooking [SLIP-18] [PREBOOK-02]', ({ standing, isBooking }) => {
    const bet = betThatIs(standing, isBooking)
    const facts = certain[standing]
    expect(standingOf(bet)).toBe(standing)
    const texts = [
      ...(bet.placed === null ? [] : [told({ phase: 'placed', receipt: bet.placed })]),
      ...(standing === 'lapsed' || standing === 'forgotten'
        ? [told({ phase: standing, lapsed: bet.bet })]
        : []),
    ].map(sentencesOf)
    for (const text of texts.flat()) expectTrue(text, facts)
    if (inDoubt.has(standing)) for (const text of texts) expectInOrder(text)
  })

  it('of one that lapsed: what was to be booked was not booked, and what was to be placed was not placed [SLIP-18] [PREBOOK-02]', () => {
    for (const isBooking of [true, false])
      expect(told({ phase: 'lapsed', lapsed: betThatIs('lapsed', isBooking).bet })).toBe(
        isBooking
          ? 'Your bet was not booked. No money was taken for it.'
          : 'Your bet was not placed. No money was taken for it.',
      )
  })

  it('of several of one press, whatever becomes of each of three [SLIP-18]', () => {
    const answered = ways.filter(({ standing }) => !['placing', 'checking'].includes(standing))
    for (const one of answered)
      for (const two of answered)
        for (const three of answered) {
          const all = [one, two, three]
          const batch = all.map(({ standing, isBooking }, place) => betThatIs(standing, isBooking, place))
          const known = all.map(({ standing }) => certain[standing])
          const [what = '', ...money] = sentencesOf(told({ phase: 'batchAnswered', batch }))
          expectTitleTrue(what, known)
          expect(money, what).toEqual(moneyAfter[what] ?? [])
          expectMoneyTrue(money, known)
          const title = batchTitle(i18n, batchStanding(batch.map(standingOf)), hasBooking(batch))
          expectTitleTrue(title, known)
        }
  })
})
