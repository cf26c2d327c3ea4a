import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildQuote, buildRefusal } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { awayLeg, homeLeg, journalEntry, key, nextKey } from '#tests/model/samples.ts'

import type { PlacementOutput } from '../../placement/types.ts'
import { pressedPair, ready, start } from '../testing/ready.ts'
import {
  heldSlip,
  emptySlip,
  loadedSlip,
  loadedWithEntry,
  memberInput,
  offeredBigCombo,
  outputs,
  ranges,
  recordedElsewhere,
  slipMachine,
  toggledPaused,
} from '../testing/samples.ts'
import {
  answers,
  entries,
  loadedPair,
  pairNeverSent,
  pairQuotes,
  pairRanges,
} from '../testing/severalSamples.ts'
import type { BetSlipEvent } from '../types.ts'

const params = { seconds: '1' }

const oneSecond: PlacementOutput['outcome'] = {
  kind: 'refused',
  refusal: buildRefusal(errors.placeBetTooFast.code, { params }),
}

type Slip = ReturnType<typeof start>

/** What may be taken out of the journal, as far as this page has said so. */
function told(slip: Slip): readonly unknown[] {
  return slip.received('keepSlip').filter(({ type }) => type === 'answers.told')
}

describe('the answer to a bet', () => {
  it('that came too soon is waited after, be it for one second [SLIP-20]', () => {
    const one = ready()
    one.submit()
    one.answer({ ...outputs.tooFast, outcome: oneSecond })
    expect(one.place()).toBe('tooFast')
    const several = pressedPair()
    several.send({ type: 'bet.answered', output: { ...answers.secondRefused, outcome: oneSecond } })
    expect(several.context().secondsLeft).toBe(1)
    expect(several.received('countSeconds').at(-1)).toEqual({ type: 'wait.began', seconds: 1 })
  })

  it('that bids nobody wait leaves the wait of another alone [SLIP-20]', () => {
    const slip = pressedPair()
    slip.send({ type: 'bet.answered', output: { ...answers.secondRefused, outcome: oneSecond } })
    slip.send({ type: 'bet.answered', output: answers.firstPlaced })
    expect(slip.context().secondsLeft).toBe(1)
    expect(slip.received('countSeconds').at(-1)).toEqual({ type: 'wait.began', seconds: 1 })
  })

  it('asks about no change where its selections are in the slip no more [SLIP-15] [SLIP-18]', () => {
    const slip = start({}, { ...loadedWithEntry, slip: null })
    slip.answer(outputs.changed)
    expect(slip.place()).toBe('refused')
  })

  it('that another tab has told does not bring back a bet that had its turn [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.withNext)
    slip.send({ type: 'receipt.closed' })
    expect(slip.isRunning('batch')).toBe(true)
    slip.answer(outputs.toldElsewhere)
    slip.finish('loadSlip', emptySlip)
    expect(slip.value().placement).toBe('editing')
  })

  it('is shown among several unless another tab has told them all [SLIP-18]', () => {
    const slip = pressedPair()
    slip.answer(answers.firstTold, answers.secondRefused)
    expect(slip.place()).toBe('several')
  })

  it('that another tab has told leaves another being checked [SLIP-18]', () => {
    const slip = pressedPair()
    slip.send({ type: 'outcome.becameUnknown', entry: entries[0] })
    slip.send({ type: 'bet.answered', output: answers.secondTold })
    expect(slip.value().placement).toEqual({ underWay: 'outcomeUnknown' })
    expect(slip.context().checked).toEqual([entries[0]])
  })

  it('is checked for once, however often it is said to be unknown [SLIP-18]', () => {
    const slip = pressedPair()
    for (const entry of [entries[0], entries[1], entries[0]])
      slip.send({ type: 'outcome.becameUnknown', entry })
    expect(slip.context().checked).toEqual([entries[1], entries[0]])
  })
})

const toggledAway = { type: 'selection.toggled', leg: awayLeg, at: 5_000 } as const

const keptAgain = { type: 'selections.kept' } as const

/** A bet that has got its answer. */
function answered(output: PlacementOutput) {
  const slip = ready()
  slip.submit()
  slip.answer(output)
  return slip
}

/** Two bets of one press: the first was placed, the second was not. */
function answeredPair() {
  const slip = pressedPair()
  slip.answer(answers.firstPlaced, answers.secondRefused)
  return slip
}

