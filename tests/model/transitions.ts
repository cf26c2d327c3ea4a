import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Every transition of a chart by a readable name, the ones `machine.definition` leaves out (`always`) included. */
export function transitionsOf(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const named = new Map<AnyTransitionDefinition, string>()
  const visit = (node: AnyStateNode): void => {
    for (const [eventType, transitions] of node.transitions) {
      for (const [index, transition] of transitions.entries())
        named.set(transition, nameOf(node, eventType, index, transition))
    }
    for (const [index, transition] of (node.always ?? []).entries())
      named.set(transition, nameOf(node, 'always', index, transition))
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return named
}

function nameOf(
  node: AnyStateNode,
  eventType: string,
  index: number,
  transition: AnyTransitionDefinition,
): string {
  const guard = transition.guard === undefined ? '' : ` [${guardName(transition.guard)}]`
  const target = transition.target?.map((state) => state.id).join(', ') ?? '(stays)'
  return `${node.id} --${eventType}#${index}${guard}--> ${target}`
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string')
    return guard.type
  return 'inline'
}

/** The transitions of a chart that nothing walked, by name. */
export function unwalked(machine: AnyStateMachine, walked: ReadonlySet<AnyTransitionDefinition>): string[] {
  return [...transitionsOf(machine)].filter(([transition]) => !walked.has(transition)).map(([, name]) => name)
}
