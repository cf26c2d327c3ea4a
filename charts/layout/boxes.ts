import type { ChartModel, ChartState } from '../model/chart.ts'
import { isFoldable } from '../model/fold.ts'
import type { Words } from '../model/words.ts'
import { type Block, type Depth, headOf, type Row, rowOf } from './blocks.ts'
import type { InBox } from './lines.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Something with its place on the chart. */
export interface Place extends Point, Size {}

/** A row with its place in a box or a label. */
export interface PlacedRow extends Place {
  readonly row: Row
}

/** The content of a state's box, measured from the box's corner. */
export interface Content extends Size {
  readonly head: Block
  readonly rows: readonly PlacedRow[]
}

/** The space between a box's frame and its content. */
export const inset = { x: 14, y: 9 }
/** The space between two rows. */
export const rowGap = 7
/** The button that folds a state, in the corner of its box, and the space it keeps from the name. */
export const foldButton = { size: 20, gap: 8 }
/** A box with more rows than fit in this height has columns. */
const tallest = 620
const columnGap = 26

/** The content of a state's box, without the states inside it. */
export function contentOf(
  chart: ChartModel,
  state: ChartState,
  inBox: readonly InBox[],
  words: Words,
  depth: Depth,
): Content {
  const head = headOf(chart, state, depth)
  const rows = inColumns(
    (depth === 'names' ? [] : inBox).map(({ transition, target }) => rowOf(transition, words, target)),
    { x: inset.x, y: inset.y + head.height + (inBox.length === 0 ? 0 : rowGap * 2) },
  )
  const [name] = head.runs
  const button =
    isFoldable(state) && name !== undefined ? name.x + name.width + foldButton.gap + foldButton.size : 0
  return {
    head,
    rows,
    width:
      Math.max(Math.max(head.width, button) + inset.x, ...rows.map(({ x, width }) => x + width)) + inset.x,
    height: Math.max(inset.y + head.height, ...rows.map(({ y, height }) => y + height)) + inset.y,
  }
}

/** Rows below one another, in as many columns as they need. */
function inColumns(rows: readonly Row[], corner: Point): readonly PlacedRow[] {
  const total = rows.reduce((sum, { height }) => sum + height + rowGap, 0)
  const highest = total / Math.ceil(total / tallest)
  const placed: PlacedRow[] = []
  let { x, y } = corner
  let widest = 0
  for (const row of rows) {
    if (y > corner.y && y - corner.y + row.height / 2 > highest) {
      x += widest + columnGap
      y = corner.y
      widest = 0
    }
    placed.push({ row, x, y, width: row.width, height: row.height })
    y += row.height + rowGap
    widest = Math.max(widest, row.width)
  }
  return placed
}

/** The label of a line: one row for each of its transitions. Without rows it takes no space. */
export function labelOf(rows: readonly Row[]): Size & { readonly rows: readonly PlacedRow[] } {
  if (rows.length === 0) return { rows: [], width: 0, height: 0 }
  const padding = 5
  let y = padding
  const placed = rows.map((row) => {
    const at = { row, x: padding, y, width: row.width, height: row.height }
    y += row.height + rowGap
    return at
  })
  return {
    rows: placed,
    width: Math.max(0, ...rows.map(({ width }) => width)) + 2 * padding,
    height: y - rowGap + padding,
  }
}
