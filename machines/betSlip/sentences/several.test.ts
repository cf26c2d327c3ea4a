import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildQuote, buildLeg, buildStoredSlip, yuan } from '#src/testing/builders.ts'
import { awayLeg, homeLeg, key, nextKey } from '#tests/model/samples.ts'

import { stakeErrorOf, stakeProblemOfPress } from '../bets.ts'
import { quoteId } from '../legs.ts'
import { termsOf } from '../readiness.ts'
import { readyPair, start } from '../testing/ready.ts'
import { offeredBigCombo, loadedSlip, range } from '../testing/samples.ts'
import {
  pairSlip,
  answers,
  entries,
  firstId,
  loadedPair,
  pair,
  pairQuotes,
  pairRanges,
  secondId,
} from '../testing/severalSamples.ts'

const third = buildLeg({ ...homeLeg, eventId: 'e3', marketId: 'm3' })

const pressed = (leg: typeof homeLeg) => ({ type: 'selection.toggled', leg, at: 5_000 }) as const

const bothKept = { type: 'replaced.kept' } as const

describe('several singles side by side', () => {
  it('are those that were kept both; else odds take the place of the single [SLIP-02] [SLIP-24]', () => {
    const slip = start({}, loadedSlip)
    slip.send(pressed(awayLeg))
    expect(slip.context()).toMatchObject({ legs: [awayLeg], isAdding: false })
    slip.send(bothKept)
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }, awayLeg], isAdding: true, undo: null })
    slip.send(pressed(third))
    expect(slip.context().legs).toMatchObject([{ side: 'home' }, awayLeg, third])
  })

  it('are not offered where more or less than one single took the place of one, or where it is one bet [SLIP-02] [SLIP-23]', () => {
    const can = (slip: ReturnType<typeof start>): boolean => slip.actor.getSnapshot().can(bothKept)
    const followed = { ...offeredBigCombo, kind: 'single', bigComboId: null } as const
    const one = start({}, loadedSlip)
    one.send({ ...followed, isFollowBet: false, legs: [awayLeg] })
    expect(can(one)).toBe(true)
    one.send({ ...followed, legs: [third] })
    expect(can(one)).toBe(false)
    const two = start({}, loadedPair)
    two.send({ ...followed, isFollowBet: false, legs: [third] })
    expect(can(two)).toBe(false)
    two.send({ ...followed, isFollowBet: false, legs: pair })
    expect(can(two)).toBe(false)
    const builder = start()
    builder.send({ ...pressed(homeLeg), kind: 'betBuilder' })
    builder.send({ ...pressed(third), kind: 'betBuilder' })
    expect(builder.context()).toMatchObject({ legs: [third], undo: { before: { legs: [{ side: 'home' }] } } })
    expect(can(builder)).toBe(false)
    builder.send(bothKept)
    expect(builder.context().legs).toEqual([third])
  })

  it('are not offered once the session is over, or where nothing was replaced [SLIP-02]', () => {
    const slip = start({}, loadedSlip)
    slip.send(bothKept)
    expect(slip.context().legs).toEqual([homeLeg])
    slip.send(pressed(awayLeg))
    slip.send({ type: 'session.ended' })
    slip.send(bothKept)
    expect(slip.context().legs).toEqual([awayLeg])
  })

  it('have terms and a range that are asked for again, and are kept [SLIP-02] [SLIP-05] [SLIP-21]', () => {
    const slip = start(
      {},
      { ...loadedSlip, slip: buildStoredSlip({ key, legs: [{ ...homeLeg, change: 'up' }] }) },
    )
    slip.send(pressed(awayLeg))
    slip.send(bothKept)
    expect(slip.context().legs).toMatchObject([{ change: 'none' }, { side: 'away' }])
    expect(slip.value()).toMatchObject({ range: 'asking', terms: { watching: 'waiting' } })
    expect(slip.given('watchLegs')).toMatchObject({ legs: [{ side: 'home' }, { side: 'away' }] })
    expect(slip.stored()).toMatchObject({
      slip: { legs: [{ side: 'home' }, { side: 'away' }], isAdding: true },
    })
  })

  it('grow by every press until the last is gone, and then a single stands alone again [SLIP-02]', () => {
    const slip = readyPair()
    slip.send(pressed(pair[0]))
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm2' }], isAdding: true })
    slip.send(pressed(third))
    expect(slip.context().legs).toMatchObject([{ marketId: 'm2' }, { marketId: 'm3' }])
    slip.send({ type: 'selections.cleared' })
    expect(slip.context().isAdding).toBe(false)
    slip.send(pressed(homeLeg))
    slip.send(pressed(third))
    expect(slip.context().legs).toEqual([third])
  })

  it('are taken out by the same odds, of two sides of one market the one that is pressed [SLIP-02]', () => {
    const slip = start({}, loadedSlip)
    slip.send(pressed(awayLeg))
    slip.send(bothKept)
    slip.send(pressed(homeLeg))
    expect(slip.context().legs).toEqual([awayLeg])
  })

  it('are what every press makes where the member wants that, until they want it otherwise [SLIP-02]', () => {
    const slip = start({ pressRule: 'add' }, loadedSlip)
    slip.send(pressed(homeLeg))
    slip.send(pressed(homeLeg))
    slip.send(pressed(awayLeg))
    expect(slip.context().legs).toMatchObject([{ side: 'home' }, { side: 'away' }])
    expect(slip.context().stakeTexts).toEqual({ 'm1:home': '100' })
    slip.send(pressed(awayLeg))
    slip.send(pressed(homeLeg))
    slip.send({ type: 'pressRule.chosen', pressRule: 'replace' })
    slip.send(pressed(homeLeg))
    slip.send(pressed(third))
    expect(slip.context().legs).toEqual([third])
    slip.send({ type: 'pressRule.chosen', pressRule: 'add' })
    slip.send(pressed(homeLeg))
    expect(slip.context().legs).toHaveLength(2)
  })

  it('are added to still where the member wants the next single replaced: none of them goes unasked [SLIP-02]', () => {
    const slip = start({ pressRule: 'add' }, loadedSlip)
    slip.send(pressed(awayLeg))
    slip.send({ type: 'pressRule.chosen', pressRule: 'replace' })
    slip.send(pressed(third))
    expect(slip.context().legs).toHaveLength(3)
  })

  it('have no place in a combo: a second price of a match does nothing there, whatever the member wants [SLIP-02]', () => {
    const slip = start({ pressRule: 'add' }, loadedSlip)
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    slip.send(pressed(awayLeg))
    expect(slip.context().legs).toMatchObject([{ side: 'home' }])
    slip.send(pressed(third))
    expect(slip.context()).toMatchObject({ legs: [{ side: 'home' }, third], isAdding: false })
  })

  it('are all bet as a combo where that is opened with none but these, with the stake it had [SLIP-01] [SLIP-02]', () => {
    const slip = start({}, loadedPair)
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    slip.send({ type: 'stake.typed', text: '20' })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    slip.send(pressed(third))
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    expect(slip.context().legs).toMatchObject([...pair, third].map(({ marketId }) => ({ marketId })))
    expect(slip.context().stakeTexts).toEqual({ whole: '20' })
    // What is not among the singles is not given up for them.
    slip.send({ type: 'kind.chosen', kind: 'single' })
    slip.send({ type: 'selection.removed', marketId: 'm2', side: 'home' })
    slip.send(pressed(buildLeg({ ...homeLeg, eventId: 'e4', marketId: 'm4' })))
    slip.send({ type: 'kind.chosen', kind: 'mix' })
    expect(slip.context().legs).toMatchObject([...pair, third].map(({ marketId }) => ({ marketId })))
  })

  it('stay out of a combo that they cannot be, and out of an in-match combo that is begun [SLIP-01] [SLIP-10]', () => {
    const slip = start({}, loadedSlip)
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    const sameMatch = buildLeg({ ...homeLeg, marketId: 'm9' })
    slip.send(pressed(sameMatch))
    slip.send(bothKept)
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    expect(slip.context().legs).toMatchObject([{ marketId: 'm1' }])
    slip.send({ ...pressed(sameMatch), kind: 'betBuilder' })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    slip.send({ type: 'kind.chosen', kind: 'betBuilder' })
    expect(slip.context().legs).toMatchObject([{ marketId: 'm1' }, { marketId: 'm9' }])
    slip.send({ type: 'selection.removed', marketId: 'm1', side: 'home' })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    slip.send({ type: 'kind.chosen', kind: 'betBuilder' })
    expect(slip.context().legs).toMatchObject([{ marketId: 'm9' }])
  })

  it('may be twenty, and no more [SLIP-10]', () => {
    const slip = start({ pressRule: 'add' }, loadedSlip)
    const refused: unknown[] = []
    slip.actor.on('selection.refused', (event) => refused.push(event))
    for (let at = 1; at < 21; at += 1)
      slip.send(pressed(buildLeg({ ...homeLeg, eventId: `e${at}`, marketId: `x${at}` })))
    expect(slip.context().legs).toHaveLength(20)
    expect(refused).toEqual([{ type: 'selection.refused', code: errors.tooManyEvents.code }])
  })

  it('leave the slip where they are placed, the last too that a reload left without an answer [SLIP-17] [SLIP-21]', () => {
    const left = {
      ...pairSlip,
      key: nextKey,
      legs: [pair[1]],
      isAdding: true,
      stakeTexts: { whole: '50' },
    }
    const slip = start({}, { ...loadedPair, slip: left, entries: [entries[1]] })
    slip.answer(answers.secondPlaced)
    expect(slip.place()).toBe('placed')
    expect(slip.context()).toMatchObject({ legs: [], key: nextKey })
  })

  it('are kept with their stakes, and that presses add, over a reload too [SLIP-21]', () => {
    const slip = readyPair()
    slip.send({ type: 'stake.typed', text: '70', slot: secondId })
    expect(slip.stored()).toMatchObject({
      slip: { isAdding: true, stakeTexts: { [firstId]: '100', [secondId]: '70' } },
    })
  })

  it('keep the stake of the first when a second comes, and of the last when the others go [SLIP-06]', () => {
    const slip = start({}, loadedSlip)
    slip.send(pressed(pair[1]))
    slip.send(bothKept)
    expect(slip.context().stakeTexts).toEqual({ [quoteId(homeLeg)]: '100' })
    slip.send({ type: 'stake.typed', text: '30', slot: secondId })
    slip.send({ type: 'selection.removed', marketId: 'm1', side: 'home' })
    expect(slip.context().stakeTexts).toEqual({ whole: '30' })
  })

  it('can have one stake on each, which the max button fits to all of them [SLIP-06]', () => {
    const slip = readyPair({ balance: yuan(150) })
    slip.send({ type: 'stake.shared', isShared: true })
    expect(slip.context()).toMatchObject({ isStakeShared: true, stakeTexts: { whole: '100' } })
    expect(stakeErrorOf(slip.context())).toBe('aboveBalance')
    slip.send({ type: 'stake.maximised' })
    expect(slip.context().stakeTexts).toEqual({ whole: '75.00' })
    expect(stakeErrorOf(slip.context())).toBeNull()
    slip.send({ type: 'stake.shared', isShared: false })
    expect(slip.context().stakeTexts).toEqual({ [firstId]: '75.00', [secondId]: '75.00' })
  })

  it('share the balance: what one takes is not left for another [SLIP-06]', () => {
    const slip = readyPair({ balance: yuan(120) })
    expect(stakeErrorOf(slip.context())).toBe('aboveBalance')
    slip.send({ type: 'stake.maximised', slot: secondId })
    expect(slip.context().stakeTexts[secondId]).toBe('20.00')
    expect(stakeErrorOf(slip.context())).toBeNull()
  })

  it('are each measured by the range of their own market [SLIP-05]', () => {
    const slip = start({}, loadedPair)
    const low = { ...range, maxAmount: yuan(40) }
    slip.finish('askRange', { ...pairRanges, ranges: { [firstId]: range, [secondId]: low } })
    expect(stakeErrorOf(slip.context())).toBe('aboveMaximum')
  })

  it('are bet where they have a stake: one without does not hold up the others, whatever becomes of it [SLIP-15]', () => {
    const slip = readyPair()
    slip.send({ type: 'stake.cleared', slot: secondId })
    slip.send({
      type: 'quotes.arrived',
      quotes: [{ ...buildQuote(pair[1], { status: 'paused' }), isStale: false }],
    })
    expect(termsOf(slip.context())).toBe('agreed')
    slip.submit()
    expect(slip.given('batch')).toMatchObject({
      kind: 'confirm',
      confirmation: {
        key,
        bets: [{ legs: [{ marketId: 'm1' }], stakes: [{ size: 1, perLine: yuan(100) }] }],
      },
    })
  })

  it('wait for a lock or a change of any that is staked [SLIP-15] [SLIP-16]', () => {
    const slip = readyPair({ policy: 'none' })
    slip.send({
      type: 'quotes.arrived',
      quotes: [{ ...buildQuote(pair[1], { price: { euro: '2.20' } }), isStale: false }],
    })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    slip.accept()
    expect(slip.given('batch')).toMatchObject({
      confirmation: { bets: [{ legs: [{ euroOdds: '2.10' }] }, { legs: [{ euroOdds: '2.20' }] }] },
    })
  })

  it('are confirmed at their new terms though one without a stake is locked [SLIP-15]', () => {
    const slip = readyPair({ policy: 'none' })
    slip.send({ type: 'stake.cleared', slot: secondId })
    slip.send({
      type: 'quotes.arrived',
      quotes: [
        { ...buildQuote(pair[0], { price: { euro: '2.20' } }), isStale: false },
        { ...buildQuote(pair[1], { status: 'paused' }), isStale: false },
      ],
    })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    slip.accept()
    expect(slip.given('batch')).toMatchObject({
      confirmation: { bets: [{ legs: [{ marketId: 'm1', euroOdds: '2.20' }] }] },
    })
  })

  it('are told locked as soon as the locked one gets a stake, and no more once it has none [SLIP-15]', () => {
    const slip = readyPair()
    slip.send({
      type: 'quotes.arrived',
      quotes: [{ ...buildQuote(pair[1], { status: 'paused' }), isStale: false }],
    })
    slip.send({ type: 'stake.cleared', slot: secondId })
    expect(slip.value().terms).toEqual({ watching: 'agreed' })
    slip.send({ type: 'stake.typed', text: '50', slot: secondId })
    expect(slip.value().terms).toEqual({ watching: 'locked' })
  })
})

