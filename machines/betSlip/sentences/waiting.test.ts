import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'
import { waitAfter } from '#machines/betSlip/waiting.ts'
import { buildRefusal } from '#src/testing/builders.ts'

import { ready, start } from './ready.ts'
import { delayedRanges, loadedSlip, outputs, ranges } from './samples.ts'
import { answers, loadedPair, pairQuotes, pairRanges } from './severalSamples.ts'

const counted = (secondsLeft: number) => ({ type: 'wait.counted', secondsLeft }) as const

describe('a bet that came too soon after the last', () => {
  it('is counted down and can be placed again by itself when the wait is over [SLIP-20]', () => {
    const slip = ready()
    slip.submit()
    slip.finish('placement', outputs.tooFast)
    expect(slip.value()).toMatchObject({ placement: 'tooFast' })
    expect(slip.received('countSeconds').at(-1)).toEqual({ type: 'wait.began', seconds: 2 })
    expect(slip.context()).toMatchObject({ secondsLeft: 2, refusal: { code: errors.placeBetTooFast.code } })
    slip.finish('askRange', delayedRanges)
    expect(slip.canSubmit()).toBe(false)
    slip.submit()
    slip.send(counted(1))
    expect(slip.context().secondsLeft).toBe(1)
    expect(slip.value()).toMatchObject({ placement: 'tooFast' })
    slip.send(counted(0))
    expect(slip.value()).toMatchObject({ placement: 'editing' })
    expect(slip.context()).toMatchObject({ secondsLeft: 0, refusal: null })
    expect(slip.canSubmit()).toBe(true)
  })

  it('waits no longer because what is bet has changed meanwhile, and no shorter [SLIP-20]', () => {
    const slip = ready()
    slip.submit()
    slip.finish('placement', outputs.tooFast)
    slip.send(counted(1))
    slip.send({ type: 'stake.typed', text: '200' })
    expect(slip.canSubmit()).toBe(false)
    slip.send(counted(0))
    expect(slip.canSubmit()).toBe(true)
  })

  it('is counted down among several bets too, and what is left of it once their answers are read [SLIP-20] [SLIP-18]', () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.submit()
    slip.send({ type: 'bet.answered', output: answers.firstPlaced })
    const tooFast = { ...answers.secondRefused, outcome: outputs.tooFast.outcome }
    slip.send({ type: 'bet.answered', output: tooFast })
    expect(slip.received('countSeconds').at(-1)).toEqual({ type: 'wait.began', seconds: 2 })
    slip.finish('batch', { outputs: [answers.firstPlaced, tooFast], refusal: null })
    expect(slip.value()).toMatchObject({ placement: 'batchAnswered' })
    expect(slip.context().secondsLeft).toBe(2)
    slip.send(counted(1))
    slip.send({ type: 'receipt.closed' })
    expect(slip.value()).toMatchObject({ placement: 'tooFast' })
    expect(slip.context()).toMatchObject({ secondsLeft: 1, legs: [{ marketId: 'm2' }] })
    expect(slip.canSubmit()).toBe(false)
    slip.send(counted(0))
    slip.finish('askRange', ranges)
    expect(slip.canSubmit()).toBe(true)
  })

  it('is waited for no longer where several answers are read after it [SLIP-20]', () => {
    const slip = start({}, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.submit()
    const tooFast = { ...answers.secondRefused, outcome: outputs.tooFast.outcome }
    for (const output of [tooFast, answers.firstPlaced]) slip.send({ type: 'bet.answered', output })
    slip.finish('batch', { outputs: [tooFast, answers.firstPlaced], refusal: null })
    slip.send(counted(0))
    slip.send({ type: 'receipt.closed' })
    expect(slip.value()).toMatchObject({ placement: 'editing' })
  })

  it.each([
    [{}, 0],
    [{ seconds: '5' }, 5],
    [{ seconds: '999' }, 60],
    [{ seconds: 'soon' }, 0],
    [{ seconds: '-1' }, 0],
  ])('is waited for as long as the server says, within reason: %j', (params, seconds) => {
    const refusal = buildRefusal(errors.placeBetTooFast.code, { params })
    expect(waitAfter({ ...outputs.tooFast, outcome: { kind: 'refused', refusal } })).toBe(seconds)
  })
})

describe('a bet that waits before it is decided', () => {
  it('is counted down to nothing, and not beyond [SLIP-17]', () => {
    const slip = start({}, loadedSlip)
    slip.finish('askRange', delayedRanges)
    slip.quote({})
    slip.submit()
    expect(slip.context().secondsLeft).toBe(2)
    expect(slip.received('countSeconds')).toEqual([{ type: 'wait.began', seconds: 2 }])
    slip.send(counted(1))
    expect(slip.context().secondsLeft).toBe(1)
    slip.send(counted(0))
    expect(slip.context().secondsLeft).toBe(0)
    expect(slip.isRunning('placement')).toBe(true)
  })

  it('is counted no more once it is decided sooner [SLIP-17]', () => {
    const slip = start({}, loadedSlip)
    slip.finish('askRange', delayedRanges)
    slip.quote({})
    slip.submit()
    slip.finish('placement', outputs.placed)
    expect(slip.received('countSeconds').at(-1)).toEqual({ type: 'wait.began', seconds: 0 })
    slip.send({ type: 'receipt.closed' })
    expect(slip.value()).toMatchObject({ placement: 'editing' })
  })
})
