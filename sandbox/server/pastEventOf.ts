import type { ModelEvent } from '../market/entities.ts'
import { pastEvent } from '../statistics/past.ts'
import type { Sandbox } from './sandbox.ts'

/** A simulated match that is over and not, or no more, in the market; undefined if there is none. */
export function pastEventOf({ world }: Sandbox, eventId: string, now: number): ModelEvent | undefined {
  return (world.isSimulated ? pastEvent(world.seed, eventId, now) : null) ?? undefined
}