describe('after an answer the slip is open for another bet', () => {
  it.each<[string, BetSlipEvent]>([
    ['odds are pressed', toggledAway],
    ['a combination is taken', offeredBigCombo],
  ])('where %s, and is not asked for a stake [SLIP-17] [SLIP-19]', (_, event) => {
    for (const slip of [answered(outputs.placed), answered(outputs.lapsed), answeredPair()]) {
      slip.send(event)
      expect(slip.value().placement).toBe('editing')
      expect(slip.context()).toMatchObject({ batch: null, answers: [] })
    }
  })

  it('where odds are pressed that cannot be bet, and is not asked for a stake [SLIP-04] [SLIP-17] [SLIP-19]', () => {
    for (const slip of [answered(outputs.placed), answered(outputs.lapsed)]) {
      const before = slip.context().legs
      slip.send(toggledPaused)
      expect(slip.value().placement).toBe('editing')
      expect(slip.context()).toMatchObject({ batch: null, answers: [], legs: before })
    }
  })

  it('where a refusal is put away, also at prices that cannot be bet [LIVE-05] [SLIP-17]', () => {
    const slip = answered(outputs.refused)
    slip.quote({}, true)
    slip.send({ type: 'refusal.dismissed' })
    expect(slip.value()).toMatchObject({ placement: 'editing', terms: { watching: 'stale' } })
    expect(slip.refusal()).toBeNull()
  })

  it('where the receipt is closed, which is then gone [SLIP-17]', () => {
    const slip = answered(outputs.placed)
    expect(slip.receipt()).not.toBeNull()
    slip.send({ type: 'receipt.closed' })
    expect(slip.value().placement).toBe('editing')
    expect(slip.receipt()).toBeNull()
  })

  it('where its selections are wanted again: they are kept for a reload, and their terms and range asked for [SLIP-17] [SLIP-21]', () => {
    const one = answered(outputs.placed)
    one.send(keptAgain)
    expect(one.value()).toMatchObject({ placement: 'editing', terms: { watching: 'waiting' } })
    expect(one.receipt()).toBeNull()
    expect(one.stored()).toMatchObject({ slip: { legs: [{ marketId: homeLeg.marketId }] } })

    const several = answeredPair()
    several.send(keptAgain)
    expect(several.value().placement).toBe('editing')
    expect(several.context().answers).toEqual([])
    expect(several.stored()).toMatchObject({ slip: { legs: several.context().legs } })
    expect(several.context().legs).toHaveLength(2)
    expect(several.given('watchLegs')).toEqual({ legs: several.context().legs })
  })

  it.each(['tooFast', 'changed', 'forgotten', 'lapsed', 'refused', 'placed'] as const)(
    'and what is kept has the key of the next bet: it was %s [SLIP-18] [SLIP-21]',
    (kind) => {
      expect(answered(outputs[kind]).stored()).toMatchObject({ slip: { key: nextKey } })
    },
  )
})

describe('an answer gives way', () => {
  it('to the bet that another tab has confirmed since, which is followed [SLIP-18]', () => {
    for (const slip of [answered(outputs.placed), answeredPair()]) {
      slip.send(recordedElsewhere)
      expect(slip.value().placement).toEqual({ underWay: 'placing' })
      expect(slip.context()).toMatchObject({ batch: { kind: 'follow' }, answers: [] })
    }
  })

  it('to the end of the session: neither receipt nor answers nor refusal are shown, and nothing can be edited [SLIP-18]', () => {
    const neverKept = answered(outputs.neverSent)
    expect(neverKept.refusal()).not.toBeNull()
    for (const slip of [answered(outputs.placed), answeredPair(), neverKept]) {
      slip.send({ type: 'session.ended' })
      expect(slip.value().placement).toBe('closed')
      expect(slip.actor.getSnapshot().hasTag('locked')).toBe(true)
      expect(slip.context()).toMatchObject({ batch: null, answers: [] })
    }
  })

  it('to the bet that is open still, before the wait that it bids [SLIP-18] [SLIP-20]', () => {
    const slip = answered({
      ...outputs.tooFast,
      nextEntry: { ...journalEntry, key: 'd'.repeat(32) },
      outcome: {
        kind: 'refused',
        refusal: buildRefusal(errors.placeBetTooFast.code, {
          params: { seconds: '2' },
          changes: [buildQuote(homeLeg, { price: { euro: '1.95' } })],
        }),
      },
    })
    expect(slip.value()).toMatchObject({ placement: 'confirmingChanges', terms: { watching: 'changed' } })
    slip.send({ type: 'changes.declined' })
    expect(slip.value().placement).toEqual({ underWay: 'placing' })
    expect(slip.given('batch')).toMatchObject({ kind: 'resume', entries: [{ key: 'd'.repeat(32) }] })
  })
})

