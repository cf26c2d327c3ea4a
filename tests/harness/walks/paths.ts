import type { AnyStateMachine, StateValue } from 'xstate'

import { statesIn, transitionName } from '#machines/transitionName.ts'
import { transitionsIn } from '#tests/model/transitions.ts'

import { take } from '../../model/acting.ts'
import { type Model, type Walk, type WalkStep, walksOf } from '../../model/graph.ts'
import { stateOf, statesOf } from '../../model/states.ts'

/** One thing that happens on a path, in words, and the state that the machine is in after it. */
export interface PathStep {
  readonly name: string
  readonly state: string
  /** How that ended which led there, where the state alone does not tell. */
  readonly end?: string | null
}

/** A way through a chart, as it is walked in the browser. */
export interface MachinePath<TStep extends PathStep> {
  readonly steps: readonly TStep[]
  readonly states: ReadonlySet<string>
  /** By name. */
  readonly transitions: ReadonlySet<string>
}

/** How a path's steps are told of a model's. */
export type StepOf<TStep> = (step: WalkStep) => TStep

/** What a path is walked for: whatever can be done in each state, with every state it leads to. */
function goalOf(before: string | undefined, step: PathStep): string {
  return `${before}: ${step.name}: ${standOf(step)}`
}

function standOf({ state, end = null }: PathStep): string {
  return end === null ? state : `${state} (${end})`
}

/**
 * Of all shortest paths through a model so many that together they reach every goal. Each begins with the step `begin`.
 * @param canEnd whether something can be seen there
 */
export function shortestPaths<TContext, TStep extends PathStep>(
  model: Model<TContext>,
  stepOf: StepOf<TStep>,
  begin: (value: StateValue) => TStep,
  canEnd: (step: TStep) => boolean,
): readonly MachinePath<TStep>[] {
  const first = begin(take(model, [], new Set()).value)
  const found = walksOf(model).flatMap((walk) => {
    const steps = walk.map(stepOf)
    const last = steps.at(-1)
    return last === undefined || !canEnd(last) ? [] : [{ walk, steps: [first, ...steps] }]
  })
  const goals = found.map(({ steps }) => [
    ...new Set(steps.map((step, at) => goalOf(steps.slice(at - 1, at).map(standOf)[0], step))),
  ])
  const open = new Set(goals.flat())
  const chosen: MachinePath<TStep>[] = []
  while (open.size > 0) {
    const gains = goals.map((its) => its.filter((goal) => open.has(goal)).length)
    const best = gains.indexOf(Math.max(...gains))
    const path = found[best]
    if (path === undefined) break
    chosen.push(pathOf(model, path.walk, path.steps))
    for (const goal of goals[best] ?? []) open.delete(goal)
  }
  return chosen
}

interface Edge<TStep> {
  readonly taken: WalkStep
  readonly step: TStep
  readonly goal: string
  readonly to: string
}

/** How long paths are found. */
export interface LongPaths {
  /** Steps of one path. */
  readonly longest?: number
  /** Goals that other paths reach already; those of these are added. */
  readonly reached?: Set<string>
  /** Steps that follow by themselves: no path ends before one of them. */
  readonly passing?: ReadonlySet<string>
}

/**
 * Few long paths that together reach every goal: from wherever it is each goes on to the nearest that is left, until it is
 * at an end. Each begins with the step `begin`, which leads to the state that the machine starts in.
 */
export function longPaths<TContext, TStep extends PathStep>(
  model: Model<TContext>,
  stepOf: StepOf<TStep>,
  begin: (value: StateValue) => TStep,
  { longest = 25, reached = new Set(), passing = new Set() }: LongPaths = {},
): readonly MachinePath<TStep>[] {
  const start = take(model, [], new Set())
  const startKey = keyOf({ value: start.value, facts: model.facts(start.context) })
  const first = begin(start.value)
  const edges = edgesOf(model, stepOf, startKey, first)
  const goals = [...edges.values()].flat().map(({ goal }) => goal)
  const open = new Set(goals.filter((goal) => !reached.has(goal)))
  for (const goal of goals) reached.add(goal)
  const paths: MachinePath<TStep>[] = []
  do {
    const path: Edge<TStep>[] = []
    let at = startKey
    for (;;) {
      const more = wayToOpen(edges, at, open)
      if (more.length === 0 || path.length + more.length > longest) break
      for (const edge of more) {
        path.push(edge)
        open.delete(edge.goal)
        at = edge.to
      }
    }
    if (path.length === 0 && paths.length > 0) break
    for (let next = byItself(edges, at, passing); next !== undefined; next = byItself(edges, at, passing)) {
      path.push(next)
      open.delete(next.goal)
      at = next.to
    }
    const steps = [first, ...path.map(({ step }) => step)]
    paths.push(
      pathOf(
        model,
        path.map(({ taken }) => taken),
        steps,
        start.value,
      ),
    )
  } while (open.size > 0)
  return paths
}

