import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { PlacedTicket, TicketPrebook } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { yuan, buildLeg, buildTicket, buildRefusal } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { journalEntry } from '#tests/model/samples.ts'
import { createStory, type Story } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { failureOfKind } from '../failure.ts'
import type { Outcome } from '../placement/types.ts'
import { canCancelStill } from './cancellation.ts'
import { prebookMachine } from './machine.ts'
import { prebookInvariant } from './testing/invariants.ts'
import {
  booked,
  booking,
  cancelled,
  ended,
  failure,
  lost,
  offer,
  over,
  pausedLeg as leg,
  placed,
  prebook as machine,
  prebookModels,
  refusal,
} from './testing/model.ts'
import type { PrebookInput, CancelAnswer } from './types.ts'

describe('prebook, walked by its graph', () => {
  it('takes every transition, says of a ticket what it last heard, and asks one thing at a time [CHART-04] [PREBOOK-02] [PREBOOK-04]', () => {
    const walked = new Set(
      Object.values(prebookModels).flatMap((model) => [...replayAll(model, prebookInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const start = (input: PrebookInput = offer) => drive(({ parent }) => createActor(machine, { input, parent }))

const value = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot().value

type Prebook = ReturnType<typeof start>

const context = ({ actor }: Prebook) => actor.getSnapshot().context

function confirmCancellation(prebook: Prebook): void {
  prebook.actor.send({ type: 'cancel.requested' })
  prebook.actor.send({ type: 'cancel.confirmed' })
}

function cancelling(): Prebook {
  const prebook = start({ kind: 'ticket', ticket: booked })
  confirmCancellation(prebook)
  return prebook
}

const refused = { kind: 'refused', failure: failureOfKind('refused', errors.noResult.code) }

function ticketThatIs(status: TicketPrebook['status'], amount = yuan(100)): PlacedTicket {
  return buildTicket({
    ticketNum: 'T7',
    amount,
    isPrebook: true,
    prebook: { status, targetOdds: '2.10', placedUtc: null },
    lines: [],
  })
}

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

/** After so many presses; what came of those is told no more. */
function after(story: Story, ...types: readonly string[]): Story {
  for (const type of types) story.says(type === submission.type ? submission : { type })
  story.takeLines()
  return story
}

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
  const cancelling = () => {
    const prebook = start({ kind: 'ticket', ticket: booked })
    prebook.actor.send({ type: 'cancel.requested' })
    prebook.actor.send({ type: 'cancel.confirmed' })
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

/** Of a bet that may be booked, before anything was done about it. */
const untouched = {
  targetOdds: '2.00',
  batch: null,
  unknownEntry: null,
  ticket: null,
  cancellation: null,
  refusal: null,
  failure: null,
  untold: null,
  attempt: 1,
}

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

function ofTicket(...types: ('cancel.requested' | 'cancel.confirmed')[]): Prebook {
  const prebook = start({ kind: 'ticket', ticket: booked })
  for (const type of types) prebook.actor.send({ type })
  return prebook
}

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

/** A booking on its way, of which the member was told that it is being checked. */
function unknownBooking(): Prebook {
  const prebook = start(offer)
  prebook.actor.send({ type: 'target.opened' })
  prebook.actor.send(booking)
  prebook.actor.send({ type: 'outcome.becameUnknown', entry: journalEntry })
  return prebook
}

/** What it says from now on of money that may have moved. */
function moneyToldBy({ actor }: Prebook): readonly string[] {
  const told: string[] = []
  actor.on('money.moved', ({ type }) => told.push(type))
  return told
}

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

/** What need not be kept any more, by the names it was kept under. */
function keptNoMoreBy({ actor }: Prebook): readonly string[] {
  const told: string[] = []
  actor.on('booking.told', ({ key }) => told.push(key))
  actor.on('cancellation.told', ({ ticketNum }) => told.push(ticketNum))
  return told
}

describe('what became of a booking, or of its cancellation', () => {
  const outcomes = [
    { kind: 'placed', ticket: booked },
    { kind: 'refused', refusal },
    { kind: 'lapsed' },
    { kind: 'forgotten' },
  ] as const
  const closes = {
    booked: 'receipt.closed',
    refused: 'refusal.dismissed',
    lapsed: 'lapse.dismissed',
    forgotten: 'lapse.dismissed',
  } as const

  it.each(outcomes)('is kept until it was looked at, or put away: %j [SLIP-18] [PREBOOK-03]', (outcome) => {
    for (const does of ['looks', 'puts it away'] as const) {
      const prebook = unknownBooking()
      const told = keptNoMoreBy(prebook)
      // There is nothing to see yet.
      prebook.actor.send({ type: 'answer.viewed' })
      prebook.finish('batch', over(ended(outcome)))
      expect(told).toEqual([])
      const state = value(prebook) as keyof typeof closes
      prebook.actor.send({ type: does === 'looks' ? 'answer.viewed' : closes[state] })
      expect(told).toEqual([journalEntry.key])
      expect(context(prebook).untold).toBeNull()
    }
  })

  it.each<CancelAnswer>([
    { kind: 'cancelled', ticket: cancelled },
    { kind: 'placed', ticket: placed },
    { kind: 'refused', failure },
    { kind: 'booked', ticket: booked },
  ])(
    'is kept until it was looked at: a cancellation that is answered %j [SLIP-18] [PREBOOK-04]',
    (answer) => {
      const prebook = cancelling()
      const told = keptNoMoreBy(prebook)
      prebook.actor.send({ type: 'answer.viewed' })
      prebook.finish('cancelPrebook', answer)
      expect(told).toEqual([])
      prebook.actor.send({ type: 'answer.viewed' })
      expect(told).toEqual(['T7'])
    },
  )

  it.each<CancelAnswer>([
    { kind: 'refused', failure },
    { kind: 'booked', ticket: booked },
  ])('is kept until it was put away: a cancellation that is answered %j [SLIP-18] [PREBOOK-04]', (answer) => {
    const prebook = cancelling()
    const told = keptNoMoreBy(prebook)
    prebook.finish('cancelPrebook', answer)
    prebook.actor.send({ type: 'refusal.dismissed' })
    expect(told).toEqual(['T7'])
  })

  it.each([
    ['placed', placed],
    ['cancelled', cancelled],
  ] as const)('is kept until it was put away: %s [SLIP-18] [PREBOOK-04]', (kind, ticket) => {
    const prebook = cancelling()
    const told = keptNoMoreBy(prebook)
    prebook.finish('cancelPrebook', { kind, ticket })
    prebook.actor.send({ type: 'receipt.closed' })
    expect(told).toEqual(['T7'])
  })
})

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

/** How long each wait for another try is, where no try is answered. */
function waitsOf(prebook: Prebook, times: number): readonly number[] {
  return Array.from({ length: times }, () => {
    prebook.fail('cancelPrebook', lost)
    let waited = 0
    for (; !prebook.isRunning('cancelPrebook') && waited < 60_000; waited += 500) prebook.clock.increment(500)
    return waited
  })
}

describe('the answer to a cancellation', () => {
  it.each<[CancelAnswer, string, object]>([
    [{ kind: 'cancelled', ticket: cancelled }, 'cancelled', { ticket: cancelled, failure: null }],
    [{ kind: 'placed', ticket: placed }, 'lostTheRace', { ticket: placed, failure: null }],
    [{ kind: 'booked', ticket: booked }, 'stillBooked', { ticket: booked, failure: null }],
    [{ kind: 'refused', failure }, 'cancelRefused', { ticket: booked, failure }],
  ])('has the wallet read again, whatever it is: %j [PREBOOK-04] [PREBOOK-06]', (answer, state, seen) => {
    const prebook = cancelling()
    const told = moneyToldBy(prebook)
    prebook.finish('cancelPrebook', answer)
    expect(value(prebook)).toBe(state)
    expect(context(prebook)).toMatchObject(seen)
    expect(told).toEqual(['money.moved'])
  })

  it('is waited for during 10 s, and not a moment less [PREBOOK-04] [SRV-14]', () => {
    const prebook = cancelling()
    prebook.clock.increment(9_999)
    expect(value(prebook)).toEqual({ cancelling: 'asking' })
    prebook.clock.increment(1)
    expect(value(prebook)).toEqual({ cancelling: 'unknown' })
  })

  it('is asked for again less and less often, from 1 s to 15 s, and from 1 s again in another try [PREBOOK-04]', () => {
    const prebook = cancelling()
    expect(waitsOf(prebook, 6)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
    prebook.finish('cancelPrebook', { kind: 'refused', failure })
    prebook.actor.send({ type: 'refusal.dismissed' })
    confirmCancellation(prebook)
    expect(waitsOf(prebook, 2)).toEqual([1_000, 2_000])
  })

  it('is asked for again a while later where an earlier page has asked before [PREBOOK-04]', () => {
    const prebook = start({ kind: 'cancellation', ticketNum: 'T7', canBeSent: true, refusal: null })
    expect(waitsOf(prebook, 4)).toEqual([2_000, 4_000, 8_000, 15_000])
  })

  it('is asked for again when the network is back, which is watched while it is missing [PREBOOK-04]', () => {
    const prebook = cancelling()
    expect(prebook.isRunning('watchConnectivity')).toBe(false)
    prebook.fail('cancelPrebook', lost)
    expect(prebook.isRunning('watchConnectivity')).toBe(true)
    prebook.actor.send({ type: 'connection.cameBack' })
    expect(prebook.isRunning('watchConnectivity')).toBe(false)
  })

  it('that it is booked still asks for nothing: it is cancelled only where the member wants it again [PREBOOK-04]', () => {
    const prebook = start({ kind: 'cancellation', ticketNum: 'T7', canBeSent: false, refusal: null })
    prebook.finish('cancelPrebook', { kind: 'booked', ticket: booked })
    prebook.actor.send({ type: 'refusal.dismissed' })
    expect(value(prebook)).toBe('booked')
    prebook.actor.send({ type: 'cancel.confirmed' })
    expect(prebook.isRunning('cancelPrebook')).toBe(false)
  })

  it('that said no is forgotten with its bet [PREBOOK-03]', () => {
    const prebook = cancelling()
    prebook.finish('cancelPrebook', { kind: 'refused', failure })
    prebook.actor.send({ type: 'ticket.changed', ticket: placed })
    prebook.actor.send({ type: 'receipt.closed' })
    expect(prebook.actor.getSnapshot()).toMatchObject({ value: 'offered', context: { failure: null } })
  })
})

describe('a cancellation of an earlier page', () => {
  const confirmedAt = Date.UTC(2030, 0, 1)

  it('is still sent for a minute by either clock, and not where nobody knows when it was confirmed [PREBOOK-04]', () => {
    for (const apart of [0, 1, 60_000]) {
      expect(canCancelStill(confirmedAt, confirmedAt + apart)).toBe(true)
      expect(canCancelStill(confirmedAt, confirmedAt - apart)).toBe(true)
    }
    expect(canCancelStill(confirmedAt, confirmedAt + 60_001)).toBe(false)
    expect(canCancelStill(confirmedAt, confirmedAt - 60_001)).toBe(false)
    expect(canCancelStill(null, confirmedAt)).toBe(false)
  })
})

const begin = (input: PrebookInput) => createStory(prebookMachine, input)

const offeredStory = (...types: readonly string[]) =>
  after(begin({ kind: 'offer', targetOdds: '2.00' }), ...types)

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

const ticketStory = (...types: readonly string[]) =>
  after(begin({ kind: 'ticket', ticket: booked }), ...types)

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

const wouldNot = { kind: 'refused', failure: failureOfKind('refused', errors.noResult.code) }

const cancellingStory = () => ticketStory('cancel.requested', 'cancel.confirmed')

describe('all that becomes of a cancellation, and nothing besides', () => {
  it('is that it is asked for until there is an answer; news that the bet is booked still neither ends nor repeats that [PREBOOK-04]', () => {
    const bet = cancellingStory()
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

  it('is that it does not count as told before there is an answer, whatever was seen [PREBOOK-04] [SLIP-18]', () => {
    const bet = cancellingStory()
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
    const bet = cancellingStory()
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
    const bet = cancellingStory()
    bet.ends('cancelPrebook', wouldNot)
    bet.says(news('placed'))
    expect(bet.takeLines().slice(1)).toEqual(['ticket.changed: goes to placed, keeps ticket'])
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['placed', 'lostTheRace'],
  ] as const)('is that the answer %s, or news of it, ends it [PREBOOK-04] [PREBOOK-06]', (kind, state) => {
    const answered = cancellingStory()
    answered.ends('cancelPrebook', { kind, ticket: news(kind).ticket })
    answered.says({ type: 'receipt.closed' })
    const told = cancellingStory()
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
    const bet = cancellingStory()
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
