import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { SocketContext } from '../types.ts'

/** What always holds of a channel: one connection at most, and prices that count only while they are current [LIVE-04] [LIVE-05]. */
export const socketInvariant: Invariant = (snapshot, came) => {
  const { end, hasBeenLive, attempt }: SocketContext = snapshot.context
  const { openSocket, catchUp, refreshToken } = snapshot.children
  expect(openSocket !== undefined).toBe(snapshot.matches('open'))
  expect(catchUp !== undefined).toBe(snapshot.matches({ open: 'established' }))
  expect(snapshot.hasTag('live')).toBe(snapshot.matches({ open: { established: 'live' } }))
  expect(refreshToken !== undefined).toBe(snapshot.matches('refreshingToken'))
  // It ends with a reason alone, and with none before.
  expect(end !== null).toBe(snapshot.matches('closedForGood'))
  // While it connects it counts the tries, and without a network none.
  if (snapshot.matches({ open: 'connecting' })) expect(attempt).toBeGreaterThan(0)
  if (snapshot.matches('offline')) expect(attempt).toBe(0)
  // What is fetched is all of it wherever something may have been missed.
  if (catchUp) expect(catchUp.getSnapshot()).toMatchObject({ given: { isAgain: hasBeenLive } })
  if (came === null) return
  const { before, event } = came
  if (before.context.hasBeenLive) expect(hasBeenLive).toBe(true)
  // A connection that was up has been live, whatever cut it.
  if (before.matches({ open: 'established' }) && !catchUp) expect(hasBeenLive).toBe(true)
  // What was closed stays closed: prices count again on another connection, or on an answer to a ping sent since.
  if (snapshot.hasTag('live') && !before.hasTag('live'))
    expect(event.type).toMatch(/^(socket\.opened|ping\.answered)$/)
  // One that is gone, or whose page is, opens no other.
  if (before.matches('offline') && snapshot.matches('open'))
    expect(event.type).toMatch(/^(connection\.cameBack|page\.returned)$/)
  if (before.matches('away') && snapshot.matches('open')) expect(event.type).toBe('page.returned')
}
