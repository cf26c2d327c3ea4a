import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { placementMachine } from '#machines/placement/machine.ts'
import type { PlacementInput } from '#machines/placement/types.ts'
import { buildRefusal } from '#src/testing/builders.ts'

import { drive } from './drive.ts'
import { confirmation, journalEntry } from './samples.ts'
import { withStandIns } from './standIn.ts'

const machine = withStandIns(placementMachine)
const start = (input: PlacementInput) => drive(({ parent }) => createActor(machine, { input, parent }))
const unknown = { type: 'outcome.becameUnknown', entry: journalEntry }

describe('a bet whose outcome the member is not told yet', () => {
  it('is shown as being checked from the first moment where another tab confirmed it [SLIP-18]', () => {
    expect(start({ kind: 'follow', entry: journalEntry }).told).toEqual([unknown])
  })

  it('is shown as being checked where the server calls its first copy a duplicate [SLIP-18] [SLIP-20]', () => {
    const placement = start({ kind: 'send', entry: journalEntry })
    expect(placement.told).toEqual([])
    placement.finish('placeBet', { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) })
    expect(placement.told).toEqual([unknown])
  })

  it('is shown as on its way until its 10 s are over, and not a moment less [SLIP-18] [SRV-14]', () => {
    const placement = start({ kind: 'send', entry: journalEntry })
    placement.clock.increment(9_999)
    expect(placement.told).toEqual([])
    expect(placement.isRunning('placeBet')).toBe(true)
    placement.clock.increment(1)
    expect(placement.told).toEqual([unknown])
  })

  it('is asked about for 10 s, and not a moment less [SLIP-18] [SRV-14]', () => {
    const placement = start({ kind: 'resume', entry: journalEntry })
    placement.clock.increment(9_999)
    expect(placement.isRunning('askOutcome')).toBe(true)
    placement.clock.increment(1)
    expect(placement.isRunning('askOutcome')).toBe(false)
  })
})

describe('a bet that could not be written down', () => {
  it('is refused with all that is known of why: its kind, its message and what it names [SLIP-18]', () => {
    const failure = { ...failureOfKind('refused', errors.unableToPlace.code), message: 'No room', refCode: 7 }
    const placement = start({ kind: 'confirm', confirmation })
    placement.fail('recordConfirmation', new CallFailed(failure))
    expect(placement.actor.getSnapshot().output).toMatchObject({
      outcome: { kind: 'refused', refusal: { ...failure, changes: [] } },
    })
  })
})
