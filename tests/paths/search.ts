import type { StateValue } from 'xstate'

import type { Graph, GraphStep } from '../model/graph.ts'
import { statesOf } from '../model/states.ts'
import { isCalled } from './eventNames.ts'
import { PathsError } from './wish.ts'

/** A graph as it is searched. */
export interface Searched extends Pick<Graph, 'start' | 'values' | 'steps'> {
  /** Where a path may end: after all that it is to come by. Everywhere, unless it is to come by something. */
  readonly ends?: ReadonlySet<string>
}

/** A path: the shortest way to where it begins, and its own steps. */
export interface Path {
  readonly way: readonly GraphStep[]
  readonly steps: readonly GraphStep[]
}

export interface Search {
  readonly paths: readonly Path[]
  /** Why there may be more, in words; null where there are not. */
  readonly bound: string | null
}

/** What is searched for: states by their paths. */
export interface Aim {
  readonly from: string | null
  readonly to: string | null
}

/** What no search goes beyond. */
export const limits = { paths: 1_000, steps: 200_000 } as const

/** The graph without what is to be avoided. */
export function without({ start, values, steps }: Searched, avoid: readonly string[]): Searched {
  const left = [...steps].map(([key, from]) => {
    const kept = from.filter(({ event }) => !avoid.some((given) => isCalled(event, given)))
    return [key, kept] as const
  })
  return { start, values, steps: new Map(left) }
}

/** Something to come by: a state of the chart, or an event by its name. */
export type Via = { readonly state: string } | { readonly event: string }

/** A graph whose paths come by these, in their order: each state of it also knows how many it comes after. */
export function passing(graph: Searched, via: readonly Via[]): Searched {
  const keyAfter = (key: string, count: number): string => `${key.slice(0, -1)},${count}]`
  const further = (count: number, key: string, step: GraphStep | null): number => {
    const next = via[count]
    if (next === undefined) return count
    const isPassed =
      'state' in next ? isIn(graph, key, next.state) : step !== null && isCalled(step.event, next.event)
    // One step is one event: only states are come by more than one at a time.
    return isPassed ? further(count + 1, key, null) : count
  }
  const values = new Map<string, StateValue>()
  const steps = new Map<string, readonly GraphStep[]>()
  const ends = new Set<string>()
  for (const [key, value] of graph.values)
    for (let count = 0; count <= via.length; count += 1) {
      const from = keyAfter(key, count)
      values.set(from, value)
      if (count === via.length) ends.add(from)
      steps.set(
        from,
        (graph.steps.get(key) ?? []).map((step) => ({
          ...step,
          from,
          to: keyAfter(step.to, further(count, step.to, step)),
        })),
      )
    }
  return { start: keyAfter(graph.start, further(0, graph.start, null)), values, steps, ends }
}

/** Whether a path that leads to a state of the chart ends there. */
function endsIn(graph: Searched, key: string, state: string): boolean {
  return isIn(graph, key, state) && mayEnd(graph, key)
}

function mayEnd({ ends }: Searched, key: string): boolean {
  return ends?.has(key) ?? true
}

function isIn(graph: Searched, key: string, state: string): boolean {
  const value = graph.values.get(key)
  return value !== undefined && statesOf(value).includes(state)
}

/** The shortest way to each state, breadth first. @param begins where they begin, each with nothing before it */
function waysFrom(graph: Searched, begins: readonly string[]): ReadonlyMap<string, readonly GraphStep[]> {
  const ways = new Map<string, readonly GraphStep[]>(begins.map((key) => [key, []]))
  for (const [key, way] of ways)
    for (const step of graph.steps.get(key) ?? []) if (!ways.has(step.to)) ways.set(step.to, [...way, step])
  return ways
}

/** Where paths begin: the first state, or every one that is in the state they are to come from. */
function beginsOf(graph: Searched, { from }: Aim): ReadonlyMap<string, readonly GraphStep[]> {
  const ways = waysFrom(graph, [graph.start])
  if (from === null) return new Map([[graph.start, []]])
  return new Map([...ways].filter(([key]) => isIn(graph, key, from)))
}

/** A path whose first steps are not yet those of the way to where it begins. */
function pathFrom(
  begins: ReadonlyMap<string, readonly GraphStep[]>,
  graph: Searched,
  steps: readonly GraphStep[],
): Path {
  return { way: begins.get(steps[0]?.from ?? graph.start) ?? [], steps }
}

/**
 * The shortest paths: with a state to go to, one for each way into it (a state before it, and an event); without, one to each
 * state of the chart, but for what another path comes through.
 * @param placeOf how a state is told where ways into another are told apart
 */
export function shortest(graph: Searched, aim: Aim, placeOf: (value: StateValue) => string): Search {
  const begins = beginsOf(graph, aim)
  const ways = waysFrom(graph, [...begins.keys()])
  const found = aim.to === null ? toEach(graph, ways) : into(graph, ways, aim.to, placeOf)
  const isThere = aim.to !== null && [...begins.keys()].some((key) => endsIn(graph, key, aim.to ?? ''))
  const paths = found.map((steps) => pathFrom(begins, graph, steps))
  const own: Path[] = isThere && aim.from === null ? [{ way: [], steps: [] }] : []
  return { paths: [...own, ...paths], bound: null }
}

