import type { RegisteredRouter } from '@tanstack/react-router'
import type { SnapshotFrom } from 'xstate'

import type { appMachine } from '#machines/app/machine.ts'
import type { Client } from '#src/client/client.ts'
import { appPhaseOf } from '#src/client/hooks/appPhase.ts'
import type { Timers } from '#src/realtime/timers.ts'

/** Milliseconds from when screens could be shown. */
const patience = 1_000

/**
 * Resolves when the launch is done and what it leads to can be shown, or when that takes its time. Until then the frame
 * that the page came with stays, in which every bar and row has its place: otherwise one screen after the other is
 * rendered that is gone before it can be read.
 */
export function firstScreen(
  { appActor }: Pick<Client, 'appActor'>,
  router: Pick<RegisteredRouter, 'load'>,
  timers: Timers,
): Promise<void> {
  return new Promise((resolve) => {
    const show = (): void => {
      timers.stopTimer(timer)
      subscription.unsubscribe()
      resolve()
    }
    const look = (snapshot: SnapshotFrom<typeof appMachine>): void => {
      if (appPhaseOf(snapshot) === 'starting') return
      subscription.unsubscribe()
      // What fails is shown in the place of its route.
      router.load().then(show, show)
    }
    const timer = timers.startTimer(show, patience)
    const subscription = appActor.subscribe(look)
    look(appActor.getSnapshot())
  })
}
