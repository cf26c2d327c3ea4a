import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { yuan } from '#src/testing/builders.ts'
import { awayLeg, homeLeg, journalEntry, key, nextKey } from '#tests/model/samples.ts'

import { ready, start } from '../testing/ready.ts'
import {
  loadedSlip,
  loadedWithEntry,
  offeredBigCombo,
  outputs,
  ranges,
  threeLegs,
  toggledHome,
} from '../testing/samples.ts'
import {
  answers,
  entries,
  loadedPair,
  pair,
  pairNeverSent,
  pairQuotes,
  pairRanges,
} from '../testing/severalSamples.ts'
import type { BetSlipEvent } from '../types.ts'

type Slip = ReturnType<typeof start>

const toggledAway = { type: 'selection.toggled', leg: awayLeg, at: 2_000 } as const

const selectionEdits: Record<string, BetSlipEvent> = {
  'other odds are pressed': toggledAway,
  'the selection is removed': { type: 'selection.removed', marketId: 'm1', side: 'home' },
  'the slip is cleared': { type: 'selections.cleared' },
  'another kind is opened': { type: 'kind.chosen', kind: 'combo' },
  'a combination is taken': offeredBigCombo,
}

const stakeEdits: Record<string, BetSlipEvent> = {
  'a stake is typed': { type: 'stake.typed', text: '200' },
  'the stake is increased': { type: 'stake.increased', by: yuan(50) },
  'the most that is allowed is taken': { type: 'stake.maximised' },
  'the stake is cleared': { type: 'stake.cleared' },
}

const edits = { ...selectionEdits, ...stakeEdits }

/** Everything that is asked for is known, at the terms the slip has: what was to be placed would be placed now. */
function learnAll(slip: Slip): void {
  if (slip.isRunning('askRange')) slip.finish('askRange', ranges)
  slip.quote({ timeStamp: 5_000 })
  slip.quote({ side: 'away', price: { euro: '1.80' }, timeStamp: 5_000 })
}

function expectNothingPlaced(slip: Slip): void {
  learnAll(slip)
  expect(slip.value().placement).toBe('editing')
  expect(slip.isRunning('batch')).toBe(false)
  expect(slip.context().batch).toBeNull()
}

const { marketId, side } = homeLeg

describe('a bet that was submitted and waits for its range', () => {
  const checking = (): Slip => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.submit()
    expect(slip.value().placement).toBe('checking')
    return slip
  }

  it.each(Object.entries(edits))(
    'is given up where %s: it is not what was read [SLIP-15] [SLIP-18]',
    (_, edit) => {
      const slip = checking()
      slip.send(edit)
      expect(slip.value().placement).toBe('editing')
      expectNothingPlaced(slip)
    },
  )

  it('is placed at the new stake where it is submitted again [SLIP-06] [SLIP-18]', () => {
    const slip = checking()
    slip.send({ type: 'stake.typed', text: '200' })
    slip.submit()
    slip.finish('askRange', ranges)
    expect(slip.given('batch')).toMatchObject({
      confirmation: { bets: [{ stakes: [{ perLine: yuan(200) }] }] },
    })
  })
})

const anyPolicy: BetSlipEvent = { type: 'policy.chosen', policy: 'any' }

