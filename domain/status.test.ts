import { describe, expect, it } from 'vitest'

import { isBettable, readStatus, type SelectionStatus, statusMark, statusNotice } from './status.ts'

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

  it('marks selections: lock, spinner, win or lose [BROWSE-10]', () => {
    expect(all.map((status) => statusMark(status, true))).toEqual([
      'none',
      'none',
      'lock',
      'lock',
      'spinner',
      'win',
      'win',
    ])
    expect(statusMark('settled', false)).toBe('lose')
    expect(statusMark('settlement', null)).toBe('none')
  })

  it('names what is awaited [BROWSE-10]', () => {
    expect(all.map(statusNotice)).toEqual([
      null,
      null,
      null,
      null,
      'awaitingResult',
      'awaitingSettlement',
      null,
    ])
  })
})
