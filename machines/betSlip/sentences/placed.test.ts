import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import {
  buildEntry,
  buildLeg,
  buildQuote,
  buildRefusal,
  buildStoredSlip,
  yuan,
} from '#src/testing/builders.ts'
import { homeLeg, journalEntry, key, nextKey, placedTicket } from '#tests/model/samples.ts'

import type { JournalEntry, PlacementOutput } from '../../placement/types.ts'
import { quoteId } from '../legs.ts'
import { ready, start } from '../testing/ready.ts'
import { loadedSlip, offeredBigCombo, outputs, threeLegs } from '../testing/samples.ts'
import {
  answers,
  entries,
  firstId,
  loadedPair,
  over,
  pair,
  pairQuotes,
  pairRanges,
  pairSlip,
  secondId,
} from '../testing/severalSamples.ts'
import type { StoredSlip } from '../types.ts'

const third = buildLeg({ ...homeLeg, eventId: 'e3', marketId: 'm3' })

const thirdId = quoteId(third)

const keptAgain = { type: 'selections.kept' } as const

/** A bet of an earlier page, that is placed. */
function placed(slip: StoredSlip, entry: JournalEntry) {
  const found = start({}, { ...loadedSlip, slip, entries: [entry] })
  found.answer({ ...outputs.placed, entry })
  return found
}

describe('the slip of a bet that is placed', () => {
  it('is empty, and asks for another stake [SLIP-17]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.placed)
    expect(slip.context().legs).toEqual([])
    expect(slip.context().stakeTexts).toEqual({})
  })

  it('is empty also where no more is known of a combo than that it is placed [SLIP-17] [SLIP-18]', () => {
    const unreadable = { ...journalEntry, request: null, stakes: null, legs: [] }
    const slip = placed(buildStoredSlip({ key, kind: 'combo', legs: threeLegs }), {
      ...unreadable,
      kind: 'combo',
    })
    expect(slip.context().legs).toEqual([])
    // Of singles nobody knows which it was.
    expect(placed(pairSlip, unreadable).context().legs).toEqual(pair)
  })

  it('keeps what waits beside it, as it was [SLIP-01] [SLIP-17]', () => {
    const group = { isFollowBet: false, bigComboId: null, isStakeShared: false }
    const single = {
      ...group,
      legs: [...pair, third],
      stakeTexts: { [firstId]: '100', [secondId]: '50', [thirdId]: '30' },
      isAdding: true,
    }
    const betBuilder = { ...group, legs: [homeLeg], stakeTexts: { whole: '9' }, isAdding: false }
    const combo = buildStoredSlip({ key, kind: 'combo', legs: threeLegs, parked: { single, betBuilder } })
    const left = { legs: [pair[1], third], stakeTexts: { [secondId]: '50', [thirdId]: '30' } }
    const slip = placed(combo, journalEntry)
    expect(slip.context().parked).toMatchObject({ single: left, betBuilder })
    expect(slip.context().parked.single?.isAdding).toBe(true)
    // One stake for all of them is still that of the others.
    const shared = { ...single, stakeTexts: { whole: '8' }, isStakeShared: true }
    const other = placed({ ...combo, parked: { single: shared } }, journalEntry)
    other.send({ type: 'receipt.closed' })
    other.send({ type: 'kind.chosen', kind: 'single' })
    expect(other.context()).toMatchObject({ legs: left.legs, isStakeShared: true })
    expect(other.context().stakeTexts).toEqual({ whole: '8' })
  })

  it('is not bet on again at the prices of the bet: they are unknown until they are quoted [SLIP-17]', () => {
    // Another tab has placed the very selection that is in this slip.
    const slip = ready()
    slip.send({ type: 'confirmation.recordedElsewhere', entry: { ...journalEntry, key: nextKey } })
    slip.answer(outputs.placedElsewhere)
    expect(slip.context().legs).toMatchObject([{ marketId: 'm1' }])
    slip.send(keptAgain)
    expect(slip.context().legs).toMatchObject([{ marketId: 'm1' }])
    expect(slip.value().terms).toEqual({ watching: 'waiting' })
  })
})

