import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildRefusal } from '#src/testing/builders.ts'
import { journalEntry } from '#tests/model/samples.ts'

import type { Outcome } from '../../placement/types.ts'
import { booked, cancelled, ended, over, refusal } from '../testing/model.ts'
import {
  value,
  context,
  ticketThatIs,
  news,
  submission,
  offeredStory,
  untouched,
  unknownBooking,
  moneyToldBy,
} from '../testing/stories.ts'

describe('the answer to a booking', () => {
  it.each<[Outcome, string, object]>([
    [{ kind: 'placed', ticket: booked }, 'booked', { ticket: booked }],
    [{ kind: 'placed', ticket: cancelled }, 'cancelled', { ticket: cancelled }],
    [{ kind: 'refused', refusal }, 'refused', { refusal }],
    [{ kind: 'lapsed' }, 'lapsed', {}],
    [{ kind: 'forgotten' }, 'forgotten', {}],
  ])(
    'shows only itself, without a support code; the wallet is read again: %j [PREBOOK-03] [PREBOOK-06]',
    (outcome, state, seen) => {
      const prebook = unknownBooking()
      const told = moneyToldBy(prebook)
      prebook.finish('batch', over(ended(outcome)))
      expect(value(prebook)).toBe(state)
      expect(context(prebook)).toStrictEqual({ ...untouched, ...seen, untold: journalEntry.key })
      expect(told).toEqual(['money.moved'])
    },
  )

  it('is left to the history if the booking breaks, since it may have been sent; the wallet is read again [PREBOOK-03] [SLIP-18]', () => {
    const prebook = unknownBooking()
    const told = moneyToldBy(prebook)
    prebook.fail('batch', new Error('a fault of ours'))
    expect(value(prebook)).toBe('forgotten')
    expect(context(prebook)).toStrictEqual(untouched)
    expect(told).toEqual(['money.moved'])
  })

  it('is asked for again when the network is back, which is watched until it comes [PREBOOK-03] [SLIP-18]', () => {
    const prebook = unknownBooking()
    expect(prebook.isRunning('watchConnectivity')).toBe(true)
    prebook.finish('batch', over(ended({ kind: 'lapsed' })))
    expect(prebook.isRunning('watchConnectivity')).toBe(false)
  })
})

const outputOf = (outcome: Outcome) => ({
  outcome,
  entry: journalEntry,
  nextKey: null,
  nextEntry: null,
  isTold: false,
})

const bookingStory = () => offeredStory('target.opened', 'booking.submitted')

