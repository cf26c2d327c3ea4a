import { describe, expect, it } from 'vitest'

import { stakeProblemOfPress } from '#machines/betSlip/bets.ts'
import { buildLeg, buildStoredSlip } from '#src/testing/builders.ts'

import { homeLeg, journalEntry, key } from '../samples.ts'
import { start } from './ready.ts'
import { loadedSlip, outputs, range, threeLegs } from './samples.ts'
import { firstId, loadedPair, pair, pairQuotes, pairRanges, pairSlip, secondId } from './severalSamples.ts'

const third = buildLeg({ ...homeLeg, eventId: 'e3', marketId: 'm3' })
const shared = (isShared: boolean) => ({ type: 'stake.shared', isShared }) as const

function readyPair() {
  const slip = start({ balance: null }, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  return { ...slip, problem: () => stakeProblemOfPress(slip.context()) }
}

describe('the stakes of several singles', () => {
  it('are each told what is wrong with it, or the one that goes on each [SLIP-06]', () => {
    const slip = readyPair()
    slip.send({ type: 'stake.typed', text: 'abc', slot: secondId })
    expect(slip.problem()).toEqual({ error: 'malformed', slot: secondId })
    for (const slot of [firstId, secondId]) slip.send({ type: 'stake.cleared', slot })
    expect(slip.problem()).toEqual({ error: 'empty', slot: null })
    slip.send(shared(true))
    slip.send({ type: 'stake.typed', text: 'abc' })
    expect(slip.problem()).toEqual({ error: 'malformed', slot: 'whole' })
  })

  it('become the first that was entered, and stay one for each where another comes, until one is left [SLIP-06]', () => {
    const slip = readyPair()
    slip.send({ type: 'stake.cleared', slot: firstId })
    slip.send(shared(true))
    slip.send(shared(true))
    expect(slip.context().stakeTexts).toEqual({ whole: '50' })
    slip.send({ type: 'selection.toggled', leg: third, at: 5_000 })
    expect(slip.context()).toMatchObject({ isStakeShared: true, stakeTexts: { whole: '50' } })
    for (const marketId of ['m2', 'm3']) slip.send({ type: 'selection.removed', marketId, side: 'home' })
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm1' }], isStakeShared: false })
    expect(slip.context().stakeTexts).toEqual({ whole: '50' })
    slip.send(shared(true))
    expect(slip.context().isStakeShared).toBe(false)
  })

  it('are at most what every one of them can take, and as they were while that is not known [SLIP-06]', () => {
    const slip = readyPair()
    slip.send({ type: 'stake.maximised', slot: secondId })
    expect(slip.context().stakeTexts[secondId]).toBe('5000.00')
    const other = start({}, loadedPair)
    other.finish('askRange', { ...pairRanges, ranges: { [firstId]: range } })
    other.send(shared(true))
    other.send({ type: 'stake.maximised' })
    expect(other.context().stakeTexts).toEqual({ whole: '100' })
  })
})

describe('a bet that is placed while another kind is open', () => {
  const waiting = {
    legs: pair,
    stakeTexts: pairSlip.stakeTexts,
    pinned: [firstId, secondId],
    isFollowBet: false,
    bigComboId: null,
    isStakeShared: false,
  }

  it.each([
    ['and only that where others wait beside it, with their stakes', pair, [pair[1]], { whole: '50' }],
    ['and its kind is empty where it was the only one', [homeLeg], [], {}],
  ] as const)('leaves those that wait, %s [SLIP-01] [SLIP-17]', (_, legs, left, stakeTexts) => {
    const parked = { single: { ...waiting, legs } }
    const stored = buildStoredSlip({ key, kind: 'combo', legs: threeLegs, parked })
    const slip = start({}, { ...loadedSlip, slip: stored, entry: journalEntry })
    slip.finish('placement', outputs.placed)
    expect(slip.value().placement).toBe('placed')
    expect(slip.context().legs).toHaveLength(3)
    slip.send({ type: 'receipt.closed' })
    slip.send({ type: 'selections.cleared' })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    expect(slip.context().legs).toMatchObject(left.map(({ marketId }) => ({ marketId })))
    expect(slip.context().stakeTexts).toEqual(stakeTexts)
  })
})
