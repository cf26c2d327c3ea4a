import { describe, expect, it } from 'vitest'

import { buildLeg, buildQuote, buildStoredSlip } from '#src/testing/builders.ts'
import { awayLeg, homeLeg, key } from '#tests/model/samples.ts'

import { pendingChanges } from '../legs.ts'
import { agreedTerms, asAgreed } from '../terms.ts'
import { acceptance, submission } from '../testing/presses.ts'
import { ready, start } from '../testing/ready.ts'
import { heldSlip, loadedSlip, outputs, ranges, range, threeLegs } from '../testing/samples.ts'
import {
  firstId,
  loadedPair,
  pair,
  pairQuotes,
  pairSlip,
  secondId,
  pairRanges,
} from '../testing/severalSamples.ts'
import type { Quote, LoadedSlip } from '../types.ts'

const at = (euro: string): Partial<Quote> => ({ price: { euro } })

type Started = ReturnType<typeof start>

const [first, second, third] = threeLegs

const ofCombo = (legs: readonly (typeof homeLeg)[]) =>
  buildStoredSlip({ key, kind: 'combo', legs, stakeTexts: { whole: '100' } })

const loadedCombo: LoadedSlip = { ...loadedSlip, slip: ofCombo(threeLegs) }

function quote(slip: Started, leg: typeof homeLeg, change: Partial<Quote> = {}): void {
  slip.send({ type: 'quotes.arrived', quotes: [{ ...buildQuote(leg, change), isStale: false }] })
}

