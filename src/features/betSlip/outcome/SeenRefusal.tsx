import type { ComponentProps } from 'react'

import { useSeen } from '../useSeen.ts'
import { RefusalNotice } from './RefusalNotice.tsx'

interface SeenRefusalProps extends ComponentProps<typeof RefusalNotice> {
  /** The keys of the answers that say so, and which the member may not have seen yet. */
  readonly untold: readonly string[]
}

/** A definite no, which counts as told once it was looked at. */
export function SeenRefusal({ untold, ...notice }: SeenRefusalProps) {
  const looked = useSeen(untold, notice.send)
  return (
    <div ref={looked}>
      <RefusalNotice {...notice} />
    </div>
  )
}
