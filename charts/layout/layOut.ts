import { type ChartModel, isWithin, stateAt } from '../model/chart.ts'
import type { Words } from '../model/words.ts'
import { type Depth, rowOf } from './blocks.ts'
import {
  type Content,
  contentOf,
  labelOf,
  type Place,
  type PlacedRow,
  type Point,
  type Size,
} from './boxes.ts'
import { type Direction, type ElkAnswer, type ElkBox, layOutByElk } from './elk.ts'
import { isHome } from './homes.ts'
import { type SharedLine, sharedLines } from './lines.ts'
import { packed } from './pack.ts'

/** A state's box and its content, measured from its corner. */
export interface StateBox extends Place {
  readonly path: string
  readonly content: Content
}

/** A line from one state to another, and its label; the label's rows are measured from its corner. */
export interface TransitionLine {
  readonly source: string
  readonly target: string
  readonly points: readonly Point[]
  readonly label: Place
  /** One for each transition; none where only names are drawn. */
  readonly rows: readonly PlacedRow[]
  /** The transitions that share it, by name. */
  readonly transitions: readonly string[]
}

/** A chart with a place for everything, measured from its corner. Outer boxes come before those inside them. */
export interface ChartLayout extends Size {
  readonly boxes: readonly StateBox[]
  readonly lines: readonly TransitionLine[]
}

/** The space between a chart's regions, and around them. */
const regionGap = 18

