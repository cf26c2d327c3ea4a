import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'

import type { Model } from './graph.ts'
import { replayAll } from './replay.ts'
import { transitionsOf, unwalked } from './transitions.ts'

/** A chart with one transition of each kind, and two that no event of the model takes. */
const lamp = setup({
  types: {
    context: {} as { isBroken: boolean },
    events: {} as { type: 'pressed' } | { type: 'kicked' } | { type: 'smashed' },
  },
  guards: { isBroken: ({ context }) => context.isBroken },
  delays: { dimming: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { isBroken: false },
  initial: 'off',
  states: {
    off: { on: { pressed: 'on' } },
    on: {
      always: { guard: 'isBroken', target: 'off' },
      after: { dimming: 'off' },
      on: { pressed: 'off', kicked: [{ guard: 'isBroken', target: 'off' }, {}] },
    },
  },
})

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

describe('the check that every transition is walked', () => {
  it('names every transition of a chart, always and after included', () => {
    expect([...transitionsOf(lamp).values()]).toEqual([
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

  it('fails rather than runs for ever where a model is larger than its limit', () => {
    expect(() => replayAll({ ...modelWith([{ type: 'pressed' }, { type: 'kicked' }]), limit: 2 })).toThrow(
      'limit',
    )
  })
})
