import type { AnyStateMachine } from 'xstate'

import { transitionName, transitionsIn } from '#machines/transitionName.ts'

/** The transitions of a chart that nothing walked, by name. */
export function unwalked(machine: AnyStateMachine, walked: ReadonlySet<string>): string[] {
  return transitionsIn(machine)
    .map(transitionName)
    .filter((name) => !walked.has(name))
}
