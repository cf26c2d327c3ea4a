import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'

import type { Entry } from '#machines/recording/entries.ts'

import { followRoots } from './followRoots.ts'
import { createActor } from './roots.ts'

const lamp = setup({ types: { events: {} as { type: 'switch.pressed' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'switch.pressed': 'on' } }, on: {} },
})

describe('every root of the client', () => {
  it('is told of, those that were there and those that come, each by a name of its own, until nobody follows [CHART-02]', () => {
    const first = createActor(lamp).start()
    const told: Entry[] = []
    const end = followRoots(
      (entry) => told.push(entry),
      () => 7,
    )
    const second = createActor(lamp).start()
    second.send({ type: 'switch.pressed' })
    first.send({ type: 'switch.pressed' })
    expect(told.map((entry) => [entry.kind, 'actor' in entry ? entry.actor : ''])).toEqual([
      ['began', 'lamp'],
      ['began', 'lamp 2'],
      ['step', 'lamp 2'],
      ['step', 'lamp'],
    ])
    end()
    createActor(lamp).start()
    expect(told).toHaveLength(4)
  })
})
