import { useLingui } from '@lingui/react'

import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { countdownText } from '#src/words/slip/placing.ts'

import type { PlaceState } from './placeState.ts'

/** Seconds between two announcements of a countdown. */
const step = 5

/** The countdown of the button for screen readers: now and then, and politely [A11Y-01]. */
export function Countdown({ state }: { state: PlaceState }) {
  const { i18n } = useLingui()
  const seconds = state.kind === 'busy' || state.kind === 'waiting' ? state.seconds : 0
  const most = Math.ceil(seconds / step) * step
  return (
    <VisuallyHidden>
      <span aria-live="polite">{most > 0 && countdownText(i18n, state.kind === 'busy', most)}</span>
    </VisuallyHidden>
  )
}
