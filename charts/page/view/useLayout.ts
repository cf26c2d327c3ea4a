import { useEffect, useState } from 'react'

import type { Depth } from '../../layout/blocks.ts'
import type { Folds } from '../../model/fold.ts'
import type { LaidOut, ShownChart } from '../charts.ts'

/** A chart as it is drawn. */
export interface Drawn extends LaidOut {
  readonly of: ShownChart
  readonly depth: Depth
  readonly folds: Folds
}

/** The layout of a chart, null until it is ready. Until another one of it is laid out, the one before stays. */
export function useLayout(of: ShownChart | null, depth: Depth, folds: Folds): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isWanted = true
    void of?.layout(depth, folds).then((laidOut) => isWanted && setDrawn({ of, depth, folds, ...laidOut }))
    return () => {
      isWanted = false
    }
  }, [of, depth, folds])
  return drawn?.of === of ? drawn : null
}
