import { orientationMachine } from '#machines/orientation/machine.ts'

import type { Model } from '../graph.ts'
import { withStandIns } from '../standIn.ts'

export const orientation = withStandIns(orientationMachine)

const screen = [
  'screen.turnedSideways',
  'screen.turnedUpright',
  'fullscreen.entered',
  'fullscreen.left',
] as const

export const orientationModels: Readonly<Record<string, Model<unknown>>> = {
  'device, window and page': {
    machine: orientation,
    input: undefined,
    events: () => [{ type: 'page.excused' }, { type: 'page.included' }],
    reports: { watchScreen: screen.map((type) => ({ tells: { type } })) },
    facts: () => null,
    limit: 500,
  },
}
