import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { yuan, buildQuote } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { awayLeg, journalEntry, key, nextKey, homeLeg } from '#tests/model/samples.ts'

import type { PlacementOutput } from '../../placement/types.ts'
import {
  placing,
  placingPair,
  priced,
  read,
  readyStory,
  type Chapter,
  type StorySlip,
  testChapters,
  bothPlaced,
} from '../testing/chapters.ts'
import { acceptance } from '../testing/presses.ts'
import { ready, start } from '../testing/ready.ts'
import {
  loadedSlip,
  loadedWithEntry,
  offeredBigCombo,
  outputs,
  ranges,
  threeLegs,
  toggledHome,
  heldSlip,
  memberInput,
  slipMachine,
  emptySlip,
  quotes,
  range,
} from '../testing/samples.ts'
import {
  answers,
  entries,
  loadedPair,
  pairNeverSent,
  pairQuotes,
  pairRanges,
  pair,
  secondId,
  over,
} from '../testing/severalSamples.ts'
import type { BetSlipEvent, BetSlipContext } from '../types.ts'

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

/** A bet that has this answer. */
function answered(output: PlacementOutput): StorySlip {
  const slip = placing()
  slip.answers(output)
  return slip
}

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

const removedSecond = { type: 'selection.removed', marketId: 'm2', side: 'home' } as const

/** Wherever money is on its way, or none can be sent any more. */
const locks: Record<string, () => Slip> = {
  'a bet is being placed': () => {
    const slip = withUndo()
    slip.submit()
    expect(slip.isRunning('batch')).toBe(true)
    return slip
  },
  'a bet is being checked': () => {
    const slip = withUndo()
    slip.submit()
    slip.send({ type: 'outcome.becameUnknown', entry: journalEntry })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
    return slip
  },
  'several bets are being placed': () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.submit()
    expect(slip.isRunning('batch')).toBe(true)
    return slip
  },
  'one of several bets is being checked': () => {
    const slip = start({}, { ...loadedPair, entries })
    slip.send({ type: 'outcome.becameUnknown', entry: entries[1] })
    expect(slip.actor.getSnapshot().matches({ placement: { underWay: 'outcomeUnknown' } })).toBe(true)
    return slip
  },
  'the session is over': () => {
    const slip = withUndo()
    slip.send({ type: 'session.ended' })
    expect(slip.value().placement).toBe('closed')
    return slip
  },
}

/** One of two singles was just taken out, and could be brought back; the other is ready to place. */
function withUndo(): Slip {
  const slip = start({}, loadedPair)
  slip.send(removedSecond)
  slip.finish('askRange', ranges)
  slip.quote({})
  expect(slip.actor.getSnapshot().can({ type: 'selection.undone' })).toBe(true)
  return slip
}

const editsOfAll: Record<string, BetSlipEvent> = {
  'pressing other odds': { type: 'selection.toggled', leg: awayLeg, at: 9_000 },
  'pressing the same odds': toggledHome,
  'removing a selection': { type: 'selection.removed', marketId, side },
  'keeping what was replaced': { type: 'replaced.kept' },
  'clearing the slip': { type: 'selections.cleared' },
  'taking a removal back': { type: 'selection.undone' },
  'opening another kind': { type: 'kind.chosen', kind: 'combo' },
  'taking a combination': offeredBigCombo,
  'typing a stake': { type: 'stake.typed', text: '7000' },
  'typing the stake of one': { type: 'stake.typed', text: '7000', slot: secondId },
  'increasing the stake': { type: 'stake.increased', by: yuan(50) },
  'taking the most that is allowed': { type: 'stake.maximised' },
  'clearing the stake': { type: 'stake.cleared' },
  'sharing one stake': { type: 'stake.shared', isShared: true },
}

/** What the member has made up. */
function made({ kind, legs, stakeTexts, isAdding, isStakeShared, parked, isFollowBet }: BetSlipContext) {
  return { kind, legs, stakeTexts, isAdding, isStakeShared, parked, isFollowBet }
}

