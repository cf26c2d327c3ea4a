import { createAtom, type ReadonlyAtom } from '@tanstack/store'

import { toastTime } from '#src/ui/overlay/noticeTimes.ts'

import { perSlip } from './perSlip.ts'
import type { SlipActor } from './slipActor.ts'

/** The code of the last odds that were pressed in vain [SLIP-04], for as long as that is worth saying. */
export const refusedSelectionsOf = perSlip(watchRefused)

function watchRefused(actor: SlipActor): ReadonlyAtom<number | null> {
  const code = createAtom<number | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  actor.on('selection.refused', (refused) => {
    clearTimeout(timer)
    timer = setTimeout(() => code.set(null), toastTime)
    code.set(refused.code)
  })
  return code
}
