import type { Page } from '@playwright/test'

import { session, sessionModels, type SessionStepName } from '#machines/session/testing/model.ts'

import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { expect, type Launched } from '../../fixtures.ts'
import type { ClientPage } from '../../pages/client.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { machineWalks, type World } from '../machineWalks.ts'

type SessionPart = keyof typeof sessionModels

interface SessionWalker {
  readonly part: SessionPart
  readonly page: Page
  readonly sandbox: TestSandbox
  readonly launched: Launched
  client: ClientPage
  /** What is seen to right before a refresh. */
  readonly prepared: (() => Promise<unknown>)[]
  /** Refreshes that were asked for. */
  refreshes: number
}

type Doing = (walker: SessionWalker) => Promise<unknown>

const nothing: Doing = () => Promise.resolve()
const refresh = { method: 'POST', path: '/game-launch/refresh/', kind: 'status' } as const
/** Longer than a token counts as young, which is not renewed again. */
const youth = 6_000
/** Shortly before the sandbox's tokens are over. */
const nearlyOver = 12 * 3_600_000 - 50_000

/** One more refresh is asked for. */
const refreshing =
  (press: Doing): Doing =>
  async (walker) => {
    const { refreshes } = walker
    for (const prepare of walker.prepared.splice(0)) await prepare()
    await press(walker)
    await expect.poll(() => walker.refreshes).toBeGreaterThan(refreshes)
  }

/** The channel is open, and its line is cut. */
const cut: Doing = async ({ page, sandbox }) => {
  await page.clock.fastForward(youth)
  await expect.poll(() => sandbox.lines()).toContain('events')
  await sandbox.sockets({ action: 'drop', channel: 'events' })
}

const later =
  (milliseconds: number): Doing =>
  ({ page }) =>
    page.clock.fastForward(milliseconds)

/** The next list is answered with that. */
const listSays =
  (status: number): Doing =>
  async ({ client, sandbox }) => {
    await sandbox.fault({ method: 'GET', path: '/events/', kind: 'status', status })
    await client.lists.tab('Early').click()
  }

const doing = {
  begin: async (walker) => {
    walker.client = await walker.launched({ guest: walker.part === 'a guest' })
  },
  'a channel wants a token': refreshing(cut),
  'its time is nearly over': refreshing(later(nearlyOver)),
  'it is time to ask again': refreshing(later(15_100)),
  'the token is renewed': nothing,
  'the refresh is refused': nothing,
  'the refresh is forbidden': nothing,
  'the refresh gets no answer': nothing,
  'a call is refused': listSays(401),
  'a call is forbidden': listSays(403),
  'a channel is refused': ({ sandbox }) =>
    sandbox.sockets({ action: 'close', code: 4401, channel: 'events' }),
} satisfies Partial<Record<SessionStepName | 'begin', Doing>>

type SessionStep = ToldStep<keyof typeof doing>

/** What follows automatically, and at once. */
const passing: ReadonlySet<SessionStep['name']> = new Set<SessionStep['name']>([
  'the token is renewed',
  'the refresh is refused',
  'the refresh is forbidden',
  'the refresh gets no answer',
])

const ends = ['a call is refused', 'a call is forbidden', 'a channel is refused'] as const

const leftOut: LeftOutSteps<SessionStepName> = {
  'another tab renews it, and nothing is seen of that': {
    steps: ['another tab renews it'],
    transitions: ['active.token --token.refreshedElsewhere#0--> session.active.token.good'],
  },
  'a guest’s token is as a member’s': { parts: ['a guest'] },
  'it ends whatever the token is, and that is seen where it is good': {
    states: ['active.token.refreshing', 'active.token.overdue'],
    steps: ends,
  },
}

const statuses: Partial<Readonly<Record<SessionStep['name'], number>>> = {
  'the refresh is refused': 401,
  'the refresh is forbidden': 403,
  'the refresh gets no answer': 502,
}

type Seeing = (walker: SessionWalker, step: SessionStep) => Promise<unknown>

/** Whatever becomes of the token meanwhile, the lists stand. */
const goesOn: Seeing = async ({ client }) => {
  await expect(client.getByRole('group').first()).toBeVisible()
  await expect(client.getByText('Your token has expired', { exact: false })).toHaveCount(0)
}

const ended =
  (text: string): Seeing =>
  ({ client }) =>
    expect(client.getByText(text)).toBeVisible()

const looks: Readonly<Record<string, Seeing>> = {
  'active.identity.member': ({ client }) => expect(client.member.balance).toBeVisible(),
  'active.identity.guest': ({ client }) => expect(client.member.balance).toHaveCount(0),
  'active.token.good': goesOn,
  'active.token.overdue': goesOn,
  expired: ended('Your token has expired. Please exit and launch again.'),
  forbidden: ended('You are not authorized to view this page'),
}

const stepOf = toldStep<SessionStep['name']>

/** A session, from its launch to its end. */
export const sessionWalks = machineWalks({
  machine: session,
  shows: '[LAUNCH-05] [SRV-07] [SRV-08]',
  parts: browserParts(sessionModels, { leftOut, stepOf, begin: begun, passing }),
  stepOf,
  begin: begun,
  isAlone: false,
  async enter({ page, sandbox, launched }: World, part: SessionPart): Promise<SessionWalker> {
    await page.clock.install()
    const client = await launched({ guest: part === 'a guest' })
    const walker: SessionWalker = { part, page, sandbox, launched, client, prepared: [], refreshes: 0 }
    page.on('request', (request) => {
      if (request.url().endsWith('/game-launch/refresh/')) walker.refreshes += 1
    })
    return walker
  },
  performance: {
    doing,
    passing,
    before: async ({ prepared, sandbox }, { name }) => {
      const status = statuses[name]
      if (status !== undefined) prepared.push(() => sandbox.fault({ ...refresh, status }))
    },
    looks,
    seen: ({ leaves }) => leaves,
  },
  after: ({ sandbox }) => sandbox.clearFaults().then(() => undefined),
  leftOut: {
    steps: leftOut,
    states: {
      'it passes at once': ['active.identity.unknown', 'active.token.refreshing'],
      'it is seen by what is within it': ['active', 'active.identity', 'active.token'],
    },
  },
})
