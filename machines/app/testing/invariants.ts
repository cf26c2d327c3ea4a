import { expect } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import type { Invariant } from '#tests/model/replay.ts'

import type { AppContext } from '../types.ts'

const regionOf = { eventsChannel: 'events', notificationsChannel: 'notifications', eventChannel: 'event' }

/** What a channel was opened for. */
function channelOf(snapshot: AnyMachineSnapshot, id: string): unknown {
  return snapshot.children[id]?.getSnapshot().given.channel
}

/** What always holds of the client: nobody bets or is told anything without a session [SRV-07] [SRV-08]. */
export const appInvariant: Invariant = (snapshot, came) => {
  const { children } = snapshot
  const { launched, eventId, prebooks }: AppContext = snapshot.context
  const isRunning = snapshot.matches('running')
  expect(children.readStart !== undefined).toBe(snapshot.matches('starting'))
  expect(children.launch !== undefined).toBe(snapshot.matches('launching'))
  expect(children.session !== undefined).toBe(isRunning)
  // A channel is open exactly while it is said to be, and only while there is a session [LIVE-04].
  for (const [id, region] of Object.entries(regionOf))
    expect(children[id] !== undefined).toBe(snapshot.matches({ running: { [region]: 'connected' } }))
  // Guests have no notifications [LAUNCH-05].
  if (launched?.settings.isGuest) expect(children.notificationsChannel).toBeUndefined()
  // The markets that come in are those of the event on the screen, and of no other [LIVE-02].
  if (children.eventChannel) expect(channelOf(snapshot, 'eventChannel')).toEqual({ kind: 'event', eventId })
  // The slip is there from the first screen on, and stays: a bet that is being checked keeps its screen [SLIP-18].
  expect(children.betSlip !== undefined).toBe(launched !== null)
  // Health and maintenance are asked about from the first moment to the last [SRV-02] [MEMBER-11].
  expect(children.servers).toBeDefined()
  expect(children.maintenance).toBeDefined()
  // So is the page itself, for all the others [LIVE-04].
  expect(children.connectivity).toBeDefined()
  // So are a script that does not come, and how the device is held.
  expect(children.reload).toBeDefined()
  expect(children.orientation).toBeDefined()
  // What may be booked, or is, is in hand while there is a session, and let go of with it.
  expect(
    Object.keys(children)
      .filter((id) => id.startsWith('prebook:'))
      .toSorted(),
  ).toEqual(prebooks.toSorted())
  if (!isRunning) expect([...prebooks, children.luckyCombo, children.stream]).toEqual([undefined, undefined])
  // A member is asked something while there is a session to keep the answer [LAUNCH-11].
  expect(children.onboarding !== undefined).toBe(isRunning)
  // So is a member reminded of it [CARE-02].
  expect(children.care !== undefined).toBe(isRunning)
  const tags = ['starting', 'running', 'over'].filter((tag) => snapshot.hasTag(tag))
  expect(tags).toHaveLength(1)
  if (came === null) return
  const { before } = came
  // It ends for good, and is never another's: a member's settings come once, with the launch.
  if (before.matches('ended')) expect(snapshot.value).toEqual(before.value)
  if (before.context.launched !== null) expect(launched).toBe(before.context.launched)
  // A channel that the server has closed for good is not opened again [LIVE-04].
  for (const region of Object.values(regionOf))
    if (isRunning && before.matches({ running: { [region]: 'refused' } }))
      expect(snapshot.matches({ running: { [region]: 'refused' } })).toBe(true)
}