/** Two bets of one press, both with their answers. */
function bothAnswered(): Slip {
  const slip = start({}, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  slip.submit()
  slip.answer(answers.firstPlaced, answers.secondRefused)
  return slip
}

const viewed = (...keys: string[]) => ({ type: 'answers.viewed', keys }) as const

describe('an answer that nobody has seen', () => {
  it.each([
    ['a receipt', outputs.placed],
    ['a refusal', outputs.refused],
    ['a question about changes', outputs.changed],
    ['a bet that came too soon', outputs.tooFast],
    ['a bet that lapsed', outputs.lapsed],
    ['a forgotten one', outputs.forgotten],
  ])('stays written down until the page has shown it: %s [SLIP-18]', (_, output) => {
    const slip = answered(output)
    expect(slip.context().untold).toEqual([key])
    expect(told(slip)).toEqual([])
    slip.send(viewed(key))
    expect(slip.context().untold).toEqual([])
    expect(told(slip)).toEqual([{ type: 'answers.told', keys: [key] }])
  })

  it('is named if the bet was written down, and only then [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.neverSent)
    expect(slip.context().untold).toEqual([])
  })

  it('among several counts as told on its own, each once, and never for a bet that is not there [SLIP-18]', () => {
    const slip = bothAnswered()
    const keys = entries.map((entry) => entry.key)
    expect(slip.context().untold).toEqual(keys)
    slip.send(viewed('9'.repeat(32)))
    expect(told(slip)).toEqual([])
    slip.send(viewed(entries[1].key, '9'.repeat(32)))
    slip.send(viewed(entries[1].key))
    expect(slip.context().untold).toEqual([entries[0].key])
    expect(told(slip)).toEqual([{ type: 'answers.told', keys: [entries[1].key] }])
    slip.send({ type: 'receipt.closed' })
    expect(slip.context().untold).toEqual([])
    expect(told(slip).at(-1)).toEqual({
      type: 'answers.told',
      keys: [entries[0].key],
    })
  })

  it.each<[string, PlacementOutput, (slip: Slip) => void]>([
    ['another stake is typed', outputs.changed, (slip) => slip.send({ type: 'stake.typed', text: '7' })],
    [
      'another policy is chosen',
      outputs.refused,
      (slip) => slip.send({ type: 'policy.chosen', policy: 'any' }),
    ],
    ['the bet is placed once more', outputs.refused, (slip) => slip.submit()],
    [
      'a bet of another tab is shown in its place',
      outputs.placed,
      (slip) =>
        slip.send({
          type: 'confirmation.recordedElsewhere',
          entry: { ...journalEntry, key: 'c'.repeat(32) },
        }),
    ],
  ])('stays written down for the next page where %s [SLIP-18]', (_, output, leave) => {
    const slip = answered(output)
    leave(slip)
    expect(slip.context().untold).toEqual([])
    slip.send(viewed(key))
    expect(told(slip)).toEqual([])
  })

  it('stays written down where a press without a stake takes its place [SLIP-06] [SLIP-18]', () => {
    const slip = start({}, { ...loadedWithEntry, slip: { ...heldSlip, stakeTexts: {} } })
    slip.answer(outputs.refused)
    slip.submit()
    expect(slip.value().placement).toBe('stakeMissing')
    expect(slip.context().untold).toEqual([])
    expect(told(slip)).toEqual([])
  })

  it('is told where its changes are accepted [SLIP-15] [SLIP-18]', () => {
    const slip = answered(outputs.changed)
    slip.accept()
    expect(slip.context().untold).toEqual([])
    expect(told(slip)).toEqual([{ type: 'answers.told', keys: [key] }])
  })

  it('is still untold where its prices do not count any more [LIVE-05] [SLIP-18]', () => {
    const slip = answered(outputs.refused)
    slip.quote({}, true)
    expect(slip.value().terms).toEqual({ watching: 'stale' })
    expect(slip.context().untold).toEqual([key])
    expect(told(slip)).toEqual([])
  })
})

const pairEntries = { ...loadedPair, entries }