describe('a bet whose changed terms are asked about', () => {
  const asking = (): Slip => {
    const slip = ready({ policy: 'none' })
    slip.quote({ price: { euro: '2.00' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    return slip
  }

  it.each(Object.entries({ ...edits, 'another policy is chosen': anyPolicy }))(
    'is asked about no more, and not placed, where %s [SLIP-15] [SLIP-16]',
    (_, edit) => {
      const slip = asking()
      slip.send(edit)
      expect(slip.value().placement).toBe('editing')
      expectNothingPlaced(slip)
    },
  )

  it('asks about nothing that the server had named, once the member goes on [SLIP-15] [SLIP-19]', () => {
    const slip = ready({ policy: 'none' })
    slip.submit()
    slip.answer(outputs.changed)
    expect(slip.refusal()?.code).toBe(errors.oddsChanged.code)
    slip.send({ type: 'stake.typed', text: '200' })
    expect(slip.refusal()).toBeNull()
  })
})

describe('a bet that was refused', () => {
  const refused = (): Slip => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.refused)
    expect(slip.place()).toBe('refused')
    return slip
  }

  it.each(Object.entries({ ...edits, 'another policy is chosen': anyPolicy }))(
    'is no more said to be, and nothing is placed, where %s [SLIP-18] [SLIP-19]',
    (_, edit) => {
      const slip = refused()
      slip.send(edit)
      expect(slip.value().placement).toBe('editing')
      expect(slip.refusal()).toBeNull()
      expectNothingPlaced(slip)
    },
  )

  it('is placed again, under another key, if it is submitted again without an edit [SLIP-18] [SLIP-19]', () => {
    const slip = refused()
    slip.finish('askRange', ranges)
    slip.submit()
    expect(slip.given('batch')).toMatchObject({ kind: 'confirm', confirmation: { key: nextKey } })
  })

  it('is said to be though what was kept cannot be read again, where it was never sent [SLIP-18] [SLIP-19]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.neverSent)
    slip.fail('loadSlip', new Error('storage is broken'))
    expect(slip.place()).toBe('refused')
    expect(slip.refusal()?.code).toBe(errors.unableToPlace.code)
    expect(slip.isRunning('batch')).toBe(false)
  })
})

describe('a bet that was submitted without a stake', () => {
  it.each(Object.entries(selectionEdits))('is not asked for one any more where %s [SLIP-06]', (_, edit) => {
    const slip = ready()
    slip.send({ type: 'stake.cleared' })
    slip.submit()
    expect(slip.value().placement).toBe('stakeMissing')
    slip.send(edit)
    expectNothingPlaced(slip)
  })
})

describe('a bet that ended without a decision', () => {
  const ended = (how: 'lapsed' | 'forgotten'): Slip => {
    const slip = start({}, loadedWithEntry)
    slip.answer(outputs[how])
    expect(slip.place()).toBe(how)
    expect(slip.lapsed()).toEqual(journalEntry)
    return slip
  }

  it.each<[string, BetSlipEvent, object]>([
    ['other odds are pressed', toggledAway, { kind: 'single', legs: [{ side: 'away' }] }],
    ['a combination is taken', offeredBigCombo, { kind: 'bigCombo', legs: threeLegs }],
  ])('is told no more, and the next begins, where %s [SLIP-02] [SLIP-18]', (_, event, next) => {
    const slip = ended('lapsed')
    slip.send(event)
    expect(slip.context()).toMatchObject({ ...next, answers: [] })
    expectNothingPlaced(slip)
  })

  it('is told until the member has read it, where nobody can say what became of it [SLIP-18]', () => {
    const slip = ended('forgotten')
    slip.send(toggledHome)
    expect(slip.place()).toBe('forgotten')
    slip.send({ type: 'lapse.dismissed' })
    expect(slip.lapsed()).toBeNull()
    expectNothingPlaced(slip)
  })
})

