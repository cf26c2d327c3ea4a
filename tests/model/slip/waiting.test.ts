import { describe, expect, it } from 'vitest'

import { errors } from '#domain/errorCatalogue.ts'
import { waitAfter } from '#machines/betSlip/waiting.ts'
import { buildRefusal } from '#src/testing/builders.ts'

import { delayedRanges, loadedSlip, outputs } from './models.ts'
import { ready, start } from './ready.ts'

describe('a bet that came too soon after the last', () => {
  it('is counted down and can be placed again by itself when the wait is over [SLIP-20]', () => {
    const slip = ready()
    slip.submit()
    slip.finish('placement', outputs.tooFast)
    expect(slip.value()).toMatchObject({ placement: { tooFast: 'counting' } })
    expect(slip.context()).toMatchObject({ secondsLeft: 2, refusal: { code: errors.placeBetTooFast.code } })
    slip.finish('askRange', delayedRanges)
    expect(slip.canSubmit()).toBe(false)
    slip.submit()
    slip.clock.increment(1_000)
    expect(slip.context().secondsLeft).toBe(1)
    slip.clock.increment(1_000)
    expect(slip.value()).toMatchObject({ placement: 'editing' })
    expect(slip.context()).toMatchObject({ secondsLeft: 0, refusal: null })
    expect(slip.canSubmit()).toBe(true)
  })

  it('waits no longer because what is bet has changed meanwhile, and no shorter [SLIP-20]', () => {
    const slip = ready()
    slip.submit()
    slip.finish('placement', outputs.tooFast)
    slip.clock.increment(1_000)
    slip.send({ type: 'stake.typed', text: '200' })
    expect(slip.canSubmit()).toBe(false)
    slip.clock.increment(1_000)
    expect(slip.canSubmit()).toBe(true)
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
    slip.clock.increment(1_000)
    expect(slip.context().secondsLeft).toBe(1)
    slip.clock.increment(5_000)
    expect(slip.context().secondsLeft).toBe(0)
    expect(slip.isRunning('placement')).toBe(true)
  })
})
