import { describe, expect, it } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import { betCost } from '#domain/bets/amounts.ts'
import { kindProblem } from '#domain/bets/kinds.ts'
import { termsOf } from '#machines/betSlip/readiness.ts'

import { walkTimeout } from './graph.ts'
import { slipModels } from './models/betSlip/slip.ts'
import { replayAll } from './replay.ts'
import { memberInput, range, slipMachine } from './slip/samples.ts'
import { unwalked } from './transitions.ts'

const walked = new Set<string>()

/** What holds wherever the slip is. */
function isSound(snapshot: AnyMachineSnapshot): void {
  const { context } = snapshot
  // A placement runs exactly while the slip says so, and nothing can be edited meanwhile.
  expect(snapshot.children.placement !== undefined).toBe(snapshot.matches({ placement: 'underWay' }))
  expect(snapshot.children.batch !== undefined).toBe(snapshot.matches({ placement: 'batchUnderWay' }))
  if (snapshot.children.placement ?? snapshot.children.batch) expect(snapshot.hasTag('locked')).toBe(true)
  // Several bets are told apart until the member has read all of their answers.
  expect(context.batch !== null).toBe(
    snapshot.matches({ placement: 'batchUnderWay' }) || snapshot.matches({ placement: 'batchAnswered' }),
  )
  // What is confirmed was open, within the range and the balance, at terms the member had agreed to.
  if (context.placement?.kind === 'confirm' && snapshot.matches({ placement: { underWay: 'placing' } })) {
    const { kind, legs, stakes } = context.placement.confirmation
    expect(kindProblem(kind, legs, context.limits)).toBeNull()
    for (const { status } of legs) expect(status).toBe('open')
    const stake = betCost(legs.length, stakes)
    expect(stake.minor).toBeGreaterThanOrEqual(range.minAmount.minor)
    expect(stake.minor).toBeLessThanOrEqual(Math.min(range.maxAmount.minor, memberInput.balance!.minor))
  }
  // What the member has not submitted yet goes along with the price where their policy takes it.
  if (snapshot.matches({ placement: 'editing', terms: { watching: 'agreed' } }))
    for (const { price, euroOdds } of context.legs) expect(price.euro).toBe(euroOdds)
  // Guests never place, and never have a placement.
  if (context.isGuest) expect(context.placement).toBeNull()
  // The regions say what the context says.
  expect(snapshot.matches({ terms: 'none' })).toBe(context.legs.length === 0)
  if (snapshot.matches({ terms: 'watching' })) expect(snapshot.value.terms.watching).toBe(termsOf(context))
  // While a price is asked for anew the former range stands.
  if (snapshot.matches({ range: 'known' })) expect(context.ranges).not.toBeNull()
  else if (!snapshot.matches({ range: 'asking' })) expect(context.ranges).toBeNull()
  if (context.refusal !== null)
    expect(['refused', 'confirmingChanges', 'restoring', 'tooFast']).toContainEqual(snapshot.value.placement)
  expect(snapshot.matches({ placement: 'placed' })).toBe(context.receipt !== null)
  expect(snapshot.matches({ placement: 'lapsed' }) || snapshot.matches({ placement: 'forgotten' })).toBe(
    context.lapsedEntry !== null,
  )
  // No confirmation waits while the member could make another.
  if (context.nextEntry !== null) expect(snapshot.matches({ placement: 'editing' })).toBe(false)
}

describe('bet slip, walked by its graph', () => {
  for (const [name, model] of Object.entries(slipModels)) {
    it(`keeps its promises in every state: ${name} [CHART-04]`, { timeout: walkTimeout }, () => {
      const { walked: taken } = replayAll(model, isSound)
      for (const transition of taken) walked.add(transition)
    })
  }

  it('has no transition that was not walked [CHART-04]', () => {
    expect(unwalked(slipMachine, walked)).toEqual([])
  })
})
