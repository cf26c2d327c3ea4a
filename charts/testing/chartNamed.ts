import type { ChartModel } from '../model/chart.ts'
import { readChart } from '../model/readChart.ts'
import { keptChart } from '../model/source.ts'

/** The model of a machine of ours. @throws Error where there is no such machine */
export function chartNamed(name: string): ChartModel {
  return readChart(name, keptChart(name))
}
