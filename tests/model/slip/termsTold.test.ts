import { describe, expect, it } from 'vitest'

import { homeLeg } from '../samples.ts'
import { acceptance } from './presses.ts'
import { ready, start } from './ready.ts'
import { loadedPair, pair, pairQuotes, pairRanges } from './severalSamples.ts'

describe('a yes to changed terms', () => {
  it.each([
    ['the channel is not live any more', {}, true],
    ['the selection is locked by now', { status: 'paused' }, false],
  ] as const)('is not taken where %s [SLIP-15] [LIVE-05]', (_, change, isStale) => {
    const slip = ready({ policy: 'none' })
    const moved = { price: { euro: '2.00' } }
    slip.quote(moved)
    const yes = acceptance(slip.context())
    slip.quote({ ...moved, ...change }, isStale)
    const { length } = slip.received('keepSlip')
    slip.send(yes)
    expect(slip.context().legs).toMatchObject([{ euroOdds: homeLeg.euroOdds }])
    expect(slip.received('keepSlip')).toHaveLength(length)
  })

  it('takes what it read of the others too where it removes what is locked [SLIP-15]', () => {
    const slip = start({ policy: 'none' }, loadedPair)
    slip.finish('askRange', pairRanges)
    slip.send(pairQuotes)
    slip.quote({ status: 'closed' })
    slip.quote({ marketId: pair[1].marketId, price: { euro: '2.00' } })
    slip.accept()
    expect(slip.context().legs).toMatchObject([{ marketId: pair[1].marketId, euroOdds: '2.00' }])
  })

  it('removes nothing that is locked while the bet on it is under way [SLIP-15] [SLIP-18]', () => {
    const slip = ready()
    slip.submit()
    slip.quote({ status: 'closed' })
    slip.accept()
    expect(slip.context().legs).toHaveLength(1)
  })
})

describe('the mark of a move', () => {
  it('stands for three seconds from the last move of its selection [LIVE-08]', () => {
    const slip = ready()
    slip.quote({ price: { euro: '2.20' } })
    slip.clock.increment(2_000)
    slip.quote({ price: { euro: '2.30' } })
    slip.clock.increment(2_999)
    expect(slip.context().legs[0]?.change).toBe('up')
    slip.clock.increment(1)
    expect(slip.context().legs[0]?.change).toBe('none')
  })
})
