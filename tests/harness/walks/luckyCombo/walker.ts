import {
  luckyCombo,
  luckyComboModels,
  type LuckyFacts,
  type LuckyStepName,
} from '#machines/luckyCombo/testing/model.ts'
import { serverTrouble } from '#sandbox/wire/apiError.ts'

import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { expect } from '../../fixtures.ts'
import type { ClientPage } from '../../pages/client.ts'
import { choose } from '../../pages/controls.ts'
import type { Fault, TestSandbox } from '../../sandbox.ts'
import { button, offered, openLucky } from '../../slip/luckyCombo.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { machineWalks, type World } from '../machineWalks.ts'

interface LuckyWalker {
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  /** A wish that nothing fits. */
  wish: 'many' | 'few'
}

type Doing = (walker: LuckyWalker) => Promise<unknown>

const call = { method: 'GET', path: '/lucky-combo/' } as const

const wish = ({ client }: LuckyWalker, filter: string, label: string): Promise<void> =>
  choose(client.slip.panel, filter, label)

const nothing: Doing = () => Promise.resolve()

/** Another wish than the last: three events or four. */
async function changeFilter(walker: LuckyWalker): Promise<void> {
  walker.wish = walker.wish === 'many' ? 'few' : 'many'
  await wish(walker, 'Number of events', walker.wish === 'many' ? '4' : '3')
  await walker.sandbox.clearFaults()
}

const doing = {
  begin: nothing,
  'change a filter': changeFilter,
  generate: ({ client }) =>
    client.slip.panel.getByRole('button', { name: /^Generate (combo|another)$/ }).click(),
  'one is offered': ({ sandbox }) => sandbox.clearFaults(),
  'none fits': nothing,
  'it is refused': nothing,
  'fifteen seconds pass': async ({ client, sandbox }) => {
    await client.page.clock.fastForward(15_100)
    await sandbox.clearFaults()
  },
  'take one out': ({ client }) => offered(client).first().getByRole('button').click(),
  // It is in the slip now; the wishes are seen again once it is taken out.
  'add it': async ({ client }) => {
    await button(client, 'Add to bet slip').click()
    const remove = client.slip.panel.getByRole('button', { name: /^Remove / })
    await expect(client.slip.stake).toBeVisible()
    for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click()
  },
} satisfies Partial<Record<LuckyStepName | 'begin', Doing>>

type LuckyStep = ToldStep<keyof typeof doing>

/** What the server does to the call. */
const faults: Partial<Readonly<Record<LuckyStep['name'], Pick<Fault, 'kind' | 'status'>>>> = {
  'change a filter': { kind: 'hang' },
  'none fits': { kind: 'status', status: 404 },
  'it is refused': { kind: 'status', status: 400 },
  'fifteen seconds pass': { kind: 'hang' },
}

const notice = ({ client }: LuckyWalker, text: string): Promise<void> =>
  expect(client.slip.panel.getByText(text, { exact: false })).toBeVisible()

const isForm: Doing = async ({ client }) => {
  await expect(button(client, 'Generate combo')).toHaveAttribute('aria-disabled', 'false')
  await expect(offered(client)).toHaveCount(0)
}

type Seeing = (walker: LuckyWalker, step: LuckyStep) => Promise<unknown>

const looks: Readonly<Record<string, Seeing>> = {
  filtering: isForm,
  generating: ({ client }) => expect(button(client, 'Generating…')).toBeVisible(),
  offered: ({ client }, { facts }) => expect(offered(client)).toHaveCount((facts as LuckyFacts).legs.length),
  timedOut: (walker) => notice(walker, 'No combo found in time.'),
  nothingFound: (walker) => notice(walker, 'No combo matches these filters.'),
  failed: async (walker) => {
    await isForm(walker)
    await expect(
      walker.client.slip.panel.getByRole('group', { name: 'Lucky combo', exact: true }),
    ).toContainText(serverTrouble.text)
  },
}

/** What follows automatically, and at once. */
const passing: ReadonlySet<LuckyStep['name']> = new Set<LuckyStep['name']>([
  'one is offered',
  'none fits',
  'it is refused',
])

const leftOut: LeftOutSteps<LuckyStepName> = {
  'the button that asks for another is off meanwhile': {
    states: ['generating'],
    steps: ['generate'],
    transitions: ['generating --combination.requested#0--> (stays)'],
  },
  'the call is given up at the same moment, and its failure says so': {
    steps: ['no answer comes'],
    transitions: ['generating --xstate.error.actor.generate#0 [isTimeout]--> luckyCombo.timedOut'],
  },
  'a call that is cut off fails as one that is refused does': { steps: ['the line is cut'] },
  'each leg is taken out alike, and the first always stands there': {
    steps: ['take the second out', 'take the third out'],
  },
  'a leg that is gone has no button': { steps: ['take out one that is gone'] },
}

const stepOf = toldStep<LuckyStep['name']>

/** What of its model is done in the browser. */
export const luckyParts = browserParts(luckyComboModels, {
  leftOut,
  stepOf,
  begin: begun,
  longest: 60,
  passing,
})

/** The lucky combo, in one page. */
export const luckyWalks = machineWalks({
  machine: luckyCombo,
  shows: '[SLIP-14]',
  parts: luckyParts,
  stepOf,
  begin: begun,
  isAlone: false,
  async enter({ page, sandbox, launched }: World): Promise<LuckyWalker> {
    await page.clock.install()
    const client = await openLucky(launched)
    const walker: LuckyWalker = { client, sandbox, wish: 'few' }
    await wish(walker, 'Number of events', '3')
    return walker
  },
  performance: {
    doing,
    passing,
    async before({ sandbox }, { name }, from) {
      const fault = faults[name]
      if (fault !== undefined && from === 'generating') await sandbox.fault({ ...call, ...fault })
    },
    looks,
    seen: ({ leaves }) => leaves,
  },
  leftOut: { steps: leftOut, states: {} },
})
