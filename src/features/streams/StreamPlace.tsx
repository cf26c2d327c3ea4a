import { deferredPart } from '#src/i18n/deferredPart.tsx'

import { useWatched } from './player/useStreamPlayer.ts'

const StreamWindow = deferredPart(async () => (await import('./StreamWindow.tsx')).StreamWindow)

/** The player's place over every screen: its code comes with the first stream that is opened. */
export function StreamPlace() {
  return useWatched() !== null && <StreamWindow />
}
