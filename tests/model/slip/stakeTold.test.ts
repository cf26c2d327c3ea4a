import { describe, expect, it } from 'vitest'

import { stakeProblemOfPress } from '#machines/betSlip/bets.ts'
import type { BetRanges, BetSlipInput } from '#machines/betSlip/types.ts'
import { buildQuote, buildStoredSlip, yuan } from '#src/testing/builders.ts'

import { key } from '../samples.ts'
import { ready, start } from './ready.ts'
import { loadedSlip, range, threeLegs } from './samples.ts'

const rangesOfMix: BetRanges = { '2': range, '3': range }

/** A system of three: 100 on each of the three doubles, 50 on the treble. */
function readyMix(ranges = rangesOfMix, input: Partial<BetSlipInput> = {}) {
  const stored = buildStoredSlip({ key, kind: 'mix', legs: threeLegs, stakeTexts: { '2': '100', '3': '50' } })
  const slip = start(input, { ...loadedSlip, slip: stored })
  slip.finish('askRange', { kind: 'known', ranges, price: null })
  slip.send({
    type: 'quotes.arrived',
    quotes: threeLegs.map((leg) => ({ ...buildQuote(leg), isStale: false })),
  })
  return { ...slip, problem: () => stakeProblemOfPress(slip.context()) }
}

describe('what is wrong with a stake is said at the stake that it is about', () => {
  it.each([
    ['abc', 'malformed'],
    ['5', 'belowMinimum'],
    ['5001', 'aboveMaximum'],
  ])('where %s is entered on one size of a system: %s [SLIP-06] [SLIP-11]', (text, error) => {
    const slip = readyMix()
    expect(slip.problem()).toBeNull()
    slip.send({ type: 'stake.typed', text, slot: '3' })
    expect(slip.problem()).toEqual({ error, slot: '3' })
  })

  it('and of none alone where the wallet does not hold all of them together [SLIP-06] [SLIP-11]', () => {
    const slip = readyMix(rangesOfMix, { balance: yuan(349) })
    expect(slip.problem()).toEqual({ error: 'aboveBalance', slot: null })
  })

  it('and where a size of a system has no range, that one is unavailable, and the other can be staked [SLIP-05] [SLIP-11]', () => {
    const slip = readyMix({ '2': range })
    expect(slip.problem()).toEqual({ error: 'unavailable', slot: '3' })
    slip.send({ type: 'stake.cleared', slot: '3' })
    expect(slip.problem()).toBeNull()
  })

  it.each(['', '0', '0.00'])(
    'and of none where nothing is staked, also before the range is known: "%s" [SLIP-06]',
    (text) => {
      const before = start({}, loadedSlip)
      before.send({ type: 'stake.typed', text })
      expect(stakeProblemOfPress(before.context())).toEqual({ error: 'empty', slot: null })
      const after = ready()
      after.send({ type: 'stake.typed', text })
      expect(stakeProblemOfPress(after.context())).toEqual({ error: 'empty', slot: null })
    },
  )
})
