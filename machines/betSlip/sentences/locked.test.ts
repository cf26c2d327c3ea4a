import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { yuan } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { awayLeg, homeLeg, journalEntry, nextKey } from '#tests/model/samples.ts'

import { acceptance } from '../testing/presses.ts'
import { start } from '../testing/ready.ts'
import {
  heldSlip,
  memberInput,
  offeredBigCombo,
  outputs,
  ranges,
  slipMachine,
  toggledHome,
} from '../testing/samples.ts'
import { entries, loadedPair, pairQuotes, pairRanges, secondId } from '../testing/severalSamples.ts'
import type { BetSlipContext, BetSlipEvent } from '../types.ts'

type Slip = ReturnType<typeof start>

const { marketId, side } = homeLeg

const removedSecond = { type: 'selection.removed', marketId: 'm2', side: 'home' } as const

/** Wherever money is on its way, or none can be sent any more. */
const locks: Record<string, () => Slip> = {
  'a bet is being placed': () => {
    const slip = withUndo()
    slip.submit()
    expect(slip.isRunning('batch')).toBe(true)
    return slip
  },
  'a bet is being checked': () => {
    const slip = withUndo()
    slip.submit()
    slip.send({ type: 'outcome.becameUnknown', entry: journalEntry })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
    return slip
  },
  'several bets are being placed': () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.submit()
    expect(slip.isRunning('batch')).toBe(true)
    return slip
  },
  'one of several bets is being checked': () => {
    const slip = start({}, { ...loadedPair, entries })
    slip.send({ type: 'outcome.becameUnknown', entry: entries[1] })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
    return slip
  },
  'the session is over': () => {
    const slip = withUndo()
    slip.send({ type: 'session.ended' })
    expect(slip.value().placement).toBe('closed')
    return slip
  },
}

/** One of two singles was just taken out, and could be brought back; the other is ready to place. */
function withUndo(): Slip {
  const slip = start({}, loadedPair)
  slip.send(removedSecond)
  slip.finish('askRange', ranges)
  slip.quote({})
  expect(slip.actor.getSnapshot().can({ type: 'selection.undone' })).toBe(true)
  return slip
}

const editsOfAll: Record<string, BetSlipEvent> = {
  'pressing other odds': { type: 'selection.toggled', leg: awayLeg, at: 9_000 },
  'pressing the same odds': toggledHome,
  'removing a selection': { type: 'selection.removed', marketId, side },
  'keeping what was replaced': { type: 'replaced.kept' },
  'clearing the slip': { type: 'selections.cleared' },
  'taking a removal back': { type: 'selection.undone' },
  'opening another kind': { type: 'kind.chosen', kind: 'combo' },
  'taking a combination': offeredBigCombo,
  'typing a stake': { type: 'stake.typed', text: '7000' },
  'typing the stake of one': { type: 'stake.typed', text: '7000', slot: secondId },
  'increasing the stake': { type: 'stake.increased', by: yuan(50) },
  'taking the most that is allowed': { type: 'stake.maximised' },
  'clearing the stake': { type: 'stake.cleared' },
  'sharing one stake': { type: 'stake.shared', isShared: true },
}

/** What the member has made up. */
function made({ kind, legs, stakeTexts, isAdding, isStakeShared, parked, isFollowBet }: BetSlipContext) {
  return { kind, legs, stakeTexts, isAdding, isStakeShared, parked, isFollowBet }
}

describe.each(Object.entries(locks))('while %s', (_, lock) => {
  it.each(Object.entries(editsOfAll))(
    '%s changes nothing, and nothing is said or kept of it [SLIP-18]',
    (__, edit) => {
      const slip = lock()
      const before = made(slip.context())
      const { length } = slip.received('keepSlip')
      const told: unknown[] = []
      slip.actor.on('*', (event) => told.push(event))
      slip.send(edit)
      expect(made(slip.context())).toEqual(before)
      expect(slip.received('keepSlip')).toHaveLength(length)
      expect(told).toEqual([])
    },
  )

  it('a change of the price can be seen, and not accepted [SLIP-15] [SLIP-18]', () => {
    const slip = lock()
    slip.quote({ price: { euro: '2.00' }, handicap: '-0.5' })
    const { length } = slip.received('keepSlip')
    const before = slip.context()
    slip.send(acceptance({ ...before, policy: 'none' }))
    expect(slip.context().legs).toEqual(before.legs)
    expect(slip.received('keepSlip')).toHaveLength(length)
  })

  it('nothing more is submitted, also where the answer is a refusal and the press is not over [SLIP-18]', () => {
    const slip = lock()
    const { placement } = slip.value()
    slip.send({ type: 'bet.answered', output: outputs.refused })
    expect(slip.canSubmit()).toBe(false)
    slip.submit()
    expect(slip.value().placement).toEqual(placement)
  })

  it('nothing more is submitted [SLIP-18]', () => {
    const slip = lock()
    const { placement } = slip.value()
    const running = slip.actor.getSnapshot().children
    slip.submit()
    expect(slip.value().placement).toEqual(placement)
    expect(slip.actor.getSnapshot().children.batch).toBe(running.batch)
  })
})

describe('before the slip that was kept is read', () => {
  const reading = () => drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))

  it.each(Object.entries(editsOfAll))('%s changes nothing [SLIP-21]', (_, edit) => {
    const slip = reading()
    slip.actor.send(edit)
    expect(slip.actor.getSnapshot().context.legs).toEqual([])
    expect(slip.received('keepSlip')).toEqual([])
  })

  it('what other tabs say is not taken: it will be read [SLIP-18] [SLIP-21]', () => {
    const slip = reading()
    slip.actor.send({ type: 'slip.changedElsewhere', slip: { ...heldSlip, key: nextKey } })
    slip.actor.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(slip.actor.getSnapshot()).toMatchObject({
      value: { placement: 'restoring' },
      context: { key: null, legs: [], batch: null },
    })
  })
})
