import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { buildLeg, buildQuote } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { awayLeg, homeLeg, journalEntry, nextKey } from '#tests/model/samples.ts'

import type { PlacementOutput } from '../../placement/types.ts'
import { endOf } from '../answers.ts'
import { ready, start } from '../testing/ready.ts'
import {
  heldSlip,
  loadedSlip,
  memberInput,
  outputs,
  ranges,
  slipMachine,
  toggledHome,
  toggledPaused,
} from '../testing/samples.ts'
import { answers, entries, loadedPair, pair, pairQuotes, pairRanges } from '../testing/severalSamples.ts'

type Slip = ReturnType<typeof start>

/** A bet with its answer, its terms and its range known again: if a press counted, a bet would be sent. */
function answered(output: PlacementOutput): Slip {
  const slip = ready()
  slip.submit()
  slip.answer(output)
  if (slip.isRunning('askRange')) slip.finish('askRange', ranges)
  slip.quote({ price: slip.context().legs[0]?.price ?? homeLeg.price, timeStamp: 9_000 })
  return slip
}

function pressedPair(): Slip {
  const slip = start({}, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  slip.submit()
  return slip
}

describe('a press on a slip whose answer is there', () => {
  it.each(['lapsed', 'forgotten'] as const)(
    'sends nothing before that is put away: it was %s [SLIP-17] [SLIP-18]',
    (how) => {
      const slip = answered(outputs[how])
      expect(slip.value().terms).toEqual({ watching: 'agreed' })
      slip.submit()
      expect(slip.place()).toBe(how)
      expect(slip.isRunning('batch')).toBe(false)
      slip.send({ type: 'lapse.dismissed' })
      slip.submit()
      expect(slip.isRunning('batch')).toBe(true)
    },
  )

  it('sends nothing of what is left before the answers of several are put away [SLIP-17] [SLIP-18]', () => {
    const slip = pressedPair()
    slip.answer(answers.firstPlaced, answers.secondRefused)
    slip.finish('askRange', ranges)
    slip.send({ type: 'quotes.arrived', quotes: [{ ...buildQuote(pair[1]), isStale: false }] })
    slip.submit()
    expect(slip.place()).toBe('several')
    expect(slip.isRunning('batch')).toBe(false)
  })

  it('sends nothing where it is asked whether the terms of a refusal are taken: that is a press of its own [SLIP-15]', () => {
    const slip = answered(outputs.changed)
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
    expect(slip.isRunning('batch')).toBe(false)
  })

  it('sends nothing before the press it answers is over [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    slip.send({ type: 'bet.answered', output: outputs.refused })
    slip.submit()
    expect(slip.value().placement).toEqual({ underWay: 'placing' })
  })
})

