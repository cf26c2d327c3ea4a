import type { Page } from '@playwright/test'

import {
  orientation,
  orientationModels,
  type OrientationStepName,
} from '#machines/orientation/testing/model.ts'

import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { expect } from '../../fixtures.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { machineWalks, type World } from '../machineWalks.ts'

interface OrientationWalker {
  readonly page: Page
  readonly address: string
}

type Doing = (walker: OrientationWalker) => Promise<unknown>

const doing = {
  begin: () => Promise.resolve(),
  'turn it on its side': ({ page }) => page.setViewportSize({ width: 844, height: 390 }),
  'turn it upright': ({ page }) => page.setViewportSize({ width: 390, height: 844 }),
  'open the lootbox': ({ page, address }) => page.goto(`${address}/v8/lootbox`),
  'go back to the matches': ({ page, address }) => page.goto(`${address}/v8/events`),
} satisfies Partial<Record<OrientationStepName | 'begin', Doing>>

type OrientationStep = ToldStep<keyof typeof doing>
const stepOf = toldStep<OrientationStep['name']>

/** Asked to turn it where it is on its side and the page is made to be held upright; never else. */
async function isAskedWhereItMust({ page }: OrientationWalker, { leaves }: OrientationStep): Promise<void> {
  const must = leaves.includes('device.sideways') && leaves.includes('page.included')
  const prompt = page.getByRole('heading', { name: 'Turn your phone upright' })
  await expect(prompt).toHaveCount(must ? 1 : 0)
  if (leaves.includes('page.excused')) await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const noStream =
  'a stream that fills the screen is of another site, and a browser without a screen has none to fill'

const leftOut: LeftOutSteps<OrientationStepName> = {
  [noStream]: {
    steps: ['a stream fills the screen'],
    transitions: [
      'window.framed --fullscreen.entered#0--> orientation.window.fullscreen',
      'window.fullscreen --fullscreen.left#0--> orientation.window.framed',
    ],
  },
}

/** How a phone is held. */
export const orientationWalks = machineWalks({
  machine: orientation,
  shows: '[ROUTE-08]',
  parts: browserParts(orientationModels, { leftOut, stepOf, begin: begun }),
  stepOf,
  begin: begun,
  isAlone: false,
  async enter(world: World): Promise<OrientationWalker> {
    const { sandbox } = world
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const page = await world.page.context().browser()?.newPage(phone)
    if (page === undefined) throw new Error('There is no browser to open a phone in.')
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    await page.goto(link)
    await expect(page.getByRole('group').first()).toBeVisible()
    return { page, address: sandbox.clientUrl }
  },
  // It begins in each page once that is first held sideways; its looks tell all.
  isOneOfMany: true,
  after: ({ page }) => page.close(),
  performance: {
    doing,
    passing: new Set<OrientationStep['name']>(),
    looks: {
      'device.upright': isAskedWhereItMust,
      'device.sideways': isAskedWhereItMust,
      'page.included': isAskedWhereItMust,
      'page.excused': isAskedWhereItMust,
      'window.framed': isAskedWhereItMust,
    },
    seen: ({ leaves }) => leaves,
  },
  leftOut: {
    steps: leftOut,
    states: {
      'it is seen by what is within it': ['device', 'window', 'page'],
      [noStream]: ['window.fullscreen'],
    },
  },
})
