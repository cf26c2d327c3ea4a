import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { quoteId } from '#machines/betSlip/legs.ts'
import type { BetSlipContext, BetSlipEvent } from '#machines/betSlip/types.ts'
import { yuan } from '#src/testing/builders.ts'

import { drive } from '../drive.ts'
import { awayLeg, homeLeg, journalEntry, nextKey } from '../samples.ts'
import { acceptance } from './presses.ts'
import { ready, start } from './ready.ts'
import { heldSlip, memberInput, offeredBigCombo, ranges, slipMachine, toggledHome } from './samples.ts'
import { entries, loadedPair, pair, pairQuotes, pairRanges, secondId } from './severalSamples.ts'

type Slip = ReturnType<typeof start>

const { marketId, side } = homeLeg
const removedSecond = { type: 'selection.removed', marketId: 'm2', side: 'home' } as const

/** Wherever money is on its way, or none can be sent any more. */
const locks: Record<string, () => Slip> = {
  'a bet is being placed': () => {
    const slip = withUndo()
    slip.submit()
    expect(slip.isRunning('placement')).toBe(true)
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
    const slip = start({}, { ...loadedPair, entry: entries[0], others: [entries[1]] })
    slip.send({ type: 'outcome.becameUnknown', entry: entries[1] })
    expect(slip.actor.getSnapshot().matches({ placement: { batchUnderWay: 'outcomeUnknown' } })).toBe(true)
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

const edits: Record<string, BetSlipEvent> = {
  'pressing other odds': { type: 'selection.toggled', leg: awayLeg, at: 9_000 },
  'pressing the same odds': toggledHome,
  'removing a selection': { type: 'selection.removed', marketId, side },
  'pinning a selection': { type: 'selection.pinned', marketId, side, isPinned: false },
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
function made({ kind, legs, stakeTexts, pinned, isStakeShared, parked, isFollowBet }: BetSlipContext) {
  return { kind, legs, stakeTexts, pinned, isStakeShared, parked, isFollowBet }
}

describe.each(Object.entries(locks))('while %s', (_, lock) => {
  it.each(Object.entries(edits))(
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

  it('nothing more is submitted [SLIP-18]', () => {
    const slip = lock()
    const { placement } = slip.value()
    const running = slip.actor.getSnapshot().children
    slip.submit()
    expect(slip.value().placement).toEqual(placement)
    expect(slip.actor.getSnapshot().children.placement).toBe(running.placement)
    expect(slip.actor.getSnapshot().children.batch).toBe(running.batch)
  })
})

describe('before the slip that was kept is read', () => {
  const reading = () => drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))

  it.each(Object.entries(edits))('%s changes nothing [SLIP-21]', (_, edit) => {
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
      context: { key: null, legs: [], placement: null },
    })
  })
})

describe('what is kept for a reload', () => {
  const terms = { euroOdds: '2.00', handicap: '0.5', line: '2.5' }
  const accepted = (slip: Slip): void => {
    slip.quote({ price: { euro: terms.euroOdds }, handicap: terms.handicap, line: terms.line })
    slip.accept()
  }

  it.each<[string, (slip: Slip) => void, object]>([
    ['a removal', (slip) => slip.send({ type: 'selection.removed', marketId, side }), { legs: [] }],
    ['a cleared slip', (slip) => slip.send({ type: 'selections.cleared' }), { legs: [] }],
    [
      'a pin',
      (slip) => slip.send({ type: 'selection.pinned', marketId, side, isPinned: true }),
      { pinned: [quoteId(homeLeg)] },
    ],
    ['another kind', (slip) => slip.send({ type: 'kind.chosen', kind: 'combo' }), { kind: 'combo' }],
    ['a combination', (slip) => slip.send(offeredBigCombo), { kind: 'bigCombo', isFollowBet: true }],
    [
      'an increment',
      (slip) => slip.send({ type: 'stake.increased', by: yuan(50) }),
      { stakeTexts: { whole: '150.00' } },
    ],
    ['the maximum', (slip) => slip.send({ type: 'stake.maximised' }), { stakeTexts: { whole: '5000.00' } }],
    ['a cleared stake', (slip) => slip.send({ type: 'stake.cleared' }), { stakeTexts: { whole: '' } }],
    ['accepted terms', accepted, { legs: [terms] }],
  ])('is %s, as soon as it is made [SLIP-21] [SLIP-15] [SLIP-06]', (_, happen, kept) => {
    const slip = ready({ policy: 'none' })
    happen(slip)
    expect(slip.stored()).toMatchObject({ type: 'slip.changed', slip: kept })
  })

  it('is one stake for all, as soon as it is chosen [SLIP-21] [SLIP-06]', () => {
    const slip = start({}, loadedPair)
    slip.send({ type: 'stake.shared', isShared: true })
    expect(slip.stored()).toMatchObject({ slip: { isStakeShared: true, stakeTexts: { whole: '100' } } })
  })

  it('is what a locked selection leaves on acceptance [SLIP-21] [SLIP-15]', () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.quote({ status: 'closed' })
    slip.accept()
    expect(slip.stored()).toMatchObject({ slip: { legs: [{ marketId: pair[1].marketId }] } })
  })
})

describe('an accepted line', () => {
  it('is what is bet on, and asked about no more [SLIP-15]', () => {
    const slip = ready({ policy: 'any' })
    slip.quote({ line: '2.5' })
    slip.submit()
    expect(slip.isRunning('placement')).toBe(false)
    slip.accept()
    expect(slip.value().terms).toEqual({ watching: 'agreed' })
    slip.submit()
    expect(slip.given('placement')).toMatchObject({ confirmation: { legs: [{ line: '2.5' }] } })
  })
})
