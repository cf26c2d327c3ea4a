import { describe, expect, it } from 'vitest'

import { hashOf, readHash } from './address.ts'

describe('the address of a state', () => {
  it.each([
    ['#/betSlip', { machine: 'betSlip', state: null }],
    ['#/betSlip/', { machine: 'betSlip', state: '' }],
    ['#/betSlip/placement.checking', { machine: 'betSlip', state: 'placement.checking' }],
  ])('%s leads to it, and is made from it [CHART-02]', (hash, address) => {
    expect(readHash(hash)).toEqual(address)
    expect(hashOf(address)).toBe(hash)
  })

  it('is empty without a machine', () => {
    expect(readHash('')).toBeNull()
    expect(readHash('#/')).toBeNull()
  })
})
