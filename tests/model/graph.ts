import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import { createActor, fromTransition } from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'

/** How an actor that a machine started may end, or what it may say, supplied in place of the real thing. */
export type Report =
  | { readonly done: unknown }
  | { readonly failed: unknown }
  | { readonly tells: AnyEventObject }

export interface Model<TContext> {
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** What the member and the world may say in a state. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  /** By the id of an invoke. One that is missing here never ends and says nothing. */
  readonly reports: Readonly<Record<string, readonly Report[]>>
  /** What of the context tells two states apart; the rest may differ between two walks to the same state. */
  readonly facts: (context: TContext) => unknown
  /** So many traversals and no more: a model that grows past it fails rather than hangs. */
  readonly limit: number
}

/** One step of a walk: what happened, who it came from, and where it led. */
export interface WalkStep {
  readonly event: AnyEventObject
  readonly value: StateValue
  readonly facts: unknown
}

/** The shortest way to a state, and one more step from it. */
export type Walk = readonly WalkStep[]

/**
 * Milliseconds after which a walk counts as hanging. What bounds a walk is its model's `limit`, in steps: a busy machine
 * makes it late, and never wrong.
 */
export const walkTimeout = 300_000

/** A walk over every step from every reachable state of a model, each reached by the shortest way. */
export function walksOf<TContext>(model: Model<TContext>): readonly Walk[] {
  const logic = isolated(model.machine)
  const keyOf = (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([snapshot.value, snapshot.status, model.facts(snapshot.context)])
  const options = {
    input: model.input,
    serializeState: keyOf,
    events: (snapshot: AnyMachineSnapshot) => eventsIn(model, snapshot),
    limit: model.limit,
  }
  const step = (event: AnyEventObject, snapshot: AnyMachineSnapshot): WalkStep => ({
    event,
    value: snapshot.value,
    facts: model.facts(snapshot.context),
  })
  const steps = new Map<
    string,
    { readonly event: AnyEventObject; readonly nextState: AnyMachineSnapshot }[]
  >()
  for (const { state, event, nextState } of adjacencyMapToArray(getAdjacencyMap(logic, options))) {
    const from = keyOf(state)
    steps.set(from, [...(steps.get(from) ?? []), { event, nextState }])
  }
  // The first state found is the one it starts in: from there, breadth first, the first way found is a shortest.
  const [start] = steps.keys()
  const ways = new Map<string, Walk>(start === undefined ? [] : [[start, []]])
  const walks: Walk[] = []
  for (const [from, way] of ways) {
    for (const { event, nextState } of steps.get(from) ?? []) {
      const walk = [...way, step(event, nextState)]
      walks.push(walk)
      const to = keyOf(nextState)
      if (!ways.has(to)) ways.set(to, walk)
    }
  }
  return walks
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

/** What can happen in a state: what is said from outside, how running actors may end, and which waits may be over. */
function eventsIn<TContext>(model: Model<TContext>, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  if (snapshot.status !== 'active') return []
  const fromActors = Object.keys(snapshot.children).flatMap((id) =>
    (model.reports[id] ?? []).map((report) => eventOf(id, report)),
  )
  const fromTimers = snapshot._nodes.flatMap((node) =>
    node.after.map(({ eventType }) => ({ type: eventType })),
  )
  const said = [...model.events(snapshot), ...fromActors]
  for (const { type } of said) {
    if (!type.startsWith('xstate.') && !model.machine.events.includes(type))
      throw new Error(`${model.machine.id} does not know the event ${type}, which its model says`)
  }
  return [...said, ...fromTimers]
}

function eventOf(id: string, report: Report): AnyEventObject {
  if ('done' in report) return { type: `xstate.done.actor.${id}`, output: report.done, actorId: id }
  if ('failed' in report) return { type: `xstate.error.actor.${id}`, error: report.failed, actorId: id }
  return report.tells
}
