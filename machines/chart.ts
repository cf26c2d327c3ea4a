import type { AnyStateMachine } from 'xstate'

import { type ChartWords, wordsOf } from './chartWords.ts'

/** A chart as JSON: what `createMachine` takes, with functions replaced by their names. */
export type Chart = string | number | boolean | null | readonly Chart[] | { readonly [key: string]: Chart }

/** A chart, and what the words in it mean. Both are JSON. */
export interface ChartWithWords {
  /** `createMachine` reads it back as the same chart. */
  readonly config: Chart
  readonly words: ChartWords
}

/**
 * A machine's chart as JSON [CHART-01], with the meaning of its guards, actions, delays and actors. What only code can
 * say (the context's start, inputs, outputs) is left out; guards, actions, actors and delays stay as their names.
 */
export function chartOf(machine: AnyStateMachine): ChartWithWords {
  return { config: withoutFunctions(machine.config), words: wordsOf(machine) }
}

function withoutFunctions(value: unknown): Chart {
  if (Array.isArray(value)) return value.map(withoutFunctions)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'function' || inner === undefined ? [] : [[key, withoutFunctions(inner)]],
      ),
    )
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value
  throw new TypeError(`no JSON for a ${typeof value} in a chart`)
}
