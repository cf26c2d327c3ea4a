import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { Failure } from '#machines/failure.ts'
import type { launchMachine } from '#machines/launch/machine.ts'
import { useActor } from '#src/client/hooks/useActor.ts'

/** Where the launch stands, as a screen says it [LAUNCH-03]. */
export type LaunchStep =
  | 'waiting'
  | 'failed'
  | 'timedOut'
  | 'tokenExpired'
  | 'storageBlocked'
  | 'nothingToLaunch'

export interface LaunchState {
  readonly step: LaunchStep
  readonly failure: Failure | null
  readonly isStorageBlocked: boolean
  readonly retry: () => void
}

type LaunchSnapshot = SnapshotFrom<typeof launchMachine>

function stepOf(snapshot: LaunchSnapshot | undefined): LaunchStep {
  if (snapshot === undefined) return 'waiting'
  if (snapshot.matches('timedOut')) return 'timedOut'
  if (snapshot.matches('tokenExpired')) return 'tokenExpired'
  if (snapshot.matches('storageBlocked')) return 'storageBlocked'
  if (snapshot.matches('failed')) return snapshot.context.failure === null ? 'nothingToLaunch' : 'failed'
  return 'waiting'
}

/** The launch, kept current. Waiting before it has begun and after it is done. */
export function useLaunchState(): LaunchState {
  const launch = useActor('launch')
  const step = useSelector(launch, stepOf)
  const failure = useSelector(launch, (snapshot) => snapshot?.context.failure ?? null)
  const isStorageBlocked = useSelector(launch, (snapshot) => snapshot?.context.isStorageBlocked ?? false)
  return { step, failure, isStorageBlocked, retry: () => launch?.send({ type: 'retry.requested' }) }
}