describe('all that becomes of a booking, and nothing besides', () => {
  it('is that it is sent once and checked, and booked, until its receipt is closed [PREBOOK-02] [SLIP-18]', () => {
    const bet = offeredStory('target.opened')
    bet.says(submission)
    bet.says({ type: 'connection.cameBack' })
    bet.says({ type: 'outcome.becameUnknown', entry: journalEntry })
    bet.says({ type: 'connection.cameBack' })
    bet.says({ type: 'check.requested' })
    bet.ends('batch', over(outputOf({ kind: 'placed', ticket: booked })))
    bet.says({ type: 'receipt.closed' })
    expect(bet.takeLines()).toEqual([
      'booking.submitted: goes to booking.sending, keeps batch, starts watchConnectivity, starts batch',
      'connection.cameBack: stays, sends connection.cameBack to batch',
      'outcome.becameUnknown: goes to booking.outcomeUnknown, keeps unknownEntry',
      'connection.cameBack: stays, sends connection.cameBack to batch',
      'check.requested: stays, sends check.requested to batch',
      'batch ends: goes to booked, forgets batch, forgets unknownEntry, keeps ticket, keeps untold "0123456789abcdef0123456789abcdef", leaves watchConnectivity, leaves batch, emits money.moved',
      'receipt.closed: goes to offered, forgets ticket, forgets untold, emits booking.told',
    ])
  })

  it.each<[string, Outcome]>([
    ['lapsed', { kind: 'lapsed' }],
    ['forgotten', { kind: 'forgotten' }],
  ])('is that one that is %s is said until it is dismissed [PREBOOK-02] [SLIP-18]', (state, outcome) => {
    const bet = bookingStory()
    bet.ends('batch', over(outputOf(outcome)))
    bet.says({ type: 'lapse.dismissed' })
    expect(bet.takeLines()).toEqual([
      `batch ends: goes to ${state}, forgets batch, keeps untold "${journalEntry.key}", leaves watchConnectivity, leaves batch, emits money.moved`,
      'lapse.dismissed: goes to offered, forgets untold, emits booking.told',
    ])
  })

  it.each(['placed', 'cancelled'] as const)(
    'is that one that is %s by the time of its answer is kept until its receipt is closed [PREBOOK-02] [SLIP-18]',
    (status) => {
      const bet = bookingStory()
      bet.ends('batch', over(outputOf({ kind: 'placed', ticket: ticketThatIs(status) })))
      bet.says({ type: 'receipt.closed' })
      expect(bet.takeLines()).toEqual([
        `batch ends: goes to ${status}, forgets batch, keeps ticket, keeps untold "${journalEntry.key}", leaves watchConnectivity, leaves batch, emits money.moved`,
        'receipt.closed: goes to offered, forgets ticket, forgets untold, emits booking.told',
      ])
    },
  )

  it('is that a refusal is said until it is dismissed [PREBOOK-02]', () => {
    const bet = bookingStory()
    bet.ends('batch', over(outputOf({ kind: 'refused', refusal: buildRefusal(errors.noResult.code) })))
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines()).toEqual([
      'batch ends: goes to refused, forgets batch, keeps refusal, keeps untold "0123456789abcdef0123456789abcdef", leaves watchConnectivity, leaves batch, emits money.moved',
      'refusal.dismissed: goes to offered, forgets refusal, forgets untold, emits booking.told',
    ])
  })

  it('is that what became of it is told once it was seen, and stays on the screen [PREBOOK-02] [SLIP-18]', () => {
    const refused = bookingStory()
    refused.ends('batch', over(outputOf({ kind: 'refused', refusal: buildRefusal(errors.noResult.code) })))
    refused.says({ type: 'answer.viewed' })
    refused.says({ type: 'refusal.dismissed' })
    const sent = bookingStory()
    sent.says({ type: 'answer.viewed' })
    sent.ends('batch', over(outputOf({ kind: 'placed', ticket: booked })))
    sent.says({ type: 'answer.viewed' })
    expect([...refused.takeLines().slice(1), ...sent.takeLines()]).toEqual([
      'answer.viewed: stays, forgets untold, emits booking.told',
      'refusal.dismissed: goes to offered, forgets refusal',
      'answer.viewed: stays',
      `batch ends: goes to booked, forgets batch, keeps ticket, keeps untold "${journalEntry.key}", leaves watchConnectivity, leaves batch, emits money.moved`,
      'answer.viewed: stays, forgets untold, emits booking.told',
    ])
  })

  it('is that it is told by nothing but a look at it, or its receipt that is closed: not by a question, nor by news [PREBOOK-02] [PREBOOK-06] [SLIP-18]', () => {
    const bet = bookingStory()
    bet.ends('batch', over(outputOf({ kind: 'placed', ticket: booked })))
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
    const bet = bookingStory()
    bet.ends('batch', over(outputOf({ kind: 'placed', ticket: ticketThatIs('placed') })))
    bet.says({ type: 'receipt.closed' })
    expect(bet.takeLines()).toEqual([
      `batch ends: goes to placed, forgets batch, keeps ticket, keeps untold "${journalEntry.key}", leaves watchConnectivity, leaves batch, emits money.moved`,
      'receipt.closed: goes to offered, forgets ticket, forgets untold, emits booking.told',
    ])
  })

  it('is that of one that could not be written down nothing need be told later [PREBOOK-02] [SLIP-18]', () => {
    const bet = bookingStory()
    const refusal = buildRefusal(errors.unableToPlace.code)
    bet.ends('batch', over({ ...outputOf({ kind: 'refused', refusal }), entry: null }))
    bet.says({ type: 'refusal.dismissed' })
    expect(bet.takeLines()).toEqual([
      'batch ends: goes to refused, forgets batch, keeps refusal, leaves watchConnectivity, leaves batch, emits money.moved',
      'refusal.dismissed: goes to offered, forgets refusal',
    ])
  })

  it('is that one that broke is called forgotten, for the history alone can tell [PREBOOK-02] [SLIP-18]', () => {
    const bet = bookingStory()
    bet.fails('batch')
    expect(bet.takeLines()).toEqual([
      'batch fails: goes to forgotten, forgets batch, leaves watchConnectivity, leaves batch, emits money.moved',
    ])
  })
})
