import { describe, expect, it } from 'vitest'

import type { PlacedTicket, TicketPrebook } from '#domain/bets/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { failureOfKind } from '#machines/failure.ts'
import type { Outcome } from '#machines/placement/types.ts'
import { canCancelStill } from '#machines/prebook/cancellation.ts'
import { prebookMachine } from '#machines/prebook/machine.ts'
import type { PrebookInput } from '#machines/prebook/types.ts'
import { buildLeg, buildRefusal, buildTicket, yuan } from '#src/testing/builders.ts'

import { journalEntry } from './samples.ts'
import { createStory, type Story } from './story.ts'

const begin = (input: PrebookInput) => createStory(prebookMachine, input)

function ticketThatIs(status: TicketPrebook['status'], amount = yuan(100)): PlacedTicket {
  return buildTicket({
    ticketNum: 'T7',
    amount,
    isPrebook: true,
    prebook: { status, targetOdds: '2.10', placedUtc: null },
    lines: [],
  })
}

const booked = ticketThatIs('booked')
const news = (status: TicketPrebook['status']) => ({
  type: 'ticket.changed',
  ticket: ticketThatIs(status, yuan(90)),
})
const submission = {
  type: 'booking.submitted',
  leg: buildLeg({ status: 'paused' }),
  targetOdds: '2.10',
  stake: yuan(100),
}
const outputOf = (outcome: Outcome) => ({
  outcome,
  entry: journalEntry,
  nextKey: null,
  nextEntry: null,
  isTold: false,
})
const wouldNot = { kind: 'refused', failure: failureOfKind('refused', errors.noResult.code) }

/** After so many presses; what came of those is told no more. */
function after(story: Story, ...types: readonly string[]): Story {
  for (const type of types) story.says(type === submission.type ? submission : { type })
  story.takeLines()
  return story
}

const offered = (...types: readonly string[]) => after(begin({ kind: 'offer', targetOdds: '2.00' }), ...types)
const booking = () => offered('target.opened', 'booking.submitted')
const ofTicket = (...types: readonly string[]) => after(begin({ kind: 'ticket', ticket: booked }), ...types)
const cancelling = () => ofTicket('cancel.requested', 'cancel.confirmed')

describe('all that becomes of an offer to book, and nothing besides', () => {
  it('is that the member opens and closes it, and that it goes with its selection [PREBOOK-01] [PREBOOK-02]', () => {
    const offer = begin({ kind: 'offer', targetOdds: '2.00' })
    offer.says({ type: 'offer.ended' })
    offer.says({ type: 'offer.opened' })
    offer.says({ type: 'target.opened' })
    offer.says({ type: 'target.chosen', targetOdds: '2.10' })
    offer.says({ type: 'target.closed' })
    offer.says({ type: 'target.opened' })
    offer.says({ type: 'offer.ended' })
    expect(offer.takeLines()).toEqual([
      'begins: goes to offered, keeps targetOdds "2.00", keeps attempt 1',
      'offer.ended: goes to withdrawn',
      'offer.opened: goes to offered',
      'target.opened: goes to settingTarget',
      'target.chosen: stays, keeps targetOdds "2.10"',
      'target.closed: goes to offered',
      'target.opened: goes to settingTarget',
      'offer.ended: goes to withdrawn',
    ])
  })

  it('is that nothing is booked without a stake, without odds, or at odds that are not above 1 [PREBOOK-02]', () => {
    const wrong = [{ stake: yuan(0) }, { targetOdds: '' }, { targetOdds: '1.00' }, { targetOdds: 'two' }]
    for (const what of wrong) {
      const offer = offered('target.opened')
      offer.says({ ...submission, ...what })
      expect(offer.takeLines()).toEqual(['booking.submitted: stays'])
    }
  })
})

