import type { Step, Model, Steps } from '#tests/model/graph.ts'
import { tells } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { orientationMachine } from '../machine.ts'
import type { OrientationEvent } from '../types.ts'

export const orientation = withStubs(orientationMachine)

const screen = (type: OrientationEvent['type']): Step => tells('watchScreen', { type })

const steps = {
  'turn it on its side': screen('screen.turnedSideways'),
  'turn it upright': screen('screen.turnedUpright'),
  'a stream fills the screen': screen('fullscreen.entered'),
  'the stream is a part of its page again': screen('fullscreen.left'),
  'open the lootbox': { type: 'page.excused' },
  'go back to the matches': { type: 'page.included' },
} satisfies Steps

/** What happens to a device and what it shows, in words. */
export type OrientationStepName = keyof typeof steps

const model: Model<unknown> = {
  machine: orientation,
  input: undefined,
  steps,
  facts: () => null,
  limit: 500,
}

export const orientationModels = { 'a phone': model }
