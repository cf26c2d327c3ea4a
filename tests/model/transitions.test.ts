import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'

import { allMachines } from '#machines/all.ts'
import { transitionName, transitionsIn } from '#machines/transitionName.ts'

import { type AnyModel, graphOf, longWalksOf, type Model, walksOf } from './graph.ts'
import { lamp } from './lamp.ts'
import { allModels } from './models/all.ts'
import { replayAll } from './replay.ts'
import { unwalked } from './transitions.ts'

function modelWith(events: readonly { type: string }[]): Model<{ isBroken: boolean }> {
  return {
    machine: lamp,
    input: undefined,
    events: () => events,
    reports: {},
    facts: (context) => context,
    limit: 100,
  }
}

/** A lamp whose second kick is its last: what it can do next depends on how often it was kicked. */
const dimmer = setup({
  types: { context: {} as { kicks: number }, events: {} as { type: 'kicked' } },
  guards: { isWornOut: ({ context }) => context.kicks > 0 },
  actions: { count: assign({ kicks: ({ context }) => context.kicks + 1 }) },
}).createMachine({
  id: 'dimmer',
  context: { kicks: 0 },
  initial: 'lit',
  states: {
    lit: { on: { kicked: [{ guard: 'isWornOut', target: 'dark' }, { actions: 'count' }] } },
    dark: {},
  },
})

describe('the check that every transition is walked', () => {
  it('names every transition of a chart, always and after included', () => {
    expect(transitionsIn(lamp).map(transitionName)).toEqual([
      'lamp.off --pressed#0--> lamp.on',
      'lamp.on --pressed#0--> lamp.off',
      'lamp.on --kicked#0 [isBroken]--> lamp.off',
      'lamp.on --kicked#1--> (stays)',
      'lamp.on --xstate.after.dimming.lamp.on#0--> lamp.off',
      'lamp.on --always#0 [isBroken]--> lamp.off',
    ])
  })

  it('fails, and names them, where transitions are not walked [CHART-04]', () => {
    const { walked } = replayAll(modelWith([{ type: 'pressed' }, { type: 'kicked' }]))
    expect(unwalked(lamp, walked)).toEqual([
      'lamp.on --kicked#0 [isBroken]--> lamp.off',
      'lamp.on --always#0 [isBroken]--> lamp.off',
    ])
  })

  it('fails where an event is left out of the model [CHART-04]', () => {
    const { walked } = replayAll(modelWith([{ type: 'pressed' }]))
    expect(unwalked(lamp, walked)).toContain('lamp.on --kicked#1--> (stays)')
  })

  it('fails where a model says an event that the machine does not know [CHART-04]', () => {
    expect(() => replayAll(modelWith([{ type: 'presed' }]))).toThrow('lamp does not know the event presed')
  })

  it('fails rather than runs for ever where a model is larger than its limit', () => {
    expect(() => replayAll({ ...modelWith([{ type: 'pressed' }, { type: 'kicked' }]), limit: 2 })).toThrow(
      'limit',
    )
  })

  it('fails where two walks to one state of the model go on differently, and names how [CHART-04]', () => {
    const blind = { ...modelWith([{ type: 'kicked' }]), machine: dimmer, facts: () => null }
    expect(graphOf(blind).ambiguous).toEqual([
      '["lit",null]: kicked: dimmer.lit --kicked#1--> (stays); kicked: dimmer.lit --kicked#0 [isWornOut]--> dimmer.dark',
    ])
    expect(() => replayAll(blind)).toThrow('go on differently')
    expect(graphOf({ ...blind, facts: ({ kicks }: { kicks: number }) => kicks }).ambiguous).toEqual([])
  })

  it('fails where something does not hold over a step, whatever holds in each state [CHART-04]', () => {
    const model = modelWith([{ type: 'pressed' }, { type: 'kicked' }])
    expect(() =>
      replayAll(model, (snapshot, came) => {
        if (came?.before.matches('on')) expect(snapshot.matches('on')).toBe(true)
      }),
    ).toThrow()
  })
})

describe('walks that go on from where they are', () => {
  it('take every step that is taken where each begins anew, in fewer steps [CHART-04]', () => {
    const model = modelWith([{ type: 'pressed' }, { type: 'kicked' }])
    const graph = graphOf(model)
    const all = [...graph.steps.values()].flat()
    const walks = longWalksOf(graph)
    expect(new Set(walks.flat())).toEqual(new Set(all))
    expect(walksOf(model)).toHaveLength(all.length)
    expect(walks.flat().length).toBeLessThan(walksOf(model).flat().length)
  })
})

describe('the models', () => {
  it.each(Object.entries(allMachines))(
    'have one of %s at least, of that machine [CHART-04]',
    (name, machine) => {
      const models: readonly AnyModel[] = Object.values(
        Object.entries(allModels).find(([its]) => its === name)?.[1] ?? {},
      )
      expect(models.length).toBeGreaterThan(0)
      for (const model of models) expect(model.machine.id).toBe(machine.id)
    },
  )
})
