import { expect } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { walkerOf } from './acting.ts'
import { generated } from './chartCoverage/record.ts'
import { graphOf, keyOf, longWalksOf } from './graph.ts'
import type { GraphStep, Model } from './graph.ts'

/** What led to a state that a walk is in; null before the first step. */
export interface Came {
  readonly before: AnyMachineSnapshot
  readonly event: AnyEventObject
  /** What the machine told its parent on the way. */
  readonly told: readonly AnyEventObject[]
}

/** What must hold in every state a machine can reach, whatever led there, and over every step. */
export type Invariant = (snapshot: AnyMachineSnapshot, came: Came | null) => void

/** What a replay has walked. */
export interface Replayed {
  /** Transitions that the real actor took, by name. */
  readonly walked: ReadonlySet<string>
  /** How often it started from the beginning. */
  readonly walks: number
  readonly steps: number
}

/**
 * Walks every reachable step of a model on a real actor: its children are stand-ins that end when the walk says so,
 * its waits are over when the walk says so. A walk goes on from where it is, so that states are reached by other ways than
 * the shortest. Each step leads where the graph foretold, and keeps the invariant.
 */
export function replayAll<TContext>(
  model: Model<TContext>,
  invariant: Invariant = () => undefined,
): Replayed {
  return generated(() => {
    const graph = graphOf(model)
    expect(graph.ambiguous(), 'walks to one state of the model that go on differently').toEqual([])
    const walked = new Set<string>()
    const looked = new Set<GraphStep>()
    const walks = longWalksOf(graph)
    for (const walk of walks) replay(model, walk, walked, looked, invariant)
    return { walked, walks: walks.length, steps: walks.flat().length }
  })
}

function replay<TContext>(
  model: Model<TContext>,
  walk: readonly GraphStep[],
  walked: Set<string>,
  looked: Set<GraphStep>,
  invariant: Invariant,
): void {
  const walker = walkerOf(model, walked)
  let before = walker.snapshot()
  invariant(before, null)
  for (const [at, step] of walk.entries()) {
    const { told } = walker.take(step.event)
    const snapshot = walker.snapshot()
    const { value, context } = snapshot
    const facts = model.facts(context)
    if (keyOf({ value, facts }) !== step.to)
      expect({ value, facts }, wordsOf(walk.slice(0, at + 1))).toEqual({
        value: step.value,
        facts: step.facts,
      })
    invariant(snapshot, { before, event: step.event, told })
    // Steps that are on the way to another are looked at once.
    if (!looked.has(step)) expect(asJson(context)).toEqual(context)
    looked.add(step)
    before = snapshot
  }
}

function wordsOf(walk: readonly GraphStep[]): string {
  return walk.map(({ event }) => event.step).join(' → ')
}

/** What a context is once it has been written down and read again: the same, where it is JSON. */
function asJson(context: unknown): unknown {
  return JSON.parse(JSON.stringify(context))
}
