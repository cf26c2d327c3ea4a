import type { Page } from '@playwright/test'

import { errors } from '#domain/errorCatalogue.ts'

import { type Bettable, someEvents } from '../../events.ts'
import { expect } from '../../fixtures.ts'
import type { ClientPage } from '../../pages.ts'
import { ofOneGame } from '../../picking.ts'
import { whileAsking, whilePlacing } from '../../placing.ts'
import { fillStorage, makeRoom } from '../../quota.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { reloadStopped, startClock, stopClock } from '../clock.ts'
import { begun } from '../happenings.ts'
import { statesIn } from '../inState.ts'
import { machineWalks, type World } from '../machineWalks.ts'
import { stateOf } from '../paths.ts'
import {
  batchChart,
  type BatchFacts,
  type BatchPart,
  batchParts,
  type BatchStep,
  batchStep,
  type BatchStepName,
  passing,
} from './model.ts'

interface BatchWalker {
  readonly part: BatchPart
  readonly page: Page
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  readonly picked: readonly Bettable[]
  /** What is seen to right before the press. */
  readonly prepared: (() => Promise<unknown>)[]
  /** How often the server was asked about a bet. */
  asked: number
}

type Doing = (walker: BatchWalker) => Promise<unknown>

const nothing: Doing = () => Promise.resolve()
/** One bet's reply cannot be read: the calls go one after another. */
const noReply = whilePlacing({ kind: 'malformed' })

/** Fills both stakes, and presses once the page's clock stands: nothing is asked again by itself. */
async function press(walker: BatchWalker): Promise<void> {
  const { client, page, picked, prepared } = walker
  const { slip } = client
  for (const { event, home } of picked) {
    await client.price(home, client.event(event.home, event.away)).first().click()
    await slip.pin(home).click()
  }
  for (const { home } of picked) await slip.stakeOn(home).fill('50')
  await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
  await stopClock(page)
  for (const prepare of prepared.splice(0)) await prepare()
  await slip.place.click()
}

const checking = ({ client }: BatchWalker) => client.slip.panel.getByText('Checking your bet')

const checkNow: Doing = ({ client }) => client.slip.panel.getByRole('button', { name: 'Check now' }).click()

/** Asked once more, the server does not answer. */
const askedInVain =
  (ask: Doing): Doing =>
  async (walker) => {
    const { asked, sandbox } = walker
    await sandbox.clearFaults()
    await sandbox.fault(whileAsking(503))
    await ask(walker)
    await expect.poll(() => walker.asked).toBeGreaterThan(asked)
    // Until it has no answer it takes no other press, and it looks the same.
    await expect
      .poll(async () => (await statesIn(walker.page, 'placement')).map(stateOf))
      .not.toContain('reconciling.asking')
  }

const doing: Readonly<Record<BatchStepName, Doing>> = {
  begin: async (walker) => {
    await press(walker)
    if (walker.part !== 'two bets that an earlier page confirmed') return
    await expect(checking(walker)).toHaveCount(2)
    await walker.sandbox.clearFaults()
    await reloadStopped(walker.page)
  },
  'they are written down': nothing,
  'there is no room for them': nothing,
  'the first is told': nothing,
  'the second is told': nothing,
  'the first is not answered': nothing,
  'check now': askedInVain(checkNow),
  'the network is back': askedInVain(async ({ page }) => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
  }),
  'check now, and it is answered': async (walker) => {
    await walker.sandbox.clearFaults()
    await checkNow(walker)
  },
}

type Seeing = (walker: BatchWalker, step: BatchStep) => Promise<unknown>

const looks: Readonly<Record<string, Seeing>> = {
  placing: async (walker) => {
    await expect(walker.client.slip.heading('Placing')).toBeVisible()
    await expect(checking(walker)).toHaveCount(1)
  },
  decided: ({ client: { slip } }, { facts }) =>
    (facts as BatchFacts).isRefused
      ? expect(slip.panel.getByText(errors.unableToPlace.text)).toBeVisible()
      : expect(slip.heading('Success')).toBeVisible(),
}

/** Two singles of one press. */
export const batchWalks = machineWalks({
  machine: batchChart,
  shows: '[SLIP-17] [SLIP-18]',
  parts: batchParts,
  stepOf: batchStep,
  begin: begun,
  isAlone: false,
  async enter({ page, sandbox, launched }: World, part: BatchPart): Promise<BatchWalker> {
    const picked = ofOneGame(await someEvents(sandbox), 2)
    await page.clock.install()
    const client = await launched()
    await client.showGame(picked[0]?.event.gameName ?? '')
    const walker: BatchWalker = { part, page, client, sandbox, picked, prepared: [], asked: 0 }
    page.on('request', (request) => {
      if (request.url().includes('/bets/by-unique/')) walker.asked += 1
    })
    return walker
  },
  performance: {
    doing,
    passing,
    before: async ({ page, part, prepared, sandbox }, { name }) => {
      if (name === 'there is no room for them') prepared.push(() => fillStorage(page, { free: 0 }))
      const times = part === 'two bets that an earlier page confirmed' ? 2 : 1
      if (name === 'the first is not answered') prepared.push(() => sandbox.fault({ ...noReply, times }))
    },
    looks,
    seen: ({ leaves }) => leaves,
  },
  after: settle,
  leftOut: {
    transitions: {
      'a placement breaks by a fault of ours alone': ['placing --xstate.error.actor.*#0--> (stays)'],
      'a placement says once that its outcome is unknown, while it is the latest': [
        'placing --outcome.becameUnknown#1--> (stays)',
      ],
    },
    states: { 'it passes at once': ['starting', 'recording'] },
  },
})

/** Both are told in the end, the books are as told, and the slip is empty again. */
async function settle({ page, client, sandbox }: BatchWalker): Promise<void> {
  const { panel } = client.slip
  await sandbox.clearFaults()
  await startClock(page)
  await makeRoom(page)
  const remove = panel.getByRole('button', { name: /^Remove / })
  const finished = panel.getByRole('button', { name: 'Done' }).or(remove)
  await expect(finished.first()).toBeVisible()
  if (await remove.first().isVisible())
    for (let left = await remove.count(); left > 0; left -= 1) await remove.first().click()
  else await finished.first().click()
  await expect(panel.getByText('Your bet slip is empty')).toBeVisible()
  const { problems, bets } = await sandbox.ledger('alice')
  expect(problems).toEqual([])
  expect(new Set(bets.map(({ key }) => key)).size).toBe(bets.length)
}
