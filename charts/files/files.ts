import { svgOf } from '../drawing/svg.tsx'
import { jsonOf } from '../exports/json.ts'
import { mermaidOf } from '../exports/mermaid.ts'
import { statelyOf } from '../exports/stately.ts'
import { tableOf } from '../exports/table.ts'
import { layOut } from '../layout/layOut.ts'
import { type KeptChart, readChart } from '../model/readChart.ts'

/** The files of a chart that are kept next to its machine, for reviews. The others are made on demand. */
export const filesBesideMachine: readonly string[] = ['table.md', 'chart.svg']

/** The files of a chart, by name: what `npm run charts -- export` writes, and what the page lets you save. */
export async function filesOf(name: string, kept: KeptChart): Promise<Readonly<Record<string, string>>> {
  const chart = readChart(name, kept)
  return {
    'chart.json': jsonOf(kept),
    'table.md': tableOf(chart, kept.words),
    'chart.mmd': mermaidOf(chart, kept.words),
    'chart.svg': svgOf(chart, await layOut(chart, kept.words)),
    'stately.ts': statelyOf(chart, kept),
  }
}
