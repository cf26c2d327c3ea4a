import { useCallback, useSyncExternalStore } from 'react'

import { breakpoint, width } from '#src/ui/theme/scale.ts'

/** Device classes by the page's width [DEVICE-01]. */
export type Device = 'phone' | 'pad' | 'desktop'

const queries = [
  `(min-width: ${width(breakpoint.pad)})`,
  `(min-width: ${width(breakpoint.desktop)})`,
] as const

function watchMedia(asked: readonly string[], listener: () => void): () => void {
  const media = asked.map((query) => window.matchMedia(query))
  for (const each of media) each.addEventListener('change', listener)
  return () => {
    for (const each of media) each.removeEventListener('change', listener)
  }
}

function watchDevice(listener: () => void): () => void {
  return watchMedia(queries, listener)
}

function currentDevice(): Device {
  const [isPadOrWider, isDesktop] = queries.map((query) => window.matchMedia(query).matches)
  if (isDesktop === true) return 'desktop'
  return isPadOrWider === true ? 'pad' : 'phone'
}

/** Whether a media query holds, kept current. */
export function useMedia(query: string): boolean {
  const follow = useCallback((listener: () => void) => watchMedia([query], listener), [query])
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches)
}

/** The current device class. */
export function useDevice(): Device {
  return useSyncExternalStore(watchDevice, currentDevice)
}
