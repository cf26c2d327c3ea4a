import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { LegQuote } from '#machines/betSlip/types.ts'
import { buildLeg, buildQuote } from '#src/testing/builders.ts'
import { testTimers } from '#src/testing/environment.ts'

import { paceQuotes } from './paceQuotes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const home = buildLeg()
const away = buildLeg({ side: 'away' })
const at = (euro: string, change: Partial<LegQuote> = {}, leg = home): LegQuote => ({
  ...buildQuote(leg, { price: { euro } }),
  isStale: false,
  ...change,
})

function open() {
  const told: string[][] = []
  const paced = paceQuotes({ timers: testTimers }, (quotes) =>
    told.push(quotes.map(({ side, price, status }) => `${side} ${price.euro} ${status}`)),
  )
  return { told, ...paced }
}

describe('the prices that the slip is told', () => {
  it('come at once after a quiet time, and then the latest of each five times a second [LIVE-08] [SLIP-15]', () => {
    const { told, tell } = open()
    tell([at('2.00'), at('1.80', {}, away)])
    expect(told).toEqual([['home 2.00 open', 'away 1.80 open']])
    // Five hundred updates in a second.
    for (let update = 1; update <= 500; update += 1) {
      vi.advanceTimersByTime(2)
      tell([at((2 + update / 100).toFixed(2))])
    }
    expect(told).toHaveLength(6)
    vi.advanceTimersByTime(1_000)
    expect(told.at(-1)).toEqual(['home 7.00 open'])
    const before = told.length
    tell([at('2.50')])
    expect(told).toHaveLength(before + 1)
  })

  it('come at once where one is locked, opens, has another line or is not current any more [LIVE-05] [SLIP-15]', () => {
    const { told, tell } = open()
    tell([at('2.00'), at('1.80', {}, away)])
    tell([at('1.85', {}, away)])
    expect(told).toHaveLength(1)
    tell([at('2.00', { status: 'paused' })])
    // What waited comes along.
    expect(told.at(-1)).toEqual(['away 1.85 open', 'home 2.00 paused'])
    tell([at('2.00')])
    tell([at('2.00', { handicap: '-0.75' })])
    tell([at('2.00', { handicap: '-0.75', isStale: true })])
    expect(told).toHaveLength(5)
  })

  it('are told no more once nobody listens', () => {
    const { told, tell, stop } = open()
    tell([at('2.00')])
    tell([at('2.10')])
    stop()
    vi.advanceTimersByTime(1_000)
    expect(told).toHaveLength(1)
  })
})
