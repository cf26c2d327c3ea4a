import { useEffect, useState } from 'react'

import type { Depth } from '../layout/blocks.ts'
import type { ChartLayout } from '../layout/layOut.ts'
import { shownCharts } from './charts.ts'

/** A chart as it is drawn. */
export interface Drawn {
  readonly machine: string
  readonly depth: Depth
  readonly layout: ChartLayout
}

/** The layout of a machine's chart, null until it is ready. Until another depth is laid out, the one before stays. */
export function useLayout(machine: string, depth: Depth): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isWanted = true
    void shownCharts
      .get(machine)
      ?.layout(depth)
      .then((layout) => isWanted && setDrawn({ machine, depth, layout }))
    return () => {
      isWanted = false
    }
  }, [machine, depth])
  return drawn?.machine === machine ? drawn : null
}
