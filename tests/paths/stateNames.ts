import type { AnyStateMachine, StateValue } from 'xstate'

import { statesIn } from '#machines/transitionName.ts'

import { PathsError, unknown } from './wish.ts'

/** Every state of a machine by its path, such as `reconciling.asking`, without the machine's own name. */
export function stateNames(machine: AnyStateMachine): readonly string[] {
  const [, ...within] = statesIn(machine)
  return within.map(({ path }) => path.join('.'))
}

/** The state of a machine that is meant by a name. @throws PathsError */
export function stateNamed(machine: AnyStateMachine, given: string): string {
  return stateAmong(machine.id, given.replace(new RegExp(`^#?${machine.id}\\.`), ''), stateNames(machine))
}

/**
 * The one of these that is meant by its name, or by the end of it that no other has.
 * @param of whose states they are @throws PathsError
 */
export function stateAmong(of: string, name: string, names: readonly string[]): string {
  if (names.includes(name)) return name
  const ending = names.filter((each) => each.endsWith(`.${name}`))
  if (ending.length > 1)
    throw new PathsError(`${name} is ${ending.length} states: ${ending.join(', ')}. Which?`)
  const [found] = ending
  if (found === undefined) throw unknown(`state of ${of}`, name, names)
  return found
}

/** The value of the region that a state is of, where regions stand side by side at the root; else the whole value. */
export function regionOf(machine: AnyStateMachine, state: string | null, value: StateValue): StateValue {
  const [region = ''] = state?.split('.') ?? []
  if (machine.root.type !== 'parallel' || state === null || typeof value === 'string') return value
  return { [region]: value[region] ?? {} }
}
