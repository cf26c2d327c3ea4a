import { describe, expect, it } from 'vitest'

import { betsOf } from '#machines/betSlip/bets.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { buildLeg, buildStoredSlip } from '#src/testing/builders.ts'

import { awayLeg, homeLeg, key } from '../samples.ts'
import { start } from './ready.ts'
import { loadedSlip, range, threeLegs } from './samples.ts'
import { firstId, loadedPair, pair, pairQuotes, pairRanges, secondId } from './severalSamples.ts'

const third = buildLeg({ ...homeLeg, eventId: 'e3', marketId: 'm3' })
const thirdId = quoteId(third)
const shared = (isShared: boolean) => ({ type: 'stake.shared', isShared }) as const
const removed = ({ marketId, side }: { marketId: string; side: string }) =>
  ({ type: 'selection.removed', marketId, side }) as const

/** Three singles, each with a stake. */
function three() {
  return start(
    {},
    {
      ...loadedSlip,
      slip: buildStoredSlip({
        key,
        legs: [...pair, third],
        pinned: [firstId, secondId, thirdId],
        stakeTexts: { [firstId]: '100', [secondId]: '50', [thirdId]: '30' },
      }),
    },
  )
}

describe('a stake that was entered', () => {
  it('is that of its selection alone: with it it goes, and is not there when it comes back [SLIP-02] [SLIP-06]', () => {
    const slip = three()
    slip.send(removed(pair[1]))
    expect(slip.context().stakeTexts).toEqual({ [firstId]: '100', [thirdId]: '30' })
    slip.send({ type: 'selection.toggled', leg: pair[1], at: 5_000 })
    expect(slip.context().legs).toHaveLength(3)
    expect(slip.context().stakeTexts).toEqual({ [firstId]: '100', [thirdId]: '30' })
    expect(slip.stored()).toMatchObject({ slip: { stakeTexts: slip.context().stakeTexts } })
    slip.send(removed(pair[0]))
    slip.send(removed(third))
    expect(slip.context().stakeTexts).toEqual({})
  })

  it('is that of the only selection that is left, whichever it is [SLIP-06]', () => {
    const slip = three()
    slip.send(removed(pair[0]))
    slip.send(removed(pair[1]))
    expect(slip.context().stakeTexts).toEqual({ whole: '30' })
    expect(betsOf(slip.context())).toMatchObject([{ id: 'whole' }])
    slip.send({ type: 'selection.pinned', marketId: 'm3', side: 'home', isPinned: true })
    slip.send({ type: 'selection.toggled', leg: homeLeg, at: 5_000 })
    expect(slip.context().stakeTexts).toEqual({ [thirdId]: '30' })
  })

  it('stays for the odds that are pressed next, the first where there were several [SLIP-02] [SLIP-06]', () => {
    const one = start({}, loadedSlip)
    one.send({ type: 'selection.toggled', leg: awayLeg, at: 5_000 })
    expect(one.context()).toMatchObject({ legs: [{ side: 'away' }], stakeTexts: { whole: '100' } })
    const several = start({}, loadedPair)
    several.send({ type: 'selections.cleared' })
    several.send({ type: 'selection.toggled', leg: third, at: 5_000 })
    expect(several.context()).toMatchObject({ legs: [{ marketId: 'm3' }] })
    expect(several.context().stakeTexts).toEqual({ whole: '100' })
    const none = start()
    none.send({ type: 'stake.typed', text: '70' })
    none.send({ type: 'selection.toggled', leg: third, at: 5_000 })
    expect(none.context().stakeTexts).toEqual({ whole: '70' })
  })

  it.each([
    ['combo', { whole: '50' }],
    ['mix', { 2: '50', 3: '20' }],
  ] as const)('on a %s stays whatever selections come and go [SLIP-06] [SLIP-11]', (kind, stakeTexts) => {
    const legs = [...threeLegs, buildLeg({ ...homeLeg, eventId: 'e4', marketId: 'm4' })]
    const slip = start({}, { ...loadedSlip, slip: buildStoredSlip({ key, kind, legs, stakeTexts }) })
    slip.send({ type: 'selection.removed', marketId: 'm4', side: 'home' })
    expect(slip.context().legs).toHaveLength(3)
    expect(slip.context().stakeTexts).toEqual(stakeTexts)
  })
})

