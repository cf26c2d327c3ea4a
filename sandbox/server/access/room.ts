import { ApiError, serverTrouble } from '../../wire/apiError.ts'
import type { Sandbox } from '../sandbox.ts'

/** The channels that a launch leads to: events, and notifications. */
export const linesOfLaunch = 2

/**
 * Refuses who comes when this process serves as many channels as it can: who is there is served on as before.
 * @param wanted how many channels there would be more
 * @throws ApiError 503
 */
export function askForRoom({ hub, config }: Pick<Sandbox, 'hub' | 'config'>, wanted: number): void {
  if (hub.size() + wanted > config.mostLines) throw new ApiError(503, serverTrouble)
}
