import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { PlacedTicket, TicketPrebook } from '#domain/bets/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { prebookMachine } from '#machines/prebook/machine.ts'
import type { PrebookInput } from '#machines/prebook/types.ts'
import { buildLeg, buildTicket, yuan } from '#src/testing/builders.ts'

import { drive } from './drive.ts'
import { withStandIns } from './standIn.ts'

const machine = withStandIns(prebookMachine)

function ticketThatIs(status: TicketPrebook['status']): PlacedTicket {
  return buildTicket({
    ticketNum: 'T7',
    isPrebook: true,
    prebook: { status, targetOdds: '2.10', placedUtc: status === 'placed' ? 3_000 : null },
    lines: [],
  })
}

const booked = ticketThatIs('booked')
const lost = new CallFailed(failureOfKind('timedOut'))
const refused = { kind: 'refused', failure: failureOfKind('refused', errors.noResult.code) }
const start = (input: PrebookInput) => drive(({ parent }) => createActor(machine, { input, parent }))
type Prebook = ReturnType<typeof start>
const value = ({ actor }: Prebook) => actor.getSnapshot().value

function ofTicket(...types: ('cancel.requested' | 'cancel.confirmed')[]): Prebook {
  const prebook = start({ kind: 'ticket', ticket: booked })
  for (const type of types) prebook.actor.send({ type })
  return prebook
}

const cancelling = () => ofTicket('cancel.requested', 'cancel.confirmed')

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

describe('a bet that may be booked', () => {
  const offer = { kind: 'offer', targetOdds: '2.00' } as const

  it('is withdrawn before anything was set where its selection opens again [PREBOOK-01]', () => {
    const prebook = start(offer)
    prebook.actor.send({ type: 'offer.ended' })
    prebook.actor.send({ type: 'target.opened' })
    expect(value(prebook)).toBe('withdrawn')
  })

  it('is not booked where the member closes it, and keeps the target for the next time [PREBOOK-02]', () => {
    const prebook = start(offer)
    prebook.actor.send({ type: 'target.opened' })
    prebook.actor.send({ type: 'target.chosen', targetOdds: '2.40' })
    prebook.actor.send({ type: 'target.closed' })
    expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'offered', context: { targetOdds: '2.40' } })
    expect(prebook.isRunning('placement')).toBe(false)
  })

  it('has its placement asked at once when the network is back [SLIP-18]', () => {
    const prebook = start(offer)
    prebook.actor.send({ type: 'target.opened' })
    prebook.actor.send({
      type: 'booking.submitted',
      leg: buildLeg({ status: 'paused' }),
      targetOdds: '2.10',
      stake: yuan(100),
    })
    prebook.actor.send({ type: 'connection.cameBack' })
    expect(prebook.received('placement')).toEqual([{ type: 'connection.cameBack' }])
    expect(value(prebook)).toEqual({ booking: 'sending' })
  })

  it('is offered anew, with nothing of the last, once its receipt is closed [PREBOOK-02]', () => {
    const lostTheRace = cancelling()
    lostTheRace.actor.send({ type: 'ticket.changed', ticket: ticketThatIs('placed') })
    for (const prebook of [ofTicket(), lostTheRace]) {
      prebook.actor.send({ type: 'receipt.closed' })
      expect(prebook.actor.getSnapshot()).toMatchObject({
        value: 'offered',
        context: { ticket: null, cancellation: null, refusal: null, failure: null },
      })
    }
  })

  it.each(['check.requested', 'connection.cameBack'] as const)(
    'has its cancellation asked for again at once on %s, where no answer came [PREBOOK-04]',
    (type) => {
      const prebook = cancelling()
      prebook.fail('cancelPrebook', lost)
      prebook.actor.send({ type })
      expect(prebook.given('cancelPrebook')).toEqual({ ticketNum: 'T7', canBeSent: true })
    },
  )
})
