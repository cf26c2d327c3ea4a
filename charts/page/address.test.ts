import { describe, expect, it } from 'vitest'

import { type Address, hashOf, readHash } from './address.ts'

const bare: Address = {
  machine: 'betSlip',
  state: null,
  play: null,
  depth: null,
  folds: new Set(),
  seen: null,
}

describe('the address of a state', () => {
  it.each<[string, Address]>([
    ['#/betSlip', bare],
    ['#/betSlip/', { ...bare, state: '' }],
    ['#/betSlip?show=names', { ...bare, depth: 'names' }],
    ['#/betSlip/placement?show=all', { ...bare, state: 'placement', depth: 'all' }],
    ['#/betSlip/placement.checking', { ...bare, state: 'placement.checking' }],
    [
      '#/betSlip?fold=contents&fold=placement.underWay&view=-40_312_125',
      { ...bare, folds: new Set(['contents', 'placement.underWay']), seen: { x: -40, y: 312, scale: 1.25 } },
    ],
  ])('%s leads to it, and is made from it [CHART-02]', (hash, address) => {
    expect(readHash(hash)).toEqual(address)
    expect(hashOf(address)).toBe(hash)
  })

  it('keeps a simulation, whatever its steps are called [CHART-02]', () => {
    const play = {
      model: 'a bet that ends, or not?',
      steps: ['check now: it is booked', 'a & b = c#2', 'book/for nothing'],
      answers: { canBook: true, isRefused: false },
    }
    for (const state of [null, '', 'booking.sending']) {
      const address: Address = { ...bare, machine: 'prebook', state, play, depth: 'all' }
      expect(readHash(hashOf(address))).toEqual(address)
    }
    for (const hash of ['#/prebook?step=book', '#/prebook?view=here'])
      expect(readHash(hash)).toEqual({ ...bare, machine: 'prebook' })
  })

  it('is empty without a machine', () => {
    expect(readHash('')).toBeNull()
    expect(readHash('#/')).toBeNull()
  })
})
