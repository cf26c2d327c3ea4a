import type { Page, WebSocket } from '@playwright/test'
import type { StateValue } from 'xstate'

import {
  socket,
  type SocketFacts,
  socketModels,
  type SocketStepName,
} from '#machines/socket/testing/model.ts'

import type { WalkStep } from '../../../model/graph.ts'
import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { expect } from '../../fixtures.ts'
import { ClientPage } from '../../pages/client.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { expectState } from '../inState.ts'
import { machineWalks, type World } from '../machineWalks.ts'

/** A member's page, its events channel, and the world it is in. */
interface SocketWalker {
  readonly client: ClientPage
  readonly page: Page
  readonly sandbox: TestSandbox
  readonly link: string
  /** Every try to open the events channel. */
  readonly tries: WebSocket[]
  /** How the token's next refresh ends is seen to. */
  isRefreshSeenTo: boolean
  /** When a token was last renewed, UTC milliseconds: one so young is not renewed again. */
  renewedAt: number
}

type Doing = (walker: SocketWalker) => Promise<unknown>

const channel = 'events'
const refresh = { method: 'POST', path: '/game-launch/refresh/' } as const
/** Milliseconds for which a renewed token is young, and some more. */
const youth = 5_200

const later =
  (milliseconds: number): Doing =>
  ({ page }) =>
    page.clock.fastForward(milliseconds)
const sockets =
  (change: Parameters<TestSandbox['sockets']>[0]): Doing =>
  ({ sandbox }) =>
    sandbox.sockets({ ...change, channel })
const hears =
  (target: 'window' | 'document', type: string): Doing =>
  ({ page }) =>
    page.evaluate(([to, name]) => void (to === 'window' ? window : document).dispatchEvent(new Event(name)), [
      target,
      type,
    ] as const)

/** Whatever the server was to do to a call is over. */
const mended: Doing = ({ sandbox }) => sandbox.clearFaults()

/** Handshakes wait until a step lets the channel open. */
const hold = sockets({ action: 'delay', delay: 600_000 })

/** Another socket is opened, and no more than that one. */
async function triesAgain({ tries }: SocketWalker, doing: () => Promise<unknown>): Promise<void> {
  const before = tries.length
  await doing()
  await expect.poll(() => tries.length).toBe(before + 1)
}

const doing = {
  begin: async (walker) => {
    await hold(walker)
    await walker.page.clock.install()
    await walker.page.goto(walker.link)
    await walker.client.ready()
    await expect.poll(() => walker.tries.length).toBe(1)
  },
  'the channel opens': async (walker) => {
    await sockets({ action: 'delay', delay: 0 })(walker)
    await expect.poll(() => walker.sandbox.lines()).toContain(channel)
    await hold(walker)
  },
  'ten seconds pass': later(10_100),
  'five seconds pass': later(5_100),
  'nothing is heard': async (walker) => {
    await sockets({ action: 'mute' })(walker)
    await later(6_100)(walker)
  },
  // Heartbeats come every 3 s; the answer to a ping is kept back.
  'a sign of life comes': sockets({ action: 'lag' }),
  'the answer comes': sockets({ action: 'unmute' }),
  'the page wakes': async (walker) => {
    await sockets({ action: 'mute' })(walker)
    await later(26_000)(walker)
  },
  'the server closes the channel': sockets({ action: 'close', code: 1011 }),
  'the server refuses the token': sockets({ action: 'close', code: 4401 }),
  'the server forbids the channel': sockets({ action: 'close', code: 4403 }),
  // Without a step that ends it, the refresh is under way at the server, and hangs there.
  'the line is cut': async (walker) => {
    await expect.poll(() => Date.now() - walker.renewedAt).toBeGreaterThan(youth)
    if (!walker.isRefreshSeenTo) await walker.sandbox.fault({ ...refresh, kind: 'hang' })
    walker.isRefreshSeenTo = false
    await sockets({ action: 'drop' })(walker)
    await expect.poll(() => walker.sandbox.isAnyToHang()).toBe(false)
  },
  'the token is renewed': () => Promise.resolve(),
  'the refresh is refused': () => Promise.resolve(),
  'the refresh is forbidden': () => Promise.resolve(),
  // It is given up: a browser sends a call again whose line is cut before its answer.
  'the refresh gets no answer': async (walker) => {
    await later(11_000)(walker)
    await mended(walker)
  },
  'it is time to try again': (walker) => expect.poll(() => walker.tries.at(-1)?.isClosed()).toBe(false),
  'the network goes': async (walker) => {
    await walker.page.context().setOffline(true)
    await mended(walker)
  },
  'the network is back': (walker) => triesAgain(walker, () => walker.page.context().setOffline(false)),
  'the page is put away': async (walker) => {
    await hears('window', 'pagehide')(walker)
    await walker.page.context().setOffline(false)
    await mended(walker)
  },
  'the page is back': hears('window', 'pageshow'),
} satisfies Partial<Record<SocketStepName | 'begin', Doing>>

type DoneName = keyof typeof doing

interface SocketStep extends ToldStep<DoneName> {
  /** Whether it is not the first try of all, so that prices may be old. */
  readonly isAgain: boolean
}

function stepOf(taken: WalkStep): SocketStep {
  const { hasBeenLive, attempt } = taken.facts as SocketFacts
  return { ...toldStep<DoneName>(taken), isAgain: hasBeenLive || attempt > 1 }
}

/** What follows automatically, and at once. */
const passing: ReadonlySet<DoneName> = new Set<DoneName>([
  'the token is renewed',
  'the refresh is refused',
  'the refresh is forbidden',
])

