import { useMemo, useState } from 'react'

import type { ChartModel } from '../model/chart.ts'
import { markOf, type Painted, painted, type Thing, type Whose, whoseWords } from './paint.ts'
import { type Asked, useReport } from './useReport.ts'

/** What the tests reach of the chart that is shown, and how it is coloured. */
export interface Painting {
  readonly asked: Asked
  /** Null if nothing is known about the chart. */
  readonly painting: Painted | null
  /** Whose tests are coloured; null while none are. */
  readonly whose: Whose | null
  readonly onChoose: (whose: Whose | null) => void
  readonly mark: (what: Thing) => string
  /** The same in words, for screen readers. */
  readonly describe: (what: Thing) => string
}

/** What the tests reach of a chart, and whose are coloured: one choice for all charts. */
export function usePainting(chart: ChartModel | null): Painting {
  const asked = useReport()
  const [whose, setWhose] = useState<Whose | null>(null)
  const painting = useMemo(
    () => (chart === null || typeof asked === 'string' ? null : painted(chart, asked)),
    [chart, asked],
  )
  const marks = useMemo(() => {
    if (chart === null || painting === null || whose === null) return { mark: nothing, describe: nothing }
    return {
      mark: markOf(chart, painting, whose),
      describe: (what: Thing) =>
        painting.isTaken(what, whose) === false ? `Not taken by ${whoseWords[whose]}` : '',
    }
  }, [chart, painting, whose])
  return { asked, painting, whose, onChoose: setWhose, ...marks }
}

function nothing(): string {
  return ''
}
