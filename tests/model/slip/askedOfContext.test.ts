import { describe, expect, it } from 'vitest'

import { wholeStake } from '#domain/bets/kinds.ts'
import { isReady } from '#machines/betSlip/readiness.ts'
import { betLimitsOf, mostStakeAt } from '#machines/betSlip/stake.ts'
import { agreedTerms, withoutLocked } from '#machines/betSlip/terms.ts'
import { buildQuote } from '#src/testing/builders.ts'

import { homeLeg } from '../samples.ts'
import { ready, start } from './ready.ts'
import { ranges, threeLegs } from './samples.ts'

/** A combo of three with 100 staked: everything known, ready to place. */
function readyCombo() {
  const slip = start()
  slip.send({ type: 'kind.chosen', kind: 'combo' })
  for (const leg of threeLegs) slip.send({ type: 'selection.toggled', leg, at: 1_000 })
  slip.send({
    type: 'quotes.arrived',
    quotes: threeLegs.map((leg) => ({ ...buildQuote(leg, {}), isStale: false })),
  })
  slip.finish('askRange', ranges)
  slip.send({ type: 'stake.typed', text: '100' })
  return slip.context()
}

describe('what is asked of the slip as it is, whatever led there', () => {
  it('is never ready with legs that make no bet of its kind, though all else of it is known [SLIP-10] [SLIP-17]', () => {
    const context = readyCombo()
    expect(isReady(context)).toBe(true)
    expect(isReady({ ...context, legs: context.legs.slice(0, 2) })).toBe(false)
  })

  it('has no limits where nothing is in it, though a range is known [SLIP-05] [SLIP-06]', () => {
    const context = ready().context()
    expect(betLimitsOf(context)).not.toBeNull()
    expect(betLimitsOf({ ...context, legs: [] })).toBeNull()
  })

  it('knows no most of a stake that its kind does not have [SLIP-06] [SLIP-11]', () => {
    const context = ready().context()
    expect(mostStakeAt(context, wholeStake)).not.toBeNull()
    expect(mostStakeAt(context, '7')).toBeNull()
  })

  it('takes nothing for locked of which there is no news [SLIP-15]', () => {
    const terms = agreedTerms([homeLeg]).map((shown) => ({ ...shown, status: 'paused' as const }))
    expect(withoutLocked([homeLeg], {}, terms)).toEqual([homeLeg])
  })
})
