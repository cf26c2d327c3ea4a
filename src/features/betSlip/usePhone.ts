import { useSyncExternalStore } from 'react'

import { breakpoint } from '#src/ui/theme/scale.ts'

const query = `(max-width: ${breakpoint.pad - 0.02}px)`

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the page is as narrow as a phone's [DEVICE-01]. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
