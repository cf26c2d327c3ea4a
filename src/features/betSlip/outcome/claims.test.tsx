import { i18n } from '@lingui/core'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { PlacedTicket, PrebookStatus } from '#domain/bets/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { prebookMachine } from '#machines/prebook/machine.ts'
import type { CancelAnswer } from '#machines/prebook/types.ts'
import { BookingOutcome } from '#src/features/prebook/BookingOutcome.tsx'
import { CancelBooking } from '#src/features/prebook/CancelBooking.tsx'
import { buildEntry, buildRefusal, buildTicket, yuan } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { homeLeg } from '#src/testing/samples.ts'
import { renderWith } from '#src/testing/slip/renderWith.tsx'
import { ToastOutlet } from '#src/ui/toasts/ToastOutlet.tsx'
import { batchStanding, batchTitle, outcomeText, type Standing } from '#src/words/outcomes.ts'

import { type BatchBet, hasBooking, recordedBet, standingOf } from '../shownBets.ts'
import { toldOutcome } from '../toldOutcome.ts'
import { BatchOutcome } from './BatchOutcome.tsx'
import { LapsedBet } from './LapsedBet.tsx'
import { Receipt } from './Receipt.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { UnknownOutcome } from './UnknownOutcome.tsx'

beforeEach(() => {
  localStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

/** What is known for certain of a bet, or said of one: null where nobody knows, and where nothing is said. */
interface Facts {
  readonly placed?: boolean
  readonly booked?: boolean
  readonly cancelled?: boolean
  /** Its stake has been taken, and is not back. */
  readonly taken?: boolean
}

const nothing: Facts = {}
const notThere: Facts = { placed: false, booked: false, cancelled: false, taken: false }

const certain: Readonly<Record<Standing, Facts>> = {
  placing: nothing,
  checking: nothing,
  placed: { placed: true, booked: false, cancelled: false, taken: true },
  booked: { placed: false, booked: true, cancelled: false, taken: true },
  cancelled: { placed: false, booked: false, cancelled: true, taken: false },
  unclear: nothing,
  forgotten: nothing,
  refused: notThere,
  lapsed: notThere,
  notSent: notThere,
}

/** Every text that speaks of what became of one bet, with what it says. */
const claims: ReadonlyMap<string, Facts> = new Map<string, Facts>([
  ['Placing…', nothing],
  ['Booking…', nothing],
  ['Checking your bet', nothing],
  ['Checking your booking', nothing],
  ['It was sent, but no answer has come back yet. It may have been placed, or not.', nothing],
  [
    'Your bet was sent, but no answer has come back yet. It may have been placed and ¥150.00 may have been taken, or not.',
    nothing,
  ],
  [
    'A bet was sent, but no answer has come back yet. It may have been placed and its stake taken, or not.',
    nothing,
  ],
  [
    'It was sent, but no answer has come back yet. We keep asking until it is certain. It can be booked once at most.',
    nothing,
  ],
  [
    'We keep asking until it is certain. It can be placed once at most, and this page can be closed.',
    nothing,
  ],
  [
    'We keep asking until it is certain. Each bet can be placed once at most, and this page can be closed.',
    nothing,
  ],
  ['Placed', { placed: true }],
  ['Success', { placed: true, taken: true }],
  ['Your bet was placed.', { placed: true }],
  ['Booked', { booked: true, placed: false }],
  ['Your bet was booked.', { booked: true }],
  ['Cancelled', { cancelled: true }],
  ['Its stake is back in your balance.', { taken: false }],
  [
    'Your prebooked bet was cancelled. Your stake is back in your balance.',
    { cancelled: true, taken: false },
  ],
  ['Not placed', { placed: false }],
  ['Not booked', { booked: false }],
  ['Your bet was not placed', { placed: false }],
  ['Your bet was not placed.', { placed: false }],
  ['Your bet was not booked.', { booked: false }],
  ['Unable to place bet', { placed: false }],
  ['The bet was not placed. No money was taken.', { placed: false, taken: false }],
  [
    'This browser has no room left, so nothing was sent. No money was taken.',
    { placed: false, taken: false },
  ],
  ['No money was taken.', { taken: false }],
  [
    'It did not reach us in time, and it will not be placed any more. No money was taken.',
    { placed: false, taken: false },
  ],
  [
    'You confirmed a bet in another tab first. This one was not sent and is still in your slip. No money was taken for it.',
    { placed: false, taken: false },
  ],
  ['The booking never arrived, and nothing was taken. You can book again.', { booked: false, taken: false }],
  ['Your bet cannot be checked', nothing],
  ['Your bet cannot be checked.', nothing],
  ['Your booking cannot be checked', nothing],
  ['Unknown', nothing],
  ['If it was placed, it is in your bet history: look there before you bet again.', nothing],
  [
    'It is too long ago, or what this device kept of it is damaged. If it was placed, it is in your bet history: look there before you bet again.',
    nothing,
  ],
  ['Nobody can say any more what became of this booking. Look at Prebook in your bet history.', nothing],
  [
    'It is placed by itself when the market opens at these odds. You can cancel it under Bet history.',
    { booked: true, placed: false },
  ],
  ['The market reached your odds. Your bet history shows the odds taken.', { placed: true }],
  ['Cancel booking', { booked: true }],
  ['Cancelling…', nothing],
  ['No answer yet. We keep asking whether it was cancelled.', nothing],
  ['This bet was not cancelled: it is still booked.', { booked: true, cancelled: false }],
  [
    'Too late to cancel: the market reached your odds first, and this bet was placed.',
    { placed: true, cancelled: false },
  ],
])

/** Names, figures and buttons, which say nothing of it. */
const silent: ReadonlySet<string> = new Set([
  'Check now',
  'Done',
  'OK',
  'Bet history',
  'Keep selection',
  'Keep selections',
  'Show in bet history',
  'Show',
  'Stake',
  'Confirmed',
  'Support code',
  'Ticket',
  'Odds taken',
  'Target odds',
  'Potential returns',
  'Insufficient balance',
  'No result found',
])

/** The texts of the page that speak of bets or money, each by itself. */
function spoken(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE)
    const text = own
      .map((child) => child.textContent ?? '')
      .join('')
      .trim()
    if (text !== '') texts.push(text)
  }
  return texts
    .filter((text) => !silent.has(text))
    .filter((text) =>
      /plac|book|cancel|taken|money|balance|success|sent|unknown|check|never|bet\b/i.test(text),
    )
    .filter((text) => !/^(Ticket T|Insufficient balance)/.test(text))
}

