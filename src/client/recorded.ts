import type { AnyEventObject } from 'xstate'

import type { Entry, Recording } from '#recording/entries.ts'

import type { Client } from './client.ts'
import type { Environment } from './platform/environment.ts'

/** What records a page; its code comes where the page allows it [CHART-05]. */
export interface RecorderCode {
  hearCall(fetch: Environment['fetch'], ...call: Parameters<Environment['fetch']>): Promise<Response>
  /** Hears the client, which has not started yet, and offers what it keeps to menu and tests. */
  begin(client: Client): void
}

/** What a recording is read by, and replayed. */
export interface RecordingHook {
  /** What was recorded, as it is saved. */
  recording?: () => Recording
  replay?: {
    /** The entries from this number on. */
    since(number: number): readonly Entry[]
    /** Sends an event to the actor of a path. */
    tell(actor: string, event: AnyEventObject): void
    /** Goes to an address of the client. */
    go(path: string): void
  }
}

/** The environment with its calls heard, once the code that hears them is there; without that nothing is heard. */
export function recorded(environment: Environment, code: Promise<RecorderCode | null>): Environment {
  const { fetch } = environment
  return {
    ...environment,
    fetch: async (...call) => (await code)?.hearCall(fetch, ...call) ?? fetch(...call),
  }
}