function pressedPair() {
  const slip = start({}, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  slip.submit()
  return slip
}

/** Answers to two bets of one press. */
function answered(slip: ReturnType<typeof start>, ...all: PlacementOutput[]) {
  for (const output of all) slip.send({ type: 'bet.answered', output })
  slip.finish('batch', over(...all))
  return slip
}

const followed = {
  ...journalEntry,
  kind: 'bigCombo',
  legs: threeLegs,
  stakes: [{ size: 3, perLine: { minor: 2_000, currency: 'CNY', digits: 2 } }],
  isFollowBet: true,
  bigComboId: 'b1',
} as const

describe('what was bet, wanted again', () => {
  it('is beside the single that was not staked, both to stay, each with its stake [SLIP-17]', () => {
    const slip = start({}, loadedPair)
    slip.send({ type: 'stake.cleared', slot: secondId })
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.submit()
    slip.answer(outputs.placed)
    expect(slip.context().legs).toMatchObject([{ marketId: 'm2' }])
    slip.send({ type: 'stake.typed', text: '7' })
    slip.send(keptAgain)
    expect(slip.context().legs).toMatchObject([{ marketId: 'm2' }, { marketId: 'm1' }])
    expect(slip.context().stakeTexts).toEqual({ [firstId]: '100.00', [secondId]: '7' })
    expect(slip.context().isAdding).toBe(true)
  })

  it('is a system with the stakes it had, and no other [SLIP-11] [SLIP-17]', () => {
    const legs = threeLegs
    const entry = buildEntry(key, { kind: 'mix', legs, stakes: [{ size: 3, perLine: yuan(20) }] })
    const slip = placed(buildStoredSlip({ key, kind: 'mix', legs, stakeTexts: { 3: '20' } }), entry)
    slip.send(keptAgain)
    expect(slip.context()).toMatchObject({ kind: 'mix', legs: threeLegs })
    expect(slip.context().stakeTexts).toEqual({ 3: '20.00' })
  })

  it('is singles again, whatever was opened meanwhile [SLIP-01] [SLIP-17]', () => {
    const slip = answered(pressedPair(), answers.firstPlaced, answers.secondPlaced)
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    slip.send(keptAgain)
    expect(slip.context()).toMatchObject({ kind: 'single', legs: [{ marketId: 'm1' }, { marketId: 'm2' }] })
    expect(slip.context().isAdding).toBe(true)
  })

  it('has the one stake for all where that is still on [SLIP-06] [SLIP-17]', () => {
    const shared = { ...pairSlip, legs: [...pair, third], stakeTexts: { whole: '50' }, isStakeShared: true }
    const last = { ...entries[1], key: 'a'.repeat(32), legs: [third] }
    const slip = start({}, { ...loadedPair, slip: shared, entries: [entries[0], entries[1], last] })
    const refused = { ...answers.secondRefused, entry: last }
    answered(slip, answers.firstPlaced, answers.secondRefused, refused)
    expect(slip.context()).toMatchObject({ legs: [pair[1], third], isStakeShared: true })
    slip.send(keptAgain)
    expect(slip.context().legs).toHaveLength(3)
    expect(slip.context().stakeTexts).toEqual({ whole: '50' })
  })

  it('is nothing where nothing was placed: the slip is as it was [SLIP-17]', () => {
    const refused = { ...answers.secondRefused, entry: entries[0] }
    const slip = answered(pressedPair(), refused, answers.secondRefused)
    slip.send(keptAgain)
    expect(slip.context().legs).toMatchObject([{ marketId: 'm1' }, { marketId: 'm2' }])
    expect(slip.context().stakeTexts).toEqual(pairSlip.stakeTexts)
    expect(slip.receipt()).toBeNull()
  })

  it('is the followed combination it was, in its own kind, with its stake [SLIP-17] [SLIP-23]', () => {
    const slip = start({}, { ...loadedSlip, slip: buildStoredSlip({ key }), entries: [followed] })
    slip.answer({ ...outputs.placed, entry: followed })
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
      { ...loadedSlip, slip: buildStoredSlip({ key, kind: 'combo' }), entries: [journalEntry] },
    )
    slip.answer(outputs.placed)
    slip.send({ type: 'selections.kept' })
    expect(slip.context()).toMatchObject({
      kind: 'single',
      legs: [{ marketId: homeLeg.marketId }],
      stakeTexts: { whole: '100.00' },
    })
  })
})

describe('bets of different kinds, both of an earlier page', () => {
  it('are each in their own kind again where they are wanted again [SLIP-01] [SLIP-17]', () => {
    const combo = buildEntry('c'.repeat(32), {
      kind: 'combo',
      legs: threeLegs,
      stakes: [{ size: 3, perLine: yuan(20) }],
    })
    const slip = start({}, { ...loadedSlip, slip: buildStoredSlip({ key }), entries: [combo, journalEntry] })
    answered(slip, { ...outputs.placed, entry: combo }, outputs.placed)
    slip.send(keptAgain)
    expect(slip.context()).toMatchObject({
      kind: 'single',
      legs: [{ marketId: homeLeg.marketId }],
      stakeTexts: { whole: '100.00' },
      parked: { combo: { legs: threeLegs, stakeTexts: { whole: '20.00' } } },
    })
  })
})

