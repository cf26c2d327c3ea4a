import { describe, expect, it } from 'vitest'

import { chartNamed } from '../testing/chartNamed.ts'
import type { Mood } from './chart.ts'

const named = (machine: string, mood: Mood): readonly string[] =>
  chartNamed(machine)
    .states.filter((state) => state.mood === mood)
    .map(({ path }) => path)

describe('failures and waits', () => {
  it('are read from what states are called, and from what ends them unasked [CHART-02]', () => {
    expect(named('launch', 'failure')).toEqual(['timedOut', 'tokenExpired', 'storageBlocked', 'failed'])
    expect(named('launch', 'wait')).toEqual([
      'waiting',
      'waiting.exchangingLink',
      'waiting.checkingSession',
      'waiting.loadingMember',
    ])
    expect(named('betSlip', 'failure')).toEqual(['range.unavailable', 'range.failed'])
    expect(named('betSlip', 'wait')).toContain('placement.underWay.outcomeUnknown')
    expect(named('prebook', 'wait')).toEqual(
      expect.arrayContaining(['booking.outcomeUnknown', 'cancelling.asking', 'cancelling.unknown']),
    )
    expect(named('orientation', 'failure')).toEqual([])
    expect(named('orientation', 'wait')).toEqual([])
  })
})
