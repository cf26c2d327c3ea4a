import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { mustRotate } from './machine.ts'
import { orientationInvariant } from './testing/invariants.ts'
import { orientation as machine, orientationModels } from './testing/model.ts'
import type { OrientationEvent } from './types.ts'

describe('orientation, walked by its graph', () => {
  it('takes every transition, one fact at a time, and asks for a turn in one of the eight cases alone [CHART-04] [ROUTE-08]', () => {
    const walked = new Set(
      Object.values(orientationModels).flatMap((model) => [...replayAll(model, orientationInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('the member is asked to turn the device', () => {
  const cases: readonly (readonly [string, readonly OrientationEvent['type'][], boolean])[] = [
    ['not at first', [], false],
    ['when it is turned sideways', ['screen.turnedSideways'], true],
    ['no more when it is upright again', ['screen.turnedSideways', 'screen.turnedUpright'], false],
    ['not where a stream fills the screen', ['screen.turnedSideways', 'fullscreen.entered'], false],
    [
      'when it fills the screen no more',
      ['screen.turnedSideways', 'fullscreen.entered', 'fullscreen.left'],
      true,
    ],
    ['not on a page that is meant for either way', ['page.excused', 'screen.turnedSideways'], false],
    ['when the page after that is not', ['page.excused', 'screen.turnedSideways', 'page.included'], true],
    ['no more when such a page comes', ['screen.turnedSideways', 'page.excused'], false],
  ]
  it.each(cases)('%s [ROUTE-08]', (_, events, isAsked) => {
    const { actor } = drive(({ parent }) => createActor(machine, { parent }))
    for (const type of events) actor.send({ type })
    expect(mustRotate(actor.getSnapshot())).toBe(isAsked)
  })
})

describe('a device that is held upright', () => {
  it('is watched from the start, and its member is asked nothing, whatever fills the screen or comes next [ROUTE-08]', () => {
    const held = drive(({ parent }) => createActor(machine, { parent }))
    expect(held.isRunning('watchScreen')).toBe(true)
    for (const type of ['fullscreen.entered', 'fullscreen.left', 'page.excused', 'page.included'] as const) {
      held.actor.send({ type })
      expect(mustRotate(held.actor.getSnapshot())).toBe(false)
    }
  })
})
