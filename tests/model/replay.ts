import { expect } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate'

import { walksOf } from './graph.ts'
import type { Model, Walk } from './graph.ts'
import { standInOf } from './standIn.ts'
import { createTimers } from './timers.ts'
import type { Timers } from './timers.ts'

/** What must hold in every state a machine can reach, whatever led there. */
export type Invariant = (snapshot: AnyMachineSnapshot) => void

/**
 * Walks every reachable step of a model on a real actor: its children are stand-ins that end when the walk says so,
 * its waits are over when the walk says so. Each state it reaches is the one the graph foretold, and keeps the invariant:
 * looked at where a walk ends, since every step is the last of a walk of its own.
 * @returns the transitions the real actor took, and how many walks that were
 */
export function replayAll<TContext>(
  model: Model<TContext>,
  invariant: Invariant = () => undefined,
): { walked: Set<AnyTransitionDefinition>; walks: number } {
  const walked = new Set<AnyTransitionDefinition>()
  const walks = walksOf(model)
  for (const walk of walks) replay(model, walk, walked, invariant)
  return { walked, walks: walks.length }
}

function replay<TContext>(
  model: Model<TContext>,
  walk: Walk,
  walked: Set<AnyTransitionDefinition>,
  invariant: Invariant,
): void {
  const timers = createTimers()
  // Somebody must be there to hear what a machine tells its parent.
  const parent = createActor(
    fromTransition(() => null, null),
    {
      clock: timers,
      inspect: (event) => {
        if (event.type === '@xstate.microstep')
          for (const transition of event._transitions) walked.add(transition)
      },
    },
  )
  parent.start()
  const actor: AnyActorRef = createActor(model.machine, { input: model.input, parent })
  actor.start()
  for (const { event } of walk) perform(model.machine, actor, timers, event)
  const foretold = walk.at(-1)
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const happened = walk.map((step) => step.event.type).join(' → ')
  expect({ value: snapshot.value, facts: model.facts(snapshot.context) }, happened).toEqual({
    value: foretold?.value,
    facts: foretold?.facts,
  })
  invariant(snapshot)
  expect(asJson(snapshot.context)).toEqual(snapshot.context)
}

/** What a context is once it has been written down and read again: the same, where it is JSON. */
function asJson(context: unknown): unknown {
  return JSON.parse(JSON.stringify(context))
}

/** Makes happen what a step says, by the one it comes from: a child, a wait, or somebody outside. */
function perform(machine: AnyStateMachine, actor: AnyActorRef, timers: Timers, event: AnyEventObject): void {
  const [, kind] = event.type.split('.')
  if (!event.type.startsWith('xstate.')) actor.send(event)
  else if (kind === 'after') timers.fire(delayOf(machine, actor.getSnapshot(), event.type))
  else if (kind === 'done')
    standInOf(actor, event.actorId).ref.send({ type: 'standIn.done', output: event.output })
  else standInOf(actor, event.actorId).ref.send({ type: 'standIn.failed', error: event.error })
}

/** How long a wait of the present state is, in milliseconds. */
function delayOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, eventType: string): number {
  const name = snapshot._nodes
    .flatMap((node) => node.after)
    .find((transition) => transition.eventType === eventType)?.delay
  const delay: unknown = typeof name === 'string' ? machine.implementations.delays[name] : name
  const ms: unknown = typeof delay === 'function' ? delay({ context: snapshot.context }) : delay
  if (typeof ms !== 'number') throw new Error(`${eventType}: its delay has no length`)
  return ms
}