/** Whether all that a text says is known for certain. */
function expectTrue(text: string, facts: Facts): void {
  const said = claims.get(text)
  if (said === undefined) throw new Error(`What does "${text}" say?`)
  expect(facts, text).toMatchObject(said)
}

const entry = (key: string, isBooking: boolean) =>
  buildEntry(key.padEnd(32, '0'), {
    legs: [homeLeg],
    request: { operation: isBooking ? 'bookBet' : 'placeSingleBet', body: '{}', expiresAt: 2_000 },
  })

function ticketThatIs(status: PrebookStatus | null): PlacedTicket {
  return buildTicket({
    ticketNum: 'T7',
    amount: yuan(150),
    isPrebook: status !== null,
    prebook: status === null ? null : { status, targetOdds: '2.10', placedUtc: null },
  })
}

const statusOf = { placed: 'placed', booked: 'booked', cancelled: 'cancelled', unclear: 'unknown' } as const

/** One of several bets that stands so. */
function betThatIs(standing: Standing, isBooking: boolean, place = 0): BatchBet {
  const bet = recordedBet(entry(`${'abc'[place]}${isBooking ? '1' : '2'}`, isBooking))
  const plain = { id: `${place}`, bet, placed: null, refusal: null }
  switch (standing) {
    case 'placed':
    case 'booked':
    case 'cancelled':
    case 'unclear': {
      const ticket = ticketThatIs(isBooking ? statusOf[standing] : null)
      return { ...plain, state: 'placed', placed: { ticket, confirmed: bet.legs, payout: null } }
    }
    case 'refused':
      return { ...plain, state: standing, refusal: buildRefusal(errors.insufficientBalance.code) }
    default:
      return { ...plain, state: standing }
  }
}

const standings = Object.keys(certain) as Standing[]
const ofBookingsAlone: ReadonlySet<Standing> = new Set(['booked', 'cancelled', 'unclear'])
/** A way to stand, and of which kind of bet. */
const ways = standings.flatMap((standing) => [
  ...(ofBookingsAlone.has(standing) ? [] : [{ standing, isBooking: false }]),
  { standing, isBooking: true },
])

async function show(content: ReactNode): Promise<string[]> {
  const { client } = await createClientHarness()
  renderWith(client, content)
  return spoken()
}

const send = (): void => undefined

/** What the title over several bets says, and whether it is so. */
const titles: readonly (readonly [
  RegExp,
  (known: readonly Facts[], figures: readonly number[]) => boolean,
])[] = [
  [/^Placing$/, (known) => known.includes(nothing)],
  [/^Success$/, (known) => known.every(({ placed, booked }) => placed === true || booked === true)],
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
    /^(?:The bet was not|No bet was) placed$/,
    (known) => known.every(({ placed, booked }) => placed === false && booked === false),
  ],
  [
    /^(\d) bets? cannot be checked$/,
    (known, [lost]) => known.filter((facts) => facts === nothing).length === lost,
  ],
  [/^Your bets were placed\.$/, (known) => known.every(({ placed }) => placed === true)],
  [
    /^Your bets were placed or booked\.$/,
    (known) => known.every(({ placed, booked }) => placed === true || booked === true),
  ],
  [/^Not all of your bets were placed\.$/, (known) => known.some(({ placed }) => placed === false)],
  [
    /^Not all of your bets were placed or booked\.$/,
    (known) => known.some(({ placed, booked }) => placed === false && booked === false),
  ],
  [/^Not all of your bets can be checked\.$/, (known) => known.includes(nothing)],
]

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
      await show(<BatchOutcome isEarlier={false} bets={[bet]} secondsLeft={0} send={send} />)
      const [title, ...texts] = spoken()
      expectTitleTrue(title ?? '', [certain[standing]])
      expect(texts.length).toBeGreaterThan(0)
      for (const text of texts) expectTrue(text, certain[standing])
    },
  )

  it.each(ways)(
    'of it and one that nobody can check: $standing, booking $isBooking [SLIP-18]',
    async (way) => {
      const bets = [way, { standing: 'forgotten', isBooking: false } as const].map(
        ({ standing, isBooking }, place) => betThatIs(standing, isBooking, place),
      )
      await show(<BatchOutcome isEarlier={false} bets={bets} secondsLeft={0} send={send} />)
      expectTitleTrue(screen.getByRole('heading').textContent, [certain[way.standing], nothing])
    },
  )

  it.each(['placed', 'booked', 'cancelled', 'unclear'] as const)(
    'of one that the server has: %s [SLIP-17] [PREBOOK-02]',
    async (standing) => {
      for (const status of [statusOf[standing], ...(standing === 'placed' ? [null] : [])]) {
        const receipt = { ticket: ticketThatIs(status), confirmed: [homeLeg], payout: null }
        const texts = await show(<Receipt confirmedEarlier={null} receipt={receipt} send={send} />)
        expect(texts.length).toBeGreaterThan(0)
        for (const text of texts) expectTrue(text, certain[standing])
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
  })
})

