import type { Depth } from '../layout/blocks.ts'
import { type ChartLayout, layOut } from '../layout/layOut.ts'
import type { ChartModel } from '../model/chart.ts'
import { folded, type Folds } from '../model/fold.ts'
import { type KeptChart, readChart } from '../model/readChart.ts'
import { keptChart, machineNames } from '../model/source.ts'

/** A machine on the page: its chart, what its words mean, and the layout once it is asked for. */
export interface ShownChart {
  readonly kept: KeptChart
  readonly chart: ChartModel
  /** The chart as it is drawn with some states folded, and where everything is. */
  readonly layout: (depth: Depth, folds: Folds) => Promise<LaidOut>
}

export interface LaidOut {
  readonly chart: ChartModel
  readonly layout: ChartLayout
}

/** Every machine of ours, by its name. */
export const shownCharts: ReadonlyMap<string, ShownChart> = new Map(
  machineNames.map((name) => [name, shownOf(name, keptChart(name))]),
)

/** A chart as the page shows it. */
export function shownOf(name: string, kept: KeptChart): ShownChart {
  const chart = readChart(name, kept)
  const layouts = new Map<string, Promise<LaidOut>>()
  return {
    kept,
    chart,
    layout(depth, folds) {
      const key = [depth, ...folds].join(' ')
      const made = layouts.get(key) ?? laidOut(folded(chart, folds), kept, depth)
      layouts.set(key, made)
      return made
    },
  }
}

async function laidOut(chart: ChartModel, { words }: KeptChart, depth: Depth): Promise<LaidOut> {
  return { chart, layout: await layOut(chart, words, depth) }
}
