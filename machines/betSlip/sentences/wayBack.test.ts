import { describe, expect, it } from 'vitest'

import { buildLeg } from '#src/testing/builders.ts'
import { homeLeg, key } from '#tests/model/samples.ts'

import { ready, start } from '../testing/ready.ts'
import { offeredBigCombo, outputs, ranges } from '../testing/samples.ts'
import {
  answers,
  entries,
  loadedPair,
  over,
  pair,
  pairQuotes,
  pairRanges,
  pairSlip,
} from '../testing/severalSamples.ts'

type Slip = ReturnType<typeof start>

describe('the way back from a lost selection', () => {
  const cleared = { type: 'selections.cleared' } as const
  const undone = { type: 'selection.undone' } as const
  const onAll = { stakeTexts: { whole: '50' }, isStakeShared: true }
  const same = { price: { euro: '2.10' } }
  const between: readonly (readonly [
    what: string,
    begin: () => Slip,
    again: (slip: Slip) => void,
    happens: (slip: Slip) => void,
  ])[] = [
    ['an answer was seen', ready, ofOne, (slip) => slip.send({ type: 'answers.viewed', keys: [key] })],
    [
      'the member was asked about a change',
      () => ready({ policy: 'none' }),
      ofOne,
      (slip) => {
        slip.quote({ price: { euro: '2.00' } })
        slip.submit()
        slip.send({ type: 'changes.declined' })
      },
    ],
    [
      'a bet was refused',
      ready,
      ofOne,
      (slip) => {
        slip.submit()
        slip.answer(outputs.refused)
        slip.send({ type: 'refusal.dismissed' })
      },
    ],
    [
      'a bet came too soon, and the wait for another passed',
      ready,
      ofOne,
      (slip) => {
        slip.submit()
        slip.answer(outputs.tooFast)
        slip.send({ type: 'wait.counted', secondsLeft: 0 })
      },
    ],
    [
      'several bets were answered, one of them after it was checked',
      () => start({}, loadedPair),
      ofTwo,
      (slip) => {
        slip.submit()
        slip.send({ type: 'outcome.becameUnknown', entry: entries[1] })
        const second = answers.secondRefused
        slip.send({ type: 'bet.answered', output: second })
        slip.finish('batch', over(second))
        slip.send({ type: 'receipt.closed' })
      },
    ],
  ]

  function ofOne(slip: Slip): void {
    slip.finish('askRange', ranges)
    slip.quote(same)
  }

  function ofTwo(slip: Slip): void {
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
  }

  /** Of two singles the second has just been removed. */
  function removedSecond(): Slip {
    const slip = start({}, loadedPair)
    slip.send(pairQuotes)
    slip.send({ type: 'selection.removed', marketId: pair[1].marketId, side: pair[1].side })
    return slip
  }

  it.each(between)(
    'lasts as long as ever where, in the seconds of an earlier one, %s [SLIP-02]',
    (_, begin, again, happens) => {
      const slip = begin()
      slip.send(cleared)
      slip.send(undone)
      again(slip)
      slip.clock.increment(4_000)
      happens(slip)
      expect(slip.value().placement).toBe('editing')
      slip.clock.increment(5_000)
      slip.send(cleared)
      slip.clock.increment(7_999)
      expect(slip.actor.getSnapshot().can(undone)).toBe(true)
      slip.clock.increment(1)
      expect(slip.actor.getSnapshot().can(undone)).toBe(false)
    },
  )

  it.each<[string, () => Slip, (slip: Slip) => void]>([
    ['a policy was chosen', removedSecond, (slip) => slip.send({ type: 'policy.chosen', policy: 'any' })],
    [
      'both of two singles were kept',
      () => {
        const slip = ready()
        slip.send({ type: 'selection.toggled', leg: pair[1], at: 5_000 })
        return slip
      },
      (slip) => slip.send({ type: 'replaced.kept' }),
    ],
    [
      'what was locked was taken out',
      () => {
        const slip = removedSecond()
        slip.quote({ status: 'paused' })
        return slip
      },
      (slip) => {
        slip.accept()
        expect(slip.context().legs).toEqual([])
        slip.send({ type: 'selection.toggled', leg: homeLeg, at: 6_000 })
      },
    ],
  ])(
    'lasts its own time, and not that of the one before, where between the two %s [SLIP-02]',
    (_, begin, happens) => {
      const slip = begin()
      slip.clock.increment(5_000)
      happens(slip)
      slip.clock.increment(1_000)
      slip.send(cleared)
      slip.clock.increment(7_999)
      expect(slip.actor.getSnapshot().can(undone)).toBe(true)
      slip.clock.increment(1)
      expect(slip.actor.getSnapshot().can(undone)).toBe(false)
    },
  )

  it('ends where a bet is sent, and is not there again when that is placed and wanted again [SLIP-02] [SLIP-17]', () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    const [, second] = slip.context().legs
    if (second === undefined) throw new Error('There are two.')
    slip.send({ type: 'selection.removed', marketId: second.marketId, side: second.side })
    slip.finish('askRange', ranges)
    expect(slip.context().undo).not.toBeNull()
    slip.submit()
    expect(slip.context().undo).toBeNull()
    slip.answer(outputs.placed)
    slip.send({ type: 'selections.kept' })
    expect(slip.context().undo).toBeNull()
  })

  it('ends where what was placed is wanted again, also while one stake is on all [SLIP-02] [SLIP-06] [SLIP-17]', () => {
    const legs = [
      ...pair,
      ...['m3', 'm4'].map((marketId) => buildLeg({ ...homeLeg, eventId: marketId, marketId })),
    ]
    const slip = start({}, { ...loadedPair, entries, slip: { ...pairSlip, legs, ...onAll } })
    slip.answer(answers.firstPlaced, answers.secondRefused)
    slip.send({ type: 'selection.removed', marketId: 'm2', side: 'home' })
    expect(slip.actor.getSnapshot().can(undone)).toBe(true)
    slip.send({ type: 'selections.kept' })
    expect(slip.context().legs.map(({ marketId }) => marketId)).toEqual(['m3', 'm4', 'm1'])
    expect(slip.actor.getSnapshot().can(undone)).toBe(false)
  })

  it('lasts its time where nothing was placed that could be wanted again [SLIP-02] [SLIP-17]', () => {
    const slip = start({}, { ...loadedPair, entries })
    slip.answer({ ...answers.secondRefused, entry: entries[0] }, answers.secondRefused)
    slip.send({ type: 'selection.removed', marketId: 'm2', side: 'home' })
    slip.send({ type: 'selections.kept' })
    slip.clock.increment(7_999)
    expect(slip.actor.getSnapshot().can(undone)).toBe(true)
    slip.clock.increment(1)
    expect(slip.actor.getSnapshot().can(undone)).toBe(false)
  })

  it('is that of a combination as well which takes the place of another after a bet that lapsed [SLIP-13] [SLIP-17]', () => {
    const slip = ready()
    slip.send(offeredBigCombo)
    slip.send({ type: 'kind.chosen', kind: 'single' })
    slip.finish('askRange', ranges)
    slip.quote({})
    slip.submit()
    slip.answer(outputs.lapsed)
    slip.send({ ...offeredBigCombo, legs: offeredBigCombo.legs.slice(1), bigComboId: 'b2' })
    expect(slip.actor.getSnapshot().can(undone)).toBe(true)
    slip.clock.increment(7_999)
    expect(slip.actor.getSnapshot().can(undone)).toBe(true)
    slip.clock.increment(1)
    expect(slip.actor.getSnapshot().can(undone)).toBe(false)
  })
})
