import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'

import { allMachines } from '#machines/all.ts'
import { transitionName } from '#machines/transitionName.ts'
import { transitionsIn } from '#tests/model/transitions.ts'

import { allModels } from './allModels.ts'
import { type AnyModel, graphOf, longWalksOf, type Model, type Steps, walksOf } from './graph.ts'
import { lamp } from './lamp.ts'
import { replayAll } from './replay.ts'
import { over } from './steps.ts'
import { unwalked } from './transitions.ts'

function modelOf(steps: Steps): Model<{ isBroken: boolean }> {
  return { machine: lamp, input: undefined, steps, facts: (context) => context, limit: 100 }
}

const press = { 'somebody presses it': { type: 'pressed' } }
const kick = { 'somebody kicks it': { type: 'kicked' } }
const burn = { 'it has burnt long enough': over('dimming') }
const steps = { ...press, ...kick, ...burn }

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
    const { walked } = replayAll(modelOf(steps))
    expect(unwalked(lamp, walked)).toEqual([
      'lamp.on --kicked#0 [isBroken]--> lamp.off',
      'lamp.on --always#0 [isBroken]--> lamp.off',
    ])
  })

  it('fails where an event is left out of the model [CHART-04]', () => {
    const { walked } = replayAll(modelOf({ ...press, ...burn }))
    expect(unwalked(lamp, walked)).toContain('lamp.on --kicked#1--> (stays)')
  })

  it('fails where a model says an event that the machine does not know [CHART-04]', () => {
    const misspelt = { 'somebody presses it': { type: 'presed' } }
    expect(() => replayAll(modelOf(misspelt))).toThrow('lamp does not know the event presed')
  })

  it('fails rather than runs for ever where a model is larger than its limit', () => {
    expect(() => replayAll({ ...modelOf(steps), limit: 2 })).toThrow('limit')
  })

  it('fails where two walks to one state of the model go on differently, and names how [CHART-04]', () => {
    const blind = { ...modelOf(kick), machine: dimmer, facts: () => null }
    expect(graphOf(blind).ambiguous()).toEqual([
      '["lit",null]: somebody kicks it: dimmer.lit --kicked#1--> (stays); somebody kicks it: dimmer.lit --kicked#0 [isWornOut]--> dimmer.dark',
    ])
    expect(() => replayAll(blind)).toThrow('go on differently')
    expect(graphOf({ ...blind, facts: ({ kicks }: { kicks: number }) => kicks }).ambiguous()).toEqual([])
  })

  it('fails where something does not hold over a step, whatever holds in each state [CHART-04]', () => {
    const model = modelOf(steps)
    expect(() =>
      replayAll(model, (snapshot, came) => {
        if (came?.before.matches('on')) expect(snapshot.matches('on')).toBe(true)
      }),
    ).toThrow()
  })
})

describe('a model of named steps', () => {
  it('is walked by their names, that of the wait that is over among them [CHART-04]', () => {
    const events = walksOf(modelOf(steps)).map((walk) => walk.map(({ event }) => event.step))
    expect(events).toContainEqual(['somebody presses it', 'it has burnt long enough'])
  })

  it('fails where a wait can be over and no step says so [CHART-04]', () => {
    expect(() => replayAll(modelOf({ ...press, ...kick }))).toThrow(
      'no step of lamp says that dimming is over',
    )
  })

  it('takes the steps that are to be taken, and no others [CHART-04]', () => {
    const model = {
      ...modelOf(steps),
      isTaken: (_: unknown, { step }: { step: string }) => step !== 'somebody kicks it',
    }
    const taken = [...graphOf(model).steps.values()].flat().map(({ event }) => event.step)
    expect(new Set(taken)).toEqual(new Set(['somebody presses it', 'it has burnt long enough']))
  })
})

describe('walks that go on from where they are', () => {
  it('take every step that walks from the beginning take, in fewer steps [CHART-04]', () => {
    const model = modelOf(steps)
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

  it('name their steps as a command line can say them, where a comma stands between two [CHART-03]', () => {
    const models = Object.values(allModels).flatMap((its): AnyModel[] => Object.values(its))
    const names = models.flatMap((model) => Object.keys(model.steps))
    expect(names.filter((name) => name.includes(','))).toEqual([])
  })
})
