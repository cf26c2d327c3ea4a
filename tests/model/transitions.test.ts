import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'

import { allMachines } from '#machines/all.ts'
import { transitionName } from '#machines/transitionName.ts'
import { transitionsIn } from '#tests/model/transitions.ts'

import { allModels } from './allModels.ts'
import {
  type AnyModel,
  graphOf,
  longWalksOf,
  type Model,
  type StepModel,
  type Steps,
  walksOf,
} from './graph.ts'
import { lamp } from './lamp.ts'
import { replayAll } from './replay.ts'
import { over } from './steps.ts'
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

function modelOf(steps: Steps): StepModel<{ isBroken: boolean }> {
  return { machine: lamp, input: undefined, steps, facts: (context) => context, limit: 100 }
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

describe('a model of named steps', () => {
  const steps = {
    'somebody presses it': { type: 'pressed' },
    'somebody kicks it': { type: 'kicked' },
    'it has burnt long enough': over('dimming'),
  }

  it('is walked as one of bare events is, with the wait that is over by name [CHART-04]', () => {
    const model = modelOf(steps)
    const { walked } = replayAll(model)
    expect(walked).toEqual(replayAll(modelWith([{ type: 'pressed' }, { type: 'kicked' }])).walked)
    const events = walksOf(model).map((walk) => walk.map(({ event }) => event['step']))
    expect(events).toContainEqual(['somebody presses it', 'it has burnt long enough'])
  })

  it('fails where a wait can be over and no step says so [CHART-04]', () => {
    const { 'it has burnt long enough': left, ...others } = steps
    expect(left).toBeDefined()
    expect(() => replayAll(modelOf(others))).toThrow('no step of lamp says that dimming is over')
  })

  it('takes the steps that are to be taken, and no others [CHART-04]', () => {
    const model = {
      ...modelOf(steps),
      isTaken: (_: unknown, { step }: { step: string }) => step !== 'somebody kicks it',
    }
    const taken = [...graphOf(model).steps.values()].flat().map(({ event }) => event['step'])
    expect(new Set(taken)).toEqual(new Set(['somebody presses it', 'it has burnt long enough']))
  })

  it('fails by name where two walks to one state go on differently [CHART-04]', () => {
    const blind = {
      ...modelOf({ 'somebody kicks it': { type: 'kicked' } }),
      machine: dimmer,
      facts: () => null,
    }
    expect(graphOf(blind).ambiguous).toEqual([
      '["lit",null]: somebody kicks it: dimmer.lit --kicked#1--> (stays); somebody kicks it: dimmer.lit --kicked#0 [isWornOut]--> dimmer.dark',
    ])
  })
})

describe('walks that go on from where they are', () => {
  it('take every step that walks from the beginning take, in fewer steps [CHART-04]', () => {
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

  it('name their steps as a command line can say them, where a comma stands between two [CHART-03]', () => {
    const models = Object.values(allModels).flatMap((its): AnyModel[] => Object.values(its))
    const names = models.flatMap((model) => ('steps' in model ? Object.keys(model.steps) : []))
    expect(names.filter((name) => name.includes(','))).toEqual([])
  })
})
