import { describe, expect, it } from 'vitest'

import { booked } from '../testing/model.ts'
import {
  start,
  value,
  cancelling,
  ofTicket,
  refused,
  ticketThatIs,
  news,
  begin,
  ticketStory,
  type Prebook,
} from '../testing/stories.ts'

/** Wherever a booked bet may be when there is news of it. */
const places: Record<string, { readonly reach: () => Prebook; readonly placed: string }> = {
  'it is looked at': { reach: () => ofTicket(), placed: 'placed' },
  'the member is asked whether to cancel': { reach: () => ofTicket('cancel.requested'), placed: 'placed' },
  'it is being cancelled': { reach: cancelling, placed: 'lostTheRace' },
  'the server would not cancel it': {
    reach: () => {
      const prebook = cancelling()
      prebook.finish('cancelPrebook', refused)
      return prebook
    },
    placed: 'placed',
  },
  'an earlier page was told that the server would not cancel it': {
    reach: () => start({ kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: refused.failure }),
    placed: 'placed',
  },
  'a cancellation of an earlier page never arrived': {
    reach: () => {
      const prebook = start({ kind: 'cancellation', ticketNum: 'T7', canBeSent: false, refusal: null })
      prebook.finish('cancelPrebook', { kind: 'booked', ticket: booked })
      return prebook
    },
    placed: 'placed',
  },
}

describe('the news of a booked bet', () => {
  it.each(Object.entries(places))(
    'that it was placed is told while %s [PREBOOK-04] [PREBOOK-06]',
    (_, at) => {
      const prebook = at.reach()
      const ticket = ticketThatIs('placed')
      prebook.actor.send({ type: 'ticket.changed', ticket })
      expect(prebook.actor.getSnapshot()).toMatchObject({ value: at.placed, context: { ticket } })
      expect(prebook.isRunning('cancelPrebook')).toBe(false)
      prebook.actor.send({ type: 'cancel.confirmed' })
      expect(value(prebook)).toBe(at.placed)
    },
  )

  it.each(Object.entries(places))(
    'that it was cancelled is told while %s [PREBOOK-04] [PREBOOK-06]',
    (_, { reach }) => {
      const prebook = reach()
      const ticket = ticketThatIs('cancelled')
      prebook.actor.send({ type: 'ticket.changed', ticket })
      expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'cancelled', context: { ticket } })
      expect(prebook.isRunning('cancelPrebook')).toBe(false)
    },
  )

  it.each(Object.entries(places))(
    'is of its own alone: that of another changes nothing while %s [PREBOOK-06]',
    (_, { reach }) => {
      const prebook = reach()
      const before = prebook.actor.getSnapshot()
      for (const status of ['placed', 'cancelled', 'booked'] as const)
        prebook.actor.send({ type: 'ticket.changed', ticket: { ...ticketThatIs(status), ticketNum: 'T8' } })
      expect(value(prebook)).toEqual(before.value)
      expect(prebook.actor.getSnapshot().context).toEqual(before.context)
    },
  )

  it('says that money has moved where it comes before the answer to a cancellation [PREBOOK-06]', () => {
    for (const status of ['placed', 'cancelled'] as const) {
      const told: string[] = []
      const prebook = cancelling()
      prebook.actor.on('money.moved', ({ type }) => told.push(type))
      prebook.actor.on('cancellation.ended', ({ type }) => told.push(type))
      prebook.actor.send({ type: 'ticket.changed', ticket: ticketThatIs(status) })
      expect(told.toSorted()).toEqual(['cancellation.ended', 'money.moved'])
    }
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
      const bet = ticketStory()
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
    const bet = ticketStory('cancel.requested')
    bet.says(news('placed'))
    expect(bet.takeLines()).toEqual(['ticket.changed: goes to placed, keeps ticket'])
  })
})
