import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { retryDelayFor } from '#machines/placement/retry.ts'
import type { PlacementInput } from '#machines/placement/types.ts'

import { drive } from './drive.ts'
import { placementInvariant } from './invariants/placement.ts'
import {
  closed,
  duplicate,
  lost,
  placed,
  placement as machine,
  placementInputs as inputs,
  placementModels,
  refused,
  unreadable,
} from './models/placement.ts'
import { replayAll } from './replay.ts'
import { confirmation, journalEntry, nextKey } from './samples.ts'
import { unwalked } from './transitions.ts'

describe('placement, walked by its graph', () => {
  it('takes every transition, sends at most one request at a time, and ends in nothing but a definite answer, told once [CHART-04] [SLIP-18]', () => {
    const walked = new Set(
      Object.values(placementModels).flatMap((model) => [...replayAll(model, placementInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('placement', () => {
  const start = (input: PlacementInput = inputs.confirm) =>
    drive(({ parent }) => createActor(machine, { input, parent }))
  const sending = () => {
    const placement = start()
    placement.finish('recordConfirmation', journalEntry)
    return placement
  }

  it('writes the confirmation down before it sends it [SLIP-18]', () => {
    const placement = start()
    expect(placement.given('recordConfirmation')).toEqual(confirmation)
    expect(placement.isRunning('placeBet')).toBe(false)
    placement.finish('recordConfirmation', journalEntry)
    expect(placement.given('placeBet')).toEqual({ entry: journalEntry })
  })

  it('sends nothing that could not be written down [SLIP-18]', () => {
    const placement = start()
    placement.fail('recordConfirmation', new Error('another tab has begun another slip'))
    expect(placement.actor.getSnapshot().output).toMatchObject({
      outcome: { kind: 'refused', refusal: { code: errors.unableToPlace.code } },
      entry: null,
    })
  })

  it('uses up its key on a definite answer and hands over the next one [SLIP-18]', () => {
    const placement = sending()
    placement.finish('placeBet', placed)
    expect(placement.given('closeConfirmation')).toEqual({ entry: journalEntry })
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toEqual({
      outcome: placed,
      entry: journalEntry,
      nextKey,
      nextEntry: null,
      isTold: false,
    })
    expect(placement.told).toEqual([])
  })

  it('takes a refusal for a definite answer [SLIP-18]', () => {
    const placement = sending()
    placement.finish('placeBet', refused)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: refused })
  })

  it.each([
    ['a time-out', new CallFailed(failureOfKind('timedOut'))],
    ['a cut line', new CallFailed(failureOfKind('offline'))],
    ['a 5xx or an unreadable reply', new CallFailed(failureOfKind('broken'))],
    ['a 401 after sending', new CallFailed(failureOfKind('unauthorized'))],
  ])(
    'takes %s for an unknown outcome, says so, and asks by the same key a second later [SLIP-18]',
    (_, error) => {
      const placement = sending()
      placement.fail('placeBet', error)
      expect(placement.actor.getSnapshot().value).toBe('outcomeUnknown')
      expect(placement.told).toEqual([{ type: 'outcome.becameUnknown', entry: journalEntry }])
      placement.clock.increment(1_000)
      expect(placement.given('askOutcome')).toEqual({ entry: journalEntry })
    },
  )

  it('takes no reply in 10 s for an unknown outcome [SLIP-18] [SRV-14]', () => {
    const placement = sending()
    placement.clock.increment(10_000)
    expect(placement.actor.getSnapshot().value).toBe('outcomeUnknown')
    expect(placement.isRunning('placeBet')).toBe(false)
  })

  it.each([
    ['placed', placed],
    ['not placed', refused],
  ])('believes the server that it was %s [SLIP-18]', (_, answer) => {
    const placement = sending()
    placement.fail('placeBet', lost)
    placement.clock.increment(1_000)
    placement.finish('askOutcome', answer)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: answer })
  })

  it('sends the same bytes under the same key again where the server has not seen them [SLIP-18]', () => {
    const placement = sending()
    placement.fail('placeBet', lost)
    placement.clock.increment(1_000)
    placement.finish('askOutcome', { kind: 'unseen' })
    expect(placement.given('resendBet')).toEqual({ entry: journalEntry })
    placement.finish('resendBet', placed)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: placed })
  })

  it('asks again, ever more slowly and without end, while the answer is not definite [SLIP-18]', () => {
    const placement = sending()
    placement.fail('placeBet', lost)
    for (const answer of [
      { kind: 'inProgress' },
      { kind: 'inProgress' },
      null,
      null,
      null,
      null,
      { kind: 'inProgress' },
    ]) {
      const { attempt } = placement.actor.getSnapshot().context
      placement.clock.increment(retryDelayFor(attempt) - 1)
      expect(placement.isRunning('askOutcome')).toBe(false)
      placement.clock.increment(1)
      if (answer === null) placement.fail('askOutcome', lost)
      else placement.finish('askOutcome', answer)
      expect(placement.actor.getSnapshot().value).toBe('outcomeUnknown')
    }
  })

  it('asks at once when the network comes back or the member wants to know [SLIP-18]', () => {
    for (const type of ['connection.cameBack', 'check.requested'] as const) {
      const placement = sending()
      placement.fail('placeBet', lost)
      placement.actor.send({ type })
      expect(placement.isRunning('askOutcome')).toBe(true)
    }
  })

  it('asks at once about a confirmation found in the journal, without sending it [SLIP-18] [SLIP-21]', () => {
    const placement = start(inputs.resume)
    expect(placement.given('askOutcome')).toEqual({ entry: journalEntry })
    expect(placement.isRunning('placeBet')).toBe(false)
    expect(placement.told).toEqual([{ type: 'outcome.becameUnknown', entry: journalEntry }])
  })

  it('gives the tab that is sending a moment before it asks [SLIP-18]', () => {
    const placement = start(inputs.follow)
    expect(placement.isRunning('askOutcome')).toBe(false)
    placement.clock.increment(1_000)
    expect(placement.given('askOutcome')).toEqual({ entry: journalEntry })
  })

  it('asks what became of the key where the server calls its bet a duplicate: another tab’s may be placed [SLIP-18] [SLIP-20]', () => {
    const placement = sending()
    placement.finish('placeBet', duplicate)
    expect(placement.given('askOutcome')).toEqual({ entry: journalEntry })
    placement.finish('askOutcome', placed)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: placed })
  })

  it('leaves it at what another tab told, where both found it at their start [SLIP-18]', () => {
    const end = (input: PlacementInput) => {
      const placement = start(input)
      if (input.kind === 'follow') placement.clock.increment(1_000)
      placement.finish('askOutcome', placed)
      placement.finish('closeConfirmation', { ...closed, isToldElsewhere: true })
      return placement.actor.getSnapshot().output
    }
    expect(end(inputs.resume)).toMatchObject({ isTold: true })
    // This tab was there when the bet was confirmed, and showed that it was under way.
    expect(end(inputs.follow)).toMatchObject({ isTold: false })
  })

  it.each(['lapsed', 'forgotten'] as const)('ends where the bet has %s, and says so [SLIP-18]', (kind) => {
    const placement = start(inputs.resume)
    placement.finish('askOutcome', { kind })
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: { kind }, nextKey })
  })

  it('never sends an entry that cannot be read, and asks about it by its key until it ends [SLIP-18]', () => {
    const placement = start({ kind: 'resume', entry: unreadable })
    for (const answer of ['unseen', 'inProgress', 'unseen'] as const) {
      expect(placement.given('askOutcome')).toEqual({ entry: unreadable })
      placement.finish('askOutcome', { kind: answer })
      expect(placement.actor.getSnapshot().value).toBe('outcomeUnknown')
      expect(placement.isRunning('resendBet')).toBe(false)
      placement.actor.send({ type: 'check.requested' })
    }
    placement.finish('askOutcome', { kind: 'lapsed' })
    expect(placement.actor.getSnapshot().value).toBe('closing')
  })

  it('tells the answer though the journal cannot be closed: the next start hears the same [SLIP-18]', () => {
    const placement = sending()
    placement.finish('placeBet', placed)
    placement.fail('closeConfirmation', new Error('no room'))
    expect(placement.actor.getSnapshot().output).toEqual({
      outcome: placed,
      entry: journalEntry,
      nextKey: null,
      nextEntry: null,
      isTold: false,
    })
  })
})

describe('the wait before asking again', () => {
  it('is a second, doubles, and stays at 15 s [SLIP-18]', () => {
    expect([0, 1, 2, 3, 4, 5, 100].map(retryDelayFor)).toEqual([
      1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ])
  })
})
