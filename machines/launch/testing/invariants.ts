import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { LaunchContext } from '../types.ts'

/** What always holds of a launch: one call at a time, and nobody is brought in by a part of one [LAUNCH-02] [LAUNCH-03]. */
export const launchInvariant: Invariant = (snapshot, came) => {
  const { granted, loaded, failure, start }: LaunchContext = snapshot.context
  const { children } = snapshot
  expect(children.exchangeLink !== undefined).toBe(snapshot.matches({ waiting: 'exchangingLink' }))
  expect(children.checkSession !== undefined).toBe(snapshot.matches({ waiting: 'checkingSession' }))
  expect(children.loadMember !== undefined).toBe(snapshot.matches({ waiting: 'loadingMember' }))
  // A link is used once: with what it was exchanged for the launch goes on.
  if (children.exchangeLink ?? children.checkSession) expect(granted).toBeNull()
  if (children.loadMember) expect(granted).not.toBeNull()
  // A kept session is checked and no link exchanged; nothing is called where there is neither.
  if (children.exchangeLink) expect(start.kind).toBe('link')
  if (children.checkSession) expect(start.kind).toBe('restored')
  // Nobody is brought in without settings and a member.
  if (snapshot.status === 'done') expect(granted !== null && loaded !== null).toBe(true)
  else expect(loaded).toBeNull()
  // Where it stands still it says why, and while it goes on it says nothing of before.
  if (snapshot.matches('waiting') || snapshot.matches('storageBlocked')) expect(failure).toBeNull()
  if (snapshot.matches('tokenExpired')) expect(failure).not.toBeNull()
  if (snapshot.matches('failed')) expect(failure === null).toBe(start.kind === 'nothing')
  if (came === null) return
  const before: LaunchContext = came.before.context
  if (before.granted !== null) expect(granted).toBe(before.granted)
  expect(start).toBe(before.start)
  // What the member cannot mend is never tried again, and what they can, only where they ask.
  for (const state of ['tokenExpired', 'storageBlocked', 'failed'])
    if (came.before.matches(state)) expect(snapshot.matches(state)).toBe(true)
  if (came.before.matches('timedOut') && !snapshot.matches('timedOut'))
    expect(came.event.type).toBe('retry.requested')
}
