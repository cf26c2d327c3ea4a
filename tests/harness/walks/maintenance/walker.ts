import type { Page } from '@playwright/test'

import {
  maintenance,
  maintenanceModels,
  type MaintenanceStepName,
} from '#machines/maintenance/testing/model.ts'

import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { hide, show } from '../../device/leaving.ts'
import { expect } from '../../fixtures.ts'
import type { ClientPage } from '../../pages/client.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { startClock, stopClock } from '../clock.ts'
import { machineWalks, type World } from '../machineWalks.ts'

/** What the server says when it is asked; null where it does not answer. */
type Status = { readonly maintenance: boolean; readonly from?: string; readonly to?: string } | null

interface MaintenanceWalker {
  readonly page: Page
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  status: Status
}

type Doing = (walker: MaintenanceWalker) => Promise<unknown>

const nothing: Doing = () => Promise.resolve()
/** Minutes from now on, longer than any walk lasts by the page's clock. */
const [from, to] = [600, 660]

/** A notice comes on a channel that is open. */
const told =
  (change: { isOn: boolean; from?: number; to?: number }): Doing =>
  async (walker) => {
    const { page, sandbox } = walker
    await startClock(page)
    await expect.poll(() => sandbox.lines()).toContain('events')
    // A channel that comes back has the page ask, and it hears the same.
    const times =
      change.from === undefined ? {} : { from: minutesOn(change.from), to: minutesOn(change.to ?? 0) }
    walker.status = { maintenance: change.isOn, ...times }
    await sandbox.maintenance(change)
  }

/** Something makes the page ask while its clock stands: what follows waits for a step. */
const held =
  (press: Doing): Doing =>
  async (walker) => {
    await stopClock(walker.page)
    await press(walker)
  }

const doing = {
  begin: nothing,
  'told: it begins': told({ isOn: true, from: -5, to: 55 }),
  'told: it is announced': told({ isOn: false, from, to }),
  'told: it is off': told({ isOn: false }),
  'a call is refused': async ({ page, sandbox }) => {
    await startClock(page)
    await expect.poll(() => sandbox.lines()).toContain('events')
    await sandbox.sockets({ action: 'close', code: 4503, channel: 'events' })
  },
  'the page is loaded again': async ({ page }) => {
    await startClock(page)
    await page.reload()
  },
  'its time has come': held(({ page }) => page.clock.fastForward(30 * 60_000 + 100)),
  'some seconds pass': held(({ page }) => page.clock.fastForward(20_100)),
  'check again': held(({ client }) => client.getByRole('button', { name: 'Check again' }).click()),
  // Its channels stay as they are: one that comes back has the page ask too, and tells what is announced.
  'the network is back': held(({ page }) =>
    page.evaluate(() => void window.dispatchEvent(new Event('online'))),
  ),
  'the page is back': held(({ page }) => hide(page).then(() => show(page))),
  'the page wakes': held(({ page }) => page.clock.fastForward(26_000)),
  'asked: it lasts': nothing,
  'asked: it is off': nothing,
  'asked: no answer': nothing,
  'asked: it is announced': nothing,
  'it is the member’s turn': async ({ page }) => {
    await page.clock.fastForward(3_100)
    await startClock(page)
  },
} satisfies Partial<Record<MaintenanceStepName | 'begin', Doing>>

type MaintenanceStep = ToldStep<keyof typeof doing>
const stepOf = toldStep<MaintenanceStep['name']>

/** What follows automatically, and at once. */
const passing: ReadonlySet<MaintenanceStep['name']> = new Set<MaintenanceStep['name']>([
  'asked: it lasts',
  'asked: it is off',
  'asked: no answer',
  'asked: it is announced',
])

const minutesOn = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()

