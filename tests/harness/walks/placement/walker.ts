import type { Page } from '@playwright/test'

import { errors } from '#domain/session/errorCatalogue.ts'
import { retryDelayFor } from '#machines/placement/retry.ts'
import {
  placement,
  type PlacementFacts,
  placementModels,
  type PlacementStepName,
} from '#machines/placement/testing/model.ts'

import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { type Bettable, someEvent } from '../../events.ts'
import { expect, type Launched } from '../../fixtures.ts'
import type { ClientPage } from '../../pages/client.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { expectChecking, whileAsking, whilePlacing } from '../../slip/placing.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { reloadStopped, startClock, stopClock } from '../clock.ts'
import { machineWalks, type World } from '../machineWalks.ts'

type PlacementPart = keyof typeof placementModels

interface PlacementWalker {
  readonly part: PlacementPart
  readonly page: Page
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  readonly launched: Launched
  readonly bet: Bettable
  /** What is seen to right before the next press. */
  readonly prepared: (() => Promise<unknown>)[]
  /** Questions and bets sent since the page was opened. */
  readonly sent: string[]
  /** Questions and bets that were sent before the last step. */
  before: number
  /** The bet was asked about so often. */
  attempt: number
}

type Doing = (walker: PlacementWalker) => Promise<unknown>

const member = 'oracle'

/** What it stakes, by what the server then says. */
const stakes: Readonly<Record<PlacementPart, number>> = {
  'a bet confirmed now': 100,
  'a bet that is refused': errors.insufficientBalance.code,
  'a bet that is called a duplicate': errors.duplicateTicket.code,
  'a bet of an earlier page': 100,
  'another tab’s bet': 100,
}

const nothing: Doing = () => Promise.resolve()

/** Sees to what follows, and presses. */
const pressing =
  (press: Doing): Doing =>
  async (walker) => {
    for (const prepare of walker.prepared.splice(0)) await prepare()
    walker.before = walker.sent.length
    await press(walker)
  }

/** Puts the selection into the slip, with the stake that the server decides by. */
async function fill({ part, bet: { event, home } }: PlacementWalker, client: ClientPage): Promise<void> {
  const { slip } = client
  if (await slip.leg(home).isHidden())
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
  await slip.stake.fill(String(stakes[part]))
  await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
}

const noReply = whilePlacing({ kind: 'malformed' })

const begin: Readonly<Record<PlacementPart, Doing>> = {
  'a bet confirmed now': confirm,
  'a bet that is refused': confirm,
  'a bet that is called a duplicate': confirm,
  'a bet of an earlier page': async (walker) => {
    await leaveOpen(walker, walker.client)
    await reloadStopped(walker.page)
  },
  'another tab’s bet': async (walker) => {
    const { launched, page } = walker
    const other = await launched({ page: await page.context().newPage(), member })
    await leaveOpen(walker, other)
  },
}

/** Confirms a bet whose reply cannot be read, in a page that asks no more, for its clock stands. */
async function leaveOpen(walker: PlacementWalker, client: ClientPage): Promise<void> {
  await fill(walker, client)
  await stopClock(walker.page)
  await walker.sandbox.fault(noReply)
  await client.slip.place.click()
  await expectChecking(client)
  await walker.sandbox.clearFaults()
}

/** Fills the slip, and presses once the page's clock stands: from here on its waits end when a step says so. */
async function confirm(walker: PlacementWalker): Promise<void> {
  await fill(walker, walker.client)
  await stopClock(walker.page)
  await pressing(({ client }) => client.slip.place.click())(walker)
}

/** Once the call is under way its time is over, and it is given up. */
const tooLong =
  (seconds: number): Doing =>
  async ({ page, sandbox }) => {
    await expect.poll(() => sandbox.isAnyToHang()).toBe(false)
    await page.clock.fastForward(seconds * 1_000 + 100)
    await sandbox.clearFaults()
  }

const doing = {
  begin: (walker) => begin[walker.part](walker),
  'it is placed': nothing,
  'it is refused': nothing,
  'it is called a duplicate': nothing,
  'the reply cannot be read': nothing,
  'ten seconds pass': tooLong(10),
  'check now': pressing(({ client }) => client.slip.panel.getByRole('button', { name: 'Check now' }).click()),
  'the network is back': pressing(async ({ page, sent, before }) => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect.poll(() => sent.length).toBeGreaterThan(before)
  }),
  'it is time to ask again': pressing(({ page, attempt }) =>
    page.clock.fastForward(retryDelayFor(attempt) + 100),
  ),
  'asked: placed': nothing,
  'asked: refused': nothing,
  'asked: a duplicate': nothing,
  'asked: in progress': nothing,
  'asked: never seen': nothing,
  'asked: no answer': nothing,
  'sent again: placed': nothing,
  'sent again: refused': nothing,
  'sent again: a duplicate': nothing,
  'sent again: the reply cannot be read': nothing,
  'it is closed': nothing,
} satisfies Partial<Record<PlacementStepName | 'begin', Doing>>

type PlacementStep = ToldStep<keyof typeof doing>
const stepOf = toldStep<PlacementStep['name']>

