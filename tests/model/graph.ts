import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import { createActor, fromTransition } from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'

import { transitionName } from '#machines/transitionName.ts'

/** What a step is: an event that may come at any time, or the one of a state of things; null where it cannot happen then. */
export type Step = AnyEventObject | ((snapshot: AnyMachineSnapshot) => AnyEventObject | null)

/** All that can happen to a machine, in words: what is said to it, how each of its actors may end, each wait that is over. */
export type Steps = Readonly<Record<string, Step>>

/** An event that has the name of its step. */
export interface StepEvent extends AnyEventObject {
  readonly step: string
}

/** A model of a machine: what walks its chart, tells its paths and walks the browser is this one. */
export interface Model<TContext> {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly steps: Steps
  /** The steps that are taken, where not all are: the browser has no hand in some. */
  readonly isTaken?: (snapshot: AnyMachineSnapshot, event: StepEvent) => boolean
  /**
   * What of the context tells two states apart. It decides what can happen next: two walks to the same state may differ in
   * the rest of the context, and must be able to go on in the same ways.
   */
  readonly facts: (context: TContext) => unknown
  /** So many traversals and no more: a model that grows past it fails rather than hangs. */
  readonly limit: number
}

/** A model of whichever machine. */
export type AnyModel = Model<never>

/** One step of a walk: what happened, who it came from, and where it led. */
export interface WalkStep {
  readonly event: StepEvent
  readonly value: StateValue
  readonly facts: unknown
}

/** Steps that follow each other, the first from the state that the machine starts in. */
export type Walk = readonly WalkStep[]

/** A step with the states that it leads from and to, by their keys. */
export interface GraphStep extends WalkStep {
  readonly from: string
  readonly to: string
}

/** Every reachable state of a model, by its key, and every step from each. */
export interface Graph {
  readonly start: string
  readonly values: ReadonlyMap<string, StateValue>
  readonly steps: ReadonlyMap<string, readonly GraphStep[]>
  /** States that two walks reach and do not go on from alike, in words: the model's `facts` leave something out. */
  readonly ambiguous: () => readonly string[]
}

/**
 * Milliseconds after which a walk counts as hanging. What bounds a walk is its model's `limit`, in steps: a busy machine
 * makes it late, and never wrong.
 */
export const walkTimeout = 300_000

/** What tells two states of a model apart: where the machine is, and the facts. */
export function keyOf({ value, facts }: Pick<WalkStep, 'value' | 'facts'>): string {
  return JSON.stringify([value, facts])
}

/** Finds every reachable state of a model, breadth first, and every step from it. */
export function graphOf<TContext>(model: Model<TContext>): Graph {
  const keyIn = (snapshot: AnyMachineSnapshot): string =>
    keyOf({ value: snapshot.value, facts: model.facts(snapshot.context) })
  const adjacency = getAdjacencyMap(isolated(model.machine), {
    input: model.input,
    serializeState: keyIn,
    events: (snapshot: AnyMachineSnapshot) => eventsIn(model, snapshot),
    limit: model.limit,
  })
  const values = new Map<string, StateValue>()
  const steps = new Map<string, GraphStep[]>()
  const arrivals: (readonly [string, AnyMachineSnapshot])[] = []
  for (const [key, { state }] of Object.entries(adjacency)) {
    values.set(key, state.value)
    steps.set(key, [])
    arrivals.push([key, state])
  }
  for (const { state, event, nextState } of adjacencyMapToArray(adjacency)) {
    const [from, to] = [keyIn(state), keyIn(nextState)]
    steps.get(from)?.push({ event, value: nextState.value, facts: model.facts(nextState.context), from, to })
    arrivals.push([to, nextState])
  }
  const [start = ''] = values.keys()
  return { start, values, steps, ambiguous: () => ambiguousIn(model, arrivals) }
}

/** A walk over every step from every reachable state of a model, each reached by the shortest way. */
export function walksOf<TContext>(model: Model<TContext>): readonly Walk[] {
  const { start, steps } = graphOf(model)
  const ways = new Map<string, Walk>([[start, []]])
  const walks: Walk[] = []
  // Breadth first: the first way found is a shortest.
  for (const [from, way] of ways) {
    for (const step of steps.get(from) ?? []) {
      const walk = [...way, step]
      walks.push(walk)
      if (!ways.has(step.to)) ways.set(step.to, walk)
    }
  }
  return walks
}

/**
 * Long walks that together take every step: from wherever it is each goes on to the nearest that is left, and a new one
 * begins where none can be reached.
 */