describe('all that becomes of a booking, and nothing besides', () => {
  it('is that it is sent once and checked, and booked, until its receipt is closed [PREBOOK-02] [SLIP-18]', () => {
    const bet = offered('target.opened')
    bet.says(submission)
    bet.says({ type: 'connection.cameBack' })
    bet.says({ type: 'outcome.becameUnknown', entry: journalEntry })
    bet.says({ type: 'connection.cameBack' })
    bet.says({ type: 'check.requested' })
    bet.ends('placement', outputOf({ kind: 'placed', ticket: booked }))
    bet.says({ type: 'receipt.closed' })
    expect(bet.takeLines()).toEqual([
      'booking.submitted: goes to booking.sending, keeps placement, starts watchConnectivity, starts placement',
      'connection.cameBack: stays, sends connection.cameBack to placement',
      'outcome.becameUnknown: goes to booking.outcomeUnknown, keeps unknownEntry',
      'connection.cameBack: stays, sends connection.cameBack to placement',
      'check.requested: stays, sends check.requested to placement',
      'placement ends: goes to booked, forgets placement, forgets unknownEntry, keeps ticket, keeps untold "0123456789abcdef0123456789abcdef", leaves watchConnectivity, leaves placement, emits money.moved',
      'receipt.closed: goes to offered, forgets ticket, forgets untold, emits booking.told',
    ])
  })

  it.each<[string, Outcome]>([
    ['lapsed', { kind: 'lapsed' }],
    ['forgotten', { kind: 'forgotten' }],
  ])('is that one that is %s is said until it is dismissed [PREBOOK-02] [SLIP-18]', (state, outcome) => {
    const bet = booking()
    bet.ends('placement', outputOf(outcome))
    bet.says({ type: 'lapse.dismissed' })
    expect(bet.takeLines()).toEqual([
      `placement ends: goes to ${state}, forgets placement, keeps untold "${journalEntry.key}", leaves watchConnectivity, leaves placement, emits money.moved`,
      'lapse.dismissed: goes to offered, forgets untold, emits booking.told',
    ])
  })

  it.each(['placed', 'cancelled'] as const)(
    'is that one that is %s by the time of its answer is kept until its receipt is closed [PREBOOK-02] [SLIP-18]',
    (status) => {
      const bet = booking()
      bet.ends('placement', outputOf({ kind: 'placed', ticket: ticketThatIs(status) }))
      bet.says({ type: 'receipt.closed' })
      expect(bet.takeLines()).toEqual([
        `placement ends: goes to ${status}, forgets placement, keeps ticket, keeps untold "${journalEntry.key}", leaves watchConnectivity, leaves placement, emits money.moved`,
        'receipt.closed: goes to offered, forgets ticket, forgets untold, emits booking.told',
      ])
    },
  )

  it('is that a refusal is said until it is dismissed [PREBOOK-02]', () => {
    const bet = booking()
    bet.ends('placement', outputOf({ kind: 'refused', refusal: buildRefusal(errors.noResult.code) }))
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines()).toEqual([
      'placement ends: goes to refused, forgets placement, keeps refusal, keeps untold "0123456789abcdef0123456789abcdef", leaves watchConnectivity, leaves placement, emits money.moved',
      'refusal.dismissed: goes to offered, forgets refusal, forgets untold, emits booking.told',
    ])
  })

  it('is that what became of it is told once it was seen, and stays on the screen [PREBOOK-02] [SLIP-18]', () => {
    const refused = booking()
    refused.ends('placement', outputOf({ kind: 'refused', refusal: buildRefusal(errors.noResult.code) }))
    refused.says({ type: 'answer.viewed' })
    refused.says({ type: 'refusal.dismissed' })
    const sent = booking()
    sent.says({ type: 'answer.viewed' })
    sent.ends('placement', outputOf({ kind: 'placed', ticket: booked }))
    sent.says({ type: 'answer.viewed' })
    expect([...refused.takeLines().slice(1), ...sent.takeLines()]).toEqual([
      'answer.viewed: stays, forgets untold, emits booking.told',
      'refusal.dismissed: goes to offered, forgets refusal',
      'answer.viewed: stays',
      `placement ends: goes to booked, forgets placement, keeps ticket, keeps untold "${journalEntry.key}", leaves watchConnectivity, leaves placement, emits money.moved`,
      'answer.viewed: stays, forgets untold, emits booking.told',
    ])
  })

  it('is that it is told by nothing but a look at it, or its receipt that is closed: not by a question, nor by news [PREBOOK-02] [PREBOOK-06] [SLIP-18]', () => {
    const bet = booking()
    bet.ends('placement', outputOf({ kind: 'placed', ticket: booked }))
    bet.says({ type: 'cancel.requested' })
    bet.says({ type: 'cancel.declined' })
    bet.says(news('cancelled'))
    bet.says({ type: 'receipt.closed' })
    expect(bet.takeLines().slice(1)).toEqual([
      'cancel.requested: goes to confirmingCancel',
      'cancel.declined: goes to booked',
      'ticket.changed: goes to cancelled, keeps ticket',
      'receipt.closed: goes to offered, forgets ticket, forgets untold, emits booking.told',
    ])
  })

  it('is that one the market took at once is told as its receipt is closed [PREBOOK-02] [SLIP-18]', () => {
    const bet = booking()
    bet.ends('placement', outputOf({ kind: 'placed', ticket: ticketThatIs('placed') }))
    bet.says({ type: 'receipt.closed' })
    expect(bet.takeLines()).toEqual([
      `placement ends: goes to placed, forgets placement, keeps ticket, keeps untold "${journalEntry.key}", leaves watchConnectivity, leaves placement, emits money.moved`,
      'receipt.closed: goes to offered, forgets ticket, forgets untold, emits booking.told',
    ])
  })

  it('is that of one that could not be written down nothing need be told later [PREBOOK-02] [SLIP-18]', () => {
    const bet = booking()
    const refusal = buildRefusal(errors.unableToPlace.code)
    bet.ends('placement', { ...outputOf({ kind: 'refused', refusal }), entry: null })
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines()).toEqual([
      'placement ends: goes to refused, forgets placement, keeps refusal, leaves watchConnectivity, leaves placement, emits money.moved',
      'refusal.dismissed: goes to offered, forgets refusal',
    ])
  })

  it('is that one that broke is called forgotten, for the history alone can tell [PREBOOK-02] [SLIP-18]', () => {
    const bet = booking()
    bet.fails('placement')
    expect(bet.takeLines()).toEqual([
      'placement fails: goes to forgotten, forgets placement, leaves watchConnectivity, leaves placement, emits money.moved',
    ])
  })
})

