import { useEffect, useState } from 'react'

import { type ChartLayout, layOut } from '../layout/layOut.ts'
import { machineMap } from '../model/machineMap.ts'
import { hashOf } from './address.ts'
import { shownCharts } from './charts.ts'
import { ChartView } from './view/ChartView.tsx'

const noWords = { guards: {}, actions: {}, delays: {}, actors: {} }
const map = machineMap([...shownCharts.values()].map(({ chart, kept }) => ({ chart, words: kept.words })))

/** Who starts whom, and who says what to whom: each machine is a way to its chart [CHART-02]. */
export function MachineMap() {
  const [layout, setLayout] = useState<ChartLayout | null>(null)
  useEffect(() => {
    void layOut(map, noWords).then(setLayout)
  }, [])
  if (layout === null) return <p role="status">Drawing the machines …</p>
  return (
    <ChartView
      chart={map}
      layout={layout}
      selected={null}
      activity={null}
      mark={nothing}
      describe={nothing}
      depth="all"
      onDepth={null}
      onFold={null}
      seen={null}
      onSeen={nothing}
      onSelect={(machine) => {
        if (machine !== '') window.location.hash = hashOf({ machine, state: null })
      }}
      onTransition={() => false}
    />
  )
}

function nothing(): string {
  return ''
}
