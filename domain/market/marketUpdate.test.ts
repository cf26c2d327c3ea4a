import { describe, expect, it } from 'vitest'

import { changeMark, changeMarkDuration, type Terms } from './marketUpdate.ts'

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
