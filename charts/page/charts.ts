import type { Depth } from '../layout/blocks.ts'
import { type ChartLayout, layOut } from '../layout/layOut.ts'
import type { ChartModel } from '../model/chart.ts'
import { readChart } from '../model/readChart.ts'
import type { KeptChart } from '../model/readChart.ts'
import { keptChart, machineNames } from '../model/source.ts'

/** A machine on the page: its chart, what its words mean, and the layout once it is asked for. */
export interface ShownChart {
  readonly kept: KeptChart
  readonly chart: ChartModel
  readonly layout: (depth: Depth) => Promise<ChartLayout>
}

/** Every machine of ours, by its name. */
export const shownCharts: ReadonlyMap<string, ShownChart> = new Map(
  machineNames.map((name) => {
    const kept = keptChart(name)
    const chart = readChart(name, kept)
    const layouts = new Map<Depth, Promise<ChartLayout>>()
    const layout = (depth: Depth): Promise<ChartLayout> => {
      const made = layouts.get(depth) ?? layOut(chart, kept.words, depth)
      layouts.set(depth, made)
      return made
    }
    return [name, { kept, chart, layout }]
  }),
)
