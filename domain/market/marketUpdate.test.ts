import { describe, expect, it } from 'vitest'

import {
  cellMark,
  cellMarkDuration,
  changeMark,
  changeMarkDuration,
  isMoveMark,
  type Terms,
} from './marketUpdate.ts'

const terms = (changed: Partial<Terms> = {}): Terms => ({
  status: 'open',
  price: { euro: '1.90' },
  handicap: '-0.5',
  line: null,
  ...changed,
})

describe('changeMark', () => {
  it('is up or down by the exact euro odds, and nothing if they are the same [LIVE-08]', () => {
    expect(changeMark(terms(), terms({ price: { euro: '1.91' } }))).toBe('up')
    expect(changeMark(terms(), terms({ price: { euro: '1.89' } }))).toBe('down')
    expect(changeMark(terms(), terms({ price: { euro: '1.9' } }))).toBe('none')
    expect(changeMark(terms({ price: { euro: '9.5' } }), terms({ price: { euro: '10' } }))).toBe('up')
  })

  it('is seen even if two Malay labels are the same: 2.10 to 2.11 is up [LIVE-08]', () => {
    const malay = '-0.90'
    expect(
      changeMark(terms({ price: { euro: '2.10', malay } }), terms({ price: { euro: '2.11', malay } })),
    ).toBe('up')
  })

  it('is handi-change if handicap or line differ as numbers, whatever the price did [LIVE-08]', () => {
    expect(changeMark(terms(), terms({ handicap: '-0.75', price: { euro: '2.2' } }))).toBe('handi-change')
    expect(changeMark(terms(), terms({ handicap: '-0.50' }))).toBe('none')
    expect(changeMark(terms({ line: '2.5' }), terms({ line: '2.75' }))).toBe('handi-change')
    expect(changeMark(terms(), terms({ handicap: null }))).toBe('handi-change')
  })

  it('is lock if the selection is not open, before anything else [LIVE-08]', () => {
    for (const status of ['paused', 'closed', 'resulting', 'settlement', 'settled', 'new'] as const) {
      expect(changeMark(terms(), terms({ status, handicap: '-1', price: { euro: '5' } }))).toBe('lock')
    }
    expect(changeMark(terms({ status: 'paused' }), terms())).toBe('none')
  })

  it('clears after 3 seconds [LIVE-08]', () => {
    expect(changeMarkDuration).toBe(3000)
  })
})

describe('cellMark', () => {
  const at = (euro: string, changed: Partial<Terms> = {}): Terms => terms({ price: { euro }, ...changed })

  it('is that of a move of a point of the chance, and of no smaller one [LIVE-08]', () => {
    expect(cellMark(at('2.00'), at('2.05'))).toBe('up')
    expect(cellMark(at('2.05'), at('2.00'))).toBe('down')
    expect(cellMark(at('2.00'), at('2.04'))).toBe('none')
    expect(cellMark(at('2.04'), at('2.00'))).toBe('none')
    expect(cellMark(at('2.00'), at('2'))).toBe('none')
  })

  it('is always that of another line and of a lock, whatever the price did [LIVE-08]', () => {
    expect(cellMark(at('2.00'), at('2.01', { handicap: '-1' }))).toBe('handi-change')
    expect(cellMark(at('2.00'), at('2.00', { status: 'paused' }))).toBe('lock')
    expect(cellMark(at('2.00'), at('3.00', { status: 'paused' }))).toBe('lock')
  })

  it('clears after one second [LIVE-08]', () => {
    expect(cellMarkDuration).toBe(1000)
  })

  it('says of all but a lock that something moved [LIVE-08]', () => {
    const marks = ['none', 'up', 'down', 'lock', 'handi-change'] as const
    expect(marks.filter(isMoveMark)).toEqual(['up', 'down', 'handi-change'])
  })
})
