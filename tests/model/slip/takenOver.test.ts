import { describe, expect, it } from 'vitest'

import type { BetKind } from '#domain/bets/bet.ts'

import { start } from './ready.ts'
import { threeLegs } from './samples.ts'

/** What is in the slip at another kind, where so many legs were pressed at one before. */
function takenOver(from: BetKind, legs: number, to: BetKind): number {
  const slip = start()
  slip.send({ type: 'kind.chosen', kind: from })
  for (const leg of threeLegs.slice(0, legs)) slip.send({ type: 'selection.toggled', leg, at: 1_000 })
  expect(slip.context().legs).toHaveLength(legs)
  slip.send({ type: 'kind.chosen', kind: to })
  return slip.context().legs.length
}

describe('a kind of bet that is opened with nothing in it', () => {
  it('takes over the one selection there is, be it the beginning of a combo or all of a single [SLIP-02]', () => {
    expect(takenOver('single', 1, 'combo')).toBe(1)
    expect(takenOver('combo', 1, 'single')).toBe(1)
  })

  it('leaves several where they are, where they would come apart into a bet each [SLIP-02]', () => {
    expect(takenOver('combo', 2, 'single')).toBe(0)
    expect(takenOver('combo', 3, 'single')).toBe(0)
  })

  it('takes nothing over where it begins with a wish or a combination of its own [SLIP-13] [SLIP-24]', () => {
    expect(takenOver('single', 1, 'luckyCombo')).toBe(0)
    expect(takenOver('combo', 3, 'bigCombo')).toBe(0)
  })
})