describe('what is said of a booking is certain', () => {
  /** The machine as it stands in a state, whatever led there. */
  const at = (value: string, context: object) => {
    const actor = createActor(prebookMachine, { input: { kind: 'offer', targetOdds: '2.10' } })
    return prebookMachine.resolveState({
      value: value === 'booking' ? { booking: 'outcomeUnknown' } : value,
      context: { ...actor.getSnapshot().context, ...context },
    })
  }
  const unknownEntry = entry('a', true)
  const refusal = buildRefusal(errors.insufficientBalance.code)
  const noRoom = { ...failureOfKind('noRoom', errors.unableToPlace.code), changes: [] }

  it.each<[string, object, Standing]>([
    ['booking', { unknownEntry }, 'checking'],
    ['refused', { refusal }, 'refused'],
    ['refused', { refusal: noRoom }, 'refused'],
    ['lapsed', {}, 'lapsed'],
    ['forgotten', {}, 'forgotten'],
    ['booked', { ticket: ticketThatIs('booked') }, 'booked'],
    ['placed', { ticket: ticketThatIs('placed') }, 'placed'],
    ['cancelled', { ticket: ticketThatIs('cancelled') }, 'cancelled'],
    ['booked', { ticket: ticketThatIs('unknown') }, 'unclear'],
  ])('where it is %s [PREBOOK-02] [PREBOOK-03]', async (value, context, standing) => {
    const texts = await show(
      <BookingOutcome
        onShowTicket={() => undefined}
        snapshot={at(value, context)}
        send={send}
        onDone={send}
      />,
    )
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expectTrue(text, certain[standing])
  })

  const lost = new CallFailed(failureOfKind('offline'))
  const noResult = failureOfKind('refused', errors.noResult.code)
  it.each<[string, () => Promise<CancelAnswer>, Facts]>([
    ['on its way', () => new Promise(() => {}), nothing],
    ['without an answer', () => Promise.reject(lost), nothing],
    ['too late', () => Promise.resolve({ kind: 'placed', ticket: ticketThatIs('placed') }), certain.placed],
    [
      'never there',
      () => Promise.resolve({ kind: 'booked', ticket: ticketThatIs('booked') }),
      certain.booked,
    ],
    ['refused', () => Promise.resolve({ kind: 'refused', failure: noResult }), nothing],
  ])('where its cancellation is %s [PREBOOK-04]', async (_, cancelPrebook, facts) => {
    const { client } = await createClientHarness({ api: { cancelPrebook } })
    const user = renderWith(
      client,
      <>
        <ToastOutlet place="page" />
        <CancelBooking ticket={ticketThatIs('booked')} />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Cancel booking' }))
    expect(
      screen.getByText('If it is cancelled in time, ¥150.00 will be returned to your balance.'),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
    await expect.poll(() => spoken().includes('Cancelling…') && facts !== nothing).toBe(false)
    for (const text of spoken()) expectTrue(text, facts)
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
    if (bet.placed !== null) expectTrue(told({ phase: 'placed', receipt: bet.placed }), facts)
    if (standing === 'lapsed' || standing === 'forgotten')
      expectTrue(told({ phase: standing, lapsed: bet.bet }), facts)
  })

  it('of one that lapsed: what was to be booked was not booked, and what was to be placed was not placed [SLIP-18] [PREBOOK-02]', () => {
    for (const isBooking of [true, false])
      expect(told({ phase: 'lapsed', lapsed: betThatIs('lapsed', isBooking).bet })).toBe(
        isBooking ? 'Your bet was not booked.' : 'Your bet was not placed.',
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
          expectTitleTrue(told({ phase: 'batchAnswered', batch }), known)
          const title = batchTitle(i18n, batchStanding(batch.map(standingOf)), hasBooking(batch))
          expectTitleTrue(title, known)
        }
  })
})
