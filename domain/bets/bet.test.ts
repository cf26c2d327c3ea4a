import { describe, expect, it } from 'vitest'

import type { Terms } from '../market/marketUpdate.ts'
import { acceptPolicies, acceptsChange } from './bet.ts'

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
