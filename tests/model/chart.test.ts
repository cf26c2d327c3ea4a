import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import type { AnyStateMachine } from 'xstate'

import { allMachines } from '#machines/all.ts'
import { chartOf } from '#machines/chart.ts'
import { statesIn, transitionName, transitionsIn } from '#machines/transitionName.ts'

/** Everything of a chart that a designer sees: states, what they run and do, and where they lead. */
function shapeOf(machine: AnyStateMachine): unknown {
  const states = statesIn(machine).map((node) => ({
    id: node.id,
    type: node.type,
    initial: node.config.initial,
    tags: node.tags,
    description: node.description,
    invokes: node.invoke.map(({ id, src, systemId }) => ({ id, src, systemId })),
    entry: node.config.entry,
    exit: node.config.exit,
    waits: node.after.map(({ delay }) => delay),
  }))
  const transitions = transitionsIn(machine).map((transition) => ({
    name: transitionName(transition),
    reenter: transition.reenter,
    actions: transition.actions.map((action) =>
      typeof action === 'object' && 'type' in action ? action.type : action,
    ),
  }))
  return { states, transitions }
}

const charts = Object.entries(allMachines)

describe('the charts', () => {
  it.each(charts)('%s is read back from its JSON as the same chart [CHART-01]', (_, machine) => {
    const json = JSON.stringify(chartOf(machine))
    expect(shapeOf(createMachine(JSON.parse(json)))).toEqual(shapeOf(machine))
  })

  it.each(charts)(
    '%s names its states, guards and actions: nothing in it is an unnamed function [CHART-01]',
    (_, machine) => {
      for (const transition of transitionsIn(machine)) {
        const name = transitionName(transition)
        expect(typeof transition.guard, name).not.toBe('function')
        for (const action of transition.actions) expect(typeof action, name).not.toBe('function')
      }
      for (const node of statesIn(machine)) {
        for (const action of [node.config.entry, node.config.exit].flat())
          expect(typeof action, node.id).not.toBe('function')
        for (const { id } of node.invoke)
          expect(id, `${node.id} has an invoke without an id`).not.toMatch(/^\d+\./)
      }
    },
  )

  it.each(charts)(
    '%s speaks of facts: its events are dotted and in the past tense [CHART-01]',
    (_, machine) => {
      const own = machine.events.filter((event) => !event.startsWith('xstate.'))
      for (const event of own)
        expect(event).toMatch(
          /^[a-z][a-zA-Z]*\.([a-zA-Z]*ed[a-zA-Z]*|chosen|kept|lost|left|woke|cameBack|becameUnknown|undone|unauthorized|forbidden)$/,
        )
    },
  )

  it('has a guard named is, has, can or are everywhere', () => {
    for (const machine of Object.values(allMachines))
      for (const guard of Object.keys(machine.implementations.guards))
        expect(guard).toMatch(/^(is|has|can|are)[A-Z]/)
  })
})
