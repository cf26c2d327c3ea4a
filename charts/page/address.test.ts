import { describe, expect, it } from 'vitest'

import { type Address, hashOf, readHash } from './address.ts'

describe('the address of a state', () => {
  it.each<[string, Address]>([
    ['#/betSlip', { machine: 'betSlip', state: null, play: null, depth: null }],
    ['#/betSlip/', { machine: 'betSlip', state: '', play: null, depth: null }],
    ['#/betSlip?show=names', { machine: 'betSlip', state: null, play: null, depth: 'names' }],
    ['#/betSlip/placement?show=all', { machine: 'betSlip', state: 'placement', play: null, depth: 'all' }],
    [
      '#/betSlip/placement.checking',
      { machine: 'betSlip', state: 'placement.checking', play: null, depth: null },
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
      const address: Address = { machine: 'prebook', state, play, depth: 'all' }
      expect(readHash(hashOf(address))).toEqual(address)
    }
    expect(readHash('#/prebook?step=book')).toEqual({
      machine: 'prebook',
      state: null,
      play: null,
      depth: null,
    })
  })

  it('is empty without a machine', () => {
    expect(readHash('')).toBeNull()
    expect(readHash('#/')).toBeNull()
  })
})
