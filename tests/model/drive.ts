import { SimulatedClock, createActor, fromTransition } from 'xstate'
import type { AnyActorRef, AnyEventObject } from 'xstate'

import { record } from './chartCoverage/record.ts'
import { standInOf } from './standIn.ts'

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
    finish: (id, output) => standInOf(actor, id).ref.send({ type: 'standIn.done', output }),
    fail: (id, error) => standInOf(actor, id).ref.send({ type: 'standIn.failed', error }),
    given: (id) => standInOf(actor, id).snapshot.given,
    received: (id) => standInOf(actor, id).snapshot.received,
    isRunning: (id) => actor.getSnapshot().children[id] !== undefined,
  }
}
