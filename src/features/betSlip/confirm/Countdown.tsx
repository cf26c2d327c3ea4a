import { useLingui } from '@lingui/react'

import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { countdownText } from '#src/words/placing.ts'

import type { PlaceState } from './placeState.ts'

/** Seconds between two words of a countdown: no more often is it said aloud. */
const step = 5

/** What the button counts down, for who hears it: now and then, and politely [A11Y-01]. */
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
