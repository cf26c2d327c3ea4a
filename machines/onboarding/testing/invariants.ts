import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import { askedOf } from '../machine.ts'
import type { OnboardingContext } from '../types.ts'

/** Nothing is asked before its time, twice at once, or of what is answered [LAUNCH-11]. */
export const onboardingInvariant: Invariant = (snapshot, came) => {
  const { open }: OnboardingContext = snapshot.context
  const asking = snapshot.value
  const asked = askedOf(snapshot)
  expect(snapshot.children.watchBets).toBeDefined()
  expect(snapshot.children.rememberVisits).toBeDefined()
  if (asked !== null) {
    expect(asking).toBe(asked)
    expect(open).toContain(asked)
  }
  // The home page comes first.
  if (asking === 'avatar') expect(open).toEqual(['avatar'])
  if (asking === 'over') expect(open).toEqual([])
  expect(asking).not.toBe('choosing')
  if (came === null) return
  const before: OnboardingContext = came.before.context
  // What was answered, put off or put away is not asked again.
  for (const question of open) expect(before.open).toContain(question)
  // A first visit without a bet stays unasked.
  if (came.before.value === 'awaiting' && asking !== 'awaiting') expect(came.event.type).toBe('bet.placed')
}
