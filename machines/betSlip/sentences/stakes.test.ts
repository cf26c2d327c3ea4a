import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { yuan, buildQuote, buildStoredSlip, buildLeg } from '#src/testing/builders.ts'
import { awayLeg, settings, key, homeLeg } from '#tests/model/samples.ts'

import { stakeErrorOf, stakeProblemOfPress, betsOf } from '../bets.ts'
import { quoteId } from '../legs.ts'
import { type Chapter, pairStory, readyStory, testChapters } from '../testing/chapters.ts'
import { ready, start } from '../testing/ready.ts'
import { loadedSlip, outputs, range, ranges, toggledHome, threeLegs } from '../testing/samples.ts'
import { firstId, loadedPair, pair, pairQuotes, pairRanges, secondId } from '../testing/severalSamples.ts'
import type { BetRanges, BetSlipInput } from '../types.ts'

describe('how much may be staked', () => {
  it('requests the range again for each selection [SLIP-05]', () => {
    const slip = start()
    slip.send(toggledHome)
    slip.finish('askRange', ranges)
    expect(slip.context().ranges).toEqual({ whole: range })
    slip.send({ type: 'selection.toggled', leg: awayLeg, at: 2 })
    expect(slip.context().ranges).toBeNull()
    expect(slip.given('askRange')).toEqual({ kind: 'single', legs: [awayLeg] })
  })

  it('says that a market is unavailable, and asks again later [SLIP-05]', () => {
    const slip = start()
    slip.send(toggledHome)
    slip.finish('askRange', { kind: 'unavailable' })
    expect(slip.value().range).toBe('unavailable')
    slip.clock.increment(10_000)
    expect(slip.isRunning('askRange')).toBe(true)
  })

  it('says what bars the member, as a range or a bet was refused with it, until a range is given [SLIP-25]', () => {
    const { code } = errors.accountFrozen
    const slip = ready()
    slip.submit()
    slip.answer(outputs.barred)
    slip.send({ type: 'refusal.dismissed' })
    expect(slip.context()).toMatchObject({ unavailableCode: code, ranges: null })
    slip.submit()
    expect(slip.value().placement).toBe('editing')
    slip.clock.increment(10_000)
    slip.finish('askRange', { kind: 'unavailable', code })
    expect(slip.context().unavailableCode).toBe(code)
    slip.clock.increment(10_000)
    slip.finish('askRange', ranges)
    expect(slip.context().unavailableCode).toBeNull()
    expect(slip.canSubmit()).toBe(true)
  })

  it('asks again where no answer came: when asked to, when the network is back, or after a while [SLIP-05] [SRV-13]', () => {
    for (const again of [{ type: 'range.requested' }, { type: 'connection.cameBack' }, null] as const) {
      const slip = start()
      slip.send(toggledHome)
      slip.fail('askRange', new Error('no answer'))
      expect(slip.value().range).toBe('failed')
      if (again === null) slip.clock.increment(10_000)
      else slip.send(again)
      expect(slip.isRunning('askRange')).toBe(true)
    }
  })

  it('asks for the amount if none was entered [SLIP-06]', () => {
    const slip = ready()
    slip.send({ type: 'stake.cleared' })
    expect(stakeErrorOf(slip.context())).toBe('empty')
    slip.submit()
    expect(slip.value().placement).toBe('stakeMissing')
    slip.send({ type: 'stake.typed', text: '100' })
    expect(stakeErrorOf(slip.context())).toBeNull()
    expect(slip.value().placement).toBe('editing')
  })

  it.each([
    ['5', 'belowMinimum'],
    ['5001', 'aboveMaximum'],
    ['abc', 'malformed'],
    ['1.234', 'ambiguous'],
  ])('refuses %s as %s, and does not place it [SLIP-06]', (text, reason) => {
    const slip = ready()
    slip.send({ type: 'stake.typed', text })
    expect(stakeErrorOf(slip.context())).toBe(reason)
    slip.submit()
    expect(slip.isRunning('batch')).toBe(false)
  })

  it('refuses more than the wallet holds, as soon as the wallet says so [SLIP-06]', () => {
    const slip = ready()
    slip.send({ type: 'balance.changed', balance: yuan(99.99) })
    expect(stakeErrorOf(slip.context())).toBe('aboveBalance')
    slip.send({ type: 'balance.changed', balance: yuan(100) })
    expect(stakeErrorOf(slip.context())).toBeNull()
  })

  it('refuses more than may be paid out [SLIP-06]', () => {
    const slip = ready({ limits: { ...settings, maxPayout: yuan(209.99) } })
    expect(stakeErrorOf(slip.context())).toBe('abovePayout')
  })

  it('refuses more than the market pays out, where that is less than the partner allows [SLIP-06]', () => {
    const slip = start({}, loadedSlip)
    slip.finish('askRange', {
      ...ranges,
      ranges: { whole: { ...range, maxPayout: yuan(209.99) } },
    })
    slip.quote({})
    expect(stakeErrorOf(slip.context())).toBe('abovePayout')
    slip.submit()
    expect(slip.isRunning('batch')).toBe(false)
    slip.send({ type: 'stake.maximised' })
    expect(slip.context().stakeTexts.whole ?? '').toBe('99.99')
    expect(stakeErrorOf(slip.context())).toBeNull()
  })

  it('leaves it to the server whether a balance that is not known is enough [SLIP-06] [HIST-03]', () => {
    const slip = ready({ balance: yuan(50) })
    expect(stakeErrorOf(slip.context())).toBe('aboveBalance')
    slip.send({ type: 'balance.changed', balance: null })
    expect(stakeErrorOf(slip.context())).toBeNull()
    slip.submit()
    expect(slip.isRunning('batch')).toBe(true)
  })

  it('adds increments, takes the most that is allowed, and clears [SLIP-06]', () => {
    const slip = ready({ balance: yuan(800) })
    slip.send({ type: 'stake.increased', by: yuan(50) })
    expect(slip.context().stakeTexts.whole ?? '').toBe('150.00')
    slip.send({ type: 'stake.maximised' })
    expect(slip.context().stakeTexts.whole ?? '').toBe('800.00')
    slip.send({ type: 'stake.cleared' })
    expect(stakeErrorOf(slip.context())).toBe('empty')
    slip.send({ type: 'stake.increased', by: yuan(50) })
    expect(slip.context().stakeTexts.whole ?? '').toBe('50.00')
  })
})

