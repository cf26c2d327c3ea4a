import { describe, expect, it } from 'vitest'

import { awayLeg } from '../samples.ts'
import { ready, start } from './ready.ts'
import { offeredBigCombo, ranges, threeLegs } from './samples.ts'

const toggledAway = { type: 'selection.toggled', leg: awayLeg, at: 2_000 } as const
const removedHome = { type: 'selection.removed', marketId: 'm1', side: 'home' } as const

describe('a selection that was replaced or removed', () => {
  it.each([
    ['replaced', toggledAway],
    ['removed', removedHome],
    ['cleared', { type: 'selections.cleared' }],
  ] as const)(
    'comes back with its stake where it was %s, at terms that are asked for anew [SLIP-02]',
    (_, event) => {
      const slip = ready()
      slip.send(event)
      slip.send({ type: 'selection.undone' })
      expect(slip.context()).toMatchObject({
        legs: [{ side: 'home' }],
        stakeTexts: { whole: '100' },
        quotes: {},
        ranges: null,
        undo: null,
      })
      expect(slip.value().terms).toEqual({ watching: 'waiting' })
      expect(slip.stored()).toMatchObject({ slip: { legs: [{ side: 'home' }] } })
      slip.finish('askRange', ranges)
      slip.quote({})
      expect(slip.canSubmit()).toBe(true)
    },
  )

  it('comes back for some seconds only, which each one has for itself [SLIP-02]', () => {
    const slip = ready()
    slip.send(toggledAway)
    slip.clock.increment(5_000)
    slip.send({ type: 'selection.removed', marketId: awayLeg.marketId, side: awayLeg.side })
    slip.clock.increment(5_000)
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toMatchObject([{ side: 'away' }])
    slip.send({ type: 'selections.cleared' })
    slip.clock.increment(8_000)
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toEqual([])
  })

  it('comes back no more once something else was done [SLIP-02]', () => {
    const slip = ready()
    slip.send(toggledAway)
    slip.send({ type: 'stake.typed', text: '50' })
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toMatchObject([{ side: 'away' }])
  })

  it('comes back where a combination took its place, in its own group, and only what that lost [SLIP-02] [SLIP-17]', () => {
    const slip = ready()
    const again = { ...offeredBigCombo, kind: 'single', bigComboId: null, isFollowBet: false } as const
    slip.send({ ...again, legs: [awayLeg] })
    expect(slip.context().legs).toMatchObject([{ side: 'away' }])
    slip.send({ type: 'selection.undone' })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }], stakeTexts: { whole: '100' } })
    // The combo held nothing: nothing of it is lost, and the single waits where it was.
    slip.send({ ...again, kind: 'combo', legs: threeLegs })
    expect(slip.context().undo).toBeNull()
    slip.send({ type: 'stake.typed', text: '20' })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }], stakeTexts: { whole: '100' } })
    slip.send({ ...again, kind: 'combo', legs: [awayLeg] })
    slip.send({ type: 'selection.undone' })
    expect(slip.context()).toMatchObject({
      kind: 'combo',
      legs: threeLegs.map(({ marketId }) => ({ marketId })),
      stakeTexts: { whole: '20' },
    })
  })

  it('is the followed one where the next took its place, with what made it one [SLIP-13] [SLIP-23]', () => {
    const slip = start()
    slip.send(offeredBigCombo)
    slip.send({ ...offeredBigCombo, legs: [awayLeg], bigComboId: 'b2' })
    slip.send({ type: 'selection.undone' })
    expect(slip.context()).toMatchObject({ bigComboId: 'b1', isFollowBet: true, kind: 'bigCombo' })
    expect(slip.context().legs).toHaveLength(3)
  })

  it('is not kept: a reload has nothing to take back [SLIP-21]', () => {
    const slip = ready()
    slip.send(toggledAway)
    expect(slip.stored()).toMatchObject({ slip: expect.not.objectContaining({ undo: expect.anything() }) })
  })
})
