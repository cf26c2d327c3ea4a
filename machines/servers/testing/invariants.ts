import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { ServersContext } from '../types.ts'

/** What always holds of the choice of a server: a call has one to go to, and the best that is left [SRV-02]. */
export const serversInvariant: Invariant = (snapshot, came) => {
  const { servers, chosen }: ServersContext = snapshot.context
  const { survey, checkStanding, checkDropped, recordChoice } = snapshot.children
  const isDropped = (address: string): boolean | undefined =>
    servers.find((server) => server.address === address)?.isDropped
  const isAnyDropped = servers.some((server) => server.isDropped)
  const isAnyStanding = servers.some((server) => !server.isDropped)
  expect(survey !== undefined).toBe(snapshot.matches({ choice: 'surveying' }))
  expect(checkStanding !== undefined).toBe(snapshot.matches({ choice: { suspecting: 'asking' } }))
  expect(checkDropped !== undefined).toBe(snapshot.matches({ dropped: 'asking' }))
  expect(recordChoice !== undefined).toBe(snapshot.matches({ choice: { serving: 'reporting' } }))
  // A report without a server is refused.
  if (recordChoice)
    expect(recordChoice.getSnapshot()).toMatchObject({
      given: { domains: expect.arrayContaining([expect.any(String)]) },
    })
  // Without a network nobody is asked or blamed [SRV-13].
  expect(snapshot.matches({ choice: 'offline' })).toBe(snapshot.matches({ dropped: 'resting' }))
  // What is dropped is asked again, and nobody else.
  if (snapshot.matches({ dropped: 'none' })) expect(isAnyDropped).toBe(false)
  if (snapshot.matches({ dropped: 'waiting' })) expect(isAnyDropped).toBe(true)
  // A call always has a server of the list to go to: a dropped one only where none is left, or all are being asked.
  expect(isDropped(chosen)).toBeDefined()
  const isCalm = snapshot.matches({ choice: 'serving' }) || snapshot.matches({ choice: 'suspecting' })
  if (isCalm) expect(isDropped(chosen)).toBe(false)
  // Nobody is told that no server is left while one is, and the other way about.
  if (snapshot.hasTag('stranded')) expect(isAnyStanding).toBe(false)
  if (came === null) return
  const before: ServersContext = came.before.context
  // The list is the one that was given, in its order.
  expect(servers.map(({ address }) => address)).toEqual(before.servers.map(({ address }) => address))
  // A choice counts as reported once its report has ended, and a call that is answered leaves none unreported.
  const { reported }: ServersContext = snapshot.context
  if (reported !== before.reported) {
    expect(reported).toBe(chosen)
    expect(came.before.matches({ choice: { serving: 'reporting' } })).toBe(true)
  }
  if (came.before.matches({ choice: 'suspecting' }) && snapshot.matches({ choice: { serving: 'settled' } }))
    expect(reported).toBe(chosen)
  // A choice that holds is not given up, for a preferred one neither.
  if (chosen !== before.chosen) expect(isDropped(before.chosen)).toBe(true)
  // A call that failed or was answered says something of the server it went to, and of no other.
  if (came.event.type === 'call.failed' || came.event.type === 'call.answered')
    for (const [at, server] of servers.entries())
      if (server.address !== came.event['server']) expect(server).toBe(before.servers[at])
}
