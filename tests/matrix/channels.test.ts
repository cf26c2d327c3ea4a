import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createActor, fromCallback, fromPromise } from 'xstate'

import type { Channel } from '#machines/socket/types.ts'
import { objectAt, readDocument } from '#openapi/documents.ts'
import { depth } from '#sandbox/testing/depth.ts'
import { startTestSandbox, type TestSandbox } from '#sandbox/testing/server.ts'
import { eventQuery } from '#src/api/lists/events.ts'
import { socketLogic } from '#src/client/actors/socketActors.ts'
import { createMessageRouter } from '#src/client/data/messageRouter.ts'
import { createConfig } from '#src/client/platform/config.ts'
import type { Services } from '#src/client/services.ts'
import type { Socket } from '#src/realtime/socket.ts'
import { notifications } from '#src/realtime/topics/notifications.ts'

import { AbortableRequest } from './abortable.ts'
import { type ChannelName, channels, expectedOfChannel } from './expected.ts'
import { type Fault, faults } from './faults.ts'
import { openFaultyLine } from './faultyLine.ts'
import { createWorld, speedUpQueries, type World } from './world.ts'

const opened: Readonly<Record<ChannelName, { readonly call: string; readonly channel: Channel }>> = {
  events: { call: 'GET /game-client/v8/events/', channel: { kind: 'events' } },
  event: { call: 'GET /game-client/v8/events/{eventId}/', channel: { kind: 'event', eventId: 'e1' } },
  notifications: { call: 'GET /game-client/v8/notifications/', channel: { kind: 'notifications' } },
}
const pairs = (Object.keys(channels) as ChannelName[]).flatMap((name) =>
  faults.map((fault) => [name, fault] as const),
)
const patience = { timeout: 120_000, interval: 20 }

let sandbox: TestSandbox
let combinations = 0
beforeAll(async () => {
  speedUpQueries()
  vi.stubGlobal('Request', AbortableRequest)
  sandbox = await startTestSandbox({ validateReplies: false })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await sandbox.close()
  console.log(`Channels × faults: ${combinations} combinations (${depth})`)
})

/** The channel of a client, with the real machine, connection and readers. */
function openChannel(world: World, channel: Channel) {
  const { line, api, tokens, preferences, counters } = world
  let refreshes = 0
  const states: string[] = []
  const services: Partial<Services> = {
    ...world,
    credentials: { token: () => tokens.token } as Services['credentials'],
    preferences,
    config: createConfig({ origin: line.origin, servers: {} }),
    readers: createMessageRouter({
      ...world,
      reportMaintenance: () => undefined,
      timers: world.timers,
      random: 0,
    }),
    openSocket: (url) => {
      const socket = new WebSocket(url)
      // It is told as a line that was cut.
      socket.on('error', () => undefined)
      return socket as unknown as Socket
    },
    checkMaintenance: () => undefined,
    onServiceRefused: () => undefined,
    deviceNow: Date.now,
  }
  const logic = socketLogic(services as Services).provide({
    actors: {
      watchConnectivity: fromCallback(() => undefined),
      refreshToken: fromPromise(async ({ signal }) => {
        refreshes += 1
        await api.refreshToken(tokens.token, signal)
      }),
    },
  })
  const actor = createActor(logic, { input: { channel, random: 0 }, clock: world.machineTime })
  actor.subscribe(({ value }) => states.push(JSON.stringify(value)))
  actor.start()
  return {
    actor,
    isLive: () => actor.getSnapshot().hasTag('live'),
    seen: () => ({
      refreshes,
      isToldCut: states.some((state) => /waitingToReconnect|refreshingToken/.test(state)),
      malformed: counters.read().malformed,
    }),
  }
}

/** It looks open; its patience ends twice: before it asks for a sign of life, and after. */
async function fallSilent({ endPatience }: World, actor: ReturnType<typeof openChannel>['actor']) {
  const isIn = (state: 'live' | 'silent') => actor.getSnapshot().matches({ open: { established: state } })
  await vi.waitUntil(() => isIn('live'), patience)
  endPatience()
  await vi.waitUntil(() => isIn('silent'), patience)
  endPatience()
}

/** What a channel tells from now on is learned: the newest, once. */
async function expectToldOf(name: ChannelName, world: World, told: readonly string[]) {
  if (name === 'notifications') {
    const texts = ['First of two', 'Second of two']
    for (const message of texts)
      await sandbox.control('POST', 'notifications/alice', { type: 'info', message })
    await vi.waitUntil(() => texts.every((text) => told.includes(text)), patience)
    expect(told.toSorted().filter((text, at, all) => text !== all[at - 1])).toEqual(texts)
    return
  }
  const price = () => world.priceBook.get('e1-1x2', 'home')?.price.euro
  const [first, last] = price() === '2.30' ? ['2.40', '2.50'] : ['2.20', '2.30']
  await sandbox.control('POST', 'markets/e1-1x2', { prices: { home: first } })
  await sandbox.control('POST', 'markets/e1-1x2', { prices: { home: last } })
  await vi.waitUntil(() => price() === last, patience)
}

describe('every channel of the contract', () => {
  it('has its expectation of every fault: a new one fails this [LIVE-01] [LIVE-02] [LIVE-03]', () => {
    expect(Object.keys(channels).toSorted()).toEqual(
      Object.keys(objectAt(readDocument('realtime.yaml'), 'channels')).toSorted(),
    )
    for (const rows of Object.values(channels))
      expect(Object.keys(rows).toSorted()).toEqual(faults.toSorted())
  })

  it.for(pairs)(
    '%s that meets %s is told as it is, and in the end what it says is the newest [LIVE-04] [LIVE-05] [LIVE-06] [LIVE-13]',
    async ([name, fault]: readonly [ChannelName, Fault]) => {
      await sandbox.control('POST', 'reset', {})
      const line = await openFaultyLine(sandbox.clientUrl)
      const { call, channel } = opened[name]
      try {
        const world = await createWorld(sandbox, line, '')
        await world.queryClient.fetchQuery(eventQuery(world, 'e1'))
        const told: string[] = []
        world.topics.subscribe(notifications, ({ results }) => {
          for (const { message } of results) told.push(String(message))
        })
        line.lay(call, fault, 1)
        const { actor, isLive, seen } = openChannel(world, channel)
        const expected = expectedOfChannel(name, fault)
        if (fault === 'halfOpen') await fallSilent(world, actor)
        await vi.waitUntil(() => isLive() && line.counts(call).tries === expected.tries, patience)
        await expectToldOf(name, world, told)
        expect({ ...line.counts(call), ...seen() }).toEqual(expected)
        actor.stop()
        world.queryClient.clear()
        combinations += 1
      } finally {
        await line.close()
      }
    },
  )
})
