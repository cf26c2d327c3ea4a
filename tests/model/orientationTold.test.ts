import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { mustRotate } from '#machines/orientation/machine.ts'

import { drive } from './drive.ts'
import { orientation as machine } from './models/orientation.ts'

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
