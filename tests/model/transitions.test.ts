import { describe, expect, it } from 'vitest'

import { transitionName, transitionsIn } from '#machines/transitionName.ts'

import type { Model } from './graph.ts'
import { lamp } from './lamp.ts'
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
})
