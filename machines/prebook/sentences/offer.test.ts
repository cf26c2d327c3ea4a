import { describe, expect, it } from 'vitest'

import { yuan, buildLeg } from '#src/testing/builders.ts'

import { booked, lost, offer } from '../testing/model.ts'
import {
  start,
  value,
  context,
  cancelling,
  ofTicket,
  ticketThatIs,
  submission,
  begin,
  offeredStory,
  untouched,
} from '../testing/stories.ts'

describe('a bet on a paused selection', () => {
  it('begins with the target it was offered with, and with nothing under way [PREBOOK-01]', () => {
    expect(context(start(offer))).toStrictEqual(untouched)
  })

  it('has no target of its own where it was booked before [PREBOOK-02]', () => {
    for (const input of [
      { kind: 'ticket', ticket: booked },
      { kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: null },
    ] as const)
      expect(context(start(input)).targetOdds).toBe('')
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
    expect(prebook.isRunning('batch')).toBe(false)
  })

  it('has its bet asked about at once when the network is back [SLIP-18]', () => {
    const prebook = start(offer)
    prebook.actor.send({ type: 'target.opened' })
    prebook.actor.send({
      type: 'booking.submitted',
      leg: buildLeg({ status: 'paused' }),
      targetOdds: '2.10',
      stake: yuan(100),
    })
    prebook.actor.send({ type: 'connection.cameBack' })
    expect(prebook.received('batch')).toEqual([{ type: 'connection.cameBack' }])
    expect(value(prebook)).toEqual({ booking: 'sending' })
  })

  it('is offered again, with nothing left of the last one, once its receipt is closed [PREBOOK-02]', () => {
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
      const offer = offeredStory('target.opened')
      offer.says({ ...submission, ...what })
      expect(offer.takeLines()).toEqual(['booking.submitted: stays'])
    }
  })
})
