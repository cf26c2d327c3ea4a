import { orientationMachine } from '#machines/orientation/machine.ts'

import { withStandIns } from '../../../model/standIn.ts'
import { begun, type Happenings, modelOf, type NameIn, type ToldStep, toldStep } from '../happenings.ts'
import { longPaths } from '../paths.ts'

export const orientationChart = withStandIns(orientationMachine)

const happenings = {
  'device.upright': { 'turn it on its side': { type: 'screen.turnedSideways' } },
  'device.sideways': { 'turn it upright': { type: 'screen.turnedUpright' } },
  'page.included': { 'open the lootbox': { type: 'page.excused' } },
  'page.excused': { 'go back to the matches': { type: 'page.included' } },
} satisfies Happenings

export type OrientationStepName = NameIn<typeof happenings>
export type OrientationStep = ToldStep<OrientationStepName>
export const orientationStep = toldStep<OrientationStepName>

const model = modelOf<object>(happenings, { machine: orientationChart, input: undefined, facts: () => null })

export const orientationParts = { 'a phone': { model, paths: longPaths(model, orientationStep, begun) } }
