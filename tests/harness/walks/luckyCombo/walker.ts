import { serverTrouble } from '#sandbox/wire/apiError.ts'

import { expect } from '../../fixtures.ts'
import { button, offered, openLucky } from '../../luckyCombo.ts'
import type { ClientPage } from '../../pages.ts'
import type { Fault, TestSandbox } from '../../sandbox.ts'
import { begun } from '../happenings.ts'
import { machineWalks, type World } from '../machineWalks.ts'
import {
  luckyChart,
  type LuckyFacts,
  luckyParts,
  type LuckyStep,
  luckyStep,
  type LuckyStepName,
  passing,
} from './model.ts'

interface LuckyWalker {
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  /** A wish that nothing fits. */
  wish: 'many' | 'few'
}

type Doing = (walker: LuckyWalker) => Promise<unknown>

const call = { method: 'GET', path: '/lucky-combo/' } as const

const choose = ({ client }: LuckyWalker, filter: string, label: string): Promise<unknown> =>
  client.slip.panel.getByLabel(filter, { exact: true }).selectOption({ label })

const nothing: Doing = () => Promise.resolve()

/** Another wish than the last: three events or four. */
async function changeFilter(walker: LuckyWalker): Promise<void> {
  walker.wish = walker.wish === 'many' ? 'few' : 'many'
  await choose(walker, 'Number of events', walker.wish === 'many' ? '4' : '3')
  await walker.sandbox.clearFaults()
}

const doing: Readonly<Record<LuckyStepName, Doing>> = {
  begin: nothing,
  'change a filter': changeFilter,
  generate: ({ client }) => client.slip.panel.getByRole('button', { name: /^Generate( again)?$/ }).click(),
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
    await button(client, 'Add to the bet slip').click()
    const remove = client.slip.panel.getByRole('button', { name: /^Remove / })
    await expect(client.slip.stake).toBeVisible()
    for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click()
  },
}

/** What the server does to the call. */
const faults: Partial<Readonly<Record<LuckyStepName, Pick<Fault, 'kind' | 'status'>>>> = {
  'change a filter': { kind: 'hang' },
  'none fits': { kind: 'status', status: 404 },
  'it is refused': { kind: 'status', status: 400 },
  'fifteen seconds pass': { kind: 'hang' },
}

const notice = ({ client }: LuckyWalker, text: string): Promise<void> =>
  expect(client.slip.panel.getByText(text, { exact: false })).toBeVisible()

const isForm: Doing = async ({ client }) => {
  await expect(button(client, 'Generate')).toHaveAttribute('aria-disabled', 'false')
  await expect(offered(client)).toHaveCount(0)
}

type Seeing = (walker: LuckyWalker, step: LuckyStep) => Promise<unknown>

const looks: Readonly<Record<string, Seeing>> = {
  filtering: isForm,
  generating: ({ client }) => expect(button(client, 'Generating…')).toBeVisible(),
  offered: ({ client }, { facts }) => expect(offered(client)).toHaveCount((facts as LuckyFacts).count),
  timedOut: (walker) => notice(walker, 'No combo was found in time.'),
  nothingFound: (walker) => notice(walker, 'Nothing fits these wishes now.'),
  failed: async (walker) => {
    await isForm(walker)
    await expect(walker.client.slip.panel.getByRole('group', { name: 'Lucky combo' })).toContainText(
      serverTrouble.text,
    )
  },
}

/** The lucky combo, in one page. */
export const luckyWalks = machineWalks({
  machine: luckyChart,
  shows: '[SLIP-14]',
  parts: luckyParts,
  stepOf: luckyStep,
  begin: begun,
  isAlone: false,
  async enter({ page, sandbox, launched }: World): Promise<LuckyWalker> {
    await page.clock.install()
    const client = await openLucky(launched)
    const walker: LuckyWalker = { client, sandbox, wish: 'few' }
    await choose(walker, 'Number of events', '3')
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
  leftOut: {
    transitions: {
      'the button that asks for another is off meanwhile': [
        'generating --combination.requested#0--> (stays)',
      ],
      'the call is given up at the same moment, and its failure says so': [
        'generating --xstate.error.actor.generate#0 [isTimeout]--> luckyCombo.timedOut',
      ],
    },
    states: {},
  },
})
