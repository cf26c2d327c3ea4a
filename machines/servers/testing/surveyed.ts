import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'

import type { KnownServer } from '../types.ts'
import { first, second, servers as machine, serversInput as input, third } from './model.ts'

/** Servers that run, with what they started in the test's hands. */
export const start = (given = input) => drive(({ parent }) => createActor(machine, { input: given, parent }))

export type Servers = ReturnType<typeof start>

export const all = [first, second, third]

/** All were well at the start, and the choice was reported. */
export const settled = () => {
  const servers = start()
  answer(servers, 'survey', first, second, third)
  servers.finish('recordChoice')
  return servers
}

/** The address that calls go to. */
export const chosen = ({ actor }: Servers): string => actor.getSnapshot().context.chosen

/** One after the other is asked for its health, and these are well. */
export function answer(servers: Servers, id: string, ...healthy: readonly string[]): void {
  servers.finish(id, { ...(servers.given(id) as { asked: readonly string[] }), healthy })
}

/** A call on it fails. */
export function fail(servers: Servers, server: string): void {
  servers.actor.send({ type: 'call.failed', server })
}

/** A call on it is answered. */
export function answered(servers: Servers, server: string): void {
  servers.actor.send({ type: 'call.answered', server })
}

/** They were asked at the start, these were well, and the choice was reported. */
export function surveyed(...healthy: readonly string[]): Servers {
  const servers = start()
  answer(servers, 'survey', ...healthy)
  if (healthy.length > 0) servers.finish('recordChoice')
  return servers
}

/** No dropped one is left alone for longer, ms. */
export const longestRest = 5 * 60_000

/** How long the dropped ones are left alone from now on. */
export function restOf(servers: Servers): number {
  let rest = 0
  for (; !servers.isRunning('checkDropped') && rest < longestRest; rest += 1_000)
    servers.clock.increment(1_000)
  return rest
}

/** What is known of one at the start. */
export const known: KnownServer = { family: 'primary', address: first, isDropped: false, drops: 0 }
