import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { Outcome } from '#machines/placement/types.ts'
import { canCancelStill } from '#machines/prebook/cancellation.ts'
import type { CancelAnswer, PrebookInput } from '#machines/prebook/types.ts'

import { drive } from './drive.ts'
import {
  booked,
  booking,
  cancelled,
  ended,
  failure,
  lost,
  offer,
  placed,
  prebook as machine,
  refusal,
} from './models/prebook.ts'
import { journalEntry } from './samples.ts'

const start = (input: PrebookInput) => drive(({ parent }) => createActor(machine, { input, parent }))
type Prebook = ReturnType<typeof start>
const value = ({ actor }: Prebook) => actor.getSnapshot().value
const context = ({ actor }: Prebook) => actor.getSnapshot().context

/** Of a bet that may be booked, before anything was done about it. */
const untouched = {
  targetOdds: '2.00',
  placement: null,
  unknownEntry: null,
  ticket: null,
  cancellation: null,
  refusal: null,
  failure: null,
  untold: null,
  attempt: 1,
}

/** A booking on its way, of which the member was told that it is being checked. */
function unknownBooking(): Prebook {
  const prebook = start(offer)
  prebook.actor.send({ type: 'target.opened' })
  prebook.actor.send(booking)
  prebook.actor.send({ type: 'outcome.becameUnknown', entry: journalEntry })
  return prebook
}

function confirmCancellation(prebook: Prebook): void {
  prebook.actor.send({ type: 'cancel.requested' })
  prebook.actor.send({ type: 'cancel.confirmed' })
}

function cancelling(): Prebook {
  const prebook = start({ kind: 'ticket', ticket: booked })
  confirmCancellation(prebook)
  return prebook
}

/** What it says from now on of money that may have moved. */
function moneyToldBy({ actor }: Prebook): readonly string[] {
  const told: string[] = []
  actor.on('money.moved', ({ type }) => told.push(type))
  return told
}

/** How long each wait for another try is, where no try is answered. */
function waitsOf(prebook: Prebook, times: number): readonly number[] {
  return Array.from({ length: times }, () => {
    prebook.fail('cancelPrebook', lost)
    let waited = 0
    for (; !prebook.isRunning('cancelPrebook') && waited < 60_000; waited += 500) prebook.clock.increment(500)
    return waited
  })
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

/** What need not be kept any more, by the names it was kept under. */
function keptNoMoreBy({ actor }: Prebook): readonly string[] {
  const told: string[] = []
  actor.on('booking.told', ({ key }) => told.push(key))
  actor.on('cancellation.told', ({ ticketNum }) => told.push(ticketNum))
  return told
}

describe('what became of a booking, or of its cancellation', () => {
  const placement = {
    actor: 'placement',
    answers: [
      { kind: 'placed', ticket: booked },
      { kind: 'refused', refusal },
      { kind: 'lapsed' },
      { kind: 'forgotten' },
    ],
  } as const
  const closes = {
    booked: 'receipt.closed',
    refused: 'refusal.dismissed',
    lapsed: 'lapse.dismissed',
    forgotten: 'lapse.dismissed',
  } as const

  it.each(placement.answers)(
    'is kept until it was looked at, or put away: %j [SLIP-18] [PREBOOK-03]',
    (outcome) => {
      for (const does of ['looks', 'puts it away'] as const) {
        const prebook = unknownBooking()
        const told = keptNoMoreBy(prebook)
        // There is nothing to see yet.
        prebook.actor.send({ type: 'answer.viewed' })
        prebook.finish('placement', ended(outcome))
        expect(told).toEqual([])
        const state = value(prebook) as keyof typeof closes
        prebook.actor.send({ type: does === 'looks' ? 'answer.viewed' : closes[state] })
        expect(told).toEqual([journalEntry.key])
        expect(context(prebook).untold).toBeNull()
      }
    },
  )

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

describe('the answer to a booking', () => {
  it.each<[Outcome, string, object]>([
    [{ kind: 'placed', ticket: booked }, 'booked', { ticket: booked }],
    [{ kind: 'placed', ticket: cancelled }, 'cancelled', { ticket: cancelled }],
    [{ kind: 'refused', refusal }, 'refused', { refusal }],
    [{ kind: 'lapsed' }, 'lapsed', {}],
    [{ kind: 'forgotten' }, 'forgotten', {}],
  ])(
    'leaves only itself to be seen, and no support code; the wallet is read anew: %j [PREBOOK-03] [PREBOOK-06]',
    (outcome, state, seen) => {
      const prebook = unknownBooking()
      const told = moneyToldBy(prebook)
      prebook.finish('placement', ended(outcome))
      expect(value(prebook)).toBe(state)
      expect(context(prebook)).toStrictEqual({ ...untouched, ...seen, untold: journalEntry.key })
      expect(told).toEqual(['money.moved'])
    },
  )

  it('is for the history to say where the booking breaks, for it may have been sent; the wallet is read anew [PREBOOK-03] [SLIP-18]', () => {
    const prebook = unknownBooking()
    const told = moneyToldBy(prebook)
    prebook.fail('placement', new Error('a fault of ours'))
    expect(value(prebook)).toBe('forgotten')
    expect(context(prebook)).toStrictEqual(untouched)
    expect(told).toEqual(['money.moved'])
  })

  it('is asked for again when the network is back, which is watched until it comes [PREBOOK-03] [SLIP-18]', () => {
    const prebook = unknownBooking()
    expect(prebook.isRunning('watchConnectivity')).toBe(true)
    prebook.finish('placement', ended({ kind: 'lapsed' }))
    expect(prebook.isRunning('watchConnectivity')).toBe(false)
  })
})

describe('the answer to a cancellation', () => {
  it.each<[CancelAnswer, string, object]>([
    [{ kind: 'cancelled', ticket: cancelled }, 'cancelled', { ticket: cancelled, failure: null }],
    [{ kind: 'placed', ticket: placed }, 'lostTheRace', { ticket: placed, failure: null }],
    [{ kind: 'booked', ticket: booked }, 'stillBooked', { ticket: booked, failure: null }],
    [{ kind: 'refused', failure }, 'cancelRefused', { ticket: booked, failure }],
  ])('has the wallet read anew, whatever it is: %j [PREBOOK-04] [PREBOOK-06]', (answer, state, seen) => {
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

  it('is asked for again ever more seldom, from 1 s to 15 s, and from 1 s again in another try [PREBOOK-04]', () => {
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
