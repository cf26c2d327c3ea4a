import { type Depth, smallestText } from '../../layout/blocks.ts'
import type { Place, Point, Size } from '../../layout/boxes.ts'
import type { ChartLayout } from '../../layout/layOut.ts'

/** The visible part of a chart: the point at the window's corner, and the scale. */
export interface View extends Point {
  readonly scale: number
}

/** What is in the middle of the window, and the scale: the same in every window. */
export interface Seen extends Point {
  readonly scale: number
}

/** What is seen by a view. */
export function seenBy({ x, y, scale }: View, window: Size): Seen {
  return { x: x + window.width / scale / 2, y: y + window.height / scale / 2, scale }
}

/** The view that has something in the middle of a window. */
export function viewOf({ x, y, scale }: Seen, window: Size, depth: Depth): View {
  const to = within(scale, depth)
  return { x: x - window.width / to / 2, y: y - window.height / to / 2, scale: to }
}

const largest = 4
/** The space around what is shown. */
export const margin = 24

/** The scale at which the smallest text that is drawn has 10 px on the screen: nothing is shown smaller. */
export function readableAt(depth: Depth): number {
  return 10 / smallestText(depth)
}

/** The scale at which the whole chart fits the window. */
export function wholeAt(chart: Size, window: Size): number {
  return Math.min(window.width / (chart.width + 2 * margin), window.height / (chart.height + 2 * margin), 1)
}

/** The view that shows the whole chart where it can be read then, else from its corner on. */
export function fitted(chart: Size, window: Size, depth: Depth): View {
  const scale = wholeAt(chart, window)
  const least = readableAt(depth)
  return scale < least
    ? { x: -margin, y: -margin, scale: least }
    : centred({ x: 0, y: 0, ...chart }, window, scale)
}

/** Nearer than this the page goes on from names to everything. */
export const turnToAll = 1.6

/** The innermost state nearest to the middle of the window; null for an empty chart. */
export function inMiddle({ boxes }: ChartLayout, view: View, window: Size): string | null {
  const middle = { x: view.x + window.width / view.scale / 2, y: view.y + window.height / view.scale / 2 }
  const distance = ({ x, y, width, height }: Place): number =>
    Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y)
  const inner = boxes.filter(
    ({ path }) => !boxes.some((other) => other.path.startsWith(`${path}.`)) && path !== '',
  )
  const [nearest] = inner.toSorted((one, other) => distance(one) - distance(other))
  return nearest?.path ?? null
}

/** The view with a place in the middle; something larger than the window begins at its corner. */
export function centred(place: Place, window: Size, scale: number): View {
  const [width, height] = [window.width / scale, window.height / scale]
  return {
    scale,
    x: place.width > width ? place.x - margin : place.x + place.width / 2 - width / 2,
    y: place.height > height ? place.y - margin : place.y + place.height / 2 - height / 2,
  }
}

/** A view made larger or smaller, with a point of the window staying on the same place. */
export function zoomed(view: View, factor: number, at: Point, depth: Depth): View {
  const scale = within(view.scale * factor, depth)
  return { scale, x: view.x + at.x / view.scale - at.x / scale, y: view.y + at.y / view.scale - at.y / scale }
}

/** A view moved by pixels of the window. */
export function moved(view: View, by: Point): View {
  return { ...view, x: view.x + by.x / view.scale, y: view.y + by.y / view.scale }
}

/** Whether a place is completely visible. */
export function isSeen({ x, y, width, height }: Place, view: View, window: Size): boolean {
  return (
    x >= view.x &&
    y >= view.y &&
    x + width <= view.x + window.width / view.scale &&
    y + height <= view.y + window.height / view.scale
  )
}

/** Where a transition is: its row on a line's label, or in its state's box. */
export function placeOfTransition(layout: ChartLayout, name: string): Place | null {
  const on = [
    ...layout.lines.map(({ label, rows }) => ({ corner: label, rows })),
    ...layout.boxes.map((box) => ({ corner: box, rows: box.content.rows })),
  ]
  for (const { corner, rows } of on)
    for (const { row, x, y, width, height } of rows)
      if (row.transition === name) return { x: corner.x + x, y: corner.y + y, width, height }
  return null
}

function within(scale: number, depth: Depth): number {
  return Math.min(largest, Math.max(readableAt(depth), scale))
}
