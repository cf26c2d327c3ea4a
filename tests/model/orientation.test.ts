import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { mustRotate, orientationMachine } from '#machines/orientation/machine.ts'
import type { OrientationEvent } from '#machines/orientation/types.ts'

import { drive } from './drive.ts'
import type { Model } from './graph.ts'
import { replayAll } from './replay.ts'
import { withStandIns } from './standIn.ts'
import { unwalked } from './transitions.ts'

const machine = withStandIns(orientationMachine)
const screen = [
  'screen.turnedSideways',
  'screen.turnedUpright',
  'fullscreen.entered',
  'fullscreen.left',
] as const

const model: Model<unknown> = {
  machine,
  input: undefined,
  events: () => [{ type: 'page.excused' }, { type: 'page.included' }],
  reports: { watchScreen: screen.map((type) => ({ tells: { type } })) },
  facts: () => null,
  limit: 500,
}

describe('orientation, walked by its graph', () => {
  it('takes every transition, and asks for a turn in one of the eight cases alone [CHART-04] [ROUTE-08]', () => {
    const { walked } = replayAll(model, (snapshot) => {
      const { device, window, page } = snapshot.value
      const isAsked = device === 'sideways' && window === 'framed' && page === 'included'
      expect(mustRotate(snapshot)).toBe(isAsked)
      expect(snapshot.children.watchScreen).toBeDefined()
    })
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
