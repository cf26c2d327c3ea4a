import { describe, expect, it } from 'vitest'

import { quoteId } from '#machines/betSlip/legs.ts'
import { buildLeg, buildStoredSlip } from '#src/testing/builders.ts'

import { awayLeg, homeLeg, key } from '../samples.ts'
import { start } from './ready.ts'
import { builderSlip, loadedSlip, offeredBigCombo, threeLegs } from './samples.ts'
import { loadedPair } from './severalSamples.ts'

const removed = (marketId: string) => ({ type: 'selection.removed', marketId, side: 'home' }) as const
const chosen = (kind: 'single' | 'combo' | 'bigCombo' | 'betBuilder') =>
  ({ type: 'kind.chosen', kind }) as const

/** What the slip has refused to take. */
function refusalsOf(slip: ReturnType<typeof start>): readonly unknown[] {
  const refused: unknown[] = []
  slip.actor.on('selection.refused', (event) => refused.push(event))
  return refused
}

describe('a combination that was put forward', () => {
  it('is bet whole or not at all: with one of its selections all of it goes, and comes back [SLIP-13]', () => {
    const slip = start()
    slip.send(offeredBigCombo)
    slip.send(removed('m9'))
    expect(slip.context().legs).toHaveLength(3)
    slip.send(removed('m1'))
    expect(slip.context()).toMatchObject({ legs: [], isFollowBet: false })
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toHaveLength(3)
  })

  it('is followed still where nothing of it was removed, be it of one selection [SLIP-03] [SLIP-23]', () => {
    const slip = start()
    slip.send({ ...offeredBigCombo, kind: 'single', legs: [homeLeg], bigComboId: null })
    slip.send(removed('m9'))
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm1' }], isFollowBet: true })
  })
})

describe('another kind of bet', () => {
  it('takes over selections alone: no stake, no pin, and no stake for each [SLIP-01]', () => {
    const slip = start({}, loadedPair)
    slip.send({ type: 'stake.shared', isShared: true })
    slip.send(chosen('combo'))
    expect(slip.context()).toMatchObject({
      kind: 'combo',
      legs: [{ marketId: 'm1' }, { marketId: 'm2' }],
      pinned: [],
      isStakeShared: false,
    })
    expect(slip.context().stakeTexts).toEqual({})
    slip.send(chosen('bigCombo'))
    expect(slip.context()).toMatchObject({ legs: [], isStakeShared: false })
  })

  it('leaves those of every other waiting, however many were opened since [SLIP-01]', () => {
    const slip = start({}, loadedSlip)
    for (const kind of ['bigCombo', 'betBuilder', 'single'] as const) slip.send(chosen(kind))
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm1' }], stakeTexts: { whole: '100' } })
    slip.send(removed('m1'))
    slip.send(chosen('bigCombo'))
    expect(slip.context().undo).toBeNull()
  })

  it('is opened by a press in its place, also by one that takes a selection out of it [SLIP-02] [SLIP-12]', () => {
    const slip = start({}, { ...loadedSlip, slip: builderSlip })
    slip.send(chosen('single'))
    slip.send({ type: 'selection.toggled', leg: homeLeg, kind: 'betBuilder', at: 5_000 })
    expect(slip.context()).toMatchObject({ kind: 'betBuilder', legs: [{ marketId: 'm2' }] })
  })
})

describe('odds that are pressed', () => {
  const combo = buildStoredSlip({ key, kind: 'combo', legs: threeLegs })

  it('change nothing and are not refused where a combo holds them, and open it where they were pressed in its place [SLIP-02] [SLIP-04]', () => {
    const slip = start({}, { ...loadedSlip, slip: combo })
    const refused = refusalsOf(slip)
    const [leg] = threeLegs
    slip.send({ type: 'selection.toggled', leg, at: 5_000 })
    expect(slip.context().legs).toHaveLength(3)
    slip.send(chosen('single'))
    slip.send({ type: 'selection.toggled', leg, kind: 'combo', at: 5_000 })
    expect(slip.context()).toMatchObject({ kind: 'combo' })
    expect(slip.context().legs).toHaveLength(3)
    expect(refused).toEqual([])
  })

  it('are noted with their time in a combo too [SLIP-02] [SLIP-21]', () => {
    const slip = start({}, { ...loadedSlip, slip: combo })
    const fourth = buildLeg({ ...homeLeg, eventId: 'e4', marketId: 'm4' })
    slip.send({ type: 'selection.toggled', leg: fourth, at: 7_000 })
    expect(slip.context().legs).toHaveLength(4)
    expect(slip.stored()).toMatchObject({ slip: { lastOddsSelectionAt: 7_000 } })
  })

  it('take the place of the one single that is not pinned, also where there are twenty [SLIP-02] [SLIP-10]', () => {
    const legs = Array.from({ length: 20 }, (_, at) =>
      buildLeg({ ...homeLeg, eventId: `e${at}`, marketId: `x${at}` }),
    )
    const pinned = legs.slice(1).map((leg) => quoteId(leg))
    const slip = start({}, { ...loadedSlip, slip: buildStoredSlip({ key, legs, pinned }) })
    const refused = refusalsOf(slip)
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 5_000 })
    expect(refused).toEqual([])
    expect(slip.context().legs).toEqual([...legs.slice(1), awayLeg])
  })
})
