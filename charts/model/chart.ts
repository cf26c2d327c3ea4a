/** The kinds of states, as a chart's boxes show them. */
export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

/** What a state is beside its kind: something has failed, or it waits for a time or an answer. */
export type Mood = 'failure' | 'wait'

/** An actor that runs while its state is active. */
export interface Invoke {
  readonly id: string
  readonly src: string
  /** The machine of ours that the actor is, if it is one. */
  readonly machine: string | null
}

/** A state and its content. */
export interface ChartState {
  /** The way to it from the root, joined by dots; empty for the root. */
  readonly path: string
  readonly key: string
  /** Null only for the root. */
  readonly parent: string | null
  readonly kind: StateKind
  readonly mood: Mood | null
  /** Whether its parent begins in it. Never true for regions. */
  readonly isInitial: boolean
  readonly description: string | null
  readonly tags: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly invokes: readonly Invoke[]
  /** The files of the screens and parts that show it. */
  readonly shownBy: readonly string[]
  /** The paths of the states inside it, the initial one first. */
  readonly children: readonly string[]
  /** How many states inside it are left out, because it is folded to a box. */
  readonly folded: number
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
  /** The one name it has everywhere. */
  readonly name: string
  readonly source: string
  readonly cause: Cause
  /** Its place among those with the same cause: the first one whose guard holds is taken. */
  readonly index: number
  /** How many have the same source and cause. */
  readonly choices: number
  readonly guard: string | null
  /** Paths of states; empty if it stays. */
  readonly targets: readonly string[]
  readonly actions: readonly string[]
  /** Whether its source is left and entered again. */
  readonly reenter: boolean
}

/** A machine as it is shown: plain data, without any code. */
export interface ChartModel {
  readonly name: string
  /** Every state, the root first, each before those inside it. */
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

/** The state at a path. @throws Error for an unknown path */
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

/** Whether a state is another one, or inside it. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || outer === '' || path.startsWith(`${outer}.`)
}

/** The name of a state within its chart: the root has the machine's name. */
export function nameOfState(chart: ChartModel, path: string): string {
  return path === '' ? chart.name : path
}
