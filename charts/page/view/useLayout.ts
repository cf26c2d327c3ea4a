import { useEffect, useState } from 'react'

import type { Depth } from '../../layout/blocks.ts'
import type { Folds } from '../../model/fold.ts'
import { type LaidOut, shownCharts } from '../charts.ts'

/** A chart as it is drawn. */
export interface Drawn extends LaidOut {
  readonly machine: string
  readonly depth: Depth
  readonly folds: Folds
}

/** The layout of a machine's chart, null until it is ready. Until another one is laid out, the one before stays. */
export function useLayout(machine: string, depth: Depth, folds: Folds): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isWanted = true
    void shownCharts
      .get(machine)
      ?.layout(depth, folds)
      .then((laidOut) => isWanted && setDrawn({ machine, depth, folds, ...laidOut }))
    return () => {
      isWanted = false
    }
  }, [machine, depth, folds])
  return drawn?.machine === machine ? drawn : null
}