const third = buildLeg({ ...homeLeg, eventId: 'e3', marketId: 'm3' })

const thirdId = quoteId(third)

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
        isAdding: true,
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

const shared = (isShared: boolean) => ({ type: 'stake.shared', isShared }) as const

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

  it('is empty if none was entered, and applies to each one that comes [SLIP-06]', () => {
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
    expect(slip.given('batch')).toMatchObject({
      kind: 'confirm',
      confirmation: { bets: [{ legs: [{ marketId: 'm1' }] }] },
    })
  })

  it('is not sent while nothing is known of what may be staked on another of the press [SLIP-05] [SLIP-06]', () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', { ...pairRanges, ranges: { [firstId]: range } })
    slip.send(pairQuotes)
    slip.submit()
    expect(slip.value().placement).toBe('checking')
    expect([slip.isRunning('batch'), slip.isRunning('batch')]).toEqual([false, false])
  })
})

const rangesOfMix: BetRanges = { '2': range, '3': range }

/** A system of three: 100 on each of the three doubles, 50 on the treble. */
function readyMix(ranges = rangesOfMix, input: Partial<BetSlipInput> = {}) {
  const stored = buildStoredSlip({ key, kind: 'mix', legs: threeLegs, stakeTexts: { '2': '100', '3': '50' } })
  const slip = start(input, { ...loadedSlip, slip: stored })
  slip.finish('askRange', { kind: 'known', ranges, price: null })
  slip.send({
    type: 'quotes.arrived',
    quotes: threeLegs.map((leg) => ({ ...buildQuote(leg), isStale: false })),
  })
  return { ...slip, problem: () => stakeProblemOfPress(slip.context()) }
}

describe('what is wrong with a stake is said at the stake that it is about', () => {
  it.each([
    ['abc', 'malformed'],
    ['5', 'belowMinimum'],
    ['5001', 'aboveMaximum'],
  ])('where %s is entered on one size of a system: %s [SLIP-06] [SLIP-11]', (text, error) => {
    const slip = readyMix()
    expect(slip.problem()).toBeNull()
    slip.send({ type: 'stake.typed', text, slot: '3' })
    expect(slip.problem()).toEqual({ error, slot: '3' })
  })

  it('and of none alone where the wallet does not hold all of them together [SLIP-06] [SLIP-11]', () => {
    const slip = readyMix(rangesOfMix, { balance: yuan(349) })
    expect(slip.problem()).toEqual({ error: 'aboveBalance', slot: null })
  })

  it('and where a size of a system has no range, that one is unavailable, and the other can be staked [SLIP-05] [SLIP-11]', () => {
    const slip = readyMix({ '2': range })
    expect(slip.problem()).toEqual({ error: 'unavailable', slot: '3' })
    slip.send({ type: 'stake.cleared', slot: '3' })
    expect(slip.problem()).toBeNull()
  })

  it.each(['', '0', '0.00'])(
    'and of none where nothing is staked, also before the range is known: "%s" [SLIP-06]',
    (text) => {
      const before = start({}, loadedSlip)
      before.send({ type: 'stake.typed', text })
      expect(stakeProblemOfPress(before.context())).toEqual({ error: 'empty', slot: null })
      const after = ready()
      after.send({ type: 'stake.typed', text })
      expect(stakeProblemOfPress(after.context())).toEqual({ error: 'empty', slot: null })
    },
  )
})

const chapters: readonly Chapter[] = [
  {
    title: 'are typed, increased, made the most, and cleared, and each of it is kept [SLIP-06] [SLIP-07]',
    begins: readyStory,
    happens: (slip) => {
      slip.says({ type: 'stake.typed', text: '20' })
      slip.says({ type: 'stake.increased', by: yuan(5) })
      slip.says({ type: 'stake.maximised' })
      slip.says({ type: 'stake.cleared' })
      slip.says({ type: 'stake.shared', isShared: true })
    },
    lines: [
      'stake.typed: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.increased: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.maximised: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.cleared: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.shared: stays, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'of several singles are one for each, or the same for all [SLIP-06] [SLIP-17]',
    begins: pairStory,
    happens: (slip) => {
      slip.says({ type: 'stake.shared', isShared: true })
      slip.says({ type: 'stake.typed', text: '20' })
      slip.says({ type: 'stake.shared', isShared: false })
    },
    lines: [
      'stake.shared: stays, keeps stakeTexts, keeps isStakeShared true, sends slip.changed to keepSlip',
      'stake.typed: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'stake.shared: stays, keeps stakeTexts, keeps isStakeShared false, sends slip.changed to keepSlip',
    ],
  },
]

testChapters('all that becomes of the stakes', chapters)
