import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/**
 * The one name of a transition: its source, event, place among those of the same event, guard and target, such as
 * `launch.timedOut --retry.requested#0--> launch.waiting`. The transitions of a machine are other objects after every
 * `provide`; their names are the same.
 */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, guard, target } = transition
  const event = eventType === '' ? 'always' : eventType
  const index = siblingsOf(transition).indexOf(transition)
  if (index < 0) throw new Error(`${source.id} has no such transition of ${event}`)
  const condition = guard === undefined ? '' : ` [${guardName(guard)}]`
  const to = target?.map(({ id }) => id).join(', ') ?? '(stays)'
  return `${source.id} --${event}#${index}${condition}--> ${to}`
}

/** A transition and the others of its source and event, in the order in which they are tried. */
export function siblingsOf({
  source,
  eventType,
}: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(eventType)) ?? []
}

/** Every state of a chart, its root first, each before those within it. */
export function statesIn(machine: AnyStateMachine): readonly AnyStateNode[] {
  return withStatesWithin(machine.root)
}

function withStatesWithin(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withStatesWithin)]
}

/** What a guard goes by, whatever it is told. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string')
    return guard.type
  return 'inline'
}
