import { type ChartLayout, layOut } from '../layout/layOut.ts'
import type { ChartModel } from '../model/chart.ts'
import { readChart } from '../model/readChart.ts'
import type { KeptChart } from '../model/readChart.ts'
import { keptChart, machineNames } from '../model/source.ts'

/** A machine on the page: its chart, what its words mean, and the layout once it is asked for. */
export interface ShownChart {
  readonly kept: KeptChart
  readonly chart: ChartModel
  readonly layout: () => Promise<ChartLayout>
}

/** Every machine of ours, by its name. */
export const shownCharts: ReadonlyMap<string, ShownChart> = new Map(
  machineNames.map((name) => {
    const kept = keptChart(name)
    const chart = readChart(name, kept)
    let layout: Promise<ChartLayout> | undefined
    return [name, { kept, chart, layout: () => (layout ??= layOut(chart, kept.words)) }]
  }),
)
