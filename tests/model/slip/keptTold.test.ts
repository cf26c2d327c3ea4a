import { describe, expect, it } from 'vitest'

import { buildStoredSlip } from '#src/testing/builders.ts'

import { homeLeg, journalEntry, key } from '../samples.ts'
import { ready, start } from './ready.ts'
import { loadedSlip, offeredBigCombo, outputs, threeLegs } from './samples.ts'
import { loadedPair, pairQuotes } from './severalSamples.ts'

const followed = {
  ...journalEntry,
  kind: 'bigCombo',
  legs: threeLegs,
  stakes: [{ size: 3, perLine: { minor: 2_000, currency: 'CNY', digits: 2 } }],
  isFollowBet: true,
  bigComboId: 'b1',
} as const

describe('what was bet, wanted again', () => {
  it('is the followed combination it was, in its own kind, with its stake [SLIP-17] [SLIP-23]', () => {
    const slip = start({}, { ...loadedSlip, slip: buildStoredSlip({ key }), entry: followed })
    slip.finish('placement', { ...outputs.placed, entry: followed })
    slip.send({ type: 'selections.kept' })
    expect(slip.context()).toMatchObject({
      kind: 'bigCombo',
      legs: threeLegs.map(({ marketId }) => ({ marketId })),
      stakeTexts: { whole: '20.00' },
      isFollowBet: true,
      bigComboId: 'b1',
    })
  })

  it('is the single, in its own kind, where another is open by now [SLIP-17]', () => {
    const slip = start(
      {},
      { ...loadedSlip, slip: buildStoredSlip({ key, kind: 'combo' }), entry: journalEntry },
    )
    slip.finish('placement', outputs.placed)
    slip.send({ type: 'selections.kept' })
    expect(slip.context()).toMatchObject({
      kind: 'single',
      legs: [{ marketId: homeLeg.marketId }],
      stakeTexts: { whole: '100.00' },
    })
  })
})

describe('a combination that is taken', () => {
  it('has no stake, no pin and no stake for each of what it takes the place of [SLIP-13] [SLIP-14]', () => {
    const slip = start({}, loadedPair)
    slip.send(pairQuotes)
    slip.send({ type: 'stake.shared', isShared: true })
    slip.send({ ...offeredBigCombo, kind: 'single', legs: threeLegs })
    expect(slip.context()).toMatchObject({ pinned: [], isStakeShared: false })
    expect(slip.context().stakeTexts).toEqual({})
  })
})

describe('the slip as another tab has left it', () => {
  it('has terms that are not known until they are quoted again [SLIP-21]', () => {
    const slip = ready()
    slip.send({ type: 'slip.changedElsewhere', slip: buildStoredSlip({ key, legs: [homeLeg] }) })
    expect(slip.context()).toMatchObject({ ranges: null, price: null })
    expect(slip.context().quotes).toEqual({})
    expect(slip.value().terms).toEqual({ watching: 'waiting' })
  })
})
