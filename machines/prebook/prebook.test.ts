import { describe, expect, it } from 'vitest'

import { yuan } from '#src/testing/builders.ts'
import { replayAll } from '#tests/model/replay.ts'
import { journalEntry } from '#tests/model/samples.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { prebookInvariant } from './testing/invariants.ts'
import {
  booked,
  booking,
  cancelled,
  ended,
  failure,
  lost,
  over,
  pausedLeg as leg,
  placed,
  prebook as machine,
  prebookModels,
  refusal,
} from './testing/model.ts'
import { cancelling, start, value } from './testing/stories.ts'

describe('prebook, walked by its graph', () => {
  it('takes every transition, says of a ticket what it last heard, and asks one thing at a time [CHART-04] [PREBOOK-02] [PREBOOK-04]', () => {
    const walked = new Set(
      Object.values(prebookModels).flatMap((model) => [...replayAll(model, prebookInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('prebook', () => {
  const setting = () => {
    const prebook = start()
    prebook.actor.send({ type: 'target.opened' })
    return prebook
  }
  const sending = () => {
    const prebook = setting()
    prebook.actor.send(booking)
    return prebook
  }

  it('is offered with a target, which the member sets [PREBOOK-01] [PREBOOK-02]', () => {
    const prebook = start()
    expect(value(prebook)).toBe('offered')
    prebook.actor.send({ type: 'target.opened' })
    prebook.actor.send({ type: 'target.chosen', targetOdds: '2.12' })
    expect(prebook.actor.getSnapshot()).toMatchObject({
      value: 'settingTarget',
      context: { targetOdds: '2.12' },
    })
  })

  it('is withdrawn when the selection is paused no more, and offered when it is again [PREBOOK-01]', () => {
    const prebook = setting()
    prebook.actor.send({ type: 'offer.ended' })
    prebook.actor.send(booking)
    expect(value(prebook)).toBe('withdrawn')
    prebook.actor.send({ type: 'offer.opened' })
    expect(value(prebook)).toBe('offered')
  })

  it('places what the member read as a press of one bet, under no key of the slip’s [PREBOOK-02] [SLIP-18]', () => {
    const prebook = setting()
    prebook.actor.send({ ...booking, stake: yuan(0) })
    expect(value(prebook)).toBe('settingTarget')
    prebook.actor.send(booking)
    expect(prebook.given('batch')).toEqual({
      kind: 'confirm',
      confirmation: {
        key: null,
        bets: [
          {
            operation: 'bookBet',
            kind: 'single',
            legs: [leg],
            stakes: [{ size: 1, perLine: yuan(100) }],
            price: null,
            policy: 'any',
            isFollowBet: false,
            bigComboId: null,
            targetOdds: '2.10',
          },
        ],
      },
    })
  })

  it('goes on booking whatever becomes of the offer, until the answer is definite [SLIP-18]', () => {
    const prebook = sending()
    prebook.actor.send({ type: 'offer.ended' })
    prebook.actor.send({ type: 'outcome.becameUnknown', entry: journalEntry })
    expect(prebook.actor.getSnapshot().hasTag('unknown')).toBe(true)
    expect(prebook.actor.getSnapshot().context.unknownEntry).toEqual(journalEntry)
    prebook.actor.send({ type: 'check.requested' })
    expect(prebook.received('batch')).toEqual([{ type: 'check.requested' }])
    prebook.finish('batch', over(ended({ kind: 'placed', ticket: booked })))
    expect(prebook.actor.getSnapshot()).toMatchObject({
      value: 'booked',
      context: { ticket: booked, unknownEntry: null },
    })
  })

  it('is placed already where the answer came after the market had opened [PREBOOK-02]', () => {
    const prebook = sending()
    prebook.finish('batch', over(ended({ kind: 'placed', ticket: placed })))
    expect(value(prebook)).toBe('placed')
  })

  it.each([
    [{ kind: 'refused', refusal } as const, 'refused', 'refusal.dismissed' as const],
    [{ kind: 'lapsed' } as const, 'lapsed', 'lapse.dismissed' as const],
    [{ kind: 'forgotten' } as const, 'forgotten', 'lapse.dismissed' as const],
  ])(
    'says that nothing was booked, or that nobody knows, and offers it again: %j [PREBOOK-03]',
    (outcome, state, type) => {
      const prebook = sending()
      prebook.finish('batch', over(ended(outcome)))
      expect(value(prebook)).toBe(state)
      prebook.actor.send({ type })
      expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'offered', context: { refusal: null } })
    },
  )

  it('says that money may have moved after every answer [PREBOOK-06]', () => {
    const told: string[] = []
    const prebook = sending()
    prebook.actor.on('money.moved', ({ type }) => told.push(type))
    prebook.finish('batch', over(ended({ kind: 'placed', ticket: booked })))
    prebook.actor.send({ type: 'cancel.requested' })
    prebook.actor.send({ type: 'cancel.confirmed' })
    prebook.finish('cancelPrebook', { kind: 'cancelled', ticket: cancelled })
    expect(told).toEqual(['money.moved', 'money.moved'])
  })

  it('is cancelled after the member has confirmed, and not before [PREBOOK-04]', () => {
    const prebook = start({ kind: 'ticket', ticket: booked })
    prebook.actor.send({ type: 'cancel.requested' })
    expect([value(prebook), prebook.isRunning('cancelPrebook')]).toEqual(['confirmingCancel', false])
    prebook.actor.send({ type: 'cancel.declined' })
    expect(value(prebook)).toBe('booked')
    prebook.actor.send({ type: 'cancel.requested' })
    prebook.actor.send({ type: 'cancel.confirmed' })
    expect(prebook.given('cancelPrebook')).toEqual({ ticketNum: 'T7', canBeSent: true })
    prebook.finish('cancelPrebook', { kind: 'cancelled', ticket: cancelled })
    expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'cancelled', context: { ticket: cancelled } })
  })

  it('lost the race where the placement was first, by the answer or by the news of it [PREBOOK-04]', () => {
    const answered = cancelling()
    answered.finish('cancelPrebook', { kind: 'placed', ticket: placed })
    expect(answered.actor.getSnapshot()).toMatchObject({ value: 'lostTheRace', context: { ticket: placed } })
    const told = cancelling()
    told.fail('cancelPrebook', lost)
    told.actor.send({ type: 'ticket.changed', ticket: placed })
    expect(value(told)).toBe('lostTheRace')
  })

  it('is asked to be cancelled again, as long as no answer comes, and never said to have failed [PREBOOK-04]', () => {
    const prebook = cancelling()
    prebook.fail('cancelPrebook', lost)
    expect(prebook.actor.getSnapshot()).toMatchObject({ value: { cancelling: 'unknown' } })
    prebook.clock.increment(2_000)
    expect(prebook.isRunning('cancelPrebook')).toBe(true)
    prebook.clock.increment(10_000)
    expect(prebook.actor.getSnapshot().hasTag('unknown')).toBe(true)
    prebook.actor.send({ type: 'connection.cameBack' })
    prebook.finish('cancelPrebook', { kind: 'cancelled', ticket: cancelled })
    expect(value(prebook)).toBe('cancelled')
  })

  it('is to be written down before it is cancelled, until it is known what became of it [PREBOOK-04] [SLIP-18]', () => {
    const prebook = start({ kind: 'ticket', ticket: booked })
    const told: unknown[] = []
    prebook.actor.on('cancellation.confirmed', (event) =>
      told.push(event, prebook.isRunning('cancelPrebook')),
    )
    prebook.actor.on('cancellation.ended', (event) => told.push(event))
    prebook.actor.send({ type: 'cancel.requested' })
    prebook.actor.send({ type: 'cancel.confirmed' })
    const confirmed = { type: 'cancellation.confirmed', ticketNum: 'T7' }
    expect(told).toEqual([confirmed, true])
    prebook.fail('cancelPrebook', lost)
    expect(told).toHaveLength(2)
    prebook.actor.send({ type: 'ticket.changed', ticket: placed })
    expect(told.slice(2)).toEqual([{ type: 'cancellation.ended', ticketNum: 'T7' }])
  })

  it('goes on being cancelled where an earlier page began it, of which no more is known than its number [PREBOOK-04] [SLIP-18]', () => {
    const cancellation = { ticketNum: 'T7', canBeSent: true }
    const prebook = start({ kind: 'cancellation', ...cancellation, refusal: null })
    expect(value(prebook)).toEqual({ cancelling: 'asking' })
    expect(prebook.given('cancelPrebook')).toEqual(cancellation)
    prebook.actor.send({ type: 'ticket.changed', ticket: booked })
    expect(prebook.actor.getSnapshot().context.ticket).toEqual(booked)
    prebook.finish('cancelPrebook', { kind: 'cancelled', ticket: cancelled })
    expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'cancelled', context: { ticket: cancelled } })
  })

  it('is said to be still booked if the cancellation never arrived, and can be cancelled again [PREBOOK-04]', () => {
    const prebook = start({ kind: 'cancellation', ticketNum: 'T7', canBeSent: false, refusal: null })
    prebook.finish('cancelPrebook', { kind: 'booked', ticket: booked })
    expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'stillBooked', context: { ticket: booked } })
    prebook.actor.send({ type: 'refusal.dismissed' })
    prebook.actor.send({ type: 'cancel.requested' })
    prebook.actor.send({ type: 'cancel.confirmed' })
    expect(prebook.given('cancelPrebook')).toEqual({ ticketNum: 'T7', canBeSent: true })
  })

  it('is said to be refused where an earlier page was told so and nobody saw it: nothing is asked again, and it is told once [PREBOOK-03] [PREBOOK-04] [SLIP-18]', () => {
    for (const canBeSent of [true, false]) {
      const prebook = start({ kind: 'cancellation', ticketNum: 'T7', canBeSent, refusal: failure })
      expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'cancelRefused', context: { failure } })
      expect(prebook.isRunning('cancelPrebook')).toBe(false)
      const told: unknown[] = []
      prebook.actor.on('cancellation.told', (event) => told.push(event))
      prebook.actor.send({ type: 'answer.viewed' })
      expect(told).toEqual([{ type: 'cancellation.told', ticketNum: 'T7' }])
    }
  })

  it('waits for its ticket before it can be cancelled again, if that was refused [PREBOOK-03]', () => {
    const prebook = start({ kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: null })
    prebook.finish('cancelPrebook', { kind: 'refused', failure })
    prebook.actor.send({ type: 'refusal.dismissed' })
    expect(value(prebook)).toBe('cancelRefused')
    prebook.actor.send({ type: 'ticket.changed', ticket: booked })
    prebook.actor.send({ type: 'refusal.dismissed' })
    expect(value(prebook)).toBe('booked')
  })

  it('says why the server would not cancel, and is booked still [PREBOOK-03]', () => {
    const prebook = cancelling()
    prebook.finish('cancelPrebook', { kind: 'refused', failure })
    expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'cancelRefused', context: { failure } })
    prebook.actor.send({ type: 'refusal.dismissed' })
    expect(value(prebook)).toBe('booked')
  })

  it('is said to have been refused no more while it is cancelled once again [PREBOOK-04]', () => {
    const prebook = cancelling()
    prebook.finish('cancelPrebook', { kind: 'refused', failure })
    prebook.actor.send({ type: 'refusal.dismissed' })
    prebook.actor.send({ type: 'cancel.requested' })
    prebook.actor.send({ type: 'cancel.confirmed' })
    prebook.fail('cancelPrebook', lost)
    expect(prebook.actor.getSnapshot()).toMatchObject({
      value: { cancelling: 'unknown' },
      context: { failure: null },
    })
  })

  it('hears what became of its own ticket, and of no other [PREBOOK-06]', () => {
    const prebook = start({ kind: 'ticket', ticket: booked })
    prebook.actor.send({ type: 'ticket.changed', ticket: { ...placed, ticketNum: 'T8' } })
    expect(value(prebook)).toBe('booked')
    prebook.actor.send({ type: 'cancel.requested' })
    prebook.actor.send({ type: 'ticket.changed', ticket: placed })
    expect(value(prebook)).toBe('placed')
  })

  it.each([
    ['placed', placed],
    ['cancelled', cancelled],
  ])('that is %s when it is opened says so, and is offered again once that was read', (state, ticket) => {
    const prebook = start({ kind: 'ticket', ticket })
    expect(value(prebook)).toBe(state)
    prebook.actor.send({ type: 'receipt.closed' })
    expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'offered', context: { ticket: null } })
  })
})
