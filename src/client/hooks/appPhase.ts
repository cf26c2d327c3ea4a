import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { appMachine } from '#machines/app/machine.ts'
import { useClient } from '#src/client/context.tsx'

/** How far the client is, as its screens tell it apart. */
export type AppPhase = 'starting' | 'running' | EndedPhase
export type EndedPhase = 'expired' | 'forbidden' | 'closed'

/** How far the client is by a snapshot of its root. */
export function appPhaseOf(snapshot: SnapshotFrom<typeof appMachine>): AppPhase {
  if (snapshot.hasTag('starting')) return 'starting'
  if (snapshot.hasTag('running')) return 'running'
  if (snapshot.matches({ ended: 'expired' })) return 'expired'
  if (snapshot.matches({ ended: 'forbidden' })) return 'forbidden'
  return 'closed'
}

/** How far the client is, kept current. */
export function useAppPhase(): AppPhase {
  return useSelector(useClient().appActor, appPhaseOf)
}
