import { around, type ChartModel, type ChartTransition, stateAt } from './chart.ts'

/** What one state of those that are active has a say in: itself, or one around it. */
export interface Say {
  /** The state whose transitions these are. */
  readonly state: string
  readonly transitions: readonly ChartTransition[]
}

/**
 * What can happen in a state: its own transitions first, then those of the states around it. A state within has the
 * first word: what it takes, those around it do not hear of.
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
