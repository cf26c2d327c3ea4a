import { SimulatedClock, createActor, fromTransition } from 'xstate'
import type { AnyActorRef, AnyEventObject } from 'xstate'

import { record } from './chartCoverage/record.ts'
import { stubOf } from './stub.ts'

/** A machine on its own: its actors are stand-ins, its time is ours. */
export interface Driven<TActor extends AnyActorRef> {
  readonly actor: TActor
  readonly clock: SimulatedClock
  /** What the machine told its parent. */
  readonly told: readonly AnyEventObject[]
  /** The actor under an id ends with a result. */
  finish(id: string, output?: unknown): void
  /** The actor under an id fails. */
  fail(id: string, error: unknown): void
  /** What the actor under an id was given when it was started. */
  given(id: string): unknown
  /** What the actor under an id has been sent. */
  received(id: string): readonly AnyEventObject[]
  isRunning(id: string): boolean
}

/**
 * Starts a machine with a parent that listens and a clock that only moves when told.
 * @param create makes the actor, of a machine with stand-ins, as a child of the parent
 */
export function drive<TActor extends AnyActorRef>(
  create: (options: { parent: AnyActorRef }) => TActor,
): Driven<TActor> {
  const clock = new SimulatedClock()
  const told: AnyEventObject[] = []
  const parent: AnyActorRef = createActor(
    fromTransition((state: null, event: AnyEventObject) => {
      if (!event.type.startsWith('xstate.')) told.push(event)
      return state
    }, null),
    { clock, inspect: record },
  )
  parent.start()
  const actor = create({ parent })
  actor.start()
  return {
    actor,
    clock,
    told,
    finish: (id, output) => stubOf(actor, id).ref.send({ type: 'stub.done', output }),
    fail: (id, error) => stubOf(actor, id).ref.send({ type: 'stub.failed', error }),
    given: (id) => stubOf(actor, id).snapshot.given,
    received: (id) => stubOf(actor, id).snapshot.received,
    isRunning: (id) => actor.getSnapshot().children[id] !== undefined,
  }
}
