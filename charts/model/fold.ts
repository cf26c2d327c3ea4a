import { around, type ChartModel, type ChartState, type ChartTransition, isWithin } from './chart.ts'

/** The paths of the states that are folded to one box, each with everything inside it. */
export type Folds = ReadonlySet<string>

/** No state is folded. */
export const unfolded: Folds = new Set()

/** Whether a state can be folded: it has others inside, and is not the chart itself. */
export function isFoldable({ path, children, folded }: ChartState): boolean {
  return path !== '' && (children.length > 0 || folded > 0)
}

/** The state that stands for another on a chart that may be folded: itself, or the box that it is in. */
export function shownOn(chart: ChartModel, path: string): string {
  return chart.states.findLast((outer) => isWithin(path, outer.path))?.path ?? ''
}

/** The state that F folds or opens: the innermost one at a path that can be. */
export function foldableAt(chart: ChartModel, path: string): string | null {
  return chart.states.findLast((state) => isFoldable(state) && isWithin(path, state.path))?.path ?? null
}

/** The folds that remain where a state is to be seen. */
export function unfoldedFor(folds: Folds, path: string): Folds {
  return new Set([...folds].filter((fold) => fold === path || !isWithin(path, fold)))
}

/** The folds with one more, or one less. */
export function toggled(folds: Folds, path: string): Folds {
  const next = new Set(folds)
  if (!next.delete(path)) next.add(path)
  return next
}

/**
 * A chart as it is drawn with some states folded: what is inside them is left out, and the transitions that led into it or
 * out of it lead to the box or out of it. What stays inside a box is left out with it.
 */
export function folded(chart: ChartModel, folds: Folds): ChartModel {
  const known = new Set(chart.states.filter(isFoldable).map(({ path }) => path))
  const closed = new Set([...folds].filter((path) => known.has(path)))
  if (closed.size === 0) return chart
  const boxes = new Map(
    chart.states.map(({ path }) => [path, around(chart, path).findLast((outer) => closed.has(outer.path))]),
  )
  const boxOf = (path: string): string => boxes.get(path)?.path ?? path
  return {
    ...chart,
    states: chart.states.filter(({ path }) => boxOf(path) === path).map(asBox),
    transitions: chart.transitions.flatMap((transition) => {
      const seen = asSeen(transition)
      return seen === null ? [] : [seen]
    }),
  }

  function asBox(state: ChartState): ChartState {
    if (!closed.has(state.path)) return state
    const inside = chart.states.filter(({ path }) => path !== state.path && isWithin(path, state.path))
    return { ...state, kind: 'atomic', children: [], folded: inside.length }
  }

  function asSeen(transition: ChartTransition): ChartTransition | null {
    const source = boxOf(transition.source)
    const isInner = source !== transition.source
    const targets = [...new Set(transition.targets.map(boxOf))]
    const leaves = targets.some((target) => target !== source)
    if (closed.has(source) && !leaves && (isInner || targets.length > 0)) return null
    return { ...transition, source, targets }
  }
}