/** What follows automatically, and at once: whether the server has answered, only the answer shows. */
const passing: ReadonlySet<PlacementStep['name']> = new Set<PlacementStep['name']>([
  'it is placed',
  'it is refused',
  'it is called a duplicate',
  'the reply cannot be read',
  'asked: placed',
  'asked: refused',
  'asked: a duplicate',
  'asked: in progress',
  'asked: never seen',
  'asked: no answer',
  'sent again: placed',
  'sent again: refused',
  'sent again: a duplicate',
  'sent again: the reply cannot be read',
  'it is closed',
])

/** What the server, or the browser's storage, does for a step to happen. */
async function see(
  { page, sandbox }: PlacementWalker,
  name: PlacementStep['name'],
  from: string,
): Promise<unknown> {
  switch (name) {
    case 'the reply cannot be read':
    case 'sent again: the reply cannot be read':
      return sandbox.fault(noReply)
    case 'asked: never seen':
      return sandbox.fault({ ...whileAsking(404), times: 1 })
    case 'asked: no answer':
      return sandbox.fault({ ...whileAsking(503), times: 1 })
    case 'asked: in progress':
      return page.route('**/bets/by-unique/*', (route) => route.fulfill({ json: { status: 'inProgress' } }), {
        times: 1,
      })
    case 'ten seconds pass':
      return sandbox.fault(
        from === 'reconciling.asking'
          ? { method: 'GET', path: '/bets/by-unique/{key}', kind: 'hang' }
          : whilePlacing({ kind: 'hangReply' }),
      )
    default:
      return null
  }
}

type Seeing = (walker: PlacementWalker, step: PlacementStep) => Promise<unknown>

const isChecked: Seeing = ({ client }) => expectChecking(client)

const looks: Readonly<Record<string, Seeing>> = {
  sending: ({ client: { slip } }) =>
    expect(slip.panel.getByRole('button', { name: /^Placing/ })).toBeVisible(),
  outcomeUnknown: isChecked,
  'reconciling.asking': isChecked,
  'reconciling.resending': isChecked,
  decided: async ({ client: { slip } }, { facts }) => {
    const { code } = facts as PlacementFacts
    if (code === null) return expect(slip.success).toBeVisible()
    const text = Object.values(errors).find((each) => each.code === code)?.text ?? 'no such code'
    await expect(slip.panel.getByText(text)).toBeVisible()
    return expect(slip.panel.getByText('No money was taken', { exact: false })).toBeVisible()
  },
}

const leftOut: LeftOutSteps<PlacementStepName> = {
  'the server decides by the stake: it says so of the bets of other parts': {
    parts: ['a bet confirmed now', 'a bet of an earlier page', 'another tab’s bet'],
    steps: [
      'it is refused',
      'it is called a duplicate',
      'asked: refused',
      'asked: a duplicate',
      'sent again: refused',
      'sent again: a duplicate',
    ],
  },
  'the call is given up at the same moment, and the bet is as unknown': {
    steps: ['no answer comes', 'sent again: no answer'],
  },
  'it is as definite as another answer, and the clocks of page and server have to go on for a minute before it, or for a day':
    { steps: ['asked: lapsed', 'asked: forgotten'] },
  'closing cannot fail: it ends with the page': {
    steps: ['it cannot be closed'],
    transitions: ['closing --xstate.error.actor.closeConfirmation#0--> placement.decided'],
  },
}

/** A confirmed bet, one after another in one page: the journal and the ledger say the same in the end. */
export const placementWalks = machineWalks({
  machine: placement,
  shows: '[SLIP-18] [SLIP-19]',
  parts: browserParts(placementModels, {
    leftOut,
    stepOf,
    begin: begun,
    longest: 12,
    reached: new Set(),
    passing,
  }),
  stepOf,
  begin: begun,
  isAlone: false,
  async enter({ page, sandbox, launched }: World, part: PlacementPart): Promise<PlacementWalker> {
    const bet = await someEvent(sandbox)
    await page.clock.install()
    const sent: string[] = []
    page.on('request', (request) => {
      if (/\/(single-bet|bets\/by-unique)\//.test(request.url())) sent.push(request.method())
    })
    const client = await launched({ member })
    return { part, page, client, sandbox, launched, bet, prepared: [], sent, before: 0, attempt: 0 }
  },
  performance: {
    doing,
    passing,
    before: async (walker, { name }, from) => {
      walker.prepared.push(() => see(walker, name, from))
    },
    looks,
    seen: ({ leaves }) => leaves,
    beside: async (walker, { facts }) => {
      walker.attempt = (facts as PlacementFacts | null)?.attempt ?? 0
    },
  },
  after: settle,
  leftOut: {
    steps: leftOut,
    states: {
      'it passes at once': ['starting', 'closing'],
      'it is seen by what is within it': ['reconciling'],
    },
  },
})

/** Whatever was still open is told in the end, and the books are as told; the slip is empty again. */
async function settle({ page, client, sandbox }: PlacementWalker): Promise<void> {
  const { slip } = client
  await sandbox.clearFaults()
  await startClock(page)
  const remove = slip.panel.getByRole('button', { name: /^Remove / })
  const finished = slip.panel.getByRole('button', { name: 'Done' }).or(remove)
  await expect(finished.first()).toBeVisible()
  await finished.first().click()
  await expect(slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  const { problems, bets } = await sandbox.ledger(member)
  expect(problems).toEqual([])
  const keys = bets.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
}
