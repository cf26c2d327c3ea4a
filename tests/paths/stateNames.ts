import type { AnyStateMachine, StateValue } from 'xstate'

import { statesIn } from '#machines/transitionName.ts'

import { PathsError, unknown } from './wish.ts'

/** Every state of a machine by its path, such as `reconciling.asking`, without the machine's own name. */
export function stateNames(machine: AnyStateMachine): readonly string[] {
  const [, ...within] = statesIn(machine)
  return within.map(({ path }) => path.join('.'))
}

/** The state that is meant by a name, or by the end of one that no other has. @throws PathsError */
export function stateNamed(machine: AnyStateMachine, given: string): string {
  const names = stateNames(machine)
  const name = given.replace(new RegExp(`^#?${machine.id}\\.`), '')
  if (names.includes(name)) return name
  const ending = names.filter((each) => each.endsWith(`.${name}`))
  if (ending.length > 1)
    throw new PathsError(`${given} is ${ending.length} states: ${ending.join(', ')}. Which?`)
  const [found] = ending
  if (found === undefined) throw unknown(`state of ${machine.id}`, given, names)
  return found
}

/** The value of the region that a state is of, where regions stand side by side at the root; else the whole value. */
export function regionOf(machine: AnyStateMachine, state: string | null, value: StateValue): StateValue {
  const [region = ''] = state?.split('.') ?? []
  if (machine.root.type !== 'parallel' || state === null || typeof value === 'string') return value
  return { [region]: value[region] ?? {} }
}