describe('one stake for all singles', () => {
  it('becomes that of each once each has its own, and is one again [SLIP-06]', () => {
    const slip = start({}, loadedPair)
    slip.send(shared(true))
    slip.send(shared(false))
    expect(slip.context().isStakeShared).toBe(false)
    expect(slip.context().stakeTexts).toEqual({ [firstId]: '100', [secondId]: '100' })
    slip.send({ type: 'stake.typed', text: '7', slot: secondId })
    slip.send({ type: 'stake.cleared', slot: firstId })
    slip.send(shared(true))
    expect(slip.context()).toMatchObject({ isStakeShared: true, stakeTexts: { whole: '7' } })
  })

  it('is none where none was entered, and goes on each that comes [SLIP-06]', () => {
    const slip = start({}, loadedPair)
    for (const slot of [firstId, secondId]) slip.send({ type: 'stake.cleared', slot })
    slip.send(shared(true))
    expect(slip.context().stakeTexts).toEqual({})
    slip.send(shared(false))
    expect(slip.context().stakeTexts).toEqual({})
    slip.send(shared(true))
    slip.send({ type: 'stake.typed', text: '20' })
    slip.send(removed(pair[0]))
    expect(slip.context()).toMatchObject({ isStakeShared: false, stakeTexts: { whole: '20' } })
  })

  it('decides at once whose terms count [SLIP-06] [SLIP-15]', () => {
    const slip = start({}, loadedPair)
    slip.send({ type: 'stake.cleared', slot: secondId })
    slip.send({
      ...pairQuotes,
      quotes: pairQuotes.quotes.map((quote, at) => ({ ...quote, isStale: at === 1 })),
    })
    // Nothing is staked on what is stale.
    expect(slip.value().terms).toEqual({ watching: 'agreed' })
    slip.send(shared(true))
    expect(slip.value().terms).toEqual({ watching: 'stale' })
  })

  it('is at most what every one of them can take, also where the balance is not known [SLIP-06]', () => {
    const slip = start({ balance: null }, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.send(shared(true))
    slip.send({ type: 'stake.maximised' })
    expect(slip.context().stakeTexts).toEqual({ whole: '5000.00' })
    const half = start({}, loadedPair)
    half.finish('askRange', { ...pairRanges, ranges: { [firstId]: range } })
    half.send(shared(true))
    half.send({ type: 'stake.maximised' })
    expect(half.context().stakeTexts).toEqual({ whole: '100' })
  })
})

describe('a stake on one of several singles', () => {
  it('changes nothing where its selection went away meanwhile [SLIP-06] [SLIP-21]', () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send({ type: 'stake.maximised', slot: thirdId })
    expect(betsOf(slip.context()).map(({ id }) => id)).toEqual([firstId, secondId])
    expect(betsOf(slip.context()).map(({ slip: { stakeTexts } }) => stakeTexts)).toEqual([
      { whole: '100' },
      { whole: '50' },
    ])
  })

  it('is what a press is about, and a selection without one is not, also where nothing can be staked on it [SLIP-05] [SLIP-06]', () => {
    const slip = start({}, loadedPair)
    slip.send({ type: 'stake.cleared', slot: secondId })
    const closed = { ...range, maxAmount: { ...range.maxAmount, minor: 0 } }
    slip.finish('askRange', { ...pairRanges, ranges: { [firstId]: range, [secondId]: closed } })
    slip.send(pairQuotes)
    slip.submit()
    expect(slip.value().placement).toEqual({ underWay: 'placing' })
    expect(slip.given('placement')).toMatchObject({
      kind: 'confirm',
      confirmation: { legs: [{ marketId: 'm1' }] },
    })
  })

  it('is not sent while nothing is known of what may be staked on another of the press [SLIP-05] [SLIP-06]', () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', { ...pairRanges, ranges: { [firstId]: range } })
    slip.send(pairQuotes)
    slip.submit()
    expect(slip.value().placement).toBe('checking')
    expect([slip.isRunning('placement'), slip.isRunning('batch')]).toEqual([false, false])
  })
})
