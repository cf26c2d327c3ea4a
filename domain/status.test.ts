import { describe, expect, it } from 'vitest'

import { isBettable, readSelectionResult, readStatus, type SelectionStatus, statusMark } from './status.ts'

const all: readonly SelectionStatus[] = [
  'open',
  'new',
  'paused',
  'closed',
  'resulting',
  'settlement',
  'settled',
]

describe('status', () => {
  it('reads both spellings of the wire [LIVE-14]', () => {
    expect(['pause', 'paused', 'close', 'closed', 'open', 'new'].map((wire) => readStatus(wire))).toEqual([
      'paused',
      'paused',
      'closed',
      'closed',
      'open',
      'new',
    ])
    expect(() => readStatus('OPEN')).toThrow(RangeError)
    expect(() => readStatus('constructor')).toThrow(RangeError)
  })

  it('shows resulting as settlement with the flag set, and settled as settled [LIVE-14]', () => {
    expect(readStatus('resulting')).toBe('resulting')
    expect(readStatus('resulting', false)).toBe('resulting')
    expect(readStatus('resulting', true)).toBe('settlement')
    expect(readStatus('settled', true)).toBe('settled')
    expect(readStatus('open', true)).toBe('open')
  })

  it('lets only open selections be bet [SLIP-04]', () => {
    expect(all.filter(isBettable)).toEqual(['open'])
  })

  it('marks whatever cannot be bet, so that nothing is taken for an open price [BROWSE-10]', () => {
    expect(all.map((status) => statusMark(status, null))).toEqual([
      'none',
      'lock',
      'lock',
      'lock',
      'spinner',
      'spinner',
      'lock',
    ])
  })

  it('marks each way a selection can end once it is known [BROWSE-10]', () => {
    const results = ['win', 'halfWin', 'lose', 'halfLose', 'void', 'deadHeat'] as const
    for (const status of ['settlement', 'settled'] as const)
      expect(results.map((result) => statusMark(status, result))).toEqual(results)
    expect(statusMark('open', 'win')).toBe('none')
  })

  it.each([
    [{ result: 'win', won: true }, 'win'],
    [{ result: 'half_win', won: true }, 'halfWin'],
    [{ result: 'loss', won: false }, 'lose'],
    [{ result: 'half_loss', won: false }, 'halfLose'],
    [{ result: 'void', won: null }, 'void'],
    [{ result: 'dead_heat', won: true }, 'deadHeat'],
    [{ won: true }, 'win'],
    [{ won: false }, 'lose'],
    // What the contract says of a settled selection without a winner: the stake came back.
    [{ won: null }, 'void'],
    [{}, null],
    [{ result: 'shared', won: false }, 'lose'],
  ] as const)('reads how a settled selection ended: %j is %s [BROWSE-10]', (wire, result) => {
    expect(readSelectionResult('settled', wire)).toBe(result)
  })

  it('knows no result before there is one [BROWSE-10]', () => {
    expect(readSelectionResult('open', { result: null, won: null })).toBeNull()
    expect(readSelectionResult('settlement', { won: null })).toBeNull()
  })
})
