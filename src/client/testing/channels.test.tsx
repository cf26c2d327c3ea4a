import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { deferredApi } from '#src/api/deferredApi.ts'
import { eventPagesQuery, eventQuery } from '#src/api/lists/events.ts'
import { walletQuery } from '#src/api/member/wallet.ts'
import { ticketsQuery } from '#src/api/tickets/tickets.ts'
import { FakeSocket } from '#src/testing/fakeSocket.ts'
import { openRunningClient } from '#src/testing/runningClient.ts'

type Running = Awaited<ReturnType<typeof openRunningClient>>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const paths = {
  events: '/game-client/v8/events/',
  notifications: '/game-client/v8/notifications/',
  event: (eventId: string) => `/game-client/v8/events/${eventId}/`,
}

function held(): string[] {
  return FakeSocket.held().map(({ url }) => url.pathname)
}

function socketOf(path: string): FakeSocket {
  const socket = FakeSocket.held().find(({ url }) => url.pathname === path)
  if (socket === undefined) throw new Error(`no socket to ${path}; there are ${held().join()}`)
  return socket
}

/** Every socket that is on its way opens, and answers. */
async function openAll(milliseconds = 0): Promise<void> {
  for (const socket of FakeSocket.held()) {
    socket.open()
    socket.answer()
  }
  await vi.advanceTimersByTimeAsync(milliseconds)
}

/** The server answers everything and cuts nothing, for longer than any wait of ours. */
async function calmDown(): Promise<void> {
  for (let seconds = 0; seconds < 90; seconds += 2) await openAll(2_000)
}

const movedHome = { betTypeSelectionName: 'home', status: 'open', handicap: null, line: null }
const movedMarket = { eventId: 'e1', marketId: 'm1', status: 'open' }

const page = (type: string): void => void window.dispatchEvent(new Event(type))

