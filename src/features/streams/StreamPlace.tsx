import { useSelector } from '@tanstack/react-store'

import { lazyPart } from '#src/i18n/lazyPart.tsx'

import { useStreamPlayer } from './useStreamPlayer.ts'

const StreamWindow = lazyPart(async () => (await import('./StreamWindow.tsx')).StreamWindow)

/** The player's place over every screen: its code comes with the first stream that is opened. */
export function StreamPlace() {
  const isWatched = useSelector(useStreamPlayer().state, ({ watched }) => watched !== null)
  return isWatched && <StreamWindow />
}
