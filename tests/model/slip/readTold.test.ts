import { describe, expect, it } from 'vitest'

import { agreedTerms, asAgreed } from '#machines/betSlip/terms.ts'
import type { LoadedSlip, Quote } from '#machines/betSlip/types.ts'
import { buildLeg, buildQuote, buildStoredSlip } from '#src/testing/builders.ts'

import { homeLeg, key } from '../samples.ts'
import { submission } from './presses.ts'
import { ready, start } from './ready.ts'
import { loadedSlip, threeLegs } from './samples.ts'
import { loadedPair, pair, pairQuotes, pairRanges } from './severalSamples.ts'

type Slip = ReturnType<typeof start>

const [first, second, third] = threeLegs
const ofCombo = (legs: readonly (typeof homeLeg)[]) =>
  buildStoredSlip({ key, kind: 'combo', legs, stakeTexts: { whole: '100' } })
const loadedCombo: LoadedSlip = { ...loadedSlip, slip: ofCombo(threeLegs) }

function quote(slip: Slip, leg: typeof homeLeg, change: Partial<Quote> = {}): void {
  slip.send({ type: 'quotes.arrived', quotes: [{ ...buildQuote(leg, change), isStale: false }] })
}

const marketsOf = (slip: Slip): readonly string[] => slip.context().legs.map(({ marketId }) => marketId)

describe('a press is about what was read, selection by selection', () => {
  it('and is dropped where one of several is another by now, though the rest are the same [SLIP-15]', () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.send(submission({ legs: [pair[0], buildLeg({ ...pair[1], marketId: 'm3' })] }))
    expect(slip.value().placement).toBe('editing')
    expect(slip.isRunning('batch')).toBe(false)
  })

  it('and takes no changes where one of several was read as locked [SLIP-15]', () => {
    const slip = start({ policy: 'none' }, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    quote(slip, pair[1], { price: { euro: '2.20' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    slip.send({
      type: 'changes.accepted',
      terms: agreedTerms([pair[0], { ...pair[1], status: 'paused', euroOdds: '2.20' }]),
    })
    expect(slip.value().placement).toBe('confirmingChanges')
  })

  it('and agrees to no price that was read as locked: the bet is at the one that is open [SLIP-15] [SLIP-16]', () => {
    const slip = ready({ policy: 'none' })
    slip.send(submission({ legs: [{ ...homeLeg, status: 'paused', euroOdds: '2.50' }] }))
    expect(slip.given('placement')).toMatchObject({
      confirmation: { legs: [{ euroOdds: homeLeg.euroOdds }] },
    })
  })

  it('and removes what is locked still, and not what has opened meanwhile [SLIP-15]', () => {
    const slip = start({}, loadedCombo)
    for (const leg of threeLegs) quote(slip, leg)
    for (const leg of [first, second]) quote(slip, leg, { status: 'paused' })
    const read = agreedTerms(slip.context().legs)
    quote(slip, first)
    slip.send({ type: 'changes.accepted', terms: read })
    expect(marketsOf(slip)).toEqual(['m1', 'm3'])
  })

  it('and removes nothing that was not read: what another tab has added stays, though it is locked [SLIP-15] [SLIP-21]', () => {
    const slip = start({}, { ...loadedCombo, slip: ofCombo([first, second]) })
    quote(slip, first, { status: 'paused' })
    quote(slip, second)
    const read = agreedTerms(slip.context().legs)
    slip.send({ type: 'slip.changedElsewhere', slip: ofCombo(threeLegs) })
    quote(slip, first, { status: 'paused' })
    quote(slip, second)
    quote(slip, third, { status: 'paused' })
    slip.send({ type: 'changes.accepted', terms: read })
    expect(marketsOf(slip)).toEqual(['m2', 'm3'])
  })
})

describe('the price a selection shows', () => {
  it('is the one agreed to, wherever no other is asked about [SLIP-15]', () => {
    const moved = { ...homeLeg, price: { euro: '2.20' } }
    expect(asAgreed(moved)).toEqual({ ...homeLeg, price: { euro: homeLeg.euroOdds } })
    const same = { ...homeLeg, price: { euro: homeLeg.euroOdds, malay: '-0.91' } }
    expect(asAgreed(same)).toBe(same)
  })
})
