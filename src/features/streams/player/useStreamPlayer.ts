import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { streamMachine } from '#machines/stream/machine.ts'
import type { Watched } from '#machines/stream/types.ts'
import { useClient } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'

import { createStreamPlayer, type StreamPlayer } from './streamPlayer.ts'

/** The one player of streams. */
export function useStreamPlayer(): StreamPlayer {
  return useClient().once(createStreamPlayer)
}

/** What is read of the session's stream, which is how it goes with what is watched; null where there is no session. */
export function useStream<Read>(read: (stream: SnapshotFrom<typeof streamMachine>) => Read): Read | null {
  // It brings the machine's code.
  useStreamPlayer()
  return useSelector(useActor('stream'), (stream) =>
    stream === undefined || isArriving(stream) ? null : read(stream),
  )
}

/** What is watched; null if nothing is. */
export function useWatched(): Watched | null {
  return useStream(({ context }) => context.watched)
}
