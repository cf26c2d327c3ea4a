import { useSyncExternalStore } from 'react'

import { useSlipActor } from '#src/features/selection/slipActor.ts'
import { slipSelectionsOf } from '#src/features/selection/slipSelections.ts'

/** How many selections the slip holds, whether its code is there or not: one that waits for it included. */
export function useSlipCount(): number {
  const { subscribe, count } = slipSelectionsOf(useSlipActor())
  return useSyncExternalStore(subscribe, count)
}