describe('several bets of one press', () => {
  const underWay = (): Slip => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.submit()
    return slip
  }
  const answered = (): Slip => {
    const slip = underWay()
    slip.answer(answers.firstPlaced, answers.secondRefused)
    expect(slip.place()).toBe('several')
    return slip
  }

  it.each<[string, BetSlipEvent, object]>([
    ['other odds are pressed', toggledAway, { kind: 'single' }],
    ['a combination is taken', offeredBigCombo, { kind: 'bigCombo', legs: threeLegs }],
  ])('leave their answers, and the next begins, where %s [SLIP-02] [SLIP-17]', (_, event, next) => {
    const slip = answered()
    slip.send(event)
    expect(slip.context()).toMatchObject({ ...next, answers: [], batch: null })
    expectNothingPlaced(slip)
  })

  it('are asked about at once when the network is back [SLIP-18]', () => {
    const slip = underWay()
    slip.send({ type: 'outcome.becameUnknown', entry: entries[1] })
    slip.send({ type: 'connection.cameBack' })
    expect(slip.received('batch')).toEqual([{ type: 'connection.cameBack' }])
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
  })

  it('go on by themselves where another tab confirms one [SLIP-18]', () => {
    const slip = underWay()
    slip.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(slip.context()).toMatchObject({ batch: { confirmation: { key } } })
  })

  it('are said not to be placed where they were never sent, though what was kept cannot be read again [SLIP-18] [SLIP-19]', () => {
    const slip = underWay()
    slip.answer(pairNeverSent)
    slip.fail('loadSlip', new Error('storage is broken'))
    expect(slip.place()).toBe('refused')
    expect(slip.refusal()).toMatchObject({ code: errors.duplicateTicket.code })
  })
})

describe('what is kept for a reload', () => {
  const terms = { euroOdds: '2.00', handicap: '0.5', line: '2.5' }
  const accepted = (slip: Slip): void => {
    slip.quote({ price: { euro: terms.euroOdds }, handicap: terms.handicap, line: terms.line })
    slip.accept()
  }

  it.each<[string, (slip: Slip) => void, object]>([
    ['a removal', (slip) => slip.send({ type: 'selection.removed', marketId, side }), { legs: [] }],
    ['a cleared slip', (slip) => slip.send({ type: 'selections.cleared' }), { legs: [] }],
    [
      'both of two singles',
      (slip) => {
        slip.send({ type: 'selection.toggled', leg: awayLeg, at: 9_000 })
        slip.send({ type: 'replaced.kept' })
      },
      { legs: [{ side: 'home' }, { side: 'away' }], isAdding: true },
    ],
    ['another kind', (slip) => slip.send({ type: 'kind.chosen', kind: 'combo' }), { kind: 'combo' }],
    ['a combination', (slip) => slip.send(offeredBigCombo), { kind: 'bigCombo', isFollowBet: true }],
    [
      'an increment',
      (slip) => slip.send({ type: 'stake.increased', by: yuan(50) }),
      { stakeTexts: { whole: '150.00' } },
    ],
    ['the maximum', (slip) => slip.send({ type: 'stake.maximised' }), { stakeTexts: { whole: '5000.00' } }],
    ['a cleared stake', (slip) => slip.send({ type: 'stake.cleared' }), { stakeTexts: { whole: '' } }],
    ['accepted terms', accepted, { legs: [terms] }],
  ])('is %s, as soon as it is made [SLIP-21] [SLIP-15] [SLIP-06]', (_, happen, kept) => {
    const slip = ready({ policy: 'none' })
    happen(slip)
    expect(slip.stored()).toMatchObject({ type: 'slip.changed', slip: kept })
  })

  it('is one stake for all, as soon as it is chosen [SLIP-21] [SLIP-06]', () => {
    const slip = start({}, loadedPair)
    slip.send({ type: 'stake.shared', isShared: true })
    expect(slip.stored()).toMatchObject({ slip: { isStakeShared: true, stakeTexts: { whole: '100' } } })
  })

  it('is what a locked selection leaves on acceptance [SLIP-21] [SLIP-15]', () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.quote({ status: 'closed' })
    slip.accept()
    expect(slip.stored()).toMatchObject({ slip: { legs: [{ marketId: pair[1].marketId }] } })
  })
})

describe('an accepted line', () => {
  it('is what is bet on, and asked about no more [SLIP-15]', () => {
    const slip = ready({ policy: 'any' })
    slip.quote({ line: '2.5' })
    slip.submit()
    expect(slip.isRunning('batch')).toBe(false)
    slip.accept()
    expect(slip.value().terms).toEqual({ watching: 'agreed' })
    slip.submit()
    expect(slip.given('batch')).toMatchObject({ confirmation: { bets: [{ legs: [{ line: '2.5' }] }] } })
  })
})
