/** What a state is: what stands in a chart's boxes. */
export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** An actor that runs while its state is active. */
export interface Invoke {
  readonly id: string
  readonly src: string
  /** The machine of ours that the actor is, where it is one. */
  readonly machine: string | null
}

/** A state, and what stands in it. */
export interface ChartState {
  /** The way to it from the root, joined by dots; empty for the root. */
  readonly path: string
  readonly key: string
  /** Null for the root alone. */
  readonly parent: string | null
  readonly kind: StateKind
  /** Whether its parent begins in it. Of regions none is. */
  readonly isInitial: boolean
  readonly description: string | null
  readonly tags: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly Invoke[]
  /** The files of the screens and parts that show it. */
  readonly shownBy: readonly string[]
  /** The paths of the states within it, the initial one first. */
  readonly children: readonly string[]
}

/** What makes a transition happen. */
export type Cause =
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'always' }
  | { readonly kind: 'after'; readonly delay: string }
  | { readonly kind: 'done' | 'error' | 'snapshot'; readonly actor: string }
  /** The state has reached a final state of its own. */
  | { readonly kind: 'finished' }

export interface ChartTransition {
  /** The one name that it goes by everywhere. */
  readonly name: string
  readonly source: string
  readonly cause: Cause
  /** Its place among those of the same cause: the first whose guard holds is taken. */
  readonly index: number
  readonly guard: string | null
  /** Paths of states; none where it stays. */
  readonly targets: readonly string[]
  readonly actions: readonly string[]
  /** Whether its source is left and entered again. */
  readonly reenter: boolean
}

/** A machine as it is shown: plain data, nothing of it made by code. */
export interface ChartModel {
  readonly name: string
  /** Every state, the root first, each before those within it. */
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

/** The state at a path. @throws Error if there is none */
export function stateAt(chart: ChartModel, path: string): ChartState {
  const state = chart.states.find((one) => one.path === path)
  if (state === undefined) throw new Error(`${chart.name} has no state ${path}`)
  return state
}

/** The states around one, from its parent to the root. */
export function around(chart: ChartModel, path: string): readonly ChartState[] {
  const { parent } = stateAt(chart, path)
  return parent === null ? [] : [stateAt(chart, parent), ...around(chart, parent)]
}

/** Whether a state is another, or stands within it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || outer === '' || path.startsWith(`${outer}.`)
}

/** How a state is called where its chart is known: the root goes by the machine's name. */
export function nameOfState(chart: ChartModel, path: string): string {
  return path === '' ? chart.name : path
}
