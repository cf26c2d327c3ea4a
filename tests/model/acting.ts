import { createActor, fromTransition } from 'xstate'
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { transitionName } from '#machines/transitionName.ts'

import { record } from './chartCoverage/record.ts'
import type { Model, Walk } from './graph.ts'
import { stubOf } from './stub.ts'
import { createTimers, type Timers } from './timers.ts'

/** A real actor that is walked: its children are stand-ins that end when the walk says so, and so are its waits. */
export interface Walker {
  readonly actor: AnyActorRef
  snapshot(): AnyMachineSnapshot
  /** Makes a step happen: to the actor, or to another machine of its system. */
  take(event: AnyEventObject, to?: AnyActorRef): Happened
}

/** What came of a step. */
export interface Happened {
  /** By name. */
  readonly transitions: readonly string[]
  /** What the machine told its parent. */
  readonly told: readonly AnyEventObject[]
}

/** Starts a model's machine. @param walked gets every transition that is taken, by name */
export function walkerOf<TContext>(model: Model<TContext>, walked: Set<string>): Walker {
  const timers = createTimers()
  let transitions: string[] = []
  let told: AnyEventObject[] = []
  // Somebody must be there to hear what a machine tells its parent.
  const parent = createActor(
    fromTransition((state: null, event: AnyEventObject) => {
      told.push(event)
      return state
    }, null),
    {
      clock: timers,
      inspect: (event) => {
        record(event)
        if (event.type === '@xstate.microstep')
          for (const transition of event._transitions)
            if (transition.eventType !== null) transitions.push(transitionName(transition))
      },
    },
  )
  parent.start()
  const actor: AnyActorRef = createActor(model.machine, { input: model.input, parent })
  const happened = (): Happened => {
    const step = { transitions, told }
    for (const name of transitions) walked.add(name)
    transitions = []
    told = []
    return step
  }
  actor.start()
  happened()
  return {
    actor,
    snapshot: () => actor.getSnapshot(),
    take(event, to = actor) {
      perform(to, timers, event)
      return happened()
    },
  }
}

/**
 * Takes a walk on a real actor.
 * @param walked gets every transition that is taken, by name
 * @returns where the walk ends
 */
export function take<TContext>(model: Model<TContext>, walk: Walk, walked: Set<string>): AnyMachineSnapshot {
  const walker = walkerOf(model, walked)
  for (const { event } of walk) walker.take(event)
  return walker.snapshot()
}

/** Makes happen what a step says, by the one it comes from: a child, a wait, or somebody outside. */
function perform(actor: AnyActorRef, timers: Timers, event: AnyEventObject): void {
  const [, kind] = event.type.split('.')
  if (!event.type.startsWith('xstate.')) actor.send(event)
  else if (kind === 'after') timers.fire(delayOf(actor.getSnapshot(), event.type))
  else if (kind === 'done') stubOf(actor, event.actorId).ref.send({ type: 'stub.done', output: event.output })
  else stubOf(actor, event.actorId).ref.send({ type: 'stub.failed', error: event.error })
}

/** How long a wait of the present state is, in milliseconds. */
function delayOf(snapshot: AnyMachineSnapshot, eventType: string): number {
  const name = snapshot._nodes
    .flatMap((node) => node.after)
    .find((transition) => transition.eventType === eventType)?.delay
  const delay: unknown = typeof name === 'string' ? snapshot.machine.implementations.delays[name] : name
  const ms: unknown = typeof delay === 'function' ? delay({ context: snapshot.context }) : delay
  if (typeof ms !== 'number') throw new Error(`${eventType}: its delay has no length`)
  return ms
}