describe('all that becomes of a booked bet, and nothing besides', () => {
  it('is that the member is asked before it is cancelled [PREBOOK-04]', () => {
    const bet = begin({ kind: 'ticket', ticket: booked })
    bet.says({ type: 'cancel.requested' })
    bet.says({ type: 'cancel.declined' })
    bet.says({ type: 'cancel.requested' })
    bet.says({ type: 'cancel.confirmed' })
    expect(bet.takeLines()).toEqual([
      'begins: goes to booked, keeps targetOdds "", keeps ticket, keeps attempt 1',
      'cancel.requested: goes to confirmingCancel',
      'cancel.declined: goes to booked',
      'cancel.requested: goes to confirmingCancel',
      'cancel.confirmed: goes to cancelling.asking, keeps cancellation, keeps attempt 0, starts cancelPrebook, emits cancellation.confirmed',
    ])
  })

  it.each(['placed', 'cancelled'] as const)(
    'is that news of it being %s is told until its receipt is closed [PREBOOK-06]',
    (status) => {
      const bet = ofTicket()
      bet.says(news(status))
      bet.says({ type: 'receipt.closed' })
      const again = begin({ kind: 'ticket', ticket: ticketThatIs(status) })
      again.says({ type: 'receipt.closed' })
      expect([...bet.takeLines(), ...again.takeLines()]).toEqual([
        `ticket.changed: goes to ${status}, keeps ticket`,
        'receipt.closed: goes to offered, forgets ticket',
        `begins: goes to ${status}, keeps targetOdds "", keeps ticket, keeps attempt 1`,
        'receipt.closed: goes to offered, forgets ticket',
      ])
    },
  )

  it('is that news while the member is asked ends the question [PREBOOK-06]', () => {
    const bet = ofTicket('cancel.requested')
    bet.says(news('placed'))
    expect(bet.takeLines()).toEqual(['ticket.changed: goes to placed, keeps ticket'])
  })
})

