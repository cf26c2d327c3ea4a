import { describe, expect, it } from 'vitest'

import { acceptPolicies, acceptsChange, type SelectionRef, slipAction } from './bet.ts'
import type { Terms } from './marketUpdate.ts'

const ref = (eventId: string, marketId: string, side: string): SelectionRef => ({ eventId, marketId, side })
const home = ref('e1', 'm1', 'home')
const away = ref('e1', 'm1', 'away')
const total = ref('e1', 'm2', 'over')
const other = ref('e2', 'm3', 'home')

describe('slipAction', () => {
  it('removes the same selection from a single, else replaces [SLIP-02]', () => {
    expect(slipAction('single', [home], home)).toBe('remove')
    expect(slipAction('single', [home], away)).toBe('replace')
    expect(slipAction('single', [home], other)).toBe('replace')
    expect(slipAction('single', [], home)).toBe('replace')
  })

  it('does nothing in a combo where the event is present, else adds [SLIP-02]', () => {
    for (const kind of ['combo', 'mix'] as const) {
      expect(slipAction(kind, [home], home)).toBe('none')
      expect(slipAction(kind, [home], total)).toBe('none')
      expect(slipAction(kind, [home], other)).toBe('add')
      expect(slipAction(kind, [], home)).toBe('add')
    }
  })

  it('removes an exact match from a bet builder, else adds [SLIP-02]', () => {
    expect(slipAction('betBuilder', [home, total], total)).toBe('remove')
    expect(slipAction('betBuilder', [home], total)).toBe('add')
    expect(slipAction('betBuilder', [home], away)).toBe('add')
  })
})

describe('acceptsChange', () => {
  const agreed = { euroOdds: '1.90', handicap: '-0.5', line: null }
  const now = (changed: Partial<Terms> = {}): Terms => ({
    status: 'open',
    price: { euro: '1.90' },
    handicap: '-0.5',
    line: null,
    ...changed,
  })
  const takers = (terms: Terms) => acceptPolicies.filter((policy) => acceptsChange(policy, agreed, terms))

  it('takes moves of the price by policy: any, better only, none [SLIP-16]', () => {
    expect(takers(now())).toEqual(['any', 'better', 'none'])
    expect(takers(now({ price: { euro: '1.9' } }))).toEqual(['any', 'better', 'none'])
    expect(takers(now({ price: { euro: '1.91' } }))).toEqual(['any', 'better'])
    expect(takers(now({ price: { euro: '1.89' } }))).toEqual(['any'])
  })

  it('always asks for another handicap or line, and for a lock [SLIP-16]', () => {
    expect(takers(now({ handicap: '-0.75' }))).toEqual([])
    expect(takers(now({ line: '2.5' }))).toEqual([])
    expect(takers(now({ status: 'paused' }))).toEqual([])
    expect(takers(now({ handicap: '-0.50' }))).toEqual(['any', 'better', 'none'])
  })
})
