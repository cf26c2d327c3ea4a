import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from './drive.ts'
import { luckyComboInvariant } from './invariants/luckyCombo.ts'
import {
  ask,
  filters,
  legs,
  luckyCombo as machine,
  luckyComboModels,
  nothing,
  offline,
  timedOut,
} from './models/luckyCombo.ts'
import { replayAll } from './replay.ts'
import { unwalked } from './transitions.ts'

describe('luckyCombo, walked by its graph', () => {
  it('takes every transition, shows legs only where they are offered or being replaced, and none that was not made for these filters [CHART-04] [SLIP-14]', () => {
    const walked = new Set(
      Object.values(luckyComboModels).flatMap((model) => [...replayAll(model, luckyComboInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('luckyCombo', () => {
  function asked() {
    const lucky = drive(({ parent }) => createActor(machine, { parent }))
    lucky.actor.send({ type: 'filters.changed', filters })
    lucky.actor.send(ask)
    return lucky
  }
  const state = ({ actor }: ReturnType<typeof asked>) => actor.getSnapshot()

  it('asks for what is wished, in the member’s odds type, and offers what comes [SLIP-14]', () => {
    const lucky = asked()
    expect(lucky.given('generate')).toEqual({ filters, oddsType: 'malay' })
    lucky.finish('generate', legs)
    expect(state(lucky)).toMatchObject({ value: 'offered', context: { legs, failure: null } })
  })

  it('keeps what it has on the screen until another is there [SLIP-14]', () => {
    const lucky = asked()
    lucky.finish('generate', legs)
    lucky.actor.send(ask)
    expect(state(lucky)).toMatchObject({ value: 'generating', context: { legs } })
    const [first] = legs
    lucky.finish('generate', [first])
    expect(state(lucky)).toMatchObject({ value: 'offered', context: { legs: [first] } })
  })

  it('asks once, however often it is pressed [SLIP-14]', () => {
    const lucky = asked()
    const before = state(lucky).children.generate
    lucky.actor.send(ask)
    expect(state(lucky).children.generate).toBe(before)
  })

  it('gives the call up when a filter changes [SLIP-14]', () => {
    const lucky = asked()
    lucky.actor.send({ type: 'filters.changed', filters: { ...filters, count: 5 } })
    expect(lucky.isRunning('generate')).toBe(false)
    expect(state(lucky)).toMatchObject({ value: 'filtering', context: { filters: { count: 5 } } })
  })

  it('waits 15 s and no longer, and can be asked again [SLIP-14] [SRV-14]', () => {
    const lucky = asked()
    lucky.clock.increment(14_999)
    expect(state(lucky).value).toBe('generating')
    lucky.clock.increment(1)
    expect(state(lucky).value).toBe('timedOut')
    expect(lucky.isRunning('generate')).toBe(false)
    lucky.actor.send(ask)
    expect(lucky.isRunning('generate')).toBe(true)
  })

  it.each([
    ['timedOut', timedOut, null],
    ['nothingFound', nothing, null],
    ['failed', offline, offline.failure],
  ])('says %s by how the call failed [SLIP-14]', (value, error, failure) => {
    const lucky = asked()
    lucky.fail('generate', error)
    expect(state(lucky)).toMatchObject({ value, context: { legs: [], failure } })
  })

  it('can be edited leg by leg, down to none [SLIP-14]', () => {
    const lucky = asked()
    lucky.finish('generate', legs)
    lucky.actor.send({ type: 'leg.removed', marketId: 'm2' })
    expect(state(lucky).context.legs.map(({ marketId }) => marketId)).toEqual(['m1', 'm3'])
    lucky.actor.send({ type: 'leg.removed', marketId: 'm1' })
    lucky.actor.send({ type: 'leg.removed', marketId: 'm3' })
    expect(state(lucky)).toMatchObject({ value: 'filtering', context: { legs: [] } })
  })

  it('begins anew with the same filters once the slip has it [SLIP-14]', () => {
    const lucky = asked()
    lucky.finish('generate', legs)
    lucky.actor.send({ type: 'combination.added' })
    expect(state(lucky)).toMatchObject({ value: 'filtering', context: { legs: [], filters } })
  })
})
