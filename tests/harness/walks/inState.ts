import type { Page } from '@playwright/test'

// What a page offers is declared there.
import type {} from '#src/client/diagnostics.ts'

import { expect } from '../fixtures.ts'

/**
 * Waits until a machine of the page is in a state, by what the page records of it: for states that look alike, before
 * something that only one of them takes, such as time that passes.
 * @param machine its id
 * @param state by names from the root down, `reconciling.asking`; of a parallel machine one of those that it is in
 */
export async function expectState(page: Page, machine: string, state: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(statesOf, machine), { message: `${machine} is in ${state}` })
    .toContain(state)
}

/** In the page: the innermost states of the machine that began last, none before it begins. */
function statesOf(machine: string): string[] {
  const entries = window.slipway?.recording?.().entries ?? []
  const began = entries.findLast((entry) => entry.kind === 'began' && entry.machine === machine)
  const last = entries.findLast(
    (entry) =>
      (entry.kind === 'began' || entry.kind === 'step') &&
      began?.kind === 'began' &&
      entry.actor === began.actor,
  )
  const leaves = (value: unknown, names: readonly string[]): string[] => {
    if (typeof value === 'string') return [[...names, value].join('.')]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, within]) => leaves(within, [...names, name]))
  }
  return last?.kind === 'began' || last?.kind === 'step' ? leaves(last.value, []) : []
}
