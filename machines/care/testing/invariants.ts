import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import { heldBackBy } from '../machine.ts'
import type { CareContext } from '../types.ts'

/** Nobody is reminded without an interval, before it has passed, or again before the next has [CARE-02]. */
export const careInvariant: Invariant = (snapshot, came) => {
  const { minutes, from }: CareContext = snapshot.context
  const isCounting = snapshot.matches({ reminded: 'counting' })
  expect(snapshot.children.keepReminders).toBeDefined()
  expect(snapshot.children.watchInterval !== undefined).toBe(isCounting)
  if (!snapshot.matches('recalling')) expect(snapshot.matches('off')).toBe(minutes === null)
  const isWaiting = snapshot.matches({ reminded: 'due' }) || snapshot.matches({ reminded: 'overdue' })
  expect(heldBackBy(snapshot) !== null).toBe(isWaiting)
  if (came === null) return
  const { before, event } = came
  const isShown = snapshot.matches({ reminded: 'shown' })
  if (isShown && !before.matches({ reminded: 'shown' })) expect(event.type).toBe('reminder.shown')
  if (isWaiting && before.matches({ reminded: 'counting' })) expect(event.type).toBe('interval.passed')
  // What is due or shown goes only by an answer, or by another wish.
  const wasDue = heldBackBy(before) !== null || before.matches({ reminded: 'shown' })
  if (wasDue && isCounting)
    expect(['reminder.answered', 'reminder.answeredElsewhere', 'interval.chosen']).toContain(event.type)
  expect(from).toBeGreaterThanOrEqual(before.context.from)
}
