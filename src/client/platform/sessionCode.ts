import { faultCodeOf } from './faults.ts'

/**
 * "202611210600-3F9A2C": which client it is and which session, to be read out to support [SRV-15]. The session's own id
 * is not in it: support, which has the sessions, finds it by making the code of each.
 */
export function sessionCodeOf(version: string, sessionId: string): string {
  return `${version}-${sessionMarkOf(sessionId)}`
}

/** Tells one session from another on a device where nothing of a session's own may stay, its id neither [SRV-08]. */
export function sessionMarkOf(sessionId: string): string {
  return faultCodeOf(sessionId)
}