/**
 * The path of these steps, by their names; a first `begin` may be left out.
 * @throws where one cannot happen there
 */
export function pathThrough<TContext, TStep extends PathStep>(
  model: Model<TContext>,
  stepOf: StepOf<TStep>,
  begin: (value: StateValue) => TStep,
  names: readonly string[],
): MachinePath<TStep> {
  const start = take(model, [], new Set())
  const startKey = keyOf({ value: start.value, facts: model.facts(start.context) })
  const first = begin(start.value)
  const edges = edgesOf(model, stepOf, startKey, first)
  const path: Edge<TStep>[] = []
  for (const name of names[0] === first.name ? names.slice(1) : names) {
    const last = path.at(-1)
    const possible = edges.get(last?.to ?? startKey) ?? []
    const next = possible.find(({ step }) => step.name === name)
    if (next === undefined) {
      const state = last?.step.state ?? first.state
      const others = possible.map(({ step }) => `"${step.name}"`).join(', ')
      throw new Error(`"${name}" does not happen in ${state}; what does: ${others}`)
    }
    path.push(next)
  }
  const walk = path.map(({ taken }) => taken)
  return pathOf(model, walk, [first, ...path.map(({ step }) => step)], start.value)
}

function keyOf({ value, facts }: Pick<WalkStep, 'value' | 'facts'>): string {
  return JSON.stringify([value, facts])
}

function edgesOf<TContext, TStep extends PathStep>(
  model: Model<TContext>,
  stepOf: StepOf<TStep>,
  startKey: string,
  first: TStep,
): ReadonlyMap<string, readonly Edge<TStep>[]> {
  const edges = new Map<string, Edge<TStep>[]>()
  for (const walk of walksOf(model)) {
    const [taken, before] = [walk.at(-1), walk.at(-2)]
    if (taken === undefined) continue
    const step = stepOf(taken)
    const from = before === undefined ? startKey : keyOf(before)
    const stateBefore = before === undefined ? first.state : stateOf(before.value)
    const edge = { taken, step, goal: goalOf(stateBefore, step), to: keyOf(taken) }
    edges.set(from, [...(edges.get(from) ?? []), edge])
  }
  return edges
}

function byItself<TStep extends PathStep>(
  edges: ReadonlyMap<string, readonly Edge<TStep>[]>,
  from: string,
  passing: ReadonlySet<string>,
): Edge<TStep> | undefined {
  return edges.get(from)?.find(({ step }) => passing.has(step.name))
}

/** The shortest way on whose last step reaches a goal that is left. */
function wayToOpen<TStep>(
  edges: ReadonlyMap<string, readonly Edge<TStep>[]>,
  from: string,
  open: ReadonlySet<string>,
): readonly Edge<TStep>[] {
  const ways = new Map<string, readonly Edge<TStep>[]>([[from, []]])
  let last: readonly Edge<TStep>[] = []
  for (const [at, way] of ways) {
    for (const edge of edges.get(at) ?? []) {
      const further = [...way, edge]
      const isEnd = (edges.get(edge.to) ?? []).length === 0
      // What ends the path comes last.
      if (open.has(edge.goal) && !isEnd) return further
      if (open.has(edge.goal) && last.length === 0) last = further
      if (!ways.has(edge.to)) ways.set(edge.to, further)
    }
  }
  return last
}

function pathOf<TContext, TStep extends PathStep>(
  model: Model<TContext>,
  walk: Walk,
  steps: readonly TStep[],
  start?: StateValue,
): MachinePath<TStep> {
  const transitions = new Set<string>()
  take(model, walk, transitions)
  const values = [...(start === undefined ? [] : [start]), ...walk.map(({ value }) => value)]
  return { steps, states: new Set(values.flatMap((value) => statesOf(value))), transitions }
}

/** What is visited of all there is, by name. */
export interface Coverage {
  readonly walked: readonly string[]
  readonly left: readonly string[]
}

/** What paths visit of a chart's states and transitions. @param isMeant by name, without the machine's own */
export function coverageOf(
  machine: AnyStateMachine,
  paths: readonly MachinePath<PathStep>[],
  isMeant: (name: string) => boolean = () => true,
): Record<'states' | 'transitions', Coverage> {
  const short = (name: string): string => name.replace(`${machine.id}.`, '')
  const states = new Set(paths.flatMap((path) => [...path.states]))
  const transitions = new Set(paths.flatMap((path) => [...path.transitions].map(short)))
  const [, ...within] = statesIn(machine).map(({ path }) => path.join('.'))
  return {
    states: split(within.filter(isMeant), states),
    transitions: split(
      transitionsIn(machine)
        .map((transition) => short(transitionName(transition)))
        .filter(isMeant),
      transitions,
    ),
  }
}

function split(names: readonly string[], visited: ReadonlySet<string>): Coverage {
  return {
    walked: names.filter((name) => visited.has(name)),
    left: names.filter((name) => !visited.has(name)),
  }
}
