import type { AnyStateMachine } from 'xstate'

/** A chart as JSON: what `createMachine` takes, with functions replaced by their names. */
export type Chart = string | number | boolean | null | readonly Chart[] | { readonly [key: string]: Chart }

/**
 * A machine's chart as JSON, which `createMachine` reads back as the same chart [CHART-01]. What only code can say
 * (the context's start, inputs, outputs) is left out; guards, actions, actors and delays stay as their names.
 */
export function chartOf(machine: AnyStateMachine): Chart {
  return withoutFunctions(machine.config)
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
