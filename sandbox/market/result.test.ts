import { describe, expect, it } from 'vitest'

import type { Settlement } from './commands.ts'
import { legResultOf } from './result.ts'

const settlement: Settlement = {
  marketId: 'm',
  eventId: 'e',
  betType: 'AH',
  at: 0,
  results: { home: 'halfWin', away: 'halfLose' },
  resultValue: '2-1',
  score: { home: 2, away: 1 },
}

describe('the result of a bet', () => {
  it('is judged by the handicap the bet was taken at, not by the one the market ended with', () => {
    expect(legResultOf(settlement, 'home', { handicap: '-0.75', line: null })).toBe('halfWin')
    expect(legResultOf(settlement, 'home', { handicap: '-1', line: null })).toBe('void')
    expect(legResultOf(settlement, 'home', { handicap: '-1.25', line: null })).toBe('halfLose')
    expect(legResultOf(settlement, 'away', { handicap: '0.5', line: null })).toBe('lose')
  })

  it('is judged by the total line the bet was taken at', () => {
    const total: Settlement = { ...settlement, betType: 'OU', results: { over: 'win', under: 'lose' } }
    expect(legResultOf(total, 'over', { handicap: null, line: '2.75' })).toBe('halfWin')
    expect(legResultOf(total, 'under', { handicap: null, line: '3.25' })).toBe('halfWin')
    expect(legResultOf(total, 'under', { handicap: null, line: '3' })).toBe('void')
  })

  it('is what was stated where no score was, where it was void, and void for a side unknown', () => {
    expect(legResultOf({ ...settlement, score: null }, 'home', { handicap: '-9', line: null })).toBe(
      'halfWin',
    )
    const voided: Settlement = { ...settlement, results: { home: 'void', away: 'void' } }
    expect(legResultOf(voided, 'home', { handicap: '-9', line: null })).toBe('void')
    expect(legResultOf(settlement, 'draw', { handicap: null, line: null })).toBe('void')
  })
})