function into(
  graph: Searched,
  ways: ReadonlyMap<string, readonly GraphStep[]>,
  to: string,
  placeOf: (value: StateValue) => string,
): readonly (readonly GraphStep[])[] {
  const found = new Map<string, readonly GraphStep[]>()
  for (const [key, way] of ways) {
    const before = graph.values.get(key)
    if (before === undefined || endsIn(graph, key, to)) continue
    for (const step of graph.steps.get(key) ?? []) {
      const goal = `${placeOf(before)}: ${step.event.step}: ${placeOf(step.value)}`
      if (endsIn(graph, step.to, to) && !found.has(goal)) found.set(goal, [...way, step])
    }
  }
  return [...found.values()]
}

function toEach(
  graph: Searched,
  ways: ReadonlyMap<string, readonly GraphStep[]>,
): readonly (readonly GraphStep[])[] {
  const seen = new Set<string>()
  const found: (readonly GraphStep[])[] = []
  for (const [key, way] of ways) {
    if (!mayEnd(graph, key)) continue
    const states = statesOf(graph.values.get(key) ?? {})
    if (states.every((state) => seen.has(state))) continue
    for (const state of states) seen.add(state)
    found.push(way)
  }
  const isBeginning = (way: readonly GraphStep[]): boolean =>
    found.some((other) => other.length > way.length && way.every((step, at) => other[at] === step))
  return found.filter((way) => way.length > 0 && !isBeginning(way))
}

/**
 * Every path that is in no state of the chart twice, the shortest first.
 * @param most what it does not go beyond
 */
export function simple(
  graph: Searched,
  aim: Aim,
  placeOf: (value: StateValue) => string,
  most: Readonly<Record<keyof typeof limits, number>> = limits,
): Search {
  const begins = beginsOf(graph, aim)
  const placeAt = (key: string): string => placeOf(graph.values.get(key) ?? {})
  const hopeful = aim.to === null ? null : leadingTo(graph, aim.to)
  const open = [...begins.keys()].map((key) => ({ at: key, steps: [] as GraphStep[], been: [placeAt(key)] }))
  const paths: Path[] = []
  const told = new Set<string>()
  let taken = 0
  for (const { at, steps, been } of open) {
    for (const step of graph.steps.get(at) ?? []) {
      const place = placeAt(step.to)
      if (been.includes(place) || hopeful?.has(step.to) === false) continue
      taken += 1
      const further = [...steps, step]
      const isThere = aim.to === null || isIn(graph, step.to, aim.to)
      const words = further.map(({ event }) => event.step).join(' ')
      if (isThere && !told.has(words)) {
        told.add(words)
        paths.push(pathFrom(begins, graph, further))
      }
      if (paths.length >= most.paths)
        return { paths, bound: `the first ${most.paths} paths, the shortest; there may be more` }
      if (taken >= most.steps)
        return { paths, bound: `what was found in ${most.steps} steps of search; there may be more` }
      if (!isThere || aim.to === null) open.push({ at: step.to, steps: further, been: [...been, place] })
    }
  }
  return { paths, bound: null }
}

/** The states from which another can be reached. */
function leadingTo(graph: Searched, to: string): ReadonlySet<string> {
  const before = new Map<string, string[]>()
  for (const steps of graph.steps.values())
    for (const step of steps) before.set(step.to, [...(before.get(step.to) ?? []), step.from])
  const found = new Set([...graph.values.keys()].filter((key) => isIn(graph, key, to)))
  for (const key of found) for (const from of before.get(key) ?? []) found.add(from)
  return found
}

/**
 * The paths that events make in their order, wherever they lead. A name without what stands after its colon is each of those.
 * @throws PathsError where one cannot happen there, with what can
 */
export function along(graph: Searched, aim: Aim, events: readonly string[]): Search {
  const begins = beginsOf(graph, aim)
  let paths = [...begins.keys()].map((key) => ({ at: key, steps: [] as readonly GraphStep[] }))
  for (const [at, given] of events.entries()) {
    const further = paths.flatMap((path) =>
      (graph.steps.get(path.at) ?? [])
        .filter((step) => isCalled(step.event, given))
        .map((step) => ({ at: step.to, steps: [...path.steps, step] })),
    )
    if (further.length === 0) {
      const can = new Set(
        paths.flatMap((path) => (graph.steps.get(path.at) ?? []).map(({ event }) => event.step)),
      )
      const before = at === 0 ? 'There' : `After ${events.slice(0, at).join(', ')}`
      throw new PathsError(`${before} ${given} cannot happen; what can: ${[...can].join(', ')}.`)
    }
    paths = further.slice(0, limits.paths)
  }
  const led = paths.filter((path) => aim.to === null || isIn(graph, path.at, aim.to))
  return {
    paths: led.map(({ steps }) => pathFrom(begins, graph, steps)),
    bound: paths.length === limits.paths ? `the first ${limits.paths} paths; there may be more` : null,
  }
}
