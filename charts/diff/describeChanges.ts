import { svgOf } from '../drawing/svg.tsx'
import { markdownTable } from '../exports/table.ts'
import { layOut } from '../layout/layOut.ts'
import type { KeptChart } from '../model/readChart.ts'
import { changeStyle, markOf } from './mark.ts'
import { differenceOf } from './tables.ts'

/** What has changed in a chart, as a table and a drawing. */
export interface ToldChanges {
  readonly text: string
  /** SVG by `before` and `after`: what is gone is highlighted in the first, what is new in the second, what is changed in both. */
  readonly drawings: Readonly<Record<string, string>>
}

/** Describes what has changed in a machine's chart; null if nothing has. A chart that did not exist yet, or is gone, is null. */
export async function describeChanges(
  name: string,
  before: KeptChart | null,
  after: KeptChart | null,
): Promise<ToldChanges | null> {
  const { was, is, changes, tables } = differenceOf(name, before, after)
  if (tables.length === 0) return null
  const drawings: Record<string, string> = {}
  if (before !== null)
    drawings['before'] = svgOf(was, await layOut(was, before.words), markOf(changes, 'before'), changeStyle)
  if (after !== null)
    drawings['after'] = svgOf(is, await layOut(is, after.words), markOf(changes, 'after'), changeStyle)
  const text = [`# ${name}`, ...tables.map(({ head, rows }) => markdownTable(head, rows))]
  return { text: text.join('\n\n'), drawings }
}
