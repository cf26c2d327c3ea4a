import { useLayoutEffect, useRef } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import type { PendingChange } from '#machines/betSlip/legs.ts'

import type { PlaceState } from './confirm/placeState.ts'
import type { ShownLeg } from './shownLegs.ts'

/**
 * What stands on the screen, as each part of the form last rendered it. A press is about this and about nothing that came
 * after: its terms are read here, and not from the slip, which may be further already [SLIP-15].
 */
export interface OnScreen {
  readonly legs: Map<string, ShownLeg>
  state: PlaceState | null
}

export function useOnScreen(): OnScreen {
  const screen = useRef<OnScreen>(null)
  screen.current ??= { legs: new Map(), state: null }
  return screen.current
}

/** Says what a selection is shown as, while it is. */
export function useLegOnScreen({ legs }: OnScreen, id: string, shown: ShownLeg | null): void {
  useLayoutEffect(() => {
    if (shown === null) return undefined
    legs.set(id, shown)
    return () => void legs.delete(id)
  }, [legs, id, shown])
}

/** Says what the button says. */
export function useStateOnScreen(screen: OnScreen, state: PlaceState): void {
  useLayoutEffect(() => {
    screen.state = state
  }, [screen, state])
}

/** The selections, or one of them, with the terms agreed to, and what is asked about them, as they are read now. */
export function termsOnScreen(
  { legs }: OnScreen,
  only: string | null = null,
): { readonly agreed: readonly Leg[]; readonly changes: readonly PendingChange[] } {
  const shown = [...legs].flatMap(([id, leg]) => (only === null || only === id ? [leg] : []))
  return {
    agreed: shown.map(({ leg, change }) => change?.leg ?? leg),
    changes: shown.flatMap(({ change }) => change ?? []),
  }
}
