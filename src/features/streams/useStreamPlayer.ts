import { useClient } from '#src/client/context.tsx'

import { createStreamPlayer, type StreamPlayer } from './streamPlayer.ts'

/** The one player of streams. */
export function useStreamPlayer(): StreamPlayer {
  return useClient().own(createStreamPlayer)
}