describe('answers to several bets', () => {
  it('are those of none of them alone, whichever comes first [SLIP-17] [SLIP-18]', () => {
    for (const all of [
      [answers.firstPlaced, answers.secondRefused],
      [answers.secondRefused, answers.firstPlaced],
      [answers.secondLapsed, answers.firstPlaced],
    ]) {
      const slip = pressedPair()
      slip.answer(...all)
      expect([slip.receipt(), slip.refusal(), slip.lapsed(), slip.earlier()]).toEqual([
        null,
        null,
        null,
        null,
      ])
    }
  })

  it('are checked each on its own, also before the first of them is there [SLIP-18]', () => {
    const slip = pressedPair()
    slip.send({ type: 'outcome.becameUnknown', entry: entries[0] })
    expect(slip.unknown()).toBeNull()
    const one = ready()
    one.submit()
    expect(one.unknown()).toBeNull()
    one.send({ type: 'outcome.becameUnknown', entry: journalEntry })
    expect(one.unknown()).toEqual(journalEntry)
  })

  it('are none where nothing was pressed [SLIP-17]', () => {
    const slip = ready()
    expect([endOf(slip.context()), slip.receipt(), slip.refusal(), slip.lapsed(), slip.earlier()]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('the answer to a bet that another tab has confirmed', () => {
  it('brings the next key where this page could read none [SLIP-18] [SLIP-21]', () => {
    const slip = drive(({ parent }) => createActor(slipMachine, { input: memberInput, parent }))
    slip.fail('loadSlip', new Error('storage is blocked'))
    slip.actor.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    slip.actor.send({ type: 'bet.answered', output: outputs.placed })
    expect(slip.actor.getSnapshot().context.key).toBe(nextKey)
  })
})

describe('what is shown stays until the member does something', () => {
  it.each([
    ['a refusal', outputs.refused],
    ['a question about the terms of a refusal', outputs.changed],
  ] as const)('%s, also when the mark of a price ends [LIVE-08] [SLIP-17]', (_, output) => {
    const slip = answered(output)
    const place = slip.place()
    slip.quote({ price: { euro: '1.96' }, timeStamp: 10_000 })
    expect(slip.context().legs[0]?.change).not.toBe('none')
    slip.clock.increment(3_000)
    expect(slip.context().legs[0]?.change).toBe('none')
    expect(slip.place()).toBe(place)
    expect(slip.refusal()).not.toBeNull()
  })

  it('a refusal that nobody has looked at stays written down while the range is asked for again [SLIP-05] [SLIP-18]', () => {
    for (const again of ['range.requested', 'connection.cameBack', null] as const) {
      const slip = ready()
      slip.submit()
      slip.answer(outputs.refused)
      slip.fail('askRange', new Error('no network'))
      if (again === null) slip.clock.increment(10_000)
      else slip.send({ type: again })
      expect(slip.isRunning('askRange')).toBe(true)
      expect(slip.received('keepSlip').filter(({ type }) => type === 'answers.told')).toEqual([])
      expect(slip.context().untold).toEqual([journalEntry.key])
    }
  })

  it('a refusal of other odds is told beside it, and leaves it and its wait [SLIP-04] [SLIP-20]', () => {
    const slip = answered(outputs.tooFast)
    const told: unknown[] = []
    slip.actor.on('selection.refused', (event) => told.push(event))
    const waits = slip.received('countSeconds').length
    slip.send(toggledPaused)
    expect(told).toHaveLength(1)
    expect(slip.place()).toBe('tooFast')
    expect(slip.received('countSeconds')).toHaveLength(waits)
  })

  it('a bet under way, whatever is pressed meanwhile [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    const [before, waits] = [slip.context(), slip.received('countSeconds').length]
    slip.send(toggledHome)
    slip.accept()
    expect(slip.context()).toEqual(before)
    expect(slip.isRunning('askRange')).toBe(false)
    expect(slip.received('countSeconds')).toHaveLength(waits)
  })
})

describe('what the member chooses', () => {
  it('is their policy, also before anything is in the slip [SLIP-16]', () => {
    const slip = start()
    slip.send({ type: 'policy.chosen', policy: 'none' })
    expect(slip.context().policy).toBe('none')
  })

  it('for presses to come answers nothing [SLIP-02]', () => {
    const slip = ready()
    slip.send({ type: 'pressRule.chosen', pressRule: 'add' })
    expect(slip.context()).toMatchObject({ pressRule: 'add', answers: [] })
  })

  it('does not make the way back last longer [SLIP-02]', () => {
    for (const event of [{ type: 'policy.chosen', policy: 'any' }, { type: 'range.requested' }] as const) {
      const slip = start({}, loadedPair)
      slip.send({ type: 'selection.removed', marketId: pair[1].marketId, side: pair[1].side })
      slip.fail('askRange', new Error('no network'))
      slip.clock.increment(4_000)
      slip.send(event)
      slip.clock.increment(3_999)
      expect(slip.actor.getSnapshot().can({ type: 'selection.undone' })).toBe(true)
      slip.clock.increment(1)
      expect(slip.actor.getSnapshot().can({ type: 'selection.undone' })).toBe(false)
    }
  })
})

describe('a selection', () => {
  it('that cannot be bet now goes into no combo, though a bet on it may be booked [PREBOOK-01] [SLIP-04]', () => {
    const slip = start({}, { ...loadedSlip, slip: { ...heldSlip, kind: 'combo' } })
    slip.send({
      type: 'selection.toggled',
      leg: buildLeg({ ...homeLeg, eventId: 'e2', marketId: 'm2', status: 'paused' }),
      at: 1,
      isPrebookable: true,
    })
    expect(slip.context().legs).toMatchObject([{ marketId: 'm1' }])
  })

  it('stays where the other side of its market is removed [SLIP-02]', () => {
    const slip = start({}, { ...loadedPair, slip: { ...heldSlip, legs: [homeLeg, awayLeg], isAdding: true } })
    slip.send({ type: 'selection.removed', marketId: homeLeg.marketId, side: 'away' })
    expect(slip.context().legs).toMatchObject([{ marketId: homeLeg.marketId, side: 'home' }])
  })

  it('is what a stake is on: none waits in a kind that was left empty [SLIP-01] [SLIP-06]', () => {
    const slip = start()
    slip.send({ type: 'stake.typed', text: '50' })
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    slip.send({ type: 'kind.chosen', kind: 'single' })
    expect(slip.context().stakeTexts).toEqual({})
  })
})
