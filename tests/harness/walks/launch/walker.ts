import type { Page } from '@playwright/test'

import { errors } from '#domain/session/errorCatalogue.ts'
import {
  type Ending,
  launch,
  type LaunchCall,
  launchModels,
  type LaunchStepName,
} from '#machines/launch/testing/model.ts'

import { begun, type ToldStep, toldStep } from '../../../model/steps.ts'
import { expect } from '../../fixtures.ts'
import { ClientPage } from '../../pages/client.ts'
import type { Fault, TestSandbox } from '../../sandbox.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { machineWalks, type World } from '../machineWalks.ts'

type OpenedWith = keyof typeof launchModels

/** A page that is about to be opened, and the world it is in. */
export interface LaunchWalker {
  readonly page: Page
  readonly sandbox: TestSandbox
  readonly open: () => Promise<unknown>
  /** Calls since the page was opened, or since the member pressed a button. */
  readonly sent: string[]
}

type Doing = (walker: LaunchWalker) => Promise<unknown>

const callAt: Readonly<Record<LaunchCall, Pick<Fault, 'method' | 'path'>>> = {
  exchangeLink: { method: 'POST', path: '/game-launch/' },
  checkSession: { method: 'GET', path: '/game-launch/check/' },
  loadMember: { method: 'GET', path: '/members/me/' },
}

/** What the server does to a call for it to end so. */
const faultFor = {
  'gets no answer': { kind: 'hang' },
  'says that it is over': { kind: 'status', status: 401 },
  'is refused': { kind: 'status', status: 400 },
} as const satisfies Partial<Record<Ending, Pick<Fault, 'kind' | 'status'>>>

const nothing: Doing = () => Promise.resolve()
/** Once the call is under way its time is over, by the page's own clock. */
const letTimePass =
  (call: LaunchCall): Doing =>
  async ({ page, sent }) => {
    const { method, path } = callAt[call]
    await expect.poll(() => sent).toContain(`${method} /api${path}`)
    await expect(page.getByRole('heading', { name: 'Logging you in' })).toBeVisible()
    await page.clock.fastForward(11_000)
  }

const doing = {
  begin: ({ open }) => open(),
  retry: ({ page, sent }) => {
    sent.length = 0
    return page.getByRole('button', { name: 'Retry' }).click()
  },
  'exchangeLink is answered': nothing,
  'exchangeLink gets no answer': letTimePass('exchangeLink'),
  'exchangeLink says that it is over': nothing,
  'exchangeLink is refused': nothing,
  'checkSession is answered': nothing,
  'checkSession gets no answer': letTimePass('checkSession'),
  'checkSession says that it is over': nothing,
  'checkSession is refused': nothing,
  'loadMember is answered': nothing,
  'loadMember gets no answer': letTimePass('loadMember'),
  'loadMember says that it is over': nothing,
  'loadMember is refused': nothing,
} satisfies Partial<Record<LaunchStepName | 'begin', Doing>>

type LaunchStep = ToldStep<keyof typeof doing>
const stepOf = toldStep<LaunchStep['name']>

/** Calls end by themselves, but for those that get no answer: these wait, and can be seen to. */
const passing: ReadonlySet<LaunchStep['name']> = new Set(
  Object.keys(doing).filter((name): name is LaunchStep['name'] => / (is|says)/.test(name)),
)

/** Sees to it that the call of the next step ends so. */
async function before({ sandbox }: LaunchWalker, next: LaunchStep['name']): Promise<void> {
  // A link whose time is over says so in words of its own.
  if (next === 'exchangeLink says that it is over')
    await sandbox.control('POST', 'sessions', { action: 'expireLaunches' })
  else
    for (const [call, at] of Object.entries(callAt))
      for (const [ending, fault] of Object.entries(faultFor))
        if (next === `${call} ${ending}`) await sandbox.fault({ ...at, ...fault })
}

const heading =
  (name: string): Doing =>
  ({ page }) =>
    expect(page.getByRole('heading', { name })).toBeVisible()
