import type { Page, Route } from '@playwright/test'

import { dropped } from '#machines/servers/standing.ts'
import {
  first,
  second,
  servers,
  serversModels,
  type ServersStepName,
} from '#machines/servers/testing/model.ts'
import type { ServersContext } from '#machines/servers/types.ts'

import type { Model } from '../../../model/graph.ts'
import { begun, type ToldStep, toldStep, where } from '../../../model/steps.ts'
import { openAtStoppedClock } from '../../device/clock.ts'
import { hide, show } from '../../device/leaving.ts'
import { expect } from '../../fixtures.ts'
import { ClientPage } from '../../pages/client.ts'
import type { SandboxServer, TestSandbox } from '../../sandbox.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { machineWalks, type World } from '../machineWalks.ts'

/** A server, by its address in the model. */
type Server = typeof first | typeof second

/** A page whose calls, and questions about health, are answered as the steps say; its clock stands but where one moves it. */
interface ServersWalker {
  readonly page: Page
  readonly sandbox: TestSandbox
  readonly client: ClientPage
  readonly link: string
  /** Those that say that they are well. */
  well: readonly Server[]
  /** Whether a report is taken. */
  isRecorded: boolean
  /** Whether questions about health wait for their answers. */
  isKept: boolean
  /** Answers that wait. */
  readonly kept: (() => Promise<unknown>)[]
  /** Questions about health so far. */
  asked: number
  /** Calls that each has got so far. */
  readonly calls: Record<Server, number>
  /** What becomes of the next calls. */
  calling: 'pass' | 'wait' | 'one fails'
  /** Those that wait. */
  readonly waiting: Route[]
  /** Calls on their way. */
  underWay: number
  /** How often the member went to another list. */
  presses: number
}

type Doing = (walker: ServersWalker) => Promise<unknown>

const nothing: Doing = () => Promise.resolve()

/** Games whose lists are gone to, after another, of each day. */
const gamesShown = 8

const callsOf = ({ calls }: ServersWalker): number => calls[first] + calls[second]

/** The member goes to a list that was not shown yet, and the page calls a moment later by its clock: far sooner than anybody is asked again. */
async function press(walker: ServersWalker): Promise<void> {
  const { page, client, presses } = walker
  const games = client.getByRole('navigation', { name: 'Games' }).getByRole('link')
  const before = callsOf(walker)
  await games.nth(1 + (presses % gamesShown)).click()
  if (presses > 0 && presses % gamesShown === 0) await client.lists.tab('Early').click()
  walker.presses += 1
  await expect(async () => {
    await page.clock.runFor(50)
    expect(callsOf(walker)).toBeGreaterThan(before)
  }).toPass({ intervals: [50, 200, 500, 1_000] })
}

/** A call fails; those beside it wait. */
const fails: Doing = async (walker) => {
  walker.calling = 'one fails'
  await press(walker)
  await expect.poll(() => walker.calling).toBe('wait')
}

/** A call is answered, after one that was not. */
const isAnswered: Doing = async (walker) => {
  walker.calling = 'pass'
  await press(walker)
}

/** Calls are answered again, and those that have waited for nothing are over. */
async function passAll(walker: ServersWalker): Promise<void> {
  walker.calling = 'pass'
  for (const route of walker.waiting.splice(0)) await pass(walker, route)
}

async function pass(walker: ServersWalker, route: Route): Promise<void> {
  walker.underWay += 1
  // A call that the page has given up has nobody to tell.
  await route
    .fetch()
    .then((response) => route.fulfill({ response }))
    .catch(() => undefined)
  walker.underWay -= 1
}

/** Questions about health are answered, those that have waited too. */
async function answerAll(walker: ServersWalker): Promise<void> {
  walker.isKept = false
  for (const answer of walker.kept.splice(0)) await answer()
}

/** Those that were dropped are asked again by the page's clock, which does not run ahead of the calls. */
const haveRested: Doing = async (walker) => {
  const { asked } = walker
  walker.isKept = true
  await expect(async () => {
    expect(walker.underWay).toBe(0)
    await walker.page.clock.runFor(500)
    expect(walker.asked).toBeGreaterThan(asked)
  }).toPass({ intervals: [20] })
  await answerAll(walker)
}

const hears =
  (...types: readonly string[]): Doing =>
  ({ page }) =>
    page.evaluate((names) => {
      for (const name of names) window.dispatchEvent(new Event(name))
    }, types)

