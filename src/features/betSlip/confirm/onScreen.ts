import { useLayoutEffect, useState } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import type { PendingChange } from '#machines/betSlip/legs.ts'

import type { ShownLeg } from '../view/shownLegs.ts'
import type { PlaceState } from './placeState.ts'

/** The selections as they are read, or one of them: with the terms agreed to, and what is asked about them. */
interface TermsRead {
  readonly agreed: readonly Leg[]
  readonly changes: readonly PendingChange[]
}

/**
 * What stands on the screen, as each part of the form last rendered it. A press is about this and about nothing that came
 * after: its terms are read here, and not from the slip, which may be further already [SLIP-15].
 */
export interface OnScreen {
  /** @returns takes it away again */
  readonly showLeg: (id: string, shown: ShownLeg) => () => void
  readonly showState: (state: PlaceState) => void
  /** What the button says; null before it is there. */
  readonly state: () => PlaceState | null
  readonly terms: (only?: string) => TermsRead
}

function createOnScreen(): OnScreen {
  const legs = new Map<string, ShownLeg>()
  let stands: PlaceState | null = null
  return {
    showLeg(id, shown) {
      legs.set(id, shown)
      return () => void legs.delete(id)
    },
    showState(state) {
      stands = state
    },
    state: () => stands,
    terms(only) {
      const shown = [...legs].flatMap(([id, leg]) => (only === undefined || only === id ? [leg] : []))
      return {
        agreed: shown.map(({ leg, change }) => change?.leg ?? leg),
        changes: shown.flatMap(({ change }) => change ?? []),
      }
    },
  }
}

export function useOnScreen(): OnScreen {
  const [screen] = useState(createOnScreen)
  return screen
}

/** Says what a selection is shown as, while it is. */
export function useLegOnScreen({ showLeg }: OnScreen, id: string, shown: ShownLeg | null): void {
  useLayoutEffect(() => (shown === null ? undefined : showLeg(id, shown)), [showLeg, id, shown])
}

/** Says what the button says. */
export function useStateOnScreen({ showState }: OnScreen, state: PlaceState): void {
  useLayoutEffect(() => showState(state), [showState, state])
}