describe.each(Object.entries(locks))('while %s', (_, lock) => {
  it.each(Object.entries(editsOfAll))(
    '%s changes nothing, and nothing is said or kept of it [SLIP-18]',
    (__, edit) => {
      const slip = lock()
      const before = made(slip.context())
      const { length } = slip.received('keepSlip')
      const told: unknown[] = []
      slip.actor.on('*', (event) => told.push(event))
      slip.send(edit)
      expect(made(slip.context())).toEqual(before)
      expect(slip.received('keepSlip')).toHaveLength(length)
      expect(told).toEqual([])
    },
  )

  it('a change of the price can be seen, and not accepted [SLIP-15] [SLIP-18]', () => {
    const slip = lock()
    slip.quote({ price: { euro: '2.00' }, handicap: '-0.5' })
    const { length } = slip.received('keepSlip')
    const before = slip.context()
    slip.send(acceptance({ ...before, policy: 'none' }))
    expect(slip.context().legs).toEqual(before.legs)
    expect(slip.received('keepSlip')).toHaveLength(length)
  })

  it('nothing more is submitted [SLIP-18]', () => {
    const slip = lock()
    const { placement } = slip.value()
    const running = slip.actor.getSnapshot().children
    slip.submit()
    expect(slip.value().placement).toEqual(placement)
    expect(slip.actor.getSnapshot().children.batch).toBe(running.batch)
  })
})

