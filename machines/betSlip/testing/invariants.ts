import { expect } from 'vitest'

import { betCost } from '#domain/bets/amounts.ts'
import { kindProblem } from '#domain/bets/kinds.ts'
import type { Invariant } from '#tests/model/replay.ts'

import { endOf } from '../answers.ts'
import { termsOf } from '../readiness.ts'
import { memberInput, range } from './samples.ts'

/** What holds wherever the slip is. */
export const slipInvariant: Invariant = (snapshot) => {
  const { context } = snapshot
  // Bets are placed exactly while the slip says so, and nothing can be edited meanwhile.
  expect(snapshot.children.batch !== undefined).toBe(snapshot.matches({ placement: 'underWay' }))
  if (snapshot.children.batch) expect(snapshot.hasTag('locked')).toBe(true)
  // What a press was about is known until the member has read its answers.
  const isAnswered = snapshot.matches({ placement: 'answered' })
  if (snapshot.matches({ placement: 'underWay' })) expect(context.batch).not.toBeNull()
  const isOver = ['editing', 'stakeMissing', 'quickBet', 'checking', 'closed'].some(
    (placement) => placement === snapshot.value.placement,
  )
  if (isOver) expect(context).toMatchObject({ batch: null, answers: [], checked: [], untold: [] })
  if (isAnswered) expect(endOf(context)).not.toBeNull()
  // What is confirmed was open, within the range and the balance, at terms the member had agreed to.
  if (context.batch?.kind === 'confirm' && snapshot.matches({ placement: { underWay: 'placing' } }))
    for (const { kind, legs, stakes } of context.batch.confirmation.bets) {
      expect(kindProblem(kind, legs, context.limits)).toBeNull()
      for (const { status } of legs) expect(status).toBe('open')
      const stake = betCost(legs.length, stakes)
      expect(stake.minor).toBeGreaterThanOrEqual(range.minAmount.minor)
      expect(stake.minor).toBeLessThanOrEqual(Math.min(range.maxAmount.minor, memberInput.balance!.minor))
    }
  // What the member has not submitted yet goes along with the price where their policy takes it.
  if (snapshot.matches({ placement: 'editing', terms: { watching: 'agreed' } }))
    for (const { price, euroOdds } of context.legs) expect(price.euro).toBe(euroOdds)
  // A quick bet that waits is one single with a stake, whose terms stand as far as they are known.
  if (snapshot.matches({ placement: 'quickBet' })) {
    expect(context).toMatchObject({ kind: 'single', legs: [{ status: 'open' }], isGuest: false })
    expect(context.unsent).not.toBeNull()
    expect(['waiting', 'agreed']).toContain(termsOf(context))
  }
  // Guests never place, and have no bet under way.
  if (context.isGuest) expect(context.batch).toBeNull()
  // The regions say what the context says.
  expect(snapshot.matches({ terms: 'none' })).toBe(context.legs.length === 0)
  if (snapshot.matches({ terms: 'watching' })) expect(snapshot.value.terms.watching).toBe(termsOf(context))
  // While a price is requested again, the former range stays.
  if (snapshot.matches({ range: 'known' })) expect(context.ranges).not.toBeNull()
  else if (!snapshot.matches({ range: 'asking' })) expect(context.ranges).toBeNull()
  // A wait that is shown is not over yet.
  if (endOf(context) === 'tooFast' && isAnswered) expect(context.secondsLeft).toBeGreaterThan(0)
  // No confirmation waits while the member could make another.
  if (context.nextEntry !== null) expect(snapshot.matches({ placement: 'editing' })).toBe(false)
}
