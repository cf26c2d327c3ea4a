import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'

import { statesIn, transitionName } from '#machines/transitionName.ts'

/** Every transition of a chart, the ones that `machine.definition` leaves out (`always`) included. */
export function transitionsIn(machine: AnyStateMachine): readonly AnyTransitionDefinition[] {
  return statesIn(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ])
}

/** The transitions of a chart that nothing walked, by name. */
export function unwalked(machine: AnyStateMachine, walked: ReadonlySet<string>): string[] {
  return transitionsIn(machine)
    .map(transitionName)
    .filter((name) => !walked.has(name))
}
