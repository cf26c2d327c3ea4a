import type { AnyStateMachine } from 'xstate'

import { deferredMachine } from '#src/client/root/deferredMachine.ts'
import type { Timers } from '#src/realtime/timers.ts'

import { persistently } from './persistently.ts'

/** A machine whose code comes when it is wanted. */
export interface WantedLater<TMachine extends AnyStateMachine> {
  readonly logic: TMachine
  /** Fetches the code now: something waits for it. */
  load(): void
}

/** A late machine that is fetched when somebody wants it, and asked for until it comes. */
export function wantedLater<TMachine extends AnyStateMachine>(
  timers: Timers,
  fetchMachine: () => Promise<TMachine>,
): WantedLater<TMachine> {
  const { logic, bring } = deferredMachine<TMachine>()
  let isWanted = false
  return {
    logic,
    load() {
      if (isWanted) return
      isWanted = true
      void persistently(fetchMachine, timers).then(bring)
    },
  }
}
