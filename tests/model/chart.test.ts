import { describe, expect, it } from 'vitest'
import { and, createMachine, not, or } from 'xstate'
import type { AnyStateMachine } from 'xstate'

import { allMachines } from '#machines/all.ts'
import { chartOf } from '#machines/chart.ts'
import { sentenceOf, wordsOf } from '#machines/chartWords.ts'
import { deedsByData } from '#machines/deeds.ts'
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

/** Whether an action is one built-in whose event stands in it. */
function isReadable(action: unknown): boolean {
  if (typeof action !== 'function') return false
  return (
    Reflect.get(action, 'type') !== 'xstate.enqueueActions' &&
    typeof Reflect.get(action, 'event') !== 'function'
  )
}

const charts = Object.entries(allMachines)

describe('the charts', () => {
  it.each(charts)('%s is read back from its JSON as the same chart [CHART-01]', (_, machine) => {
    const json = JSON.stringify(chartOf(machine).config)
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

  it.each(charts)('%s says what each of its words means [CHART-01]', (_, machine) => {
    // Throws where a part of a guard has no name, or nobody says what an action tells.
    const { guards, actions, actors } = wordsOf(machine)
    const { implementations } = machine
    for (const sentence of Object.values(guards)) expect(sentence).not.toBe('')
    expect(Object.keys(actions)).toEqual(Object.keys(implementations.actions))
    for (const actor of Object.values(actors)) if (actor !== null) expect(allMachines).toHaveProperty(actor)
    // Each of these is there, and could not be read.
    for (const name of Object.keys(deedsByData[machine.id] ?? {})) {
      const action: unknown = implementations.actions[name]
      expect(action, name).toBeTypeOf('function')
      expect(isReadable(action), name).toBe(false)
    }
  })

  it('say what guards made of others are made of [CHART-01]', () => {
    expect(wordsOf(allMachines.betSlip).guards).toMatchObject({
      canEdit: 'not isLocked',
      canCheck: 'canSubmit and isABet and not isStale and isStakeRight',
      isRangeMissing: 'in range.unavailable or in range.failed',
    })
  })

  it('say what actions tell, and whom, and after how long [CHART-01]', () => {
    const { actions, delays } = wordsOf(allMachines.betSlip)
    expect(actions).toMatchObject({
      saveSlip: [{ does: 'sends', event: 'slip.changed', to: 'keepSlip' }],
      tellSelectionChanged: [{ does: 'raises', event: 'selection.changed' }],
      timeUndo: [{ does: 'raises', event: 'undo.ended', after: 'undoDelay' }],
    })
    expect(delays).toMatchObject({ undoDelay: 8_000 })
    expect(wordsOf(allMachines.placement).delays).toMatchObject({ retryDelay: null })
  })

  it.each([
    ['an unnamed function', and(['isOn', () => true])],
    ['an unnamed function deep within', or(['isOn', not(() => true)])],
  ])('may not be made of %s [CHART-01]', (_, guard) => {
    expect(() => sentenceOf(guard)).toThrow('no name')
  })

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
