import { around, type ChartModel, type ChartTransition, stateAt } from './chart.ts'

/** What one active state handles: the state itself, or one around it. */
export interface Say {
  /** The state whose transitions these are. */
  readonly state: string
  readonly transitions: readonly ChartTransition[]
}

/**
 * What can happen in a state: its own transitions first, then those of the states around it. An inner state comes
 * first: the states around it do not see what it takes.
 */
export function whatCanHappen(chart: ChartModel, path: string): readonly Say[] {
  return [stateAt(chart, path), ...around(chart, path)]
    .map((state) => ({
      state: state.path,
      transitions: chart.transitions.filter(({ source }) => source === state.path),
    }))
    .filter(({ transitions }) => transitions.length > 0)
}

/** The transitions that lead into a state, from elsewhere. */
export function waysInto(chart: ChartModel, path: string): readonly ChartTransition[] {
  return chart.transitions.filter(({ source, targets }) => source !== path && targets.includes(path))
}