describe('an answer that another tab has told', () => {
  it.each(['placed', 'lapsed', 'forgotten'] as const)(
    'is not told again: what is kept is read again, and nothing is checked any more (it was %s) [SLIP-18]',
    (kind) => {
      const slip = start({}, loadedWithEntry)
      const told: unknown[] = []
      slip.actor.on('*', (event) => told.push(event))
      slip.send({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.answer({ ...outputs[kind], isTold: true })
      expect(slip.value().placement).toBe('restoring')
      expect(slip.context()).toMatchObject({ batch: null, answers: [], checked: [] })
      expect(told).toEqual([{ type: 'bet.toldElsewhere', outcome: kind }])
    },
  )

  it('is not told again where it is that of several bets [SLIP-18]', () => {
    const slip = start({}, pairEntries)
    expect(slip.value().placement).toEqual({ underWay: 'placing' })
    const told = [answers.firstTold, { ...answers.secondLapsed, isTold: true }]
    for (const output of told) slip.send({ type: 'bet.answered', output })
    slip.finish('batch', { outputs: told })
    expect(slip.value().placement).toBe('restoring')
    expect(slip.context().answers).toEqual([])
  })
})

/** A slip that has found a bet of an earlier page, which has this answer now. */
function answeredOfEarlierPage(output: PlacementOutput): Slip {
  const slip = start({}, loadedWithEntry)
  slip.answer(output)
  return slip
}

describe('an answer to a bet of an earlier page', () => {
  it.each([
    ['a receipt', outputs.placed, 'receipt.closed'],
    ['a refusal', outputs.refused, 'refusal.dismissed'],
    ['a question about changes', outputs.changed, 'changes.declined'],
    ['a bet that lapsed', outputs.lapsed, 'lapse.dismissed'],
    ['a forgotten one', outputs.forgotten, 'lapse.dismissed'],
  ] as const)('is marked as that, until it is put away: %s [SLIP-18]', (_, output, type) => {
    const earlier = answeredOfEarlierPage(output)
    expect(earlier.earlier()).toEqual(journalEntry)
    earlier.send({ type })
    expect(earlier.earlier()).toBeNull()
    const own = answered(output)
    expect(own.earlier()).toBeNull()
  })

  it('is not there before it came [SLIP-18]', () => {
    expect(start({}, loadedWithEntry).earlier()).toBeNull()
  })
})

describe('what puts one kind of answer away', () => {
  // A press on what was shown a moment ago: by now something else is there.
  it.each([
    ['a receipt', outputs.placed, 'lapse.dismissed'],
    ['a refusal', outputs.refused, 'lapse.dismissed'],
    ['a refusal', outputs.refused, 'selections.kept'],
    ['a bet that lapsed', outputs.lapsed, 'receipt.closed'],
    ['a bet that lapsed', outputs.lapsed, 'refusal.dismissed'],
    ['a bet that lapsed', outputs.lapsed, 'selections.kept'],
    ['a forgotten one', outputs.forgotten, 'refusal.dismissed'],
  ] as const)('leaves another as it is: %s [SLIP-17]', (_, output, type) => {
    const slip = answered(output)
    if (slip.isRunning('askRange')) slip.finish('askRange', ranges)
    const before = slip.context()
    slip.send({ type })
    expect(slip.value().placement).toBe('answered')
    expect(slip.context()).toEqual(before)
  })

  it.each([
    ['a receipt', outputs.placed],
    ['a bet that lapsed', outputs.lapsed],
  ] as const)('is no policy, which is about the next bet: %s [SLIP-16] [SLIP-17]', (_, output) => {
    const slip = answered(output)
    if (slip.isRunning('askRange')) slip.finish('askRange', ranges)
    slip.quote({})
    slip.send({ type: 'policy.chosen', policy: 'any' })
    expect(slip.value().placement).toBe('answered')
    expect(slip.context().answers).toHaveLength(1)
  })
})

describe('the slip as it is kept, read again', () => {
  it('cannot be edited until it is there [SLIP-21]', () => {
    const slip = drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))
    expect(slip.actor.getSnapshot().hasTag('locked')).toBe(true)
    slip.finish('loadSlip', loadedSlip)
    expect(slip.actor.getSnapshot().hasTag('locked')).toBe(false)
  })

  it('is an empty one where it cannot be read, and nothing is called refused [SLIP-21]', () => {
    const slip = drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))
    slip.fail('loadSlip', new Error('storage is blocked'))
    expect(slip.actor.getSnapshot()).toMatchObject({ value: { placement: 'editing' }, context: { legs: [] } })
  })

  it('stays as it is where it cannot be read again, and can be placed [SLIP-17] [SLIP-21]', () => {
    const slip = ready()
    slip.submit()
    slip.answer({ ...outputs.lapsed, isTold: true })
    expect(slip.value().placement).toBe('restoring')
    slip.fail('loadSlip', new Error('storage is blocked'))
    expect(slip.value().placement).toBe('editing')
    slip.finish('askRange', ranges)
    slip.quote({})
    expect(slip.context().legs).toMatchObject([{ marketId: homeLeg.marketId }])
    expect(slip.context().stakeTexts).toEqual({ whole: '100' })
    expect(slip.canSubmit()).toBe(true)
  })

  it('goes on with the bet it holds, and no more about one that was never sent [SLIP-18] [SLIP-21]', () => {
    const one = answered(outputs.neverSent)
    one.finish('loadSlip', loadedWithEntry)
    expect(one.value().placement).toEqual({ underWay: 'placing' })
    expect(one.refusal()).toBeNull()

    const several = pressedPair()
    several.answer(pairNeverSent)
    expect(several.refusal()).not.toBeNull()
    several.finish('loadSlip', pairEntries)
    expect(several.value().placement).toEqual({ underWay: 'placing' })
    expect(several.refusal()).toBeNull()
  })
})
