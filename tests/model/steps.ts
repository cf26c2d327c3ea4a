import type { AnyEventObject, StateValue } from 'xstate'

import { CallFailed, type FailureKind, failureOfKind } from '#machines/failure.ts'

import type { Step, WalkStep } from './graph.ts'
import { leavesOf, stateOf } from './states.ts'

/** A step as it is told of a walk. */
export interface ToldStep<TName extends string = string> {
  readonly name: TName
  /** The state after it; regions side by side have a bar between them. */
  readonly state: string
  /** The innermost states after it, each by its whole name. */
  readonly leaves: readonly string[]
  /** The facts of the model after it. */
  readonly facts: unknown
}

/** The step that a model's is. */
export function toldStep<TName extends string>({ event, value, facts }: WalkStep): ToldStep<TName> {
  // The caller names the steps of the model.
  return { name: event.step as TName, state: stateOf(value), leaves: leavesOf(value), facts }
}

/** What a path begins with: the page is brought to where its machine starts. */
export function begun(value: StateValue): ToldStep<'begin'> {
  return { name: 'begin', state: stateOf(value), leaves: leavesOf(value), facts: null }
}

/** An actor that the chart runs ends with that. */
export function done(id: string, output?: unknown): Step {
  return whileRunning(id, { type: `xstate.done.actor.${id}`, output, actorId: id })
}

/** An actor that the chart runs fails as calls do. */
export function failed(id: string, kind: FailureKind, code?: number): Step {
  return failedWith(id, new CallFailed(failureOfKind(kind, code)))
}

/** An actor that the chart runs fails with that. */
export function failedWith(id: string, error: unknown): Step {
  return whileRunning(id, { type: `xstate.error.actor.${id}`, error, actorId: id })
}

/** An actor that the chart runs says that. */
export function tells(id: string, event: AnyEventObject): Step {
  return whileRunning(id, event)
}

/** A wait of the chart's is over. @param delays its name, or those of several that are told alike */
export function over(...delays: readonly string[]): Step {
  return ({ _nodes }) => {
    const wait = _nodes
      .flatMap(({ after }) => after)
      .find(({ delay }) => typeof delay === 'string' && delays.includes(delay))
    return wait === undefined ? null : { type: wait.eventType }
  }
}

/** A step that happens only where that is so of the context. */
export function where<TContext>(isSo: (context: TContext) => boolean, step: Step): Step {
  return (snapshot) => {
    if (!isSo(snapshot.context)) return null
    return typeof step === 'function' ? step(snapshot) : step
  }
}

function whileRunning(id: string, event: AnyEventObject): Step {
  return ({ children }) => (children[id] === undefined ? null : event)
}
