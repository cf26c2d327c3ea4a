import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { mustRotate } from '#machines/orientation/machine.ts'
import type { OrientationEvent } from '#machines/orientation/types.ts'

import { drive } from './drive.ts'
import { orientationInvariant } from './invariants/orientation.ts'
import { orientation as machine, orientationModels } from './models/orientation.ts'
import { replayAll } from './replay.ts'
import { unwalked } from './transitions.ts'

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