describe('all that becomes of a cancellation, and nothing besides', () => {
  it('is that it is asked for until there is an answer; news that the bet is booked still neither ends nor repeats that [PREBOOK-04]', () => {
    const bet = cancelling()
    bet.says(news('booked'))
    bet.passes(9_999)
    bet.passes(1)
    bet.says(news('booked'))
    bet.passes(1_000)
    bet.fails('cancelPrebook')
    bet.says({ type: 'connection.cameBack' })
    bet.passes(10_000)
    bet.says({ type: 'check.requested' })
    expect(bet.takeLines()).toEqual([
      'ticket.changed: stays, keeps ticket',
      '9999 ms pass: stays',
      '1 ms pass: goes to cancelling.unknown, starts watchConnectivity, leaves cancelPrebook',
      'ticket.changed: stays',
      '1000 ms pass: goes to cancelling.asking, keeps attempt 1, starts cancelPrebook, leaves watchConnectivity',
      'cancelPrebook fails: goes to cancelling.unknown, starts watchConnectivity, leaves cancelPrebook',
      'connection.cameBack: goes to cancelling.asking, keeps attempt 2, starts cancelPrebook, leaves watchConnectivity',
      '10000 ms pass: goes to cancelling.unknown, starts watchConnectivity, leaves cancelPrebook',
      'check.requested: goes to cancelling.asking, keeps attempt 3, starts cancelPrebook, leaves watchConnectivity',
    ])
  })

  it('is that nothing of it is told before there is an answer, whatever was seen [PREBOOK-04] [SLIP-18]', () => {
    const bet = cancelling()
    bet.says({ type: 'answer.viewed' })
    bet.fails('cancelPrebook')
    bet.says({ type: 'answer.viewed' })
    bet.passes(1_000)
    bet.ends('cancelPrebook', wouldNot)
    bet.says({ type: 'answer.viewed' })
    const lines = bet.takeLines()
    expect([lines[0], lines[2], lines[5]]).toEqual([
      'answer.viewed: stays',
      'answer.viewed: stays',
      'answer.viewed: stays, emits cancellation.told',
    ])
  })

  it('is that a refusal stays on the screen, whatever news there is that the bet is booked still [PREBOOK-04] [PREBOOK-06]', () => {
    const bet = cancelling()
    bet.ends('cancelPrebook', wouldNot)
    bet.says(news('booked'))
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines()).toEqual([
      'cancelPrebook ends: goes to cancelRefused, keeps failure, leaves cancelPrebook, emits cancellation.ended, emits money.moved',
      'ticket.changed: stays, keeps ticket',
      'refusal.dismissed: goes to booked, emits cancellation.told',
    ])
  })

  it('is that news after a refusal is told without another word [PREBOOK-04] [PREBOOK-06]', () => {
    const bet = cancelling()
    bet.ends('cancelPrebook', wouldNot)
    bet.says(news('placed'))
    expect(bet.takeLines().slice(1)).toEqual(['ticket.changed: goes to placed, keeps ticket'])
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['placed', 'lostTheRace'],
  ] as const)('is that the answer %s, or news of it, ends it [PREBOOK-04] [PREBOOK-06]', (kind, state) => {
    const answered = cancelling()
    answered.ends('cancelPrebook', { kind, ticket: news(kind).ticket })
    answered.says({ type: 'receipt.closed' })
    const told = cancelling()
    told.says(news(kind))
    told.says({ type: 'receipt.closed' })
    const end = `goes to ${state}, keeps ticket, leaves cancelPrebook, emits cancellation.ended, emits money.moved`
    expect([...answered.takeLines(), ...told.takeLines()]).toEqual([
      `cancelPrebook ends: ${end}`,
      'receipt.closed: goes to offered, forgets ticket, forgets cancellation, emits cancellation.told',
      `ticket.changed: ${end}`,
      'receipt.closed: goes to offered, forgets ticket, forgets cancellation, emits cancellation.told',
    ])
  })

  it('is that its tries are counted until the next one is confirmed, whatever became of it [PREBOOK-04]', () => {
    const bet = cancelling()
    bet.fails('cancelPrebook')
    bet.says({ type: 'check.requested' })
    bet.ends('cancelPrebook', { kind: 'placed', ticket: news('placed').ticket })
    bet.says({ type: 'receipt.closed' })
    expect(bet.takeLines().slice(1)).toEqual([
      'check.requested: goes to cancelling.asking, keeps attempt 1, starts cancelPrebook, leaves watchConnectivity',
      'cancelPrebook ends: goes to lostTheRace, keeps ticket, leaves cancelPrebook, emits cancellation.ended, emits money.moved',
      'receipt.closed: goes to offered, forgets ticket, forgets cancellation, emits cancellation.told',
    ])
  })

  it('is that one is not sent any more after a minute, nor where it cannot be read when it was confirmed [PREBOOK-04]', () => {
    expect(
      [0, 60_000, 60_001, -60_000, -60_001].map((ago) => canCancelStill(100_000, 100_000 + ago)),
    ).toEqual([true, true, false, true, false])
    expect([0, 1_000, 100_000].map((now) => canCancelStill(null, now))).toEqual([false, false, false])
  })

  it('is that one of an earlier page is a try already, and refused until the bet itself is known [PREBOOK-04]', () => {
    const bet = begin({ kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: null })
    bet.passes(10_000)
    bet.passes(2_000)
    bet.ends('cancelPrebook', wouldNot)
    bet.says({ type: 'refusal.dismissed' })
    bet.says(news('booked'))
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines()).toEqual([
      'begins: goes to cancelling.asking, keeps targetOdds "", keeps cancellation, keeps attempt 1, starts cancelPrebook',
      '10000 ms pass: goes to cancelling.unknown, starts watchConnectivity, leaves cancelPrebook',
      '2000 ms pass: goes to cancelling.asking, keeps attempt 2, starts cancelPrebook, leaves watchConnectivity',
      'cancelPrebook ends: goes to cancelRefused, keeps failure, leaves cancelPrebook, emits cancellation.ended, emits money.moved',
      'refusal.dismissed: stays',
      'ticket.changed: stays, keeps ticket',
      'refusal.dismissed: goes to booked, emits cancellation.told',
    ])
  })

  it('is that one an earlier page was refused is said to be so at once, and not asked for again [PREBOOK-03] [PREBOOK-04] [SLIP-18]', () => {
    const bet = begin({ kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: wouldNot.failure })
    bet.passes(60_000)
    bet.says(news('booked'))
    bet.says({ type: 'refusal.dismissed' })
    bet.says({ type: 'cancel.requested' })
    bet.says({ type: 'cancel.confirmed' })
    expect(bet.takeLines()).toEqual([
      'begins: goes to cancelRefused, keeps targetOdds "", keeps cancellation, keeps failure, keeps attempt 1',
      '60000 ms pass: stays',
      'ticket.changed: stays, keeps ticket',
      'refusal.dismissed: goes to booked, emits cancellation.told',
      'cancel.requested: goes to confirmingCancel',
      'cancel.confirmed: goes to cancelling.asking, forgets failure, keeps attempt 0, starts cancelPrebook, emits cancellation.confirmed',
    ])
  })

  it('is that one that never arrived is said until it is dismissed [PREBOOK-04]', () => {
    const bet = begin({ kind: 'cancellation', ticketNum: 'T7', canBeSent: false, refusal: null })
    bet.ends('cancelPrebook', { kind: 'booked', ticket: booked })
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines().slice(1)).toEqual([
      'cancelPrebook ends: goes to stillBooked, keeps ticket, leaves cancelPrebook, emits cancellation.ended, emits money.moved',
      'refusal.dismissed: goes to booked, emits cancellation.told',
    ])
  })
})