export function longWalksOf({ start, steps }: Graph): readonly (readonly GraphStep[])[] {
  const left = new Map([...steps].map(([key, from]) => [key, [...from]]))
  const walks: GraphStep[][] = []
  for (;;) {
    const walk: GraphStep[] = []
    let at = start
    for (;;) {
      const way = wayToLeft(steps, left, at)
      if (way === null) break
      for (const step of way) walk.push(step)
      at = way.at(-1)?.to ?? at
      const next = left.get(at)?.shift()
      if (next === undefined) break
      walk.push(next)
      at = next.to
    }
    if (walk.length === 0) return walks
    walks.push(walk)
  }
}

/** The shortest way to a state from which a step is left to take; null if no such state is left. */
function wayToLeft(
  steps: Graph['steps'],
  left: ReadonlyMap<string, readonly GraphStep[]>,
  from: string,
): readonly GraphStep[] | null {
  const cameBy = new Map<string, GraphStep | null>([[from, null]])
  for (const at of cameBy.keys()) {
    if ((left.get(at) ?? []).length > 0) return wayTo(at, cameBy)
    for (const step of steps.get(at) ?? []) if (!cameBy.has(step.to)) cameBy.set(step.to, step)
  }
  return null
}

function wayTo(to: string, cameBy: ReadonlyMap<string, GraphStep | null>): readonly GraphStep[] {
  const way: GraphStep[] = []
  for (let step = cameBy.get(to) ?? null; step !== null; step = cameBy.get(step.from) ?? null)
    way.unshift(step)
  return way
}

/** Of two walks to one state, what the second can do there that the first cannot, or the other way about. */
function ambiguousIn<TContext>(
  model: Model<TContext>,
  arrivals: readonly (readonly [string, AnyMachineSnapshot])[],
): readonly string[] {
  const firstSeen = new Map<string, string>()
  const contexts = new Map<string, Set<string>>()
  const found = new Set<string>()
  for (const [key, snapshot] of arrivals) {
    const context = JSON.stringify(snapshot.context)
    const known = contexts.get(key) ?? new Set()
    contexts.set(key, known)
    if (known.has(context)) continue
    known.add(context)
    const ways = waysOn(model, snapshot)
    const before = firstSeen.get(key) ?? ways
    firstSeen.set(key, before)
    if (before === ways) continue
    const [one, other] = [before.split('\n'), ways.split('\n')]
    const differing = [...one, ...other].filter((way) => !one.includes(way) || !other.includes(way))
    found.add(`${key}: ${differing.join('; ')}`)
  }
  return [...found]
}

/** The transitions that each event would take, by name. */
function waysOn<TContext>(model: Model<TContext>, snapshot: AnyMachineSnapshot): string {
  const ways = eventsIn(model, snapshot).map((event) => {
    const names = snapshot.machine.getTransitionData(snapshot, event).map(transitionName)
    return `${event.step}: ${names.join(', ')}`
  })
  // Actors that were started in another order go on alike.
  return ways.toSorted().join('\n')
}

/**
 * The machine, with every step computed in a system of its own: the traversal takes many steps from one state,
 * and system ids must not meet. A parent is there to be told things.
 */
function isolated(machine: AnyStateMachine): AnyStateMachine {
  const nobody = fromTransition(() => null, null)
  const inOwnSystem = <TScope>(scope: TScope) => {
    const self: AnyActorRef = createActor(nobody, { parent: createActor(nobody) })
    return { ...scope, self, system: self.system }
  }
  const logic: AnyStateMachine = Object.create(machine)
  logic.getInitialSnapshot = (scope, input) => machine.getInitialSnapshot(inOwnSystem(scope), input)
  logic.transition = (snapshot, event, scope) => machine.transition(snapshot, event, inOwnSystem(scope))
  return logic
}

/**
 * What can happen in a state. @throws where a model says what its machine does not know, or a wait can be over and no step
 * says so
 */
export function eventsIn<TContext>(
  { machine, steps, isTaken }: Model<TContext>,
  snapshot: AnyMachineSnapshot,
): readonly StepEvent[] {
  if (snapshot.status !== 'active') return []
  const events = Object.entries(steps).flatMap(([step, happening]): StepEvent[] => {
    const event = typeof happening === 'function' ? happening(snapshot) : happening
    return event === null ? [] : [{ ...event, step }]
  })
  for (const { type } of events)
    if (!type.startsWith('xstate.') && !machine.events.includes(type))
      throw new Error(`${machine.id} does not know the event ${type}, which its model says`)
  for (const { eventType, delay } of snapshot._nodes.flatMap(({ after }) => after))
    if (!events.some(({ type }) => type === eventType))
      throw new Error(
        `no step of ${machine.id} says that ${typeof delay === 'string' ? delay : eventType} is over`,
      )
  return isTaken === undefined ? events : events.filter((event) => isTaken(snapshot, event))
}
