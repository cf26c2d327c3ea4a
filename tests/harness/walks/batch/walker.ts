import type { Page } from '@playwright/test'

import { errors } from '#domain/session/errorCatalogue.ts'
import { batch, type BatchFacts, batchModels, type BatchStepName } from '#machines/batch/testing/model.ts'

import { stateOf } from '../../../model/states.ts'
import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { fillStorage, makeRoom } from '../../device/quota.ts'
import { type Bettable, someEvents } from '../../events.ts'
import { expect, type Launched } from '../../fixtures.ts'
import type { ClientPage } from '../../pages/client.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { ofOneGame, pressSingles } from '../../slip/picking.ts'
import { whileAsking, whilePlacing } from '../../slip/placing.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { reloadStopped, startClock, stopClock } from '../clock.ts'
import { statesIn } from '../inState.ts'
import { machineWalks, type World } from '../machineWalks.ts'

type BatchPart = keyof typeof batchModels

interface BatchWalker {
  readonly part: BatchPart
  readonly page: Page
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  readonly launched: Launched
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

/** The parts with one bet alone, those that an earlier page has left, and that of another tab. */
const isOfOne = ({ part }: BatchWalker): boolean => part.startsWith('one bet ')
const isOfEarlierPage = ({ part }: BatchWalker): boolean => part.endsWith(' of an earlier page')
const isOfAnotherTab = ({ part }: BatchWalker): boolean => part.endsWith(' of another tab')

/** Fills the stakes, and presses once the page's clock is stopped: nothing is asked again automatically. */
async function press(walker: BatchWalker, client: ClientPage): Promise<void> {
  const { page, picked, prepared } = walker
  const { slip } = client
  await pressSingles(client, picked)
  if (isOfOne(walker)) await slip.stake.fill('50')
  else for (const { home } of picked) await slip.stakeOn(home).fill('50')
  await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
  await stopClock(page)
  for (const prepare of prepared.splice(0)) await prepare()
  await slip.place.click()
}

const checking = (client: ClientPage) => client.slip.panel.getByText('Checking your bet')

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

/** Asked once more, the server answers. */
const askedAgain: Doing = async (walker) => {
  await walker.sandbox.clearFaults()
  await checkNow(walker)
}

/** Presses, in another tab where it is that one's bet, and is where the bets have no answer yet. */
async function begin(walker: BatchWalker): Promise<void> {
  const { client, launched, page, picked, sandbox } = walker
  if (isOfAnotherTab(walker)) {
    const other = await launched({ page: await page.context().newPage() })
    await other.lists.showGame(picked[0]?.event.gameName ?? '')
    await press(walker, other)
    await expect(checking(other)).toHaveCount(1)
    return
  }
  await press(walker, client)
  if (!isOfEarlierPage(walker)) return
  await expect(checking(client)).toHaveCount(picked.length)
  await sandbox.clearFaults()
  await reloadStopped(page)
}

const doing = {
  begin,
  'they are written down': nothing,
  'there is no room for them': nothing,
  'it is written down': nothing,
  'there is no room for it': nothing,
  'the first is told': nothing,
  'the second is told': nothing,
  'the second is told before the first': nothing,
  'it is told': nothing,
  'the first is not answered': nothing,
  'the second is not answered': nothing,
  'it is not answered': nothing,
  'check now': askedInVain(checkNow),
  'the network is back': askedInVain(async ({ page }) => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
  }),
  'check now: the first is told': askedAgain,
  'check now: it is told': askedAgain,
} satisfies Partial<Record<BatchStepName | 'begin', Doing>>

type BatchStep = ToldStep<keyof typeof doing>
const stepOf = toldStep<BatchStep['name']>

/** What follows automatically, and at once. */
const passing: ReadonlySet<BatchStep['name']> = new Set<BatchStep['name']>([
  'they are written down',
  'there is no room for them',
  'it is written down',
  'there is no room for it',
  'the first is told',
  'the second is told',
  'the second is told before the first',
  'it is told',
  'the first is not answered',
  'the second is not answered',
  'it is not answered',
])

type Seeing = (walker: BatchWalker, step: BatchStep) => Promise<unknown>

const looks: Readonly<Record<string, Seeing>> = {
  placing: async (walker) => {
    const { slip } = walker.client
    await expect(slip.heading(isOfOne(walker) ? 'Checking your bet' : 'Placing')).toBeVisible()
    await expect(checking(walker.client)).toHaveCount(1)
  },
  decided: ({ client: { slip } }, { facts }) =>
    (facts as BatchFacts).isRefused
      ? expect(slip.panel.getByText(errors.unableToPlace.text)).toBeVisible()
      : expect(slip.success).toBeVisible(),
}

const leftOut: LeftOutSteps<BatchStepName> = {
  'it breaks by a fault of ours alone': {
    steps: ['writing breaks', 'the first breaks', 'the second breaks', 'it breaks'],
    transitions: ['placing --xstate.error.actor.*#0--> (stays)'],
  },
  'a placement says once that its outcome is unknown, while it is the latest, and again only where it broke':
    {
      steps: ['the first is not answered again'],
      transitions: ['placing --outcome.becameUnknown#1--> (stays)'],
    },
  'bets that are not answered are parts of their own': {
    parts: ['two bets of one press', 'one bet of a press'],
    steps: ['the first is not answered', 'the second is not answered', 'it is not answered'],
  },
  'they are asked about at once, and nobody says whose answer comes first': {
    parts: ['two bets of an earlier page'],
    steps: ['the second is told before the first'],
  },
  'an answer comes at once, and nothing comes between': {
    parts: [
      'two bets of one press',
      'two bets of an earlier page',
      'one bet of a press',
      'one bet of an earlier page',
    ],
    steps: ['check now', 'the network is back'],
  },
  'it is asked about by the member alone, for its clock stands': {
    parts: ['one bet of another tab'],
    steps: ['it is told'],
  },
}

/** Two singles of one press, and one: by the same way. */
export const batchWalks = machineWalks({
  machine: batch,
  shows: '[SLIP-17] [SLIP-18]',
  parts: browserParts(batchModels, { leftOut, stepOf, begin: begun, passing }),
  stepOf,
  begin: begun,
  isAlone: false,
  async enter({ page, sandbox, launched }: World, part: BatchPart): Promise<BatchWalker> {
    const found = ofOneGame(await someEvents(sandbox), 2)
    const picked = part.startsWith('one bet ') ? found.slice(0, 1) : found
    await page.clock.install()
    const client = await launched()
    await client.lists.showGame(picked[0]?.event.gameName ?? '')
    const walker: BatchWalker = { part, page, client, sandbox, launched, picked, prepared: [], asked: 0 }
    page.on('request', (request) => {
      if (request.url().includes('/bets/by-unique/')) walker.asked += 1
    })
    return walker
  },
  performance: {
    doing,
    passing,
    before: async (walker, { name }) => {
      const { page, prepared, sandbox } = walker
      if (name.startsWith('there is no room for ')) prepared.push(() => fillStorage(page, { free: 0 }))
      const times = isOfEarlierPage(walker) ? walker.picked.length : 1
      if (name === 'the first is not answered' || name === 'it is not answered')
        prepared.push(() => sandbox.fault({ ...noReply, times }))
    },
    looks,
    seen: ({ leaves }) => leaves,
  },
  after: settle,
  leftOut: {
    steps: leftOut,
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
