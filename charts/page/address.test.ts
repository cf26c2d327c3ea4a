import { describe, expect, it } from 'vitest'

import { hashOf, readHash } from './address.ts'

describe('the address of a state', () => {
  it.each([
    ['#/betSlip', { machine: 'betSlip', state: null, play: null }],
    ['#/betSlip/', { machine: 'betSlip', state: '', play: null }],
    ['#/betSlip/placement.checking', { machine: 'betSlip', state: 'placement.checking', play: null }],
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
    for (const state of [null, '', 'booking.sending'])
      expect(readHash(hashOf({ machine: 'prebook', state, play }))).toEqual({
        machine: 'prebook',
        state,
        play,
      })
    expect(readHash('#/prebook?step=book')).toEqual({ machine: 'prebook', state: null, play: null })
  })

  it('is empty without a machine', () => {
    expect(readHash('')).toBeNull()
    expect(readHash('#/')).toBeNull()
  })
})