describe('before the slip that was kept is read', () => {
  const reading = () => drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))

  it.each(Object.entries(editsOfAll))('%s changes nothing [SLIP-21]', (_, edit) => {
    const slip = reading()
    slip.actor.send(edit)
    expect(slip.actor.getSnapshot().context.legs).toEqual([])
    expect(slip.received('keepSlip')).toEqual([])
  })

  it('what other tabs say is not taken: it will be read [SLIP-18] [SLIP-21]', () => {
    const slip = reading()
    slip.actor.send({ type: 'slip.changedElsewhere', slip: { ...heldSlip, key: nextKey } })
    slip.actor.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    expect(slip.actor.getSnapshot()).toMatchObject({
      value: { placement: 'restoring' },
      context: { key: null, legs: [], batch: null },
    })
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

const secondTooFast = { ...answers.secondRefused, outcome: outputs.tooFast.outcome }

/** Two bets of which one is placed and one refused. */
function oneRefused(): StorySlip {
  const slip = placingPair()
  const outputs = [answers.firstPlaced, answers.secondRefused]
  for (const output of outputs) slip.says({ type: 'bet.answered', output })
  slip.ends('batch', over(...outputs))
  return slip
}

/** Two singles of which one costs more than was agreed to, and one less. */
function better(): StorySlip {
  const slip = read(loadedPair, { policy: 'better' })
  slip.ends('askRange', pairRanges)
  const [worse, more] = ['2.00', '2.20'].map((euro) => ({ price: { euro } }))
  slip.says({
    type: 'quotes.arrived',
    quotes: [
      { ...buildQuote(pair[0], worse), isStale: false },
      { ...buildQuote(pair[1], more), isStale: false },
    ],
  })
  return slip
}

const recorded = { type: 'confirmation.recordedElsewhere', entry: journalEntry }

const chapters: readonly Chapter[] = [
  {
    title: 'the range is known before the answers are read, and stays so [SLIP-05] [SLIP-17]',
    begins: oneRefused,
    happens: (slip) => {
      slip.ends('askRange', { kind: 'known', ranges: { [wholeStake]: range }, price: null })
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'receipt.closed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'the range of a guest is known before they press [SLIP-05] [SLIP-25]',
    begins: () => read(loadedSlip, { isGuest: true }),
    happens: (slip) => {
      slip.ends('askRange', ranges)
      slip.says(quotes.same)
      slip.submits()
    },
    lines: [
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      'slip.submitted: goes to placement.answered, keeps answers',
    ],
  },
  {
    title: 'the session ends with the range known [SLIP-05]',
    begins: readyStory,
    happens: (slip) => {
      slip.says({ type: 'session.ended' })
    },
    lines: ['session.ended: goes to placement.closed'],
  },
  {
    title: 'a bet of another tab is checked, and the network comes back [SLIP-18] [SLIP-21]',
    begins: readyStory,
    happens: (slip) => {
      slip.says(recorded)
      slip.says({ type: 'connection.cameBack' })
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.says({ type: 'connection.cameBack' })
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps batch, starts batch',
      'connection.cameBack: stays, sends connection.cameBack to batch',
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps checked',
      'outcome.becameUnknown: stays',
      'connection.cameBack: stays, sends connection.cameBack to batch',
    ],
  },
  {
    title:
      'a bet of another tab is answered, and the next has no answer, with something else in the slip [SLIP-18] [SLIP-21]',
    begins: readyStory,
    happens: (slip) => {
      slip.says(recorded)
      slip.answers({ ...outputs.withNext, entry: outputs.placedElsewhere.entry })
      slip.ends('askRange', ranges)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps batch, starts batch',
      'bet.answered: stays, keeps answers, keeps untold, keeps nextEntry, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'batch ends: goes to range.asking and placement.answered, forgets ranges, starts askRange, starts watchLegs, leaves batch',
      'askRange ends: goes to range.known, keeps ranges, leaves askRange',
      'receipt.closed: goes to placement.underWay.placing, keeps batch, keeps answers, keeps untold, forgets nextEntry, starts batch, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'several are checked, another tab confirms one, and the session ends [SLIP-18] [SLIP-21]',
    begins: placingPair,
    happens: (slip) => {
      slip.says({ type: 'outcome.becameUnknown', entry: entries[0] })
      slip.says(recorded)
      slip.says({ type: 'session.ended' })
    },
    lines: [
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps checked',
      'confirmation.recordedElsewhere: stays',
      'session.ended: stays',
    ],
  },
  {
    title: 'one of several came too soon, and can be bet again when that is over [SLIP-20] [SLIP-17]',
    begins: placingPair,
    happens: (slip) => {
      for (const output of [answers.firstPlaced, secondTooFast]) slip.says({ type: 'bet.answered', output })
      slip.ends('batch', over(answers.firstPlaced, secondTooFast))
      slip.says({ type: 'receipt.closed' })
      slip.says({ type: 'wait.counted', secondsLeft: 0 })
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.placed',
      'bet.answered: stays, keeps secondsLeft 2, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to range.asking and placement.answered, keeps legs, keeps stakeTexts, keeps quotes, forgets ranges, starts askRange, starts watchLegs, leaves batch',
      'receipt.closed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
      'wait.counted: stays, keeps secondsLeft 0',
    ],
  },
  {
    title: 'one of several came too soon, and they broke [SLIP-20] [SLIP-18]',
    begins: placingPair,
    happens: (slip) => {
      slip.says({ type: 'bet.answered', output: secondTooFast })
      slip.fails('batch')
    },
    lines: [
      'bet.answered: stays, keeps secondsLeft 2, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch fails: goes to placement.restoring, forgets batch, keeps answers, keeps untold, starts loadSlip, leaves batch',
    ],
  },
  {
    title: 'a stake turns out to be wrong as the range comes [SLIP-06] [SLIP-17]',
    begins: priced,
    happens: (slip) => {
      slip.says({ type: 'stake.typed', text: '5' })
      slip.submits()
      slip.ends('askRange', ranges)
    },
    lines: [
      'stake.typed: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'slip.submitted: goes to placement.checking',
      'askRange ends: goes to range.known and placement.editing, keeps ranges, leaves askRange',
    ],
  },
  {
    title: 'another tab has entered the stake that was missing [SLIP-06] [SLIP-21]',
    begins: readyStory,
    happens: (slip) => {
      slip.says({ type: 'stake.cleared' })
      slip.submits()
      slip.says({ type: 'slip.changedElsewhere', slip: { ...heldSlip, stakeTexts: { [wholeStake]: '100' } } })
    },
    lines: [
      'stake.cleared: stays, keeps stakeTexts, sends slip.changed to keepSlip',
      'slip.submitted: goes to placement.stakeMissing',
      'slip.changedElsewhere: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps stakeTexts, keeps quotes, forgets ranges, starts askRange, starts watchLegs',
    ],
  },
  {
    title: 'another tab starts again with what was placed [SLIP-21] [SLIP-17]',
    begins: bothPlaced,
    happens: (slip) => {
      slip.says({ type: 'slip.changedElsewhere', slip: heldSlip })
    },
    lines: [
      'slip.changedElsewhere: goes to range.asking and terms.watching.waiting, keeps legs, keeps stakeTexts, keeps key the first, keeps lastOddsSelectionAt 1000, starts askRange, starts watchLegs',
    ],
  },
  {
    title: 'another tab starts again with what was placed, next to what was refused [SLIP-21] [SLIP-17]',
    begins: oneRefused,
    happens: (slip) => {
      slip.says({ type: 'slip.changedElsewhere', slip: heldSlip })
      slip.says(quotes.worse)
      slip.says(quotes.same)
      slip.says({ type: 'receipt.closed' })
    },
    lines: [
      'slip.changedElsewhere: goes to terms.watching.waiting, keeps legs, keeps stakeTexts, keeps isAdding false, keeps key the first, keeps quotes, keeps lastOddsSelectionAt 1000, starts askRange, starts watchLegs',
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      'receipt.closed: goes to placement.editing, forgets batch, keeps answers, keeps untold, sends answers.told to keepSlip',
    ],
  },
  {
    title: 'a bet of an empty slip has lapsed, and a selection is pressed [SLIP-18] [SLIP-02]',
    begins: () => read({ ...emptySlip, entries: [journalEntry] }),
    happens: (slip) => {
      slip.answers(outputs.lapsed)
      slip.says(toggledHome)
    },
    lines: [
      'bet.answered: stays, keeps key the next, keeps answers, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.lapsed',
      'batch ends: goes to placement.answered, leaves batch',
      'selection.toggled: goes to range.asking and terms.watching.waiting and placement.editing, keeps legs, keeps lastOddsSelectionAt 1000, forgets batch, keeps answers, keeps untold, starts askRange, starts watchLegs, sends slip.changed to keepSlip',
    ],
  },
  {
    title: 'a bet has lapsed, and its terms move [SLIP-18] [SLIP-15]',
    begins: () => answered(outputs.lapsed),
    happens: (slip) => {
      for (const quoted of [quotes.worse, quotes.same, quotes.paused, quotes.same]) slip.says(quoted)
    },
    lines: [
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.locked, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
    ],
  },
  {
    title: 'a bet is on its way, and its terms move [SLIP-18] [SLIP-15]',
    begins: placing,
    happens: (slip) => {
      for (const quoted of [quotes.stale, quotes.worse, quotes.paused, quotes.better]) slip.says(quoted)
    },
    lines: [
      'quotes.arrived: goes to terms.watching.stale, keeps quotes',
      'quotes.arrived: goes to terms.watching.changed, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.locked, keeps legs, keeps quotes',
      'quotes.arrived: goes to terms.watching.agreed, keeps legs, keeps quotes',
    ],
  },
  {
    title: 'of two prices one is better and one is worse: neither is followed unasked [SLIP-15] [SLIP-16]',
    begins: () => better(),
    happens: (slip) => {
      slip.says(recorded)
      slip.says({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.answers(outputs.refused)
      slip.says({ type: 'policy.chosen', policy: 'better' })
    },
    lines: [
      'confirmation.recordedElsewhere: goes to placement.underWay.placing, keeps batch, starts batch',
      'outcome.becameUnknown: goes to placement.underWay.outcomeUnknown, keeps checked',
      'bet.answered: stays, keeps legs, keeps key the next, keeps answers, keeps checked, keeps untold, sends slip.changed to keepSlip, sends wait.began to countSeconds, emits bet.refused',
      'batch ends: goes to range.asking and placement.answered, forgets ranges, starts askRange, leaves batch',
      'policy.chosen: goes to placement.editing, forgets batch, keeps answers, keeps untold',
    ],
  },
]

testChapters('all that becomes of the slip where something else happens meanwhile', chapters)
