import type { Page, Route } from '@playwright/test'

import { app, appModels, type AppStepName, offered } from '#machines/app/testing/model.ts'
import type { AppContext } from '#machines/app/types.ts'

import type { Model, Step } from '../../../model/graph.ts'
import { begun, type ToldStep, toldStep, where } from '../../../model/steps.ts'
import { type Bettable, someEvents } from '../../events.ts'
import { expect } from '../../fixtures.ts'
import { ClientPage } from '../../pages/client.ts'
import type { TestSandbox } from '../../sandbox.ts'
import { offer } from '../../slip/booking.ts'
import { browserParts, type LeftOutSteps } from '../browserSteps.ts'
import { machineWalks, type World } from '../machineWalks.ts'

/** A page that is about to be opened, and the world it is in. */
interface AppWalker {
  readonly page: Page
  readonly client: ClientPage
  readonly sandbox: TestSandbox
  /** The matches that are opened, by their names in the model. */
  readonly matches: Readonly<Record<EventId, Bettable>>
  /** Whether a guest is launched, and no member. */
  isGuest: boolean
  /** The launch's call, which waits until a step says who is launched. */
  readonly launching: Route[]
}

type EventId = 'e1' | 'e2'
type Channel = 'events' | 'notifications' | 'event'
type Doing = (walker: AppWalker) => Promise<unknown>

const nothing: Doing = () => Promise.resolve()

const lineOf = ({ event }: Bettable): string => `event ${event.eventId}`

const isLaunched: Doing = async ({ launching, client }) => {
  for (const route of launching.splice(0)) await route.continue()
  await client.ready()
}

/** The server closes a channel for good. */
const closes =
  (channel: Channel, code: 4401 | 4403): Doing =>
  ({ sandbox }) =>
    sandbox.sockets({ action: 'close', code, channel })

const opens =
  (id: EventId): Doing =>
  async ({ client, matches }) => {
    const { event } = matches[id]
    await client.lists.showGame(event.gameName)
    await client.lists.event(event.home, event.away).getByRole('link').first().click()
  }

const doing = {
  begin: async ({ page, sandbox, isGuest, launching }) => {
    const { link } = await sandbox.launch({
      ...(isGuest ? { guest: true } : { member: 'alice' }),
      lang: 'en',
      odds_type: 'euro',
    })
    await page.goto(link)
    await expect.poll(() => launching.length).toBe(1)
  },
  'the start is read': nothing,
  'a member is launched': isLaunched,
  'a guest is launched': isLaunched,
  'the session expires': nothing,
  'the session is forbidden': nothing,
  'the channel of all events is refused': closes('events', 4401),
  'the channel of all events is forbidden': closes('events', 4403),
  'the channel of the notifications is refused': closes('notifications', 4401),
  'the channel of the notifications is forbidden': closes('notifications', 4403),
  'open a match': opens('e1'),
  'open another match': opens('e2'),
  'leave the match': ({ client }) => client.getByRole('link', { name: 'Back to events' }).click(),
  'the channel of the match is refused': closes('event', 4401),
  'the channel of the match is forbidden': closes('event', 4403),
  // Betting on it is suspended.
  'a selection may be booked': async ({ client, matches }) => {
    const { event, home } = matches.e1
    await client.lists.showGame(event.gameName)
    const row = client.lists.event(event.home, event.away)
    await client.price(home, row).first().click({ force: true })
  },
  'the selection is left': ({ client, matches }) =>
    client.slip.panel.getByRole('button', { name: `Remove ${matches.e1.home}`, exact: true }).click(),
} satisfies Partial<Record<AppStepName | 'begin', Doing>>

type AppStep = ToldStep<keyof typeof doing>
const stepOf = toldStep<AppStep['name']>

/** What follows automatically, and at once. */
const passing: ReadonlySet<AppStep['name']> = new Set<AppStep['name']>([
  'the start is read',
  'the session expires',
  'the session is forbidden',
])

const parts = { expires: 'a session that expires', isForbidden: 'a session that is forbidden' } as const

/** In the browser a session ends with one of its channels, and what is let go of was in hand. */
function asTold(model: Model<AppContext>): Model<AppContext> {
  const afterRefusal = (step: Step): Step => {
    return (snapshot) => {
      const isRefused = ['events', 'notifications', 'event'].some((region) =>
        snapshot.matches({ running: { [region]: 'refused' } }),
      )
      return isRefused && typeof step === 'function' ? step(snapshot) : null
    }
  }
  const { steps } = model
  const bounded = {
    'the session expires': afterRefusal,
    'the session is forbidden': afterRefusal,
    'the selection is left': (step: Step): Step =>
      where(({ prebooks }: AppContext) => prebooks.includes(offered.id), step),
  }
  const narrowed = Object.entries(bounded).map(([name, bound]) => [name, bound(steps[name] ?? (() => null))])
  return { ...model, steps: { ...steps, ...Object.fromEntries(narrowed) } }
}

const offers = ['a selection may be booked', 'the selection is left'] as const
const visits = ['open a match', 'open another match', 'leave the match'] as const
const refusals = [
  'the channel of all events is refused',
  'the channel of the notifications is refused',
  'the channel of the match is refused',
] as const
const bans = [
  'the channel of all events is forbidden',
  'the channel of the notifications is forbidden',
  'the channel of the match is forbidden',
] as const

