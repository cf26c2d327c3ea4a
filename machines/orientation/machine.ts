import { fromCallback, setup, type SnapshotFrom } from 'xstate'

import type { OrientationEvent } from './types.ts'

/**
 * Whether the member is asked to turn the device [ROUTE-08]. There are three facts, which change independently;
 * `mustRotate` follows from them.
 */
export const orientationMachine = setup({
  types: {
    events: {} as OrientationEvent,
    children: {} as { watchScreen: 'watchScreen' },
  },
  actors: {
    watchScreen: fromCallback(() => {
      throw new Error('watchScreen: not provided')
    }),
  },
}).createMachine({
  id: 'orientation',
  type: 'parallel',
  invoke: { id: 'watchScreen', src: 'watchScreen' },
  states: {
    device: {
      initial: 'upright',
      states: {
        upright: {
          description: 'The screen is higher than wide.',
          on: { 'screen.turnedSideways': 'sideways' },
        },
        sideways: {
          description: 'The screen is wider than high.',
          on: { 'screen.turnedUpright': 'upright' },
        },
      },
    },
    window: {
      initial: 'framed',
      states: {
        framed: {
          description: 'The client is a page among others.',
          on: { 'fullscreen.entered': 'fullscreen' },
        },
        fullscreen: {
          description: 'A stream that fills the screen is watched sideways.',
          on: { 'fullscreen.left': 'framed' },
        },
      },
    },
    page: {
      initial: 'included',
      states: {
        included: {
          description: 'A page that is made to be held upright.',
          on: { 'page.excused': 'excused' },
        },
        excused: {
          description: 'Lootbox, stream, launch, not authorized, not found.',
          on: { 'page.included': 'included' },
        },
      },
    },
  },
})

/** Whether 'Please rotate device to portrait mode.' is shown. */
export function mustRotate(snapshot: SnapshotFrom<typeof orientationMachine>): boolean {
  return snapshot.matches({ device: 'sideways', window: 'framed', page: 'included' })
}