/** What the server says to the question that is about to be asked. */
async function see(walker: MaintenanceWalker, name: MaintenanceStep['name']): Promise<void> {
  switch (name) {
    case 'asked: it lasts':
      walker.status = { maintenance: true }
      return
    case 'asked: no answer':
      walker.status = null
      return
    case 'asked: it is announced':
      walker.status = { maintenance: false, from: minutesOn(from), to: minutesOn(to) }
      await walker.sandbox.maintenance({ isOn: false, from, to, isQuiet: true })
      return
    case 'asked: it is off':
      walker.status = { maintenance: false }
      await walker.sandbox.maintenance({ isOn: false, isQuiet: true })
      return
    default:
  }
}

type Seeing = (walker: MaintenanceWalker, step: MaintenanceStep) => Promise<unknown>

const notice = ({ client }: MaintenanceWalker) =>
  client.getByRole('status').getByText(/^Maintenance (from|starts)/)
const heading =
  (name: string): Seeing =>
  ({ client }) =>
    expect(client.getByRole('heading', { name })).toBeVisible()

const looks: Readonly<Record<string, Seeing>> = {
  'available.waiting': async (walker) => {
    await walker.client.ready()
    await expect(notice(walker)).toHaveCount(0)
  },
  'announced.waiting': async (walker) => {
    await walker.client.ready()
    await expect(notice(walker)).toBeVisible()
  },
  'underMaintenance.waiting': heading('Under maintenance'),
  ending: heading('Maintenance is over'),
}

const notices = ['told: it begins', 'told: it is announced', 'told: it is off'] as const
const asking = ['available.asking', 'announced.asking', 'underMaintenance.asking'] as const

const leftOut: LeftOutSteps<MaintenanceStepName> = {
  'a question is answered at once, and nothing comes between': { states: asking, steps: notices },
  'the channels are closed meanwhile, so that no notice comes': {
    states: ['underMaintenance.waiting', 'ending'],
    steps: notices,
    transitions: [
      'underMaintenance --status.arrived#0 [isOn]--> (stays)',
      'underMaintenance --status.arrived#1--> maintenance.ending',
      'ending --status.arrived#0 [isOn]--> maintenance.underMaintenance',
      'ending --status.arrived#1--> (stays)',
    ],
  },
  'no page that shows a list has a button for it': {
    states: ['available.waiting', 'announced.waiting'],
    steps: ['check again'],
    transitions: ['announced.waiting --check.requested#0--> maintenance.announced.asking'],
  },
  'a page that is loaded again knows nothing of before': {
    states: ['announced.waiting', 'underMaintenance.waiting'],
    steps: ['the page is loaded again'],
  },
  'a page that slept has a question that is overdue, and asks it first': {
    states: ['underMaintenance.waiting'],
    steps: ['the page wakes'],
    transitions: ['underMaintenance.waiting --page.woke#0--> maintenance.underMaintenance.asking'],
  },
}

/** Maintenance, from its announcement to the member's return, again and again in one page. */
export const maintenanceWalks = machineWalks({
  machine: maintenance,
  shows: '[MEMBER-11] [LIVE-12]',
  parts: browserParts(maintenanceModels, { leftOut, stepOf, begin: begun, longest: 60, passing }),
  stepOf,
  begin: begun,
  isAlone: false,
  async enter({ page, sandbox, launched }: World): Promise<MaintenanceWalker> {
    await page.clock.install()
    const walker = { page, sandbox, status: { maintenance: false } }
    const client = await launched()
    const entered: MaintenanceWalker = { ...walker, client }
    await page.route('**/maintenance/status.json*', (route) =>
      entered.status === null ? route.abort() : route.fulfill({ json: entered.status }),
    )
    return entered
  },
  performance: {
    doing,
    passing,
    before: (walker, { name }) => see(walker, name),
    looks,
    seen: ({ leaves }) => leaves,
  },
  after: ({ sandbox }) => sandbox.maintenance({ isOn: false }).then(() => undefined),
  leftOut: {
    steps: leftOut,
    states: {
      'it is seen by what is within it': ['available', 'announced', 'underMaintenance'],
      'the page is as before it was asked, until the answer': [
        'available.asking',
        'announced.asking',
        'underMaintenance.asking',
      ],
    },
  },
})