describe('the channels of the running client', () => {
  it('are the events and the notifications, with the token of the session [LIVE-01] [LIVE-03]', async () => {
    await openRunningClient()
    expect(FakeSocket.held().map(({ url, token }) => [url.pathname, token])).toEqual([
      [paths.events, 'member-token'],
      [paths.notifications, 'member-token'],
    ])
  })

  it('open again with a fresh token where the connection was cut or the handshake refused [LIVE-04]', async () => {
    const { client, server } = await openRunningClient()
    server.answer('POST /game-launch/refresh/', () => ({
      body: { token: 'fresh-token', expiresAt: 1_900_000_000_000 },
    }))
    await openAll()
    socketOf(paths.events).cut(1006)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(server.calls().filter((call) => call === 'POST /game-launch/refresh/')).toHaveLength(1)
    expect(socketOf(paths.events).token).toBe('fresh-token')
    await client.api.games().catch(() => undefined)
    expect(server.sent.at(-1)?.token).toBe('fresh-token')
  })

  it('open again with the token they had where the server only went away [LIVE-04]', async () => {
    const { server } = await openRunningClient()
    await openAll()
    socketOf(paths.events).cut(1011)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(server.calls()).not.toContain('POST /game-launch/refresh/')
    expect(socketOf(paths.events).token).toBe('member-token')
  })

  it.each([401, 403])('close for good where the fresh token is refused with %i [LIVE-04]', async (status) => {
    const { client, server } = await openRunningClient()
    server.answer('POST /game-launch/refresh/', () => ({ status, body: {} }))
    await openAll()
    socketOf(paths.events).cut(1006)
    await calmDown()
    expect(held()).toEqual([])
    expect(client.appActor.getSnapshot().value).toEqual({ ended: status === 401 ? 'expired' : 'forbidden' })
  })

  it('go to the next host where theirs is gone, all of them, and a new one begins there [SRV-02] [LIVE-04]', async () => {
    const { client } = await openRunningClient({
      servers: { sockets: ['ws://live.test', 'ws://mirror.test'] },
    })
    const hosts = () => FakeSocket.held().map(({ url }) => url.hostname)
    await openAll()
    expect(hosts()).toEqual(['live.test', 'live.test'])
    const refuse = () => {
      for (const socket of FakeSocket.held('events'))
        if (socket.url.hostname === 'live.test') socket.cut(1011)
    }
    for (const seconds of [2, 4]) {
      refuse()
      await vi.advanceTimersByTimeAsync(seconds * 1_000)
    }
    expect(hosts()).toEqual(['live.test', 'mirror.test'])
    await openAll()
    client.appActor.send({ type: 'eventChannel.opened', eventId: 'e1' })
    expect(socketOf(paths.event('e1')).url.hostname).toBe('mirror.test')
    socketOf(paths.notifications).cut(1011)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(socketOf(paths.notifications).url.hostname).toBe('mirror.test')
  })

  it('leave no price behind when the session ends [LIVE-05]', async () => {
    const { client } = await openRunningClient()
    await openAll()
    await client.queryClient.fetchInfiniteQuery(eventPagesQuery(client, { tab: 'today' }))
    expect([client.priceBook.size, client.scoreBook.size]).toEqual([1, 1])
    socketOf(paths.events).cut(4401)
    await vi.advanceTimersByTimeAsync(0)
    expect(held()).toEqual([])
    expect([client.priceBook.size, client.scoreBook.size]).toEqual([0, 0])
  })

  it('when they are back what is on screen is fetched again, and its prices count [LIVE-05]', async () => {
    const { client, server } = await openRunningClient()
    const stops = [
      new InfiniteQueryObserver(client.queryClient, eventPagesQuery(client, { tab: 'today' })).subscribe(
        () => undefined,
      ),
      new QueryObserver(client.queryClient, eventQuery(client, 'e1')).subscribe(() => undefined),
    ]
    const asked = () => server.calls().filter((call) => call === 'GET /events/').length
    const isStale = () => client.priceBook.get('m1', 'home')?.stale
    await openAll()
    expect([asked(), isStale()]).toEqual([2, false])
    socketOf(paths.events).cut(1011)
    expect(isStale()).toBe(true)
    await vi.advanceTimersByTimeAsync(2_000)
    expect([asked(), isStale()]).toEqual([2, true])
    await openAll()
    expect([asked(), isStale()]).toEqual([4, false])
    expect(server.calls().filter((call) => call === 'GET /wallet/')).toHaveLength(1)
    for (const stop of stops) stop()
  })

  it('what the notifications would have told meanwhile is fetched again when they are back: balance and tickets [LIVE-05] [HIST-03]', async () => {
    const { client, server } = await openRunningClient({}, ({ answer }) =>
      answer('GET /transactions/', () => ({ body: { count: 0, next: null, results: [] } })),
    )
    const stops = [
      new QueryObserver(client.queryClient, walletQuery(client)).subscribe(() => undefined),
      new InfiniteQueryObserver(
        client.queryClient,
        ticketsQuery({ ...client, api: deferredApi(client.api) }, 'pending'),
      ).subscribe(() => undefined),
    ]
    const asked = () =>
      ['GET /wallet/', 'GET /transactions/'].map(
        (wanted) => server.calls().filter((call) => call === wanted).length,
      )
    await openAll()
    const before = asked()
    socketOf(paths.notifications).cut(1011)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked()).toEqual(before)
    await openAll()
    expect(asked().map((times, at) => times - (before[at] ?? 0))).toEqual([1, 1])
    for (const stop of stops) stop()
  })

  it('share one fresh token where several are cut one after another, and ask for another one only when that is old [LIVE-04] [LAUNCH-08]', async () => {
    const { server } = await openRunningClient()
    const asked = () => server.calls().filter((call) => call === 'POST /game-launch/refresh/').length
    await openAll()
    socketOf(paths.events).cut(1006)
    await vi.advanceTimersByTimeAsync(2_500)
    expect(asked()).toBe(1)
    socketOf(paths.notifications).cut(1006)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked()).toBe(1)
    expect(FakeSocket.held().map(({ token }) => token)).toEqual(['token-2', 'token-2'])
    await openAll(3_000)
    socketOf(paths.notifications).cut(1006)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked()).toBe(2)
  })

  it('prices count no more after 6 s without a sign of life, and count again once a ping is answered, without a fetch [LIVE-04] [LIVE-05]', async () => {
    const { client, server } = await openRunningClient()
    await openAll()
    await client.queryClient.fetchQuery(eventQuery(client, 'e1'))
    const asked = server.calls().length
    socketOf(paths.events).say('heartbeat')
    await vi.advanceTimersByTimeAsync(5_900)
    expect(client.priceBook.get('m1', 'home')?.stale).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(client.priceBook.get('m1', 'home')?.stale).toBe(true)
    expect(socketOf(paths.events).sent).toEqual(['ping 1'])
    socketOf(paths.events).answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(client.priceBook.get('m1', 'home')?.stale).toBe(false)
    expect(server.calls()).toHaveLength(asked)
  })

  it.each([
    ['that a timer noticed', () => vi.advanceTimersByTimeAsync(6_100).then(() => undefined)],
    // As when the page slept: the messages are here before any timer has run.
    ['that no timer has noticed yet', () => void vi.setSystemTime(Date.now() + 6_100)],
  ])(
    'what comes in a burst after a silence %s makes no old price count: an answer to a younger ping does [LIVE-04] [LIVE-05]',
    async (_, pass) => {
      const { client } = await openRunningClient()
      await openAll()
      await client.queryClient.fetchQuery(eventQuery(client, 'e1'))
      const events = socketOf(paths.events)
      const home = () => client.priceBook.get('m1', 'home')
      await pass()
      for (const [timeStamp, euroOdds] of [
        [200_000_000_000_000, '1.91'],
        [200_000_000_000_001, '1.92'],
      ] as const) {
        events.say('gameclient-updates', [
          { ...movedMarket, timeStamp, selection: [{ ...movedHome, euroOdds }] },
        ])
        events.say('heartbeat')
        await vi.advanceTimersByTimeAsync(1_000)
        expect([home()?.price.euro, home()?.stale]).toEqual([euroOdds, true])
      }
      expect(events.sent.at(-1)).toBe('ping 2')
      // The answer to the ping of the silence was under way as long as the rest.
      events.say('heartbeat', { ping: 1 })
      expect(home()?.stale).toBe(true)
      events.answer()
      expect(home()?.stale).toBe(false)
    },
  )
})