/** Who is well when it is asked, by the step that says so. */
const wellAfter = {
  'all asked: none is well': [],
  'all asked: the first is well': [first],
  'all asked: the second is well': [second],
  'all asked: both are well': [first, second],
  'asked after a failure: none is well': [],
  'asked after a failure: the first is well': [first],
  'asked after a failure: the second is well': [second],
  'asked after a failure: both are well': [first, second],
  'the first was asked: it is not back': [],
  'the first was asked: it is back': [first],
  'the second was asked: it is not back': [],
  'the second was asked: it is back': [second],
  'both were asked: none is back': [],
  'both were asked: the first is back': [first],
  'both were asked: the second is back': [second],
  'both were asked: both are back': [first, second],
} satisfies Partial<Record<ServersStepName, readonly Server[]>>

const answers = Object.keys(wellAfter) as (keyof typeof wellAfter)[]
const reports = ['the choice is recorded', 'the choice cannot be recorded'] as const

const doing = {
  begin: async (walker) => {
    const { page, link } = walker
    walker.isKept = true
    await page.goto(link)
    await expect(async () => {
      await page.clock.runFor(100)
      expect(walker.asked).toBeGreaterThan(0)
    }).toPass({ intervals: [50] })
    await expect.poll(() => walker.asked).toBe(2)
    await answerAll(walker)
  },
  'a call on the first fails': fails,
  'a call on the second fails': fails,
  'a call on the first is answered': isAnswered,
  'a call on the second is answered': isAnswered,
  'the dropped have rested': haveRested,
  // A network that the page has not lost is not lost again: it had come back, where only the page had.
  'the network goes': async (walker) => {
    await passAll(walker)
    await hears('online', 'offline')(walker)
  },
  'the network is back': hears('online'),
  'the page is back': ({ page }) => hide(page).then(() => show(page)),
  ...(Object.fromEntries([...answers, ...reports].map((name) => [name, nothing])) as Record<
    (typeof answers | typeof reports)[number],
    Doing
  >),
} satisfies Partial<Record<ServersStepName | 'begin', Doing>>

type ServersStep = ToldStep<keyof typeof doing>
const stepOf = toldStep<ServersStep['name']>

/** What follows automatically, and at once. */
const passing: ReadonlySet<ServersStep['name']> = new Set<ServersStep['name']>([...answers, ...reports])

const leftOut: LeftOutSteps<ServersStepName> = {
  'a server that gives no answer counts as one that is not well, so that asking never fails': {
    steps: ['all asked: no answer', 'asked after a failure: no answer', 'the dropped were asked: no answer'],
    transitions: [
      'choice.surveying --xstate.error.actor.survey#0--> servers.choice.deciding',
      'choice.suspecting.asking --xstate.error.actor.checkStanding#0--> servers.choice.suspecting.watching',
      'dropped.asking --xstate.error.actor.checkDropped#0--> servers.dropped.waiting',
    ],
  },
  'a question or a report is answered at once, and nothing comes between': {
    states: ['choice.surveying', 'choice.suspecting.asking', 'choice.serving.reporting', 'dropped.asking'],
    steps: [
      'a call on the first fails',
      'a call on the second fails',
      'a call on the first is answered',
      'a call on the second is answered',
      'the dropped have rested',
      'the network goes',
    ],
  },
  'the calls that wait for the next would run out in the same time': {
    states: ['choice.suspecting.watching'],
    steps: ['the dropped have rested'],
  },
}

/** Who is asked again, by the name of the step that answers. */
const askedAgain = { 'the first was': [first], 'the second was': [second], 'both were': [first, second] }

/** In the browser those are asked again that are dropped by now: no call is answered while they are. */
function asDropped(model: Model<ServersContext>): Model<ServersContext> {
  const steps = Object.entries(model.steps).map(([name, step]) => {
    const who = Object.entries(askedAgain).find(([words]) => name.startsWith(`${words} asked`))?.[1]
    if (who === undefined) return [name, step] as const
    const isSo = (context: ServersContext): boolean => dropped(context).join() === who.join()
    return [name, where(isSo, step)] as const
  })
  return { ...model, steps: Object.fromEntries(steps) }
}

type Seeing = (walker: ServersWalker, step: ServersStep) => Promise<unknown>

const stranded = ({ client }: ServersWalker) => client.getByText("We can't reach our servers. Retrying…")
const offline = ({ client }: ServersWalker) => client.getByText("You're offline.", { exact: false })

