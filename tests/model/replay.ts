import { expect } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import { take } from './acting.ts'
import { generated } from './chartCoverage/record.ts'
import { walksOf } from './graph.ts'
import type { Model, Walk } from './graph.ts'

/** What must hold in every state a machine can reach, whatever led there. */
export type Invariant = (snapshot: AnyMachineSnapshot) => void

/**
 * Walks every reachable step of a model on a real actor: its children are stand-ins that end when the walk says so,
 * its waits are over when the walk says so. Each state it reaches is the one the graph foretold, and keeps the invariant:
 * looked at where a walk ends, since every step is the last of a walk of its own.
 * @returns the transitions the real actor took, by name, and how many walks that were
 */
export function replayAll<TContext>(
  model: Model<TContext>,
  invariant: Invariant = () => undefined,
): { walked: Set<string>; walks: number } {
  return generated(() => {
    const walked = new Set<string>()
    const walks = walksOf(model)
    for (const walk of walks) replay(model, walk, walked, invariant)
    return { walked, walks: walks.length }
  })
}

function replay<TContext>(
  model: Model<TContext>,
  walk: Walk,
  walked: Set<string>,
  invariant: Invariant,
): void {
  const foretold = walk.at(-1)
  const snapshot = take(model, walk, walked)
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
