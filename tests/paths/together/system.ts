import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'

import { type Happened, type Walker, walkerOf } from '../../model/acting.ts'
import { generated } from '../../model/chartCoverage/record.ts'
import { type Graph, type GraphStep, keyOf, type StepEvent, type WalkStep } from '../../model/graph.ts'
import type { Member } from './together.ts'

/** A step that happens to one machine of several. */
export interface TogetherEvent extends StepEvent {
  /** The id of the machine that it happens to. */
  readonly of: string
}

/** How a machine is told that is not running. */
export const notRunning = 'not running'

/** So many states and no more. */
const limit = 2_000

/**
 * Every state that machines together can reach, breadth first. Each step is taken on the real machines in one system, which
 * start each other and say to each other what the charts say; whatever else they start is a stand-in of the models.
 */
export function graphOfTogether(first: Member): Graph {
  return generated(() => {
    const machine = machineOf(first)
    const begin = (): Walker => walkerOf({ ...first.model, machine }, new Set())
    const startAt = standOf(first, begin().actor)
    const start = keyOf(startAt)
    const values = new Map<string, StateValue>([[start, startAt.value]])
    const steps = new Map<string, GraphStep[]>()
    const ways = new Map<string, readonly TogetherEvent[]>([[start, []]])
    for (const [from, way] of ways) {
      if (ways.size > limit) throw new Error(`${first.id} and what it starts have more than ${limit} states`)
      const found: GraphStep[] = []
      const before = begin()
      for (const event of way) takeTogether(first, before, event)
      for (const event of eventsOf(first, before.actor)) {
        const walker = begin()
        for (const each of [...way, event]) takeTogether(first, walker, each)
        const stand = standOf(first, walker.actor)
        const to = keyOf(stand)
        found.push({ event, ...stand, from, to })
        values.set(to, stand.value)
        if (!ways.has(to)) ways.set(to, [...way, event])
      }
      steps.set(from, found)
    }
    return { start, values, steps, ambiguous: () => [] }
  })
}

/** Takes steps on the real machines, from their start. */
export function takenTogether(
  first: Member,
  events: readonly TogetherEvent[],
): { readonly begins: StateValue; readonly steps: readonly (Happened & { readonly value: StateValue })[] } {
  return generated(() => {
    const walker = walkerOf({ ...first.model, machine: machineOf(first) }, new Set())
    const begins = standOf(first, walker.actor).value
    const steps = events.map((event) => {
      const happened = takeTogether(first, walker, event)
      return { ...happened, value: standOf(first, walker.actor).value }
    })
    return { begins, steps }
  })
}

/** The machines of a set, the one that starts the others first. */
export function membersOf(first: Member): readonly Member[] {
  return [first, ...first.starts.flatMap(membersOf)]
}

/** The machine with the real ones in the places of those that it starts. */
function machineOf({ model, starts }: Member): AnyStateMachine {
  const actors = Object.fromEntries(starts.map((member) => [member.src, machineOf(member)]))
  return model.machine.provide({ actors })
}

/** Where each machine is, with what tells that apart. */
function standOf(first: Member, actor: AnyActorRef): Pick<WalkStep, 'value' | 'facts'> {
  const value: Record<string, StateValue> = {}
  const facts: Record<string, unknown> = {}
  for (const member of membersOf(first)) {
    const snapshot: AnyMachineSnapshot | undefined = refOf(first, actor, member.id)?.getSnapshot()
    value[member.id] = snapshot?.value ?? notRunning
    // What is known of a machine alone is told of its own context.
    facts[member.id] = snapshot === undefined ? null : member.model.facts(snapshot.context as never)
  }
  return { value, facts }
}

/** What can happen now that leads somewhere, but for what the machines say to each other. */
function eventsOf(first: Member, actor: AnyActorRef): readonly TogetherEvent[] {
  return membersOf(first).flatMap((member) => {
    const snapshot: AnyMachineSnapshot | undefined = refOf(first, actor, member.id)?.getSnapshot()
    if (snapshot?.status !== 'active') return []
    return Object.entries(member.steps).flatMap(([step, happening]): TogetherEvent[] => {
      const event = typeof happening === 'function' ? happening(snapshot) : happening
      const leads = event !== null && snapshot.machine.getTransitionData(snapshot, event).length > 0
      return leads ? [{ ...event, step, of: member.id }] : []
    })
  })
}

function takeTogether(first: Member, walker: Walker, event: TogetherEvent): Happened {
  const ref = refOf(first, walker.actor, event.of)
  if (ref === undefined) throw new Error(`${event.of} is not running`)
  return walker.take(event, ref)
}

/** The actor that plays a machine of the set; none while it is not running. */
function refOf(member: Member, actor: AnyActorRef, id: string): AnyActorRef | undefined {
  if (member.id === id) return actor
  const children: Readonly<Record<string, AnyActorRef>> = actor.getSnapshot().children
  for (const started of member.starts) {
    // Placements are told apart by the key after their name.
    const ref = Object.entries(children).find(([its]) => its.split(' ')[0] === started.id)?.[1]
    const found = ref === undefined ? undefined : refOf(started, ref, id)
    if (found !== undefined) return found
  }
  return undefined
}