async function before(walker: SocketWalker, next: DoneName): Promise<void> {
  if (!passing.has(next)) return
  walker.isRefreshSeenTo = true
  if (next === 'the refresh is refused')
    await walker.sandbox.fault({ ...refresh, kind: 'status', status: 401 })
  if (next === 'the refresh is forbidden')
    await walker.sandbox.fault({ ...refresh, kind: 'status', status: 403 })
}

const notCurrent = /Odds aren't updating/

/** Prices do not count, and why. */
const says =
  (text: string): Seeing =>
  async ({ client }, { isAgain }) => {
    if (!isAgain && text === reconnecting) return expect(client.getByText(notCurrent)).toHaveCount(0)
    await expect(client.getByText(`${text} Odds aren't updating.`)).toBeVisible()
    await expect(client.getByRole('button', { name: /, odds not up to date$/ }).first()).toBeVisible()
  }
const isOpen = ({ tries }: SocketWalker, open: boolean): Promise<void> =>
  expect.poll(() => tries.at(-1)?.isClosed()).toBe(!open)

type Seeing = (walker: SocketWalker, step: SocketStep) => Promise<unknown>

const reconnecting = 'Reconnecting…'
const silent = 'Connection lost.'

/** What is seen of each state. */
const looks: Readonly<Record<string, Seeing>> = {
  'open.connecting': async (walker, step) => {
    await says(reconnecting)(walker, step)
    await isOpen(walker, true)
  },
  'open.established.live': async (walker) => {
    await expect(walker.client.getByText(notCurrent)).toHaveCount(0)
    await expect(walker.client.getByRole('group').first()).toBeVisible()
    await expect(walker.client.getByRole('button', { name: /, odds not up to date$/ })).toHaveCount(0)
    await isOpen(walker, true)
  },
  'open.established.silent': says(silent),
  'open.established.behind': (walker, step) => says(reconnecting)(walker, { ...step, isAgain: true }),
  'open.woken': says(silent),
  refreshingToken: says(reconnecting),
  waitingToReconnect: says(reconnecting),
  offline: async (walker, step) => {
    await says("You're offline.")(walker, step)
    await isOpen(walker, false)
  },
  away: (walker) => isOpen(walker, false),
  closedForGood: async ({ client, sandbox }, { name }) => {
    const isForbidden = name.includes('forbid')
    await expect(
      client.getByText(
        isForbidden
          ? 'You are not authorized to view this page'
          : 'Your token has expired. Please exit and launch again.',
      ),
    ).toBeVisible()
    await expect.poll(() => sandbox.lines()).toEqual([])
  },
}

async function enter({ page, sandbox }: World): Promise<SocketWalker> {
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
  const tries: WebSocket[] = []
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname === '/game-client/v8/events/') tries.push(socket)
  })
  const client = new ClientPage(page, page)
  const walker = { client, page, sandbox, link, tries, isRefreshSeenTo: false, renewedAt: 0 }
  page.on('response', (response) => {
    if (response.ok() && response.url().endsWith(`/api${refresh.path}`)) walker.renewedAt = Date.now()
  })
  return walker
}

const begin = (value: StateValue): SocketStep => ({ ...begun(value), isAgain: false })

const ends = [
  'the server closes the channel',
  'the line is cut',
  'the server refuses the token',
  'the server forbids the channel',
] as const

const leftOut: LeftOutSteps<SocketStepName> = {
  'it is one more end that is followed by another try': {
    steps: ['the channel ends', 'the server is under maintenance'],
  },
  'all that is open ends alike, and does where it is live': {
    states: ['open.connecting', 'open.established.silent', 'open.established.behind', 'open.woken'],
    steps: [...ends, 'the network goes', 'the page is put away'],
  },
  'all that is established wakes alike, and does where it is live': {
    states: ['open.established.silent', 'open.established.behind'],
    steps: ['the page wakes'],
  },
  'a page that is not asleep has a timer that tells first': {
    steps: ['a silence is noticed'],
    transitions: ['open.established.live --silence.noticed#0--> socket.open.established.silent'],
  },
  'a server that was kept back has heartbeats to say before its answer': {
    states: ['open.established.silent'],
    steps: ['the answer comes'],
    transitions: ['open.established.silent --ping.answered#0--> socket.open.established.live'],
  },
  'browsers say so only after they said that the network was gone, and then the channel is offline': {
    states: ['waitingToReconnect'],
    steps: ['the network is back'],
    transitions: ['waitingToReconnect --connection.cameBack#0--> socket.open'],
  },
  'a page that slept has waited long enough when it wakes': {
    states: ['waitingToReconnect'],
    steps: ['the page wakes'],
    transitions: ['waitingToReconnect --page.woke#0--> socket.open'],
  },
  'the network is not there, so that what follows is that of a line that is cut': {
    states: ['offline'],
    steps: ['the page is back'],
    transitions: ['offline --page.returned#0--> socket.open'],
  },
}

/** A channel, as the events channel of a member's page. */
export const socketWalks = machineWalks({
  machine: socket,
  shows: '[LIVE-04] [LIVE-05]',
  parts: browserParts(socketModels, { leftOut, stepOf, begin }),
  stepOf,
  begin,
  // A session that ends takes it away before it can say so itself.
  isOneOfMany: true,
  enter,
  isAlone: true,
  performance: {
    doing,
    before: (walker, { name }) => before(walker, name),
    passing,
    looks,
    seen: ({ state }) => [state],
    beside: async ({ page }, { state }) => {
      if (state !== 'closedForGood') await expectState(page, 'eventsChannel', state)
    },
  },
  leftOut: {
    steps: leftOut,
    states: { 'it is seen by what is within it': ['open', 'open.established'] },
  },
})
