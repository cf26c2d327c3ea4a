import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'
import type { PlacementOutput } from '#machines/placement/types.ts'
import { buildRefusal } from '#src/testing/builders.ts'

import { ready, start } from './ready.ts'
import { emptySlip, loadedSlip, loadedWithEntry, outputs } from './samples.ts'
import { answers, entries, loadedPair, over, pairQuotes, pairRanges } from './severalSamples.ts'

const params = { seconds: '1' }
const oneSecond: PlacementOutput['outcome'] = {
  kind: 'refused',
  refusal: buildRefusal(errors.placeBetTooFast.code, { params }),
}

function pressedPair() {
  const slip = start({}, loadedPair)
  slip.finish('askRange', pairRanges)
  slip.send(pairQuotes)
  slip.submit()
  return slip
}

describe('the answer to a bet', () => {
  it('that came too soon is waited after, be it for one second [SLIP-20]', () => {
    const one = ready()
    one.submit()
    one.finish('placement', { ...outputs.tooFast, outcome: oneSecond })
    expect(one.value().placement).toBe('tooFast')
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
    slip.finish('placement', outputs.changed)
    expect(slip.value().placement).toBe('refused')
  })

  it('that another tab has told does not bring back a bet that had its turn [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    slip.finish('placement', outputs.withNext)
    slip.send({ type: 'receipt.closed' })
    expect(slip.isRunning('placement')).toBe(true)
    slip.finish('placement', outputs.toldElsewhere)
    slip.finish('loadSlip', emptySlip)
    expect(slip.value().placement).toBe('editing')
  })

  it('is shown among several unless another tab has told them all [SLIP-18]', () => {
    const slip = pressedPair()
    for (const output of [answers.firstTold, answers.secondRefused])
      slip.send({ type: 'bet.answered', output })
    slip.finish('batch', over(answers.firstTold, answers.secondRefused))
    expect(slip.value().placement).toBe('batchAnswered')
  })

  it('is checked for once, however often it is said to be unknown [SLIP-18]', () => {
    const slip = pressedPair()
    for (const entry of [entries[0], entries[1], entries[0]])
      slip.send({ type: 'outcome.becameUnknown', entry })
    expect(slip.context().checked).toEqual([entries[1], entries[0]])
  })
})

describe('a press that cannot be taken', () => {
  it('of a guest says nothing where the session is over [LAUNCH-05]', () => {
    const slip = start({ isGuest: true }, loadedSlip)
    slip.send({ type: 'session.ended' })
    slip.submit()
    expect(slip.value().placement).toBe('closed')
    expect(slip.context().refusal).toBeNull()
  })

  it('without a stake asks for none while a wait is counted, or where the session is over [SLIP-06] [SLIP-20]', () => {
    const waiting = ready()
    waiting.submit()
    waiting.finish('placement', outputs.tooFast)
    waiting.send({ type: 'stake.cleared' })
    waiting.submit()
    expect(waiting.value().placement).toBe('tooFast')
    const ended = ready()
    ended.send({ type: 'stake.cleared' })
    ended.send({ type: 'session.ended' })
    ended.submit()
    expect(ended.value().placement).toBe('closed')
  })

  it('for want of a stake can be made again [SLIP-06]', () => {
    const slip = ready()
    slip.send({ type: 'stake.cleared' })
    slip.submit()
    expect(slip.value().placement).toBe('stakeMissing')
    expect(slip.canSubmit()).toBe(true)
  })
})