const shared = (isShared: boolean) => ({ type: 'stake.shared', isShared }) as const

function pairWithoutBalance() {
  const slip = start({ balance: null }, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  return { ...slip, problem: () => stakeProblemOfPress(slip.context()) }
}

describe('the stakes of several singles', () => {
  it('are each told what is wrong with it, or the one that goes on each [SLIP-06]', () => {
    const slip = pairWithoutBalance()
    slip.send({ type: 'stake.typed', text: 'abc', slot: secondId })
    expect(slip.problem()).toEqual({ error: 'malformed', slot: secondId })
    for (const slot of [firstId, secondId]) slip.send({ type: 'stake.cleared', slot })
    expect(slip.problem()).toEqual({ error: 'empty', slot: null })
    slip.send(shared(true))
    slip.send({ type: 'stake.typed', text: 'abc' })
    expect(slip.problem()).toEqual({ error: 'malformed', slot: 'whole' })
  })

  it('become the first that was entered, and stay one for each where another comes, until one is left [SLIP-06]', () => {
    const slip = pairWithoutBalance()
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
    const slip = pairWithoutBalance()
    slip.send({ type: 'stake.maximised', slot: secondId })
    expect(slip.context().stakeTexts[secondId]).toBe('5000.00')
    const other = start({}, loadedPair)
    other.finish('askRange', { ...pairRanges, ranges: { [firstId]: range } })
    other.send(shared(true))
    other.send({ type: 'stake.maximised' })
    expect(other.context().stakeTexts).toEqual({ whole: '100' })
  })
})
