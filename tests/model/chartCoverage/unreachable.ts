import type { AnyStateMachine, AnyStateNode } from 'xstate'

import { siblingsOf, statesIn, transitionName } from '#machines/transitionName.ts'
import { transitionsIn } from '#tests/model/transitions.ts'

/**
 * What of a chart nothing leads to, by name: states that no way from the beginning enters, and transitions of such
 * states, or behind one of the same event that is always taken. No test can come to them.
 */
export function unreachableIn(machine: AnyStateMachine): readonly string[] {
  const reached = new Set<AnyStateNode>()
  const enter = (state: AnyStateNode): void => {
    if (reached.has(state)) return
    reached.add(state)
    if (state.parent !== undefined) enter(state.parent)
    if (state.type === 'parallel') Object.values(state.states).forEach(enter)
    if (state.type === 'compound') state.initial.target.forEach(enter)
    for (const transition of [...[...state.transitions.values()].flat(), ...(state.always ?? [])])
      transition.target?.forEach(enter)
  }
  enter(machine.root)
  const isBehind = (transition: ReturnType<typeof transitionsIn>[number]): boolean => {
    const siblings = siblingsOf(transition)
    return siblings.slice(0, siblings.indexOf(transition)).some(({ guard }) => guard === undefined)
  }
  return [
    ...statesIn(machine)
      .filter((state) => !reached.has(state))
      .map(({ id }) => id),
    ...transitionsIn(machine)
      .filter((transition) => !reached.has(transition.source) || isBehind(transition))
      .map(transitionName),
  ]
}
