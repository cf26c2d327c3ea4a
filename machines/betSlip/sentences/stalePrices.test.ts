import { describe, expect, it } from 'vitest'

import { journalEntry } from '#tests/model/samples.ts'

import { ready, start } from '../testing/ready.ts'
import { outputs } from '../testing/samples.ts'
import { loadedPair, over, pairQuotes, pairRanges } from '../testing/severalSamples.ts'

type Slip = ReturnType<typeof start>

describe('a price that does not count', () => {
  const policy = 'any'
  const stale = { price: { euro: '2.00' } }
  const odds = (slip: Slip) => slip.context().legs.map(({ euroOdds }) => euroOdds)

  it('is not agreed to by a policy that is chosen after a refusal [LIVE-05] [SLIP-16]', () => {
    const slip = ready({ policy: 'none' })
    slip.submit()
    slip.answer(outputs.refused)
    slip.quote(stale, true)
    const before = odds(slip)
    slip.send({ type: 'policy.chosen', policy })
    expect(odds(slip)).toEqual(before)
    // The region that is told last of the policy sees the new one.
    slip.submit()
    expect(odds(slip)).toEqual(before)
  })

  it('is not agreed to as a bet of another tab is placed [LIVE-05] [SLIP-16]', () => {
    const slip = ready({ policy })
    slip.send({ type: 'confirmation.recordedElsewhere', entry: journalEntry })
    slip.quote(stale, true)
    const before = odds(slip)
    slip.answer(outputs.placedElsewhere)
    expect(odds(slip)).toEqual(before)
  })

  it('is not agreed to as a bet is refused [LIVE-05] [SLIP-16]', () => {
    const slip = ready({ policy })
    slip.submit()
    slip.send({ type: 'bet.answered', output: outputs.refused })
    slip.quote(stale, true)
    const before = odds(slip)
    slip.finish('batch', over(outputs.refused))
    expect(slip.place()).toBe('refused')
    expect(odds(slip)).toEqual(before)
  })

  it('is not agreed to where what is kept cannot be read after a bet that was never sent [LIVE-05] [SLIP-16] [SLIP-21]', () => {
    const slip = ready({ policy })
    slip.submit()
    slip.answer(outputs.neverSent)
    expect(slip.value().placement).toBe('restoring')
    slip.quote(stale, true)
    const before = odds(slip)
    slip.fail('loadSlip', new Error('storage is blocked'))
    expect(slip.place()).toBe('refused')
    expect(odds(slip)).toEqual(before)
  })

  it('is not agreed to as another selection leaves the slip [LIVE-05] [SLIP-16]', () => {
    const slip = start({ policy }, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.quote(stale, true)
    const [before] = odds(slip)
    const [, second] = slip.context().legs
    slip.send({
      type: 'selection.removed',
      marketId: second?.marketId ?? '',
      side: second?.side ?? '',
    })
    expect(odds(slip)).toEqual([before])
  })
})