const canRetry = ({ page }: LaunchWalker, count: number): Promise<void> =>
  expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(count)
const waiting = heading('Logging you in')

/** What is seen of each state. */
const looks: Readonly<Record<string, Doing>> = {
  'waiting.exchangingLink': waiting,
  'waiting.checkingSession': waiting,
  'waiting.loadingMember': waiting,
  timedOut: async (walker) => {
    await expect(walker.page.getByText(errors.authenticationTimeout.text)).toBeVisible()
    await canRetry(walker, 1)
  },
  tokenExpired: async (walker) => {
    await expect(walker.page.getByText('Your token has expired. Please exit and launch again.')).toBeVisible()
    await canRetry(walker, 0)
  },
  storageBlocked: ({ page }) =>
    expect(page.getByText('If you are using Safari, please turn on cookie')).toBeVisible(),
  failed: async (walker) => {
    await expect(
      walker.page.getByRole('heading', {
        name: /^(Couldn't log you in|You are not authorized to view this page)$/,
      }),
    ).toBeVisible()
    await canRetry(walker, 0)
  },
  ready: async ({ page }) => {
    const client = new ClientPage(page, page)
    await client.ready()
    await expect(client.member.balance).toContainText('10,000.00')
  },
}

/** Opens the page only with the first step. */
async function enter({ page, sandbox }: World, openedWith: OpenedWith): Promise<LaunchWalker> {
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
  const open: Readonly<Record<OpenedWith, () => Promise<unknown>>> = {
    'a link': () => page.goto(link),
    'a link, and storage blocked': () => page.goto(link),
    'a kept session': () => page.reload(),
    'neither link nor session': () => page.goto(`${sandbox.clientUrl}/v8/launch.html`),
    'neither, and storage blocked': () => page.goto(`${sandbox.clientUrl}/v8/launch.html`),
  }
  if (openedWith === 'a kept session') {
    await page.goto(link)
    await new ClientPage(page, page).ready()
  }
  if (openedWith.endsWith('storage blocked')) await page.addInitScript(blockStorage)
  await page.clock.install()
  const sent: string[] = []
  page.on('request', (request) => void sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  return { page, sandbox, open: open[openedWith], sent }
}

/** As browsers do that keep nothing for frames of other sites. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

/** How a call ends that is not answered. */
const ends = <TCall extends LaunchCall>(call: TCall) =>
  [`${call} gets no answer`, `${call} says that it is over`, `${call} is refused`] as const

/** What else a call may say. */
const others = <TCall extends LaunchCall>(call: TCall) =>
  [
    `${call} says that the partner did not answer`,
    `${call} says so with another status`,
    `${call} is not authorized`,
    `${call} breaks off`,
  ] as const

const leftOut: LeftOutSteps<LaunchStepName> = {
  'each of its calls is given up after 10 s, so that the whole never lasts 30 s': {
    steps: ['half a minute passes'],
    transitions: ['waiting --xstate.after.launchTimeout.launch.waiting#0--> launch.timedOut'],
  },
  'it is the screen of a call that says the same in other words': {
    steps: [...others('exchangeLink'), ...others('checkSession'), ...others('loadMember')],
  },
  'a link is exchanged where storage is blocked as where it is not': {
    parts: ['a link, and storage blocked'],
    steps: [...ends('exchangeLink'), ...ends('loadMember')],
  },
}

/** The launch, by what its page is opened with. */
export const launchWalks = machineWalks({
  machine: launch,
  shows: '[LAUNCH-03] [LAUNCH-08] [LAUNCH-12]',
  parts: browserParts(launchModels, { leftOut, stepOf, begin: begun }),
  stepOf,
  begin: begun,
  enter,
  isAlone: true,
  performance: {
    doing,
    before: (walker, { name }) => before(walker, name),
    passing,
    looks,
    seen: ({ state }) => [state],
  },
  leftOut: {
    steps: leftOut,
    states: {
      'one of those within is seen': ['waiting'],
      'the machine leaves it at once': ['waiting.findingStart'],
    },
  },
})
