import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { defaultLuckyFilters } from '#domain/luckyCombo.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { luckyComboMachine } from '#machines/luckyCombo/machine.ts'
import type { LuckyComboContext } from '#machines/luckyCombo/types.ts'
import { buildLeg } from '#src/testing/builders.ts'

import { drive } from './drive.ts'
import type { Model } from './graph.ts'
import { replayAll } from './replay.ts'
import { withStandIns } from './standIn.ts'
import { unwalked } from './transitions.ts'

const machine = withStandIns(luckyComboMachine)
const legs = ['1', '2', '3'].map((id) => buildLeg({ eventId: `e${id}`, marketId: `m${id}` }))
const filters = { ...defaultLuckyFilters, count: 4 }
const ask = { type: 'combination.requested', oddsType: 'malay' } as const
const timedOut = new CallFailed(failureOfKind('timedOut'))
const nothing = new CallFailed(failureOfKind('refused', errors.noResult.code))
const offline = new CallFailed(failureOfKind('offline'))

const model: Model<LuckyComboContext> = {
  machine,
  input: undefined,
  events: () => [
    { type: 'filters.changed', filters },
    ask,
    ...legs.map(({ marketId }) => ({ type: 'leg.removed', marketId })),
    { type: 'combination.added' },
  ],
  reports: { generate: [{ done: legs }, ...[timedOut, nothing, offline].map((failed) => ({ failed }))] },
  facts: (context) => context,
  limit: 2_000,
}

describe('luckyCombo, walked by its graph', () => {
  it('takes every transition, and shows legs only where they are offered or being replaced [CHART-04] [SLIP-14]', () => {
    const { walked } = replayAll(model, (snapshot) => {
      const { legs: shown, failure } = snapshot.context
      expect(snapshot.children.generate !== undefined).toBe(snapshot.matches('generating'))
      expect(failure !== null).toBe(snapshot.matches('failed'))
      if (snapshot.matches('offered')) expect(shown.length).toBeGreaterThan(0)
      else if (!snapshot.matches('generating')) expect(shown).toEqual([])
    })
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
