import type { AnyMachineSnapshot, StateValue } from 'xstate'

import { type AnyModel, graphOf, type StepEvent, type Model } from '../../model/graph.ts'
import { leavesOf } from '../../model/states.ts'
import { longPaths, type LongPaths, type MachinePath, type PathStep, type StepOf } from './paths.ts'

/**
 * Steps of a machine's model that the browser has no hand in: those of these names, in these innermost states, of these
 * parts; where one of the three is not said, whichever it is.
 */
export interface StepsLeftOut<TName extends string = string> {
  readonly parts?: readonly string[]
  readonly states?: readonly string[]
  readonly steps?: readonly TName[]
  /** The transitions that no path takes for it, by name. */
  readonly transitions?: readonly string[]
}

/** Steps that the browser has no hand in, by the reason. */
export type LeftOutSteps<TName extends string = string> = Readonly<Record<string, StepsLeftOut<TName>>>

/** A part of a machine's walks: what of its model is done in the browser, and the paths that are walked. */
export interface BrowserPart<TContext, TStep extends PathStep> {
  readonly model: Model<TContext>
  readonly paths: readonly MachinePath<TStep>[]
}

interface Walked<TStep extends PathStep> extends LongPaths {
  readonly leftOut: LeftOutSteps
  readonly stepOf: StepOf<TStep>
  readonly begin: (value: StateValue) => TStep
}

/** The parts of a machine's walks: its models without what is left out, and without what nothing comes of. */
export function browserParts<TPart extends string, TContext, TStep extends PathStep>(
  models: Readonly<Record<TPart, Model<TContext>>>,
  { leftOut, stepOf, begin, ...long }: Walked<TStep>,
): Readonly<Record<TPart, BrowserPart<TContext, TStep>>> {
  const parts = Object.entries<Model<TContext>>(models).map(([part, whole]) => {
    const model: Model<TContext> = {
      ...whole,
      isTaken: (snapshot, event) =>
        leadsOn(snapshot, event) && reasonsFor(leftOut, part, snapshot.value, event).length === 0,
    }
    return [part, { model, paths: longPaths(model, stepOf, begin, long) }] as const
  })
  return Object.fromEntries(parts) as Record<TPart, BrowserPart<TContext, TStep>>
}

/** What is said to be left out and cannot happen where the browser comes to, in words. */
export function leftOutInVain(
  parts: Readonly<Record<string, { readonly model: AnyModel }>>,
  leftOut: LeftOutSteps,
): readonly string[] {
  const met = new Set<string>()
  for (const [part, { model }] of Object.entries(parts)) {
    graphOf({
      ...model,
      isTaken: (snapshot, event) => {
        if (!leadsOn(snapshot, event)) return false
        const reasons = reasonsFor(leftOut, part, snapshot.value, event)
        for (const reason of reasons)
          for (const name of [part, ...leavesOf(snapshot.value), event.step]) met.add(`${reason}: ${name}`)
        return reasons.length === 0
      },
    })
  }
  return Object.entries(leftOut).flatMap(([reason, { parts: of = [], states = [], steps = [] }]) =>
    [...of, ...states, ...steps].map((name) => `${reason}: ${name}`).filter((words) => !met.has(words)),
  )
}

/** The transitions that no path takes for what is left out, by the reason. */
export function transitionsLeftOut(leftOut: LeftOutSteps): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(leftOut).map(([reason, { transitions = [] }]) => [reason, transitions]),
  )
}

/** Whether an event takes a transition: of one that is not heard nothing is seen. */
function leadsOn(snapshot: AnyMachineSnapshot, event: StepEvent): boolean {
  return snapshot.machine.getTransitionData(snapshot, event).length > 0
}

/** Why a step is left out; none where it is not. */
function reasonsFor(
  leftOut: LeftOutSteps,
  part: string,
  value: StateValue,
  { step }: StepEvent,
): readonly string[] {
  const leaves = leavesOf(value)
  return Object.entries(leftOut).flatMap(([reason, { parts, states, steps }]) =>
    (parts?.includes(part) ?? true) &&
    (steps?.includes(step) ?? true) &&
    (states?.some((state) => leaves.includes(state)) ?? true)
      ? [reason]
      : [],
  )
}