type Step = readonly [name: string, run: (running: Running) => void | Promise<void>]

let wanted: string | null = null
const show = (eventId: string): Step => [
  `show ${eventId}`,
  ({ client }) => {
    wanted = eventId
    client.appActor.send({ type: 'eventChannel.opened', eventId })
  },
]
const leave: Step = [
  'leave',
  ({ client }) => {
    wanted = null
    client.appActor.send({ type: 'eventChannel.closed' })
  },
]
/** What a channel can be in the midst of when its page is left. */
const states: Record<string, readonly Step[]> = {
  connecting: [],
  live: [['opened', () => openAll()]],
  silent: [
    ['opened', () => openAll()],
    ['nothing is heard', () => vi.advanceTimersByTimeAsync(7_000).then(() => undefined)],
  ],
  'waiting to reconnect': [
    ['opened', () => openAll()],
    ['closed', () => socketOf(paths.event('e1')).cut(1011)],
  ],
  'refreshing the token': [
    ['opened', () => openAll()],
    ['cut', () => socketOf(paths.event('e1')).cut(1006)],
  ],
  offline: [
    ['opened', () => openAll()],
    ['lost', () => page('offline')],
  ],
  away: [
    ['opened', () => openAll()],
    ['hidden', () => page('pagehide')],
  ],
}

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(show('e1'), show('e2'), leave) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(100, 1_500, 7_000, 40_000)
      .map((time): Step => [`wait ${time}`, () => vi.advanceTimersByTimeAsync(time).then(() => undefined)]),
  },
  { weight: 3, arbitrary: fc.constant<Step>(['opened', () => openAll()]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.nat(2), fc.constantFrom(1001, 1006, 1011))
      .map(([at, code]): Step => [`cut ${at} ${code}`, () => FakeSocket.held()[at]?.cut(code)]),
  },
  fc.constantFrom('offline', 'online', 'pagehide', 'pageshow').map((type): Step => [type, () => page(type)]),
  fc.constant<Step>([
    'asleep',
    async () => {
      vi.setSystemTime(Date.now() + 60_000)
      await vi.advanceTimersByTimeAsync(5_000)
    },
  ]),
  fc.constantFrom(200, 500).map((status): Step => [
    `refresh ${status}`,
    ({ server }) => {
      const body = { token: `token-${FakeSocket.all.length}`, expiresAt: 1_900_000_000_000 }
      server.answer('POST /game-launch/refresh/', () => ({ status, body: status === 200 ? body : {} }))
    },
  ]),
)

/** One connection a channel at most, and none of an event that is not on screen. */
function expectNoneTooMany(): void {
  const lines = held()
  expect(new Set(lines).size).toBe(lines.length)
  const allowed = [paths.events, paths.notifications, ...(wanted === null ? [] : [paths.event(wanted)])]
  expect(lines.filter((line) => !allowed.includes(line))).toEqual([])
}

describe('the channel of an event', () => {
  beforeEach(() => {
    wanted = null
  })

  it.each(Object.entries(states))('closes with its page, left while %s [LIVE-02]', async (_, steps) => {
    const running = await openRunningClient()
    for (const [, run] of [show('e1'), ...steps, leave]) await run(running)
    expectNoneTooMany()
    page('online')
    page('pageshow')
    await calmDown()
    expect(held()).toEqual([paths.events, paths.notifications])
  })

  it('is the only one, and every channel is open in the end, whatever is cut, left and lost meanwhile [LIVE-02] [LIVE-04]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        wanted = null
        const running = await openRunningClient()
        for (const [, run] of steps) {
          await run(running)
          expectNoneTooMany()
        }
        page('online')
        page('pageshow')
        await calmDown()
        expectNoneTooMany()
        expect(held().toSorted()).toEqual(
          [paths.events, paths.notifications, ...(wanted === null ? [] : [paths.event(wanted)])].toSorted(),
        )
        running.client.appActor.stop()
        await vi.advanceTimersByTimeAsync(100)
        expect(held()).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
