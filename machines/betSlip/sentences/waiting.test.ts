import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildRefusal } from '#src/testing/builders.ts'

import { unread } from '../testing/chapters.ts'
import { ready, start } from '../testing/ready.ts'
import { delayedRanges, loadedSlip, outputs, ranges } from '../testing/samples.ts'
import { answers, loadedPair, pairQuotes, pairRanges } from '../testing/severalSamples.ts'
import { waitAfter } from '../waiting.ts'

const counted = (secondsLeft: number) => ({ type: 'wait.counted', secondsLeft }) as const

describe('a bet that came too soon after the last', () => {
  it('is counted down by who counts seconds, who is there from the start [SLIP-20]', () => {
    const [beginning] = unread().takeLines()
    expect(beginning).toMatch(
      /, starts keepSlip, starts watchConnectivity, starts countSeconds, starts loadSlip$/,
    )
  })

  it('is counted down and can be placed again as soon as the wait is over [SLIP-20]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.tooFast)
    expect(slip.place()).toBe('tooFast')
    expect(slip.received('countSeconds').at(-1)).toEqual({ type: 'wait.began', seconds: 2 })
    expect(slip.context().secondsLeft).toBe(2)
    expect(slip.refusal()?.code).toBe(errors.placeBetTooFast.code)
    slip.finish('askRange', delayedRanges)
    expect(slip.canSubmit()).toBe(false)
    slip.submit()
    slip.send(counted(1))
    expect(slip.context().secondsLeft).toBe(1)
    expect(slip.place()).toBe('tooFast')
    slip.send(counted(0))
    expect(slip.value()).toMatchObject({ placement: 'editing' })
    expect(slip.context().secondsLeft).toBe(0)
    expect(slip.refusal()).toBeNull()
    expect(slip.canSubmit()).toBe(true)
  })

  it('is waited for by the tab alone that was told so [SLIP-18] [SLIP-20]', () => {
    const slip = ready()
    slip.submit()
    slip.answer({ ...outputs.tooFast, isTold: true })
    expect(slip.value().placement).toBe('restoring')
    expect(slip.context().secondsLeft).toBe(0)
    expect(slip.received('countSeconds').at(-1)).toEqual({ type: 'wait.began', seconds: 0 })
  })

  it('waits no longer because what is bet has changed meanwhile, and no shorter [SLIP-20]', () => {
    const slip = ready()
    slip.submit()
    slip.answer(outputs.tooFast)
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
    slip.finish('batch', { outputs: [answers.firstPlaced, tooFast] })
    expect(slip.place()).toBe('several')
    expect(slip.context().secondsLeft).toBe(2)
    slip.send(counted(1))
    slip.send({ type: 'receipt.closed' })
    expect(slip.place()).toBe('tooFast')
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
    slip.answer(tooFast, answers.firstPlaced)
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
    expect(slip.isRunning('batch')).toBe(true)
  })

  it('is counted no more once it is decided sooner [SLIP-17]', () => {
    const slip = start({}, loadedSlip)
    slip.finish('askRange', delayedRanges)
    slip.quote({})
    slip.submit()
    slip.answer(outputs.placed)
    expect(slip.received('countSeconds').at(-1)).toEqual({ type: 'wait.began', seconds: 0 })
    slip.send({ type: 'receipt.closed' })
    expect(slip.value()).toMatchObject({ placement: 'editing' })
  })
})

/** The wait that a refusal bids, by what its reply says of the seconds. */
function waitFor(
  params: Readonly<Record<string, string>>,
  code: number = errors.placeBetTooFast.code,
): number {
  return waitAfter({
    outcome: { kind: 'refused', refusal: { ...buildRefusal(code), params } },
    entry: null,
    nextKey: null,
    nextEntry: null,
    isTold: false,
  })
}

describe('the wait that a reply bids', () => {
  it('is its seconds, and a minute at most [SLIP-20]', () => {
    expect(['0', '5', '60', '61', '999'].map((seconds) => waitFor({ seconds }))).toEqual([0, 5, 60, 60, 60])
  })

  it('is zero if what it says is not a whole number [SLIP-20]', () => {
    for (const seconds of ['12s', 's12', '1.5', '-3', ' 7', '', '1000', 'soon'])
      expect(waitFor({ seconds })).toBe(0)
    expect(waitFor({})).toBe(0)
  })

  it('is zero if the bet was refused for another reason [SLIP-20]', () => {
    expect(waitFor({ seconds: '5' }, errors.noResult.code)).toBe(0)
  })
})
