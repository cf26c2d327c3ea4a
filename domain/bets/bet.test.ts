import { describe, expect, it } from 'vitest'

import type { Terms } from '../market/marketUpdate.ts'
import { acceptPolicies, acceptsChange, pressRules, standingOfTicket } from './bet.ts'

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

  it('says no by a plain no under each policy that asks [SLIP-16]', () => {
    const [better, worse] = ['1.91', '1.89'].map((euro) => now({ price: { euro } }))
    expect(acceptPolicies.map((policy) => acceptsChange(policy, agreed, better ?? now()))).toEqual([
      true,
      true,
      false,
    ])
    expect(acceptPolicies.map((policy) => acceptsChange(policy, agreed, worse ?? now()))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('always asks for another handicap or line, and for a lock [SLIP-16]', () => {
    expect(takers(now({ handicap: '-0.75' }))).toEqual([])
    expect(takers(now({ line: '2.5' }))).toEqual([])
    expect(takers(now({ status: 'paused' }))).toEqual([])
    expect(takers(now({ handicap: '-0.50' }))).toEqual(['any', 'better', 'none'])
  })
})

describe('what a ticket is by now', () => {
  const standingOf = (status: 'booked' | 'placed' | 'cancelled' | 'unknown') =>
    standingOfTicket({ prebook: { status, targetOdds: '2.50', placedUtc: null } })

  it('is placed where it was never booked [SLIP-17]', () => {
    expect(standingOfTicket({ prebook: null })).toBe('placed')
  })

  it('is what the server says of a booking, and unclear where it says nothing that is known [PREBOOK-05]', () => {
    const standings = (['booked', 'placed', 'cancelled', 'unknown'] as const).map(standingOf)
    expect(standings).toEqual(['booked', 'placed', 'cancelled', 'unclear'])
  })
})

it('odds that are pressed replace a single, or are added to it [SLIP-02]', () => {
  expect(pressRules).toEqual(['replace', 'add'])
})