const leftOut: LeftOutSteps<AppStepName> = {
  'what a page was opened with is read before anything else runs, and that does not fail': {
    steps: ['the start cannot be read'],
    transitions: ['starting --xstate.error.actor.readStart#0--> app.ended'],
  },
  'a session that expires is not forbidden': {
    parts: [parts.expires],
    steps: [...bans, 'the session is forbidden'],
  },
  'a session that is forbidden does not expire, and a guest’s is forbidden as a member’s': {
    parts: [parts.isForbidden],
    steps: [...refusals, 'the session expires', 'a guest is launched'],
  },
  'where a channel was refused the session ends at once, and nothing comes between': {
    states: ['running.events.refused', 'running.notifications.refused', 'running.event.refused'],
    steps: [...offers, ...visits, ...refusals, ...bans],
  },
  'the page of a match is left before another is opened': {
    states: ['running.event.connected'],
    steps: ['open a match', 'open another match'],
    transitions: ['running.event.connected --eventChannel.opened#0--> app.running.event.connected'],
  },
  'a selection is picked in the list; guests book nothing': {
    states: ['running.event.connected', 'running.notifications.none'],
    steps: ['a selection may be booked'],
  },
  'a cancellation that is gone on with is on the paths of prebook, and what breaks does so by a fault of ours alone':
    {
      steps: ['a cancellation is gone on with', 'the cancellation is left'],
      transitions: ['app --xstate.error.actor.*#0--> (stays)'],
    },
}

type Seeing = (walker: AppWalker, step: AppStep) => Promise<unknown>

/** A channel is open at the server, or it is not. */
const line =
  (name: string, isOpen = true): Seeing =>
  ({ sandbox }) =>
    isOpen
      ? expect.poll(() => sandbox.lines()).toContain(name)
      : expect.poll(() => sandbox.lines()).not.toContain(name)

/** It is said why, and nothing comes in any more. */
const ended =
  (text: string): Seeing =>
  async ({ client, sandbox }) => {
    await expect(client.getByText(text)).toBeVisible()
    await expect(client.getByRole('tablist', { name: 'Events' })).toHaveCount(0)
    await expect.poll(() => sandbox.lines()).toEqual([])
  }

const looks: Readonly<Record<string, Seeing>> = {
  launching: ({ client }) => expect(client.getByRole('heading', { name: 'Logging you in' })).toBeVisible(),
  'running.events.connected': line('events'),
  'running.notifications.connected': async (walker, step) => {
    await line('notifications')(walker, step)
    await expect(walker.client.member.balance).toBeVisible()
  },
  'running.notifications.none': async (walker, step) => {
    await line('notifications', false)(walker, step)
    await expect(walker.client.member.balance).toHaveCount(0)
  },
  'running.event.closed': ({ sandbox }) =>
    expect.poll(async () => (await sandbox.lines()).filter((name) => name.startsWith('event '))).toEqual([]),
  'running.event.connected': async ({ client, sandbox, matches }, { facts }) => {
    // The model says which.
    const { eventId } = facts as { readonly eventId: EventId }
    const { event } = matches[eventId]
    await expect(client.getByRole('article', { name: `${event.home} v ${event.away}` })).toBeVisible()
    await expect
      .poll(async () => (await sandbox.lines()).filter((name) => name.startsWith('event ')))
      .toEqual([lineOf(matches[eventId])])
  },
  'ended.expired': ended('Your token has expired. Please exit and launch again.'),
  'ended.forbidden': ended('You are not authorized to view this page'),
}

/** A page that holds its launch's call. */
async function enter({ page, sandbox }: World): Promise<AppWalker> {
  await sandbox.features({ isPrebookingEnabled: true })
  const events = await someEvents(sandbox, { isLater: true })
  // The first two of a game are among the rows that are mounted.
  const [e1, e2] = events.filter(({ event }) => event.gameId === events[0]?.event.gameId)
  if (e1 === undefined || e2 === undefined) throw new Error('Two matches of a game are needed.')
  await sandbox.market(e1.market.marketId, { prices: { home: '2.00' }, status: 'paused' })
  const launching: Route[] = []
  await page.route('**/api/game-launch/', (route) => void launching.push(route))
  return {
    page,
    client: new ClientPage(page, page),
    sandbox,
    matches: { e1, e2 },
    isGuest: false,
    launching,
  }
}

const model = asTold(appModels['from the start to the end'])

/** The client as a whole, from the opening of its page to the end of its session. */
export const appWalks = machineWalks({
  machine: app,
  shows: '[LAUNCH-05] [LIVE-04] [SRV-07] [SRV-08]',
  parts: browserParts(
    { [parts.expires]: model, [parts.isForbidden]: model },
    { leftOut, stepOf, begin: begun, passing },
  ),
  stepOf,
  begin: begun,
  isAlone: true,
  enter,
  performance: {
    doing,
    passing,
    before: async (walker, { name }) => {
      if (name === 'a guest is launched') walker.isGuest = true
    },
    looks,
    seen: ({ leaves }) => leaves,
    async beside({ client }, { state, facts }) {
      if (!state.startsWith('running')) return
      const { prebooks } = facts as { readonly prebooks: readonly string[] }
      await expect(offer(client)).toHaveCount(prebooks.length)
    },
  },
  leftOut: {
    steps: leftOut,
    states: {
      'it passes at once': [
        'starting',
        'running.notifications.wanted',
        'running.events.refused',
        'running.notifications.refused',
        'running.event.refused',
      ],
      'it is seen by what is within it': [
        'running',
        'running.events',
        'running.notifications',
        'running.event',
        'ended',
      ],
      'what a page was opened with is read before anything else runs': ['ended.other'],
    },
  },
})
