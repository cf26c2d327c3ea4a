import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate'

import { CallFailed, type FailureKind, failureOfKind } from '#machines/failure.ts'

import type { Model, WalkStep } from '../../model/graph.ts'
import { leavesOf, type PathStep, stateOf } from './paths.ts'

/** An event, or what it is in a state of things; null where it cannot happen then. */
type Happening = AnyEventObject | ((snapshot: AnyMachineSnapshot) => AnyEventObject | null)

/** What can happen in each innermost state of a chart, in words: a press of the member's, or something in the world. */
export type Happenings = Readonly<Record<string, Readonly<Record<string, Happening>>>>

/** The names of all that can happen, and of what a path begins with. */
export type NameIn<THappenings extends Happenings> =
  | 'begin'
  | { [TState in keyof THappenings]: keyof THappenings[TState] & string }[keyof THappenings]

/** A step of a chart that is told by its happenings. */
export interface ToldStep<TName extends string = string> extends PathStep {
  readonly name: TName
  /** The innermost states after it, each by its whole name. */
  readonly leaves: readonly string[]
  /** The facts of the model after it. */
  readonly facts: unknown
}

/** A model in which that happens, and nothing else. */
export function modelOf<TContext>(
  happenings: Happenings,
  rest: Pick<Model<TContext>, 'machine' | 'input' | 'facts'>,
): Model<TContext> {
  return {
    ...rest,
    reports: {},
    limit: 5_000,
    events: (snapshot) =>
      leavesOf(snapshot.value).flatMap((leaf) =>
        Object.entries(happenings[leaf] ?? {}).flatMap(([step, happening]) => {
          const event = typeof happening === 'function' ? happening(snapshot) : happening
          return event === null ? [] : [{ ...event, step }]
        }),
      ),
  }
}

/** The step that a model's is; null for what the model waits for by itself. */
export function toldStep<TName extends string>({ event, value, facts }: WalkStep): ToldStep<TName> | null {
  if (!('step' in event)) return null
  return { name: event.step, state: stateOf(value), leaves: leavesOf(value), facts }
}

/** What a path begins with: the page is brought to where its machine starts. */
export function begun(value: StateValue): ToldStep<'begin'> {
  return { name: 'begin', state: stateOf(value), leaves: leavesOf(value), facts: null }
}

/** An actor that the chart runs ends with that. */
export function done(id: string, output?: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, output, actorId: id }
}

/** An actor that the chart runs fails so. */
export function failed(id: string, kind: FailureKind, code?: number): AnyEventObject {
  return { type: `xstate.error.actor.${id}`, error: new CallFailed(failureOfKind(kind, code)), actorId: id }
}

/** A wait of the chart's is over. @param delay its name */
export function over(delay: string): (snapshot: AnyMachineSnapshot) => AnyEventObject | null {
  return (snapshot) => {
    const wait = snapshot._nodes.flatMap(({ after }) => after).find((each) => each.delay === delay)
    return wait === undefined ? null : { type: wait.eventType }
  }
}
