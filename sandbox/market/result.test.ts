import { describe, expect, it } from 'vitest'

import { betTypeInfo, betTypes } from '#domain/market/betType.ts'

import type { Settlement } from './commands.ts'
import { isDecidedByScore, legResultOf, resultByScore } from './result.ts'

const settlement: Settlement = {
  marketId: 'm',
  eventId: 'e',
  betType: 'AH',
  at: 0,
  ending: 'score',
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

  it("is judged at its own terms, even if the market's last line was pushed [HIST-04]", () => {
    const pushed: Settlement = { ...settlement, results: { home: 'void', away: 'void' } }
    expect(legResultOf(pushed, 'home', { handicap: '-0.5', line: null })).toBe('win')
    expect(legResultOf(pushed, 'away', { handicap: '0.75', line: null })).toBe('halfLose')
    const total: Settlement = { ...pushed, betType: 'OU', results: { over: 'void', under: 'void' } }
    expect(legResultOf(total, 'over', { handicap: null, line: '2.5' })).toBe('win')
    expect(legResultOf(total, 'over', { handicap: null, line: '3' })).toBe('void')
  })

  it.each(betTypes)('of type %s is void in a voided market, whatever its terms', (betType) => {
    const sides = betTypeInfo(betType).sides
    const voided: Settlement = { ...settlement, betType, ending: 'voided', score: null }
    for (const side of sides) {
      expect(legResultOf(voided, side, { handicap: '-9', line: '0.5' })).toBe('void')
    }
  })

  it('is the stated one if there is no score, and void for an unknown side', () => {
    const stated: Settlement = { ...settlement, ending: 'stated', score: null }
    expect(legResultOf(stated, 'home', { handicap: '-9', line: null })).toBe('halfWin')
    expect(legResultOf(settlement, 'draw', { handicap: null, line: null })).toBe('void')
  })

  it.each([
    ['1X2', 'draw', 1, 1, 'win'],
    ['SP1X2', 'home', 1, 1, 'lose'],
    ['WIN', 'home', 1, 1, 'void'],
    ['SPHA', 'away', 0, 1, 'win'],
    ['SPAH', 'away', 2, 1, 'halfLose'],
    ['SPXXAH', 'away', 2, 1, 'halfLose'],
    ['SPOU', 'over', 2, 1, 'halfWin'],
    ['OE', 'odd', 2, 1, 'win'],
    ['SPOE', 'even', 0, 0, 'win'],
  ] as const)('of type %s on %s at %i-%i is a %s', (betType, side, home, away, result) => {
    const terms = { handicap: side === 'away' ? '0.75' : '-0.75', line: '2.75' }
    expect(resultByScore(betType, side, terms, { home, away })).toBe(result)
    expect(isDecidedByScore(betType)).toBe(true)
  })

  it.each(['OR', 'SPOR', 'YN', 'SPYN', 'WINMAP', 'SPWINMAP', 'SPXX'] as const)(
    'of type %s is stated, whatever the score says',
    (betType) => {
      expect(isDecidedByScore(betType)).toBe(false)
      expect(resultByScore(betType, 'home', { handicap: null, line: null }, { home: 9, away: 0 })).toBeNull()
    },
  )
})
