import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { placementMachine } from '#machines/placement/machine.ts'
import type { Closed, JournalEntry, PlacementInput } from '#machines/placement/types.ts'
import { buildRefusal } from '#src/testing/builders.ts'

import { drive } from './drive.ts'
import { confirmation, journalEntry, nextKey, placedTicket } from './samples.ts'
import { withStandIns } from './standIn.ts'

const machine = withStandIns(placementMachine)
const placed = { kind: 'placed', ticket: placedTicket }
const duplicate = { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) }
const closed: Closed = { nextKey, isToldElsewhere: false, nextEntry: null }
const lost = new CallFailed(failureOfKind('timedOut'))

const start = (input: PlacementInput) => drive(({ parent }) => createActor(machine, { input, parent }))
type Placement = ReturnType<typeof start>

/** A bet whose answer was lost, and of whose key the server knows nothing: it is sent again. */
function resending(): Placement {
  const placement = start({ kind: 'resume', entry: journalEntry })
  placement.finish('askOutcome', { kind: 'unseen' })
  expect(placement.given('resendBet')).toEqual({ entry: journalEntry })
  return placement
}

/** It is not known what became of it, nobody was told anything else, and it is asked about in its time. */
function expectChecked(placement: Placement): void {
  const snapshot = placement.actor.getSnapshot()
  expect(snapshot).toMatchObject({ value: 'outcomeUnknown', status: 'active', context: { outcome: null } })
  expect(placement.isRunning('placeBet') || placement.isRunning('resendBet')).toBe(false)
  placement.actor.send({ type: 'check.requested' })
  expect(placement.given('askOutcome')).toMatchObject({ entry: { key: snapshot.context.entry?.key } })
}

describe('a bet that has no answer yet', () => {
  it('is not refused because a copy of it is called a duplicate: the first may be placed [SLIP-18] [SLIP-20]', () => {
    const placement = resending()
    placement.finish('resendBet', duplicate)
    expectChecked(placement)
    placement.finish('askOutcome', placed)
    placement.finish('closeConfirmation', closed)
    expect(placement.actor.getSnapshot().output).toMatchObject({ outcome: placed })
  })

  it.each([
    ['gets no answer', (placement: Placement) => placement.fail('resendBet', lost)],
    ['is not answered in 10 s', (placement: Placement) => placement.clock.increment(10_000)],
  ])('is still unknown where its copy %s [SLIP-18]', (_, happen) => {
    const placement = resending()
    happen(placement)
    expectChecked(placement)
  })

  it('is still unknown where the question is not answered in 10 s [SLIP-18]', () => {
    const placement = start({ kind: 'resume', entry: journalEntry })
    placement.clock.increment(9_999)
    expect(placement.isRunning('askOutcome')).toBe(true)
    placement.clock.increment(1)
    expect(placement.isRunning('askOutcome')).toBe(false)
    expectChecked(placement)
  })

  it('that was written down with others is sent as it stands there, and not written down again [SLIP-18]', () => {
    const placement = start({ kind: 'send', entry: journalEntry })
    expect(placement.isRunning('recordConfirmation')).toBe(false)
    expect(placement.given('placeBet')).toEqual({ entry: journalEntry })
    expect(placement.told).toEqual([])
  })

  it('is asked about, and not sent, where what stands under its key cannot be read [SLIP-18]', () => {
    const unreadable: JournalEntry = { ...journalEntry, request: null, legs: [], stakes: null }
    const placement = start({ kind: 'confirm', confirmation })
    placement.finish('recordConfirmation', unreadable)
    expect(placement.told).toEqual([{ type: 'outcome.becameUnknown', entry: unreadable }])
    expectChecked(placement)
  })
})
