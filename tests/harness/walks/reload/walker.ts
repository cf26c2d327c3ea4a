import type { Page, Route } from '@playwright/test'

import { reload, reloadModels, type ReloadStepName } from '#machines/reload/testing/model.ts'

import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { expect } from '../../fixtures.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { startClock, stopClock } from '../clock.ts'
import { machineWalks, type World } from '../machineWalks.ts'

type ReloadPart = keyof typeof reloadModels

/** A page whose script for the rules is held back until a step says whether it comes. */
interface ReloadWalker {
  readonly page: Page
  /** Lets it come or not: where nothing waits for it, the member asks again. */
  readonly decide: (comes: boolean) => Promise<void>
}

type Doing = (walker: ReloadWalker) => Promise<unknown>

const notReloaded: ReloadPart = 'a page that was not reloaded'
const reloadedForRules: ReloadPart = 'a page that was reloaded for the rules'

/** The script of the page with the rules. */
const rulesScript = /\/assets\/rules-[\w-]+\.js$/
const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true })
const fault = (page: Page) =>
  page.getByText(/^There was an error loading this page\. Error code [0-9A-F]{6}$/)

const rules = (page: Page) => page.getByRole('heading', { name: 'Rules', exact: true }).first()

/** What comes late is shown at most every 300 ms by the page's clock, which may stand. */
async function expectRules({ page }: ReloadWalker): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(rules(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

/** What the page keeps for the one after it. */
const expectKept = (page: Page, isKept: boolean): Promise<void> =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('slipway:v1:reload') !== null)).toBe(isKept)

const doing = {
  begin: () => Promise.resolve(),
  'the rules do not come': ({ decide }) => decide(false),
  // What follows is over in two seconds by the page's clock.
  'the rules come': async (walker) => {
    await stopClock(walker.page)
    await walker.decide(true)
    await expectRules(walker)
  },
  'the page cannot be reloaded': () => Promise.resolve(),
  'two seconds pass': async ({ page }) => {
    await page.clock.runFor(2_000)
    await startClock(page)
  },
} satisfies Partial<Record<ReloadStepName | 'begin', Doing>>

type ReloadStep = ToldStep<keyof typeof doing>
const stepOf = toldStep<ReloadStep['name']>

const nothingIsWrong =
  (isKept: boolean): Doing =>
  async ({ page }) => {
    await expect(fault(page)).toHaveCount(0)
    await expectKept(page, isKept)
  }
const isSaid =
  (isKept: boolean): Doing =>
  async ({ page }) => {
    await expect(fault(page)).toBeVisible()
    await expect(retry(page)).toBeVisible()
    await expect(rules(page)).toHaveCount(0)
    await expectKept(page, isKept)
  }

const leftOut: LeftOutSteps<ReloadStepName> = {
  'whichever script is missed, the same is seen: that of the rules stands for all': {
    states: ['ready', 'notReloaded', 'reloaded'],
    steps: ['the menu does not come'],
  },
  'another page would have to be opened within two seconds, and the model goes on from there with the first script, which has come and is not fetched twice':
    {
      states: ['settling'],
      steps: ['the menu does not come'],
      transitions: ['settling --script.failed#0--> reload.failed'],
    },
  'a script that has come cannot be missed in the same page': {
    states: ['settling'],
    steps: ['the rules do not come'],
  },
  'the rules have come, and what else is missed is missed as in a page that was not reloaded': {
    parts: [reloadedForRules],
    states: ['ready'],
    steps: ['the rules do not come', 'the menu does not come'],
  },
}

/** Opens the rules, whose script is held back; where the page is to be reloaded for it, once it has failed. */
async function enter({ page, sandbox, launched }: World, part: ReloadPart): Promise<ReloadWalker> {
  await page.clock.install()
  await launched()
  const address = `${sandbox.clientUrl}/v8/rules`
  const held: Route[] = []
  let answer: 'fails' | 'waits' | 'comes' = part === notReloaded ? 'waits' : 'fails'
  await page.route(rulesScript, (route) => {
    if (answer === 'waits') held.push(route)
    else if (answer === 'comes') return route.continue()
    else {
      if (part === reloadedForRules && held.length === 0) answer = 'waits'
      return route.abort()
    }
    return Promise.resolve()
  })
  await page.goto(address)
  // It is not reloaded where it cannot be fetched itself.
  if (part === notReloaded) await page.route(address, (route) => route.abort())
  await expect.poll(() => held.length).toBe(1)
  return {
    page,
    async decide(comes) {
      answer = comes ? 'comes' : 'fails'
      const waiting = held.splice(0)
      for (const route of waiting) await (comes ? route.continue() : route.abort())
      if (waiting.length === 0) await retry(page).click()
    },
  }
}

/** A script that does not come: the rules', in a page that cannot be reloaded for it, and in one that was. */
export const reloadWalks = machineWalks({
  machine: reload,
  shows: '[ROUTE-06]',
  parts: browserParts(reloadModels, {
    leftOut,
    stepOf,
    begin: begun,
    passing: new Set(['the page cannot be reloaded']),
  }),
  stepOf,
  begin: begun,
  isAlone: true,
  enter,
  performance: {
    doing,
    passing: new Set<ReloadStep['name']>(['the page cannot be reloaded']),
    looks: {
      ready: nothingIsWrong(false),
      notReloaded: isSaid(false),
      reloaded: nothingIsWrong(true),
      settling: async (walker) => {
        await nothingIsWrong(true)(walker)
        await expect(rules(walker.page)).toBeVisible()
      },
      failed: isSaid(true),
    },
    seen: ({ leaves }) => leaves,
  },
  leftOut: {
    steps: leftOut,
    states: {
      'it is left at once': ['starting'],
      'it lasts as long as one call, for the page itself': ['reloading'],
    },
  },
})