describe('several bets of one press', () => {
  it('are in the slip while they are checked, where an earlier page confirmed them [SLIP-18] [SLIP-21]', () => {
    const slip = start({}, { ...loadedPair, entries })
    expect(slip.value().placement).toEqual({ underWay: 'placing' })
    expect(slip.context()).toMatchObject({ key, legs: pair, stakeTexts: pairSlip.stakeTexts })
  })

  it('leave in the slip what was refused, at the terms the refusal names [SLIP-15] [SLIP-17]', () => {
    const changes = [buildQuote(pair[1], { price: { euro: '1.95' } })]
    const refusal = buildRefusal(errors.oddsChanged.code, { changes })
    const refused: PlacementOutput = { ...answers.secondRefused, outcome: { kind: 'refused', refusal } }
    const slip = answered(pressedPair(), answers.firstPlaced, refused)
    expect(slip.context().legs).toMatchObject([{ marketId: 'm2', price: { euro: '1.95' } }])
  })

  it('give way to the bet that is open still, once they are read [SLIP-18]', () => {
    const nextEntry = buildEntry('d'.repeat(32))
    const slip = answered(pressedPair(), answers.firstPlaced, { ...answers.secondRefused, nextEntry })
    slip.send({ type: 'receipt.closed' })
    expect(slip.given('batch')).toEqual({ kind: 'resume', entries: [nextEntry] })
  })

  it('are told once each, and none is checked any more once all are told [SLIP-17] [SLIP-18]', () => {
    const slip = pressedPair()
    const both = [answers.firstPlaced, answers.secondRefused]
    for (const output of [answers.firstPlaced, ...both]) slip.send({ type: 'bet.answered', output })
    slip.send({ type: 'outcome.becameUnknown', entry: entries[0] })
    slip.finish('batch', over(...both))
    expect(slip.context().answers).toMatchObject(both)
    slip.send({ type: 'receipt.closed' })
    expect(slip.context()).toMatchObject({ answers: [], checked: [], batch: null })
  })
})

describe('what is told of a bet outside the slip', () => {
  it.each(['placed', 'lapsed'] as const)('names it by its key: it is %s [SLIP-17] [SLIP-18]', (kind) => {
    const slip = ready()
    const told: unknown[] = []
    slip.actor.on('*', (event) => told.push(event))
    slip.submit()
    slip.answer(outputs[kind])
    expect(told).toEqual([
      kind === 'placed' ? { type: 'bet.placed', ticket: placedTicket, key } : { type: 'bet.lapsed', key },
    ])
  })
})

describe('a combination that is taken', () => {
  it('offers no way back where nothing was lost: what it took the place of still waits [SLIP-02] [SLIP-13]', () => {
    const slip = start({}, loadedSlip)
    const legs = [...threeLegs.slice(1), buildLeg({ ...homeLeg, eventId: 'e4', marketId: 'm4' })]
    slip.send({ ...offeredBigCombo, kind: 'combo', legs, bigComboId: null })
    expect(slip.context()).toMatchObject({ kind: 'combo', legs, undo: null })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    expect(slip.context().legs).toMatchObject([{ marketId: 'm1' }])
  })

  it('has no stake and no stake for each of what it takes the place of [SLIP-13] [SLIP-14]', () => {
    const slip = start({}, loadedPair)
    slip.send(pairQuotes)
    slip.send({ type: 'stake.shared', isShared: true })
    slip.send({ ...offeredBigCombo, kind: 'single', legs: threeLegs })
    expect(slip.context()).toMatchObject({ isAdding: false, isStakeShared: false })
    expect(slip.context().stakeTexts).toEqual({})
  })
})

/** A slip whose receipt is on show, while another tab has put these selections into it. */
function receiptBeside(legs: StoredSlip['legs']) {
  const slip = ready()
  slip.submit()
  slip.answer(outputs.placed)
  slip.send({ type: 'slip.changedElsewhere', slip: buildStoredSlip({ key: nextKey, legs }) })
  return slip
}

describe('the slip as another tab has left it', () => {
  it('has terms that are not known until they are quoted again [SLIP-21]', () => {
    const slip = ready()
    slip.send({ type: 'slip.changedElsewhere', slip: buildStoredSlip({ key, legs: [homeLeg] }) })
    expect(slip.context()).toMatchObject({ ranges: null, price: null })
    expect(slip.context().quotes).toEqual({})
    expect(slip.value().terms).toEqual({ watching: 'waiting' })
  })

  it('keeps what it holds where another kind is opened, though the receipt of the same selection still stands [SLIP-01] [SLIP-17] [SLIP-21]', () => {
    const slip = receiptBeside([homeLeg])
    slip.send({ type: 'kind.chosen', kind: 'luckyCombo' })
    expect(slip.place()).toBe('placed')
    expect(slip.context()).toMatchObject({ kind: 'luckyCombo', parked: { single: { legs: [homeLeg] } } })
  })

  it('can be cleared and brought back beside the receipt of the same selection [SLIP-02] [SLIP-17] [SLIP-21]', () => {
    const slip = receiptBeside([homeLeg])
    slip.send({ type: 'selections.cleared' })
    expect(slip.context().legs).toEqual([])
    slip.send({ type: 'selection.undone' })
    expect(slip.context().legs).toEqual([homeLeg])
  })

  it('is agreed to as it stands: what was placed before does not come back with that [SLIP-15] [SLIP-17]', () => {
    const slip = receiptBeside([pair[1]])
    slip.send(pairQuotes)
    slip.accept()
    expect(slip.place()).toBe('placed')
    expect(slip.context().legs).toMatchObject([{ marketId: 'm2' }])
  })
})
