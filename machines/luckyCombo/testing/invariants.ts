import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { LuckyComboContext } from '../types.ts'

/** What always holds of a combination that is made up: what is offered was made for the filters that stand [SLIP-14]. */
export const luckyComboInvariant: Invariant = (snapshot, came) => {
  const { legs, failure, filters }: LuckyComboContext = snapshot.context
  const { generate } = snapshot.children
  expect(generate !== undefined).toBe(snapshot.matches('generating'))
  expect(failure !== null).toBe(snapshot.matches('failed'))
  // Legs are shown where they are offered, or until another combination takes their place.
  if (snapshot.matches('offered')) expect(legs.length).toBeGreaterThan(0)
  else if (!snapshot.matches('generating')) expect(legs).toEqual([])
  // The server is asked for what the member wishes now.
  if (generate) expect(generate.getSnapshot()).toMatchObject({ given: { filters } })
  if (came === null) return
  const before: LuckyComboContext = came.before.context
  const isMade = came.event.type === 'xstate.done.actor.generate'
  // A leg comes from the server alone; the member only takes some away.
  if (!isMade) for (const leg of legs) expect(before.legs).toContain(leg)
  if (filters !== before.filters) {
    expect(came.event.type).toBe('filters.changed')
    expect(snapshot.matches('filtering')).toBe(true)
  }
  // One is made up at a time, however often it is asked for.
  if (generate && came.before.children.generate) expect(generate).toBe(came.before.children.generate)
}