/** What they are called in the sandbox. */
const names = { [first]: 'primary', [second]: 'secondary' } as const satisfies Readonly<
  Record<Server, SandboxServer['name']>
>

const looks: Readonly<Record<string, Seeing>> = {
  'choice.serving.settled': async (walker, { name, facts }) => {
    const { sandbox } = walker
    await passAll(walker)
    await expect(stranded(walker)).toHaveCount(0)
    // The model says which.
    const { chosen } = facts as { readonly chosen: Server }
    const other = names[chosen === first ? second : first]
    const before = [await sandbox.callsOn(names[chosen]), await sandbox.callsOn(other)] as const
    await press(walker)
    await expect.poll(() => sandbox.callsOn(names[chosen])).toBeGreaterThan(before[0])
    expect(await sandbox.callsOn(other)).toBe(before[1])
    if (name !== 'the choice is recorded') return
    const { servers: all, records } = await sandbox.servers()
    expect(records.at(-1)?.selected).toBe(all.find((server) => server.name === names[chosen])?.address)
  },
  'choice.suspecting.watching': (walker) => expect(stranded(walker)).toHaveCount(0),
  // Its calls go to the last one, where they fail.
  'choice.stranded': async (walker) => {
    await expect(stranded(walker)).toBeVisible()
    await fails(walker)
  },
  'choice.offline': (walker) => expect(offline(walker)).toBeVisible(),
}

/** A page that knows two servers, whose calls and questions go through here. */
async function enter({ page, sandbox }: World): Promise<ServersWalker> {
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
  const { servers: all } = await sandbox.servers()
  const third = all.find(({ name }) => name === 'secondary-mirror')?.address ?? ''
  const walker: ServersWalker = {
    page,
    sandbox,
    client: new ClientPage(page, page),
    link,
    well: [],
    isRecorded: true,
    isKept: false,
    kept: [],
    asked: 0,
    calls: { [first]: 0, [second]: 0 },
    calling: 'pass',
    waiting: [],
    underWay: 0,
    presses: 0,
  }
  await openAtStoppedClock(page, Date.now())
  // A page whose document is given to it here counts as from nowhere, and may else call no server of this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: sandbox.clientUrl })
  await page.route('**/v8/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace(`,"${third}"`, '') })
  })
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (route) => {
      const { origin, pathname } = new URL(route.request().url())
      const server = origin === sandbox.clientUrl ? first : second
      if (pathname === '/api/healthcheck') {
        walker.asked += 1
        const answer = () => (walker.well.includes(server) ? route.continue() : route.abort())
        if (!walker.isKept) return answer()
        walker.kept.push(answer)
        return
      }
      if (pathname === '/api/healthcheck/record')
        return walker.isRecorded ? route.continue() : route.fulfill({ status: 400, json: {} })
      walker.calls[server] += 1
      if (walker.calling === 'pass') return pass(walker, route)
      if (walker.calling === 'wait') {
        walker.waiting.push(route)
        return
      }
      walker.calling = 'wait'
      return route.abort()
    },
  )
  return walker
}

/** Two servers, and which of them calls go to. */
export const serversWalks = machineWalks({
  machine: servers,
  shows: '[SRV-01] [SRV-02]',
  parts: browserParts(
    { 'two servers': asDropped(serversModels['two servers']) },
    { leftOut, stepOf, begin: begun, longest: 20, passing },
  ),
  stepOf,
  begin: begun,
  isAlone: true,
  enter,
  performance: {
    doing,
    passing,
    before: async (walker, { name }) => {
      if (name === 'the choice is recorded') walker.isRecorded = true
      else if (name === 'the choice cannot be recorded') walker.isRecorded = false
      else if (name in wellAfter) walker.well = wellAfter[name as keyof typeof wellAfter]
    },
    looks,
    seen: ({ leaves }) => leaves.filter((leaf) => leaf in looks),
  },
  leftOut: {
    steps: leftOut,
    states: {
      'it is seen by what is within it': ['choice', 'choice.serving', 'choice.suspecting', 'dropped'],
      'it passes at once': [
        'choice.surveying',
        'choice.deciding',
        'choice.serving.reporting',
        'choice.suspecting.asking',
        'dropped.asking',
      ],
      'the page does not say who is asked again': ['dropped.none', 'dropped.waiting', 'dropped.resting'],
    },
  },
})