const marketsOf = (slip: Started): readonly string[] => slip.context().legs.map(({ marketId }) => marketId)

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
    expect(slip.given('batch')).toMatchObject({
      confirmation: { bets: [{ legs: [{ euroOdds: homeLeg.euroOdds }] }] },
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

type Slip = ReturnType<typeof ready>

/** What the member is asked about now. */
function asked(slip: Slip): readonly string[] {
  const { legs, quotes, policy } = slip.context()
  return pendingChanges(legs, quotes, policy).map(({ kind, quote }) =>
    kind === 'odds' ? quote.price.euro : (quote.handicap ?? kind),
  )
}

/** The member presses what they have read; what they have not read has happened before the press arrives. */
function submitAcross(slip: Slip, happens: () => void): void {
  const press = submission(slip.context())
  happens()
  slip.send(press)
}

const isPlacing = (slip: Slip): boolean => slip.isRunning('batch')

const named = (slip: Slip): unknown => slip.given('batch')

describe('a submission', () => {
  it.each([
    ['any', '1.90'],
    ['any', '2.20'],
    ['better', '2.20'],
  ] as const)(
    'names the price the member read, where their policy "%s" takes %s for it unasked [SLIP-15] [SLIP-16]',
    (policy, now) => {
      const slip = ready({ policy })
      submitAcross(slip, () => slip.quote(at(now)))
      expect(named(slip)).toMatchObject({
        confirmation: { bets: [{ policy, legs: [{ euroOdds: '2.10' }] }] },
      })
    },
  )

  it.each([
    ['better', '2.00'],
    ['none', '2.00'],
    ['none', '2.20'],
  ] as const)('is asked about, where the policy "%s" does not take %s [SLIP-15] [SLIP-16]', (policy, now) => {
    const slip = ready({ policy })
    submitAcross(slip, () => slip.quote(at(now)))
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(asked(slip)).toEqual([now])
    expect(isPlacing(slip)).toBe(false)
  })

  it('is measured against what was read, not against a better price that came and went unseen [SLIP-16]', () => {
    const slip = ready({ policy: 'better' })
    submitAcross(slip, () => {
      slip.quote(at('2.30'))
      slip.quote(at('2.20'))
    })
    expect(named(slip)).toMatchObject({ confirmation: { bets: [{ legs: [{ euroOdds: '2.10' }] }] } })
  })

  it.each([
    ['price', 'none', { euroOdds: '2.00', price: { euro: '2.00' } }, at('2.00'), '2.00'],
    ['handicap', 'any', { handicap: '-0.5' }, { handicap: '-0.5' }, '-0.5'],
  ] as const)(
    'is asked about, where another tab has just agreed to another %s [SLIP-15] [SLIP-16]',
    (_, policy, taken, now, question) => {
      const slip = ready({ policy })
      submitAcross(slip, () => {
        slip.send({
          type: 'slip.changedElsewhere',
          slip: { ...heldSlip, legs: [{ ...homeLeg, ...taken }] },
        })
        slip.finish('askRange', ranges)
        slip.quote(now)
      })
      expect(isPlacing(slip)).toBe(false)
      expect(slip.value().placement).toBe('confirmingChanges')
      expect(asked(slip)).toEqual([question])
    },
  )

  it('is dropped, where another selection has just taken the place of the one that was read [SLIP-15]', () => {
    const slip = ready({ policy: 'any' })
    submitAcross(slip, () => {
      slip.send({ type: 'slip.changedElsewhere', slip: { ...heldSlip, legs: [awayLeg] } })
      slip.finish('askRange', ranges)
      slip.quote({ side: 'away', price: { euro: '1.80' } })
    })
    expect(slip.value().placement).toBe('editing')
    expect(isPlacing(slip)).toBe(false)
  })

  it('names the price that was read, however long the range is waited for [SLIP-16]', () => {
    const slip = start({ policy: 'any' }, loadedSlip)
    slip.quote({})
    slip.submit()
    slip.quote(at('1.90'))
    slip.finish('askRange', ranges)
    expect(named(slip)).toMatchObject({ confirmation: { bets: [{ legs: [{ euroOdds: '2.10' }] }] } })
  })

  it('that came to nothing leaves the slip at the current price [SLIP-16]', () => {
    const slip = start({ policy: 'any' }, loadedSlip)
    slip.quote({})
    slip.submit()
    slip.quote(at('1.90'))
    slip.clock.increment(5_000)
    expect(slip.value().placement).toBe('editing')
    expect(slip.context().legs[0]?.euroOdds).toBe('1.90')
  })
})

function acceptAcross(slip: Slip, happens: () => void): void {
  const press = acceptance(slip.context())
  happens()
  slip.send(press)
}

/** A slip that asks about the price 2.00, or another change, where 2.10 was agreed; accepting places. */
function asking(input: Parameters<typeof ready>[0], change: Partial<Quote> = at('2.00')): Slip {
  const slip = ready(input)
  slip.quote(change)
  slip.submit()
  expect(slip.value().placement).toBe('confirmingChanges')
  return slip
}

describe('an acceptance', () => {
  it.each([
    ['price', 'none', at('2.00'), at('1.95'), '1.95'],
    ['better price', 'none', at('2.00'), at('2.05'), '2.05'],
    ['price, back where it was', 'none', at('2.00'), at('2.10'), '2.10'],
    ['price', 'better', at('2.00'), at('1.95'), '1.95'],
    ['handicap', 'any', { handicap: '-0.5' }, { handicap: '-0.75' }, '-0.75'],
    ['price with the handicap', 'none', { handicap: '-0.5' }, { handicap: '-0.5', ...at('1.95') }, '1.95'],
    ['lock', 'any', { handicap: '-0.5' }, { handicap: null, status: 'paused' as const }, 'locked'],
  ] as const)(
    'does not take a newer %s, with the policy "%s", and asks about it [SLIP-15] [SLIP-16]',
    (_, policy, read, now, question) => {
      const slip = asking({ policy }, read)
      acceptAcross(slip, () => slip.quote(now))
      expect(isPlacing(slip)).toBe(false)
      expect(slip.value().placement).toBe('confirmingChanges')
      expect(asked(slip)).toEqual([question])
      expect(slip.context().legs).toHaveLength(1)
    },
  )

  it('places at the newer price once that one has been read and accepted [SLIP-15]', () => {
    const slip = asking({ policy: 'none' })
    acceptAcross(slip, () => slip.quote(at('1.95')))
    slip.accept()
    expect(named(slip)).toMatchObject({ confirmation: { bets: [{ legs: [{ euroOdds: '1.95' }] }] } })
  })

  it('names the price that was read, where the policy takes the newer one for it [SLIP-16]', () => {
    const slip = asking({ policy: 'better' })
    acceptAcross(slip, () => slip.quote(at('2.05')))
    expect(named(slip)).toMatchObject({
      confirmation: { bets: [{ legs: [{ euroOdds: '2.00' }], policy: 'better' }] },
    })
  })

  it('without placing does not take a newer price either [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote(at('2.00'))
    acceptAcross(slip, () => slip.quote(at('1.95')))
    expect(slip.value()).toMatchObject({ placement: 'editing', terms: { watching: 'changed' } })
    expect(slip.context().legs[0]?.euroOdds).toBe('2.00')
    expect(asked(slip)).toEqual(['1.95'])
  })

  it('of terms the server named does not take those that came after [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.submit()
    slip.answer(outputs.changed)
    slip.finish('askRange', ranges)
    expect(asked(slip)).toEqual(['1.95'])
    acceptAcross(slip, () => slip.quote({ ...at('1.85'), timeStamp: 3_000 }))
    expect(isPlacing(slip)).toBe(false)
    expect(asked(slip)).toEqual(['1.85'])
  })

  it('of a removal removes nothing, and places nothing, where the selection has just opened again [SLIP-15]', () => {
    const slip = asking({ policy: 'any' }, { status: 'paused' })
    acceptAcross(slip, () => slip.quote({ status: 'open' }))
    expect(isPlacing(slip)).toBe(false)
    expect(slip.context().legs).toHaveLength(1)
    expect(slip.value()).toMatchObject({ placement: 'confirmingChanges', terms: { watching: 'agreed' } })
  })

  it('of a price removes nothing that has just been locked [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote(at('2.00'))
    acceptAcross(slip, () => slip.quote({ ...at('2.00'), status: 'paused' }))
    expect(slip.context().legs).toHaveLength(1)
    expect(slip.value().terms).toEqual({ watching: 'locked' })
  })

  it('of terms that were read in another slip, with a selection that is not in this one, places nothing [SLIP-15]', () => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    const { type, terms } = acceptance(slip.context())
    slip.send({ type, terms: [...terms, ...agreedTerms([awayLeg])] })
    expect(slip.isRunning('batch')).toBe(false)
    expect(slip.value().placement).toBe('confirmingChanges')
    slip.send({ type, terms })
    expect(slip.isRunning('batch')).toBe(true)
  })

  it('of the one single that has a stake, without the other one next to it, places nothing [SLIP-15] [SLIP-17]', () => {
    const slip = start(
      { policy: 'none' },
      { ...loadedPair, slip: { ...pairSlip, stakeTexts: { [firstId]: '100' } } },
    )
    slip.finish('askRange', { kind: 'known', ranges: { [firstId]: range, [secondId]: range }, price: null })
    slip.send(pairQuotes)
    slip.quote({ price: { euro: '2.00' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    const { type, terms } = acceptance(slip.context())
    slip.send({ type, terms: terms.filter(({ marketId }) => marketId === pair[0].marketId) })
    expect(slip.isRunning('batch')).toBe(false)
    slip.accept()
    expect(slip.isRunning('batch')).toBe(true)
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
