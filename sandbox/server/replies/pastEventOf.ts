import type { ModelEvent } from '../../market/entities.ts'
import { pastEvent } from '../../statistics/past.ts'
import type { Sandbox } from '../sandbox.ts'

/** A finished simulated match that is not, or no longer, in the market; undefined if there is no such match. */
export function pastEventOf({ world }: Sandbox, eventId: string, now: number): ModelEvent | undefined {
  return (world.isSimulated ? pastEvent(world.seed, eventId, now) : null) ?? undefined
}