/** Lays a chart out [CHART-02]: regions one by one, then packed; everything else by layers. */
export function layOut(chart: ChartModel, words: Words, depth: Depth = 'all'): Promise<ChartLayout> {
  const { lines, inBox } = sharedLines(chart)
  const contents = new Map(
    chart.states.map((state) => [
      state.path,
      contentOf(chart, state, inBox.get(state.path) ?? [], words, depth),
    ]),
  )
  const content = (path: string): Content => {
    const found = contents.get(path)
    if (found === undefined) throw new Error(`${chart.name} has no state ${path}`)
    return found
  }
  return layOutState('')

  async function layOutState(path: string): Promise<ChartLayout> {
    return isPacked(path) ? packRegions(path) : layer(path)
  }

  /** Whether a state's regions are separate: no line leads out of one, or into one. */
  function isPacked(path: string): boolean {
    const { kind, children } = stateAt(chart, path)
    return (
      kind === 'parallel' &&
      lines.every(({ source, target }) =>
        children.every((child) => isWithin(source, child) === isWithin(target, child)),
      )
    )
  }

  async function packRegions(path: string): Promise<ChartLayout> {
    const own = content(path)
    const regions: ChartLayout[] = []
    for (const child of stateAt(chart, path).children) regions.push(await layOutState(child))
    const places = packed(regions, regionGap)
    const inner = { x: regionGap, y: own.height + regionGap / 2 }
    const size = {
      width: Math.max(own.width, inner.x + regionGap + Math.max(...places.map(({ x, width }) => x + width))),
      height: inner.y + regionGap + Math.max(...places.map(({ y, height }) => y + height)),
    }
    const moved = regions.map((region, at) => {
      const place = places[at] ?? { x: 0, y: 0, ...region }
      return shifted(grown(region, place), { x: inner.x + place.x, y: inner.y + place.y })
    })
    return {
      ...size,
      boxes: [{ path, x: 0, y: 0, ...size, content: own }, ...moved.flatMap(({ boxes }) => boxes)],
      lines: moved.flatMap((region) => region.lines),
    }
  }

  async function layer(path: string): Promise<ChartLayout> {
    const within = new Map<string, ChartLayout>()
    const box = await boxFor(path, within)
    const own = lines.filter(({ source, target }) => isOwn(source, within) && isOwn(target, within))
    const labelled = own
      .filter(({ source, target }) => isWithin(source, path) && isWithin(target, path))
      .map((line, at) => ({ line, id: `line ${at}`, label: labelOfLine(line) }))
    const answers: ElkAnswer[] = []
    for (const direction of ['RIGHT', 'DOWN'] satisfies Direction[]) {
      const asked = labelled.map(({ line, id, label: { width, height } }) => ({
        id,
        source: idOf(line.source),
        target: idOf(line.target),
        isOnward: isHome(chart.name, line.source),
        label: { width, height },
      }))
      answers.push(await layOutByElk(box, asked, direction))
    }
    const answer = bestOf(answers)
    return {
      width: answer.width,
      height: answer.height,
      boxes: chart.states.flatMap((state) => {
        const place = answer.boxes.get(idOf(state.path))
        if (place === undefined) return []
        const inner = within.get(state.path)
        return inner === undefined
          ? [{ path: state.path, ...place, content: content(state.path) }]
          : shifted(inner, place).boxes
      }),
      lines: [
        ...labelled.map(({ line: { source, target, transitions }, id, label }) => ({
          source,
          target,
          rows: label.rows,
          transitions: transitions.map(({ name }) => name),
          ...underHead(source, target, answer.lines.get(id) ?? missing(source, target)),
        })),
        ...[...within].flatMap(
          ([state, inner]) => shifted(inner, answer.boxes.get(idOf(state)) ?? { x: 0, y: 0 }).lines,
        ),
      ],
    }
  }

  /** Whether a state has its own box in this run, and is not part of regions that are already laid out. */
  function isOwn(path: string, within: ReadonlyMap<string, ChartLayout>): boolean {
    return ![...within.keys()].some((outer) => path !== outer && isWithin(path, outer))
  }

  async function boxFor(path: string, within: Map<string, ChartLayout>): Promise<ElkBox> {
    const state = stateAt(chart, path)
    const base = { id: idOf(path), isInitial: state.isInitial }
    if (isPacked(path)) {
      const inner = await packRegions(path)
      within.set(path, inner)
      return { ...base, size: inner, children: [] }
    }
    const children: ElkBox[] = []
    for (const child of state.children) children.push(await boxFor(child, within))
    return { ...base, size: content(path), children }
  }

  /** A line into its own state begins below the head, not across it. */
  function underHead<TLine extends { readonly points: readonly Point[] }>(
    source: string,
    target: string,
    line: TLine,
  ): TLine {
    const [first, second] = line.points
    if (!isWithin(target, source) || first === undefined || second === undefined || first.x !== second.x)
      return line
    const start = { x: first.x, y: Math.min(first.y + content(source).height, second.y) }
    return { ...line, points: [start, ...line.points.slice(1)] }
  }

  function labelOfLine({ transitions }: SharedLine): ReturnType<typeof labelOf> {
    return labelOf(depth === 'names' ? [] : transitions.map((transition) => rowOf(transition, words, null)))
  }
}

function missing(source: string, target: string): never {
  throw new Error(`no line was drawn from ${source} to ${target}`)
}

/** ELK wants a name for the root too. */
function idOf(path: string): string {
  return path === '' ? '.' : path
}

/** The layout that fits a screen at the largest scale. */
function bestOf(answers: readonly ElkAnswer[]): ElkAnswer {
  const [best] = answers.toSorted((one, other) => badness(one) - badness(other))
  if (best === undefined) throw new Error('nothing was laid out')
  return best
}

function badness({ width, height }: Size): number {
  return Math.max(width / 1.6, height)
}

function shifted(layout: ChartLayout, { x, y }: Point): ChartLayout {
  return {
    ...layout,
    boxes: layout.boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y })),
    lines: layout.lines.map((line) => ({
      ...line,
      points: line.points.map((point) => ({ x: point.x + x, y: point.y + y })),
      label: { ...line.label, x: line.label.x + x, y: line.label.y + y },
    })),
  }
}

/** A region whose outermost box fills all the available space. */
function grown(layout: ChartLayout, { width, height }: Size): ChartLayout {
  return {
    ...layout,
    width,
    height,
    boxes: layout.boxes.map((box, at) => (at === 0 ? { ...box, width, height } : box)),
  }
}
