import { describe, expect, it } from 'vitest'

import { isSameSelection } from '#domain/bets/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { stakeErrorOf } from '#machines/betSlip/bets.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { termsOf } from '#machines/betSlip/readiness.ts'
import type { BetSlipInput } from '#machines/betSlip/types.ts'
import { buildLeg, buildQuote, yuan } from '#src/testing/builders.ts'

import { awayLeg, homeLeg, key, nextKey } from '../samples.ts'
import { start } from './ready.ts'
import { loadedSlip, range } from './samples.ts'
import {
  answers,
  entries,
  firstId,
  loadedPair,
  neverSent,
  pair,
  pairQuotes,
  pairRanges,
  pairSlip,
  secondId,
} from './severalSamples.ts'

const third = buildLeg({ ...homeLeg, eventId: 'e3', marketId: 'm3' })

const pressed = (leg: typeof homeLeg) => ({ type: 'selection.toggled', leg, at: 5_000 }) as const
const pinned = ({ marketId, side }: typeof homeLeg, isPinned = true) =>
  ({ type: 'selection.pinned', marketId, side, isPinned }) as const

/** Two singles, 100 and 50 staked, everything known. */
function readyPair(input: Partial<BetSlipInput> = {}) {
  const slip = start(input, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  return slip
}

describe('several singles side by side', () => {
  it('are what the member pins; without a pin odds take the place of the single [SLIP-02]', () => {
    const slip = start({}, loadedSlip)
    slip.send(pressed(awayLeg))
    expect(slip.context().legs).toEqual([awayLeg])
    slip.send(pinned(awayLeg))
    slip.send(pressed(third))
    expect(slip.context().legs).toEqual([awayLeg, third])
    slip.send(pressed(pair[1]))
    expect(slip.context().legs).toEqual([awayLeg, pair[1]])
    slip.send(pinned(awayLeg, false))
    slip.send(pressed(third))
    expect(slip.context().legs).toEqual([third])
  })

  it('are taken out by the same odds, pinned or not [SLIP-02]', () => {
    const slip = readyPair()
    slip.send(pressed(pair[0]))
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm2' }], pinned: [secondId] })
  })

  it('are pinned where they are in the slip, and nothing else is [SLIP-02]', () => {
    const slip = start({}, loadedSlip)
    slip.send(pinned(third))
    slip.send(pressed(third))
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm3' }], pinned: [] })
    // A bet builder begins anew with another event, whatever stood in it.
    slip.send({ ...pressed(homeLeg), kind: 'betBuilder' })
    slip.send(pinned(homeLeg))
    slip.send({ ...pressed(third), kind: 'betBuilder' })
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm3' }], pinned: [] })
  })

  it('come back no more once another was pinned or unpinned, or another kind was opened [SLIP-02]', () => {
    const slip = readyPair()
    slip.send(pressed(pair[1]))
    slip.send(pinned(pair[0], false))
    slip.send({ type: 'selection.undone' })
    expect(slip.context()).toMatchObject({ legs: [{ marketId: 'm1' }], pinned: [] })
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    slip.send({ type: 'selections.cleared' })
    slip.send({ type: 'kind.chosen', kind: 'bigCombo' })
    slip.send({ type: 'selection.undone' })
    expect(slip.context()).toMatchObject({ kind: 'bigCombo', legs: [] })
  })

  it('may be twenty, and no more [SLIP-10]', () => {
    const slip = start({}, loadedSlip)
    const refused: unknown[] = []
    slip.actor.on('selection.refused', (event) => refused.push(event))
    for (let at = 1; at < 21; at += 1) {
      for (const leg of slip.context().legs) slip.send(pinned(leg))
      slip.send(pressed(buildLeg({ ...homeLeg, eventId: `e${at}`, marketId: `x${at}` })))
    }
    expect(slip.context().legs).toHaveLength(20)
    expect(refused).toEqual([{ type: 'selection.refused', code: errors.tooManyEvents.code }])
  })

  it('leave the slip where they are placed, the last too that a reload left without an answer [SLIP-17] [SLIP-21]', () => {
    const left = {
      ...pairSlip,
      key: nextKey,
      legs: [pair[1]],
      pinned: [secondId],
      stakeTexts: { whole: '50' },
    }
    const slip = start({}, { ...loadedPair, slip: left, entry: entries[1] })
    slip.finish('placement', answers.secondPlaced)
    expect(slip.value()).toMatchObject({ placement: 'placed' })
    expect(slip.context()).toMatchObject({ legs: [], key: nextKey })
  })

  it('are kept with their pins and stakes, over a reload too [SLIP-21]', () => {
    const slip = readyPair()
    slip.send({ type: 'stake.typed', text: '70', slot: secondId })
    expect(slip.stored()).toMatchObject({
      slip: { pinned: [firstId, secondId], stakeTexts: { [firstId]: '100', [secondId]: '70' } },
    })
  })

  it('keep the stake of the first when a second comes, and of the last when the others go [SLIP-06]', () => {
    const slip = start({}, loadedSlip)
    slip.send(pinned(homeLeg))
    slip.send(pressed(pair[1]))
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
    expect(slip.given('placement')).toMatchObject({
      kind: 'confirm',
      confirmation: { key, legs: [{ marketId: 'm1' }], stakes: [{ size: 1, perLine: yuan(100) }] },
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
    expect(slip.given('placement')).toMatchObject({
      confirmation: { legs: [{ marketId: 'm1', euroOdds: '2.20' }] },
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

describe('from one press to several answers', () => {
  it('confirms each at its terms and its stake, under the one key of the slip [SLIP-18]', () => {
    const slip = readyPair()
    slip.submit()
    expect(slip.given('batch')).toMatchObject({
      kind: 'confirm',
      confirmation: {
        key,
        bets: [
          { operation: 'placeSingleBet', legs: [{ marketId: 'm1' }], stakes: [{ perLine: yuan(100) }] },
          { operation: 'placeSingleBet', legs: [{ marketId: 'm2' }], stakes: [{ perLine: yuan(50) }] },
        ],
      },
    })
    expect(slip.actor.getSnapshot().hasTag('locked')).toBe(true)
  })

  it('takes what is placed out of what is kept at once, and has the next key [SLIP-18] [SLIP-21]', () => {
    const slip = readyPair()
    const said: unknown[] = []
    slip.actor.on('*', (event) => said.push(event))
    slip.submit()
    slip.send({ type: 'bet.answered', output: answers.firstPlaced })
    expect(slip.stored()).toMatchObject({ slip: { key: nextKey, legs: [{ marketId: 'm2' }] } })
    expect(said).toMatchObject([{ type: 'bet.placed', key }])
  })

  it('leaves what was refused in the slip, with its stake, and says why by itself [SLIP-19]', () => {
    const slip = readyPair()
    slip.submit()
    slip.send({ type: 'bet.answered', output: answers.firstPlaced })
    slip.send({ type: 'bet.answered', output: answers.secondRefused })
    slip.finish('batch', { outputs: [answers.firstPlaced, answers.secondRefused], refusal: null })
    expect(slip.value().placement).toBe('batchAnswered')
    expect(slip.context()).toMatchObject({
      legs: [{ marketId: 'm2' }],
      stakeTexts: { whole: '50' },
      answers: [{ outcome: { kind: 'placed' } }, { outcome: { kind: 'refused' } }],
    })
    slip.send({ type: 'receipt.closed' })
    expect(slip.value().placement).toBe('editing')
    expect(slip.context()).toMatchObject({ answers: [], batch: null, key: nextKey })
  })

  it('shows that one is being checked until it has its answer, and passes on what may hasten it [SLIP-18]', () => {
    const slip = readyPair()
    slip.submit()
    slip.send({ type: 'outcome.becameUnknown', entry: entries[1] })
    expect(slip.actor.getSnapshot().matches({ placement: { batchUnderWay: 'outcomeUnknown' } })).toBe(true)
    slip.send({ type: 'check.requested' })
    expect(slip.received('batch')).toEqual([{ type: 'check.requested' }])
    slip.send({ type: 'bet.answered', output: answers.secondPlaced })
    expect(slip.actor.getSnapshot().matches({ placement: { batchUnderWay: 'outcomeUnknown' } })).toBe(false)
  })

  it('reads again what is written down where placing them breaks, and asks what became of each [SLIP-18] [SLIP-21]', () => {
    const slip = readyPair()
    slip.submit()
    slip.send({ type: 'bet.answered', output: answers.firstPlaced })
    slip.fail('batch', new Error('a fault of ours'))
    expect(slip.value().placement).toBe('restoring')
    expect(slip.context()).toMatchObject({ batch: null, answers: [] })
    slip.finish('loadSlip', { ...loadedPair, entry: entries[0], others: [entries[1]] })
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries })
  })

  it('brings what was placed back with its stakes, beside what is still there [SLIP-17]', () => {
    const slip = readyPair()
    slip.submit()
    for (const output of [answers.firstPlaced, answers.secondRefused])
      slip.send({ type: 'bet.answered', output })
    slip.finish('batch', { outputs: [answers.firstPlaced, answers.secondRefused], refusal: null })
    slip.send({ type: 'selections.kept' })
    const { legs, stakeTexts } = slip.context()
    expect(pair.every((leg) => legs.some((held) => isSameSelection(held, leg)))).toBe(true)
    expect(stakeTexts).toEqual({ [firstId]: '100.00', [secondId]: '50' })
  })

  it('reads the slip again where nothing was sent, and says so [SLIP-18]', () => {
    const slip = readyPair()
    slip.submit()
    slip.finish('batch', neverSent)
    slip.finish('loadSlip', loadedPair)
    expect(slip.value().placement).toBe('refused')
    expect(slip.context().refusal?.code).toBe(errors.duplicateTicket.code)
  })

  it('reconciles all that were open at the start together, and stays with them once the session is over [SLIP-18] [SRV-07]', () => {
    const slip = start({}, { ...loadedPair, entry: entries[0], others: [entries[1]] })
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries })
    slip.send({ type: 'session.ended' })
    expect(slip.isRunning('batch')).toBe(true)
  })

  it('says nothing of what another tab has told [SLIP-18]', () => {
    const slip = start({}, { ...loadedPair, entry: entries[0], others: [entries[1]] })
    const said: unknown[] = []
    slip.actor.on('*', (event) => said.push(event))
    slip.send({ type: 'bet.answered', output: answers.firstTold })
    slip.finish('batch', { outputs: [answers.firstTold], refusal: null })
    expect(said).toEqual([{ type: 'bet.toldElsewhere', outcome: 'placed' }])
    expect(slip.value().placement).toBe('restoring')
  })
})
