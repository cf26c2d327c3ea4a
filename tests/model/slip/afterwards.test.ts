import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { agreedTerms } from '#machines/betSlip/terms.ts'
import type { BetSlipEvent } from '#machines/betSlip/types.ts'
import type { PlacementOutput } from '#machines/placement/types.ts'
import { buildQuote, buildRefusal } from '#src/testing/builders.ts'

import { drive } from '../drive.ts'
import { awayLeg, homeLeg, journalEntry, nextKey } from '../samples.ts'
import { submission } from './presses.ts'
import { ready, start } from './ready.ts'
import { loadedSlip, loadedWithEntry, memberInput, offeredBigCombo, outputs, slipMachine } from './samples.ts'
import { answers, entries, loadedPair, neverSent, pairQuotes, pairRanges } from './severalSamples.ts'

const toggledAway = { type: 'selection.toggled', leg: awayLeg, at: 5_000 } as const
const keptAgain = { type: 'selections.kept' } as const
const recordedElsewhere: BetSlipEvent = { type: 'confirmation.recordedElsewhere', entry: journalEntry }
const pairEntries = { ...loadedPair, entry: entries[0], others: [entries[1]] }

/** A bet that has got its answer. */
function answered(output: PlacementOutput) {
  const slip = ready()
  slip.submit()
  slip.finish('placement', output)
  return slip
}

/** Two bets of one press that were sent. */
function pressedPair() {
  const slip = start({}, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  slip.submit()
  return slip
}

/** Two bets of one press: the first was placed, the second was not. */
function answeredPair() {
  const slip = pressedPair()
  for (const output of [answers.firstPlaced, answers.secondRefused])
    slip.send({ type: 'bet.answered', output })
  slip.finish('batch', { outputs: [answers.firstPlaced, answers.secondRefused], refusal: null })
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
      expect(slip.context()).toMatchObject({ receipt: null, answers: [], lapsedEntry: null })
    }
  })

  it('where the receipt is closed, which is then gone [SLIP-17]', () => {
    const slip = answered(outputs.placed)
    expect(slip.context().receipt).not.toBeNull()
    slip.send({ type: 'receipt.closed' })
    expect(slip.value().placement).toBe('editing')
    expect(slip.context().receipt).toBeNull()
  })

  it('where its selections are wanted again: they are kept for a reload, and their terms and range asked for [SLIP-17] [SLIP-21]', () => {
    const one = answered(outputs.placed)
    one.send(keptAgain)
    expect(one.value()).toMatchObject({ placement: 'editing', terms: { watching: 'waiting' } })
    expect(one.context().receipt).toBeNull()
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
      expect(slip.context()).toMatchObject({ receipt: null, answers: [] })
    }
  })

  it('to the end of the session: neither receipt nor answers nor refusal are shown, and nothing can be edited [SLIP-18]', () => {
    const neverKept = answered(outputs.neverSent)
    expect(neverKept.context().refusal).not.toBeNull()
    for (const slip of [answered(outputs.placed), answeredPair(), neverKept]) {
      slip.send({ type: 'session.ended' })
      expect(slip.value().placement).toBe('closed')
      expect(slip.actor.getSnapshot().hasTag('locked')).toBe(true)
      expect(slip.context()).toMatchObject({ receipt: null, answers: [], refusal: null })
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
    expect(slip.given('placement')).toMatchObject({ kind: 'resume', entry: { key: 'd'.repeat(32) } })
  })
})

describe('an answer that another tab has told', () => {
  it.each(['placed', 'lapsed', 'forgotten'] as const)(
    'is not told again: what is kept is read anew, and nothing is checked any more (it was %s) [SLIP-18]',
    (kind) => {
      const slip = start({}, loadedWithEntry)
      const told: unknown[] = []
      slip.actor.on('*', (event) => told.push(event))
      slip.send({ type: 'outcome.becameUnknown', entry: journalEntry })
      slip.finish('placement', { ...outputs[kind], isTold: true })
      expect(slip.value().placement).toBe('restoring')
      expect(slip.context()).toMatchObject({ unknownEntry: null, placement: null, receipt: null })
      expect(told).toEqual([{ type: 'bet.toldElsewhere', outcome: kind }])
    },
  )

  it('is not told again where it is that of several bets [SLIP-18]', () => {
    const slip = start({}, pairEntries)
    expect(slip.value().placement).toEqual({ batchUnderWay: 'placing' })
    const told = [answers.firstTold, { ...answers.secondLapsed, isTold: true }]
    for (const output of told) slip.send({ type: 'bet.answered', output })
    slip.finish('batch', { outputs: told, refusal: null })
    expect(slip.value().placement).toBe('restoring')
    expect(slip.context().answers).toEqual([])
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

  it('goes on with the bet it holds, and no more about one that was never sent [SLIP-18] [SLIP-21]', () => {
    const one = answered(outputs.neverSent)
    one.finish('loadSlip', loadedWithEntry)
    expect(one.value().placement).toEqual({ underWay: 'placing' })
    expect(one.context().refusal).toBeNull()

    const several = pressedPair()
    several.finish('batch', neverSent)
    expect(several.context().refusal).not.toBeNull()
    several.finish('loadSlip', pairEntries)
    expect(several.value().placement).toEqual({ batchUnderWay: 'placing' })
    expect(several.context().refusal).toBeNull()
  })
})

describe('a press', () => {
  it('of a guest asks them to log in, whatever it was about [SLIP-18]', () => {
    const slip = ready({ isGuest: true })
    slip.send(submission({ legs: [awayLeg] }))
    expect(slip.value().placement).toBe('refused')
  })

  it('that was about another slip does nothing, also where this one has no stake [SLIP-06] [SLIP-15]', () => {
    const slip = ready()
    slip.send({ type: 'stake.typed', text: '' })
    slip.send(submission({ legs: [awayLeg] }))
    expect(slip.value().placement).toBe('editing')
  })

  it('is given up where its terms become stale, and is not asked about at prices that cannot be bet [LIVE-05] [SLIP-15]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({})
    slip.submit()
    expect(slip.value().placement).toBe('checking')
    slip.quote({ price: { euro: '1.90' }, timeStamp: Date.UTC(2030, 0, 1) }, true)
    expect(slip.value()).toMatchObject({ placement: 'editing', terms: { watching: 'stale' } })
  })

  it('asks about changed terms first where the range could not be had [SLIP-15]', () => {
    const slip = start({}, loadedSlip)
    slip.fail('askRange', new Error('no network'))
    slip.quote({ price: { euro: '1.90' } })
    slip.submit()
    expect(slip.value().placement).toBe('confirmingChanges')
  })

  it('that names the current terms agrees to them: nothing is asked while it waits for its range [SLIP-15] [SLIP-16]', () => {
    const slip = start({}, loadedSlip)
    slip.quote({ price: { euro: '1.90' } })
    expect(slip.value().terms).toEqual({ watching: 'changed' })
    slip.send({ type: 'slip.submitted', terms: agreedTerms([{ ...homeLeg, euroOdds: '1.90' }]) })
    expect(slip.value()).toMatchObject({ placement: 'checking', terms: { watching: 'agreed' } })
  })

  it('of several bets shows them under way at once [SLIP-18]', () => {
    expect(pressedPair().value().placement).toEqual({ batchUnderWay: 'placing' })
  })
})
