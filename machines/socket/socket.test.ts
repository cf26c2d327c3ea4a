import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { createStory, type Story, type Chapter, testChapters } from '#tests/model/story.ts'
import { stubOf } from '#tests/model/stub.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { CallFailed, failureOfKind } from '../failure.ts'
import { socketMachine } from './machine.ts'
import { reconnectDelayFor } from './reconnect.ts'
import { socketInvariant } from './testing/invariants.ts'
import { socket as machine, socketInput as input, socketModels, socketInput } from './testing/model.ts'

describe('socket, walked by its graph', () => {
  it('takes every transition, has one connection at most, catches up exactly while it is up, and stays closed where it is closed for good [CHART-04] [LIVE-04] [LIVE-05]', () => {
    const walked = new Set(
      Object.values(socketModels).flatMap((model) => [...replayAll(model, socketInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

const start = (given = input) => drive(({ parent }) => createActor(machine, { input: given, parent }))

const live = (given = input) => {
  const socket = start(given)
  socket.actor.send({ type: 'socket.opened' })
  return socket
}

const shown = ({ actor }: ReturnType<typeof start>) => actor.getSnapshot()

describe('a channel that is new', () => {
  it('has one try behind it, was never live, has no reason to end, and is told of page and network [LIVE-04]', () => {
    const socket = start()
    expect(shown(socket).context).toEqual({ ...input, attempt: 1, hasBeenLive: false, end: null })
    expect(socket.isRunning('watchConnectivity')).toBe(true)
  })

  it('has 10 s to open, and not a moment less [LIVE-04]', () => {
    const socket = start()
    socket.clock.increment(9_999)
    expect(socket.isRunning('openSocket')).toBe(true)
    socket.clock.increment(1)
    expect(socket.isRunning('openSocket')).toBe(false)
  })
})

const begin = (): Story => createStory(socketMachine, socketInput)

function after(...types: readonly string[]): Story {
  const line = begin()
  for (const type of types) line.says({ type })
  line.takeLines()
  return line
}

describe('socket', () => {
  const firstDelay = reconnectDelayFor(1, input.random)

  it('is not live before its socket has opened', () => {
    const socket = start()
    expect(socket.actor.getSnapshot().value).toEqual({ open: 'connecting' })
    socket.actor.send({ type: 'socket.opened' })
    expect(socket.actor.getSnapshot().hasTag('live')).toBe(true)
    expect(socket.given('catchUp')).toEqual({ channel: { kind: 'events' }, isAgain: false })
  })

  it('gives up a connection that does not open in 10 s', () => {
    const socket = start()
    socket.clock.increment(10_000)
    expect(socket.actor.getSnapshot().value).toBe('waitingToReconnect')
    expect(socket.isRunning('openSocket')).toBe(false)
  })

  it('reconnects after about a second, and then catches up on what it missed [LIVE-04] [LIVE-05]', () => {
    const socket = live()
    socket.actor.send({ type: 'socket.closed', code: 1000 })
    expect(socket.isRunning('catchUp')).toBe(false)
    socket.clock.increment(firstDelay - 1)
    expect(socket.isRunning('openSocket')).toBe(false)
    socket.clock.increment(1)
    socket.actor.send({ type: 'socket.opened' })
    expect(socket.given('catchUp')).toMatchObject({ isAgain: true })
  })

  it('backs off while it fails, and starts from a second again once the channel was heard [LIVE-04]', () => {
    const socket = start()
    for (const attempt of [1, 2, 3, 4, 5, 6, 7]) {
      expect(socket.actor.getSnapshot().context.attempt).toBe(attempt)
      socket.actor.send({ type: 'socket.closed', code: 1000 })
      socket.clock.increment(reconnectDelayFor(attempt, input.random))
      expect(socket.isRunning('openSocket')).toBe(true)
    }
    socket.actor.send({ type: 'socket.opened' })
    socket.actor.send({ type: 'message.arrived' })
    socket.actor.send({ type: 'socket.closed', code: 1000 })
    socket.clock.increment(reconnectDelayFor(0, input.random))
    expect(socket.isRunning('openSocket')).toBe(true)
  })

  it('opens at the host that served last, and counts the tries for which it goes on to others; a network that is gone blames none [SRV-02]', () => {
    const socket = start()
    for (const attempt of [1, 2, 3]) {
      expect(socket.given('openSocket')).toEqual({ channel: input.channel, attempt })
      socket.actor.send({ type: 'socket.closed', code: 1000 })
      socket.clock.increment(reconnectDelayFor(attempt, input.random))
    }
    socket.actor.send({ type: 'socket.opened' })
    socket.actor.send({ type: 'message.arrived' })
    socket.actor.send({ type: 'socket.closed', code: 1000 })
    socket.clock.increment(reconnectDelayFor(0, input.random))
    expect(socket.given('openSocket')).toMatchObject({ attempt: 1 })
    socket.actor.send({ type: 'connection.lost' })
    socket.actor.send({ type: 'connection.cameBack' })
    expect(socket.given('openSocket')).toMatchObject({ attempt: 1 })
  })

  it('tries a token refresh first where the connection was cut or the handshake refused [LIVE-04]', () => {
    const socket = live()
    socket.actor.send({ type: 'socket.closed', code: 1006 })
    expect(socket.isRunning('refreshToken')).toBe(true)
    socket.finish('refreshToken')
    expect(socket.actor.getSnapshot().value).toBe('waitingToReconnect')
  })

  it('reconnects even if the refresh gets no answer [LIVE-04]', () => {
    const socket = live()
    socket.actor.send({ type: 'socket.closed', code: 1006 })
    socket.fail('refreshToken', new CallFailed(failureOfKind('offline')))
    socket.clock.increment(firstDelay)
    expect(socket.isRunning('openSocket')).toBe(true)
  })

  it.each([
    ['unauthorized', 'unauthorized'],
    ['forbidden', 'forbidden'],
  ] as const)('closes for good where the refresh is answered %s [LIVE-04]', (kind, end) => {
    const socket = live()
    socket.actor.send({ type: 'socket.closed', code: 1006 })
    socket.fail('refreshToken', new CallFailed(failureOfKind(kind)))
    expect(socket.actor.getSnapshot()).toMatchObject({
      value: 'closedForGood',
      status: 'done',
      output: { end },
    })
  })

  it.each([
    [4401, 'unauthorized'],
    [4403, 'forbidden'],
  ] as const)('closes for good on the server’s own code %i [LIVE-04]', (code, end) => {
    const socket = live()
    socket.actor.send({ type: 'socket.closed', code })
    expect(socket.actor.getSnapshot()).toMatchObject({ value: 'closedForGood', output: { end } })
  })

  it.each([
    ['prices', { kind: 'events' }, 6_000],
    ['one event', { kind: 'event', eventId: 'e1' }, 6_000],
    ['notifications', { kind: 'notifications' }, 25_000],
  ] as const)(
    'finds a half-open connection of %s by its silence: it stops counting, a ping is sent, then it reconnects [LIVE-04] [LIVE-05]',
    (_, channel, silence) => {
      const socket = live({ ...input, channel })
      socket.clock.increment(silence - 1_000)
      socket.actor.send({ type: 'message.arrived' })
      socket.clock.increment(silence - 1)
      expect(socket.actor.getSnapshot().hasTag('live')).toBe(true)
      socket.clock.increment(1)
      expect(socket.actor.getSnapshot().value).toEqual({ open: { established: 'silent' } })
      expect(socket.actor.getSnapshot().hasTag('live')).toBe(false)
      expect(socket.received('catchUp')).toEqual([{ type: 'line.fellSilent' }])
      expect(socket.received('openSocket')).toEqual([{ type: 'ping.requested' }])
      socket.clock.increment(5_000)
      expect(socket.actor.getSnapshot().value).toBe('waitingToReconnect')
      expect(socket.isRunning('catchUp')).toBe(false)
    },
  )

  it('goes on where a silent connection answers after all, and fetches nothing: a connection leaves nothing out [LIVE-05]', () => {
    const socket = live()
    socket.clock.increment(6_000)
    socket.actor.send({ type: 'ping.answered' })
    expect(socket.actor.getSnapshot().hasTag('live')).toBe(true)
    expect(socket.received('catchUp')).toEqual([{ type: 'line.fellSilent' }, { type: 'line.caughtUp' }])
    expect(socket.given('catchUp')).toMatchObject({ isAgain: false })
  })

  it.each([
    ['6 s of silence', (socket: ReturnType<typeof live>) => socket.clock.increment(6_000)],
    [
      'a silence that no timer told of',
      (socket: ReturnType<typeof live>) => socket.actor.send({ type: 'silence.noticed' }),
    ],
  ])('takes what comes after %s for old until it has answered a ping sent since [LIVE-05]', (_, beSilent) => {
    const socket = live()
    beSilent(socket)
    socket.actor.send({ type: 'message.arrived' })
    expect(socket.actor.getSnapshot().value).toEqual({ open: { established: 'behind' } })
    expect(socket.actor.getSnapshot().hasTag('live')).toBe(false)
    expect(socket.received('openSocket')).toEqual([{ type: 'ping.requested' }, { type: 'ping.requested' }])
    socket.actor.send({ type: 'message.arrived' })
    expect(socket.received('catchUp')).toEqual([{ type: 'line.fellSilent' }])
    socket.actor.send({ type: 'ping.answered' })
    expect(socket.received('catchUp')).toEqual([{ type: 'line.fellSilent' }, { type: 'line.caughtUp' }])
  })

  it('gives up a connection that is heard again and does not catch up in 5 s: a new one has nothing old on its way [LIVE-04] [LIVE-05]', () => {
    const socket = live()
    socket.clock.increment(6_000)
    for (let heard = 0; heard < 5; heard += 1) {
      socket.actor.send({ type: 'message.arrived' })
      expect(socket.isRunning('catchUp')).toBe(true)
      socket.clock.increment(1_000)
    }
    expect(socket.actor.getSnapshot().value).toBe('waitingToReconnect')
  })

  it('asks for a sign of life after a sleep, and fetches all again before its prices count [LIVE-05]', () => {
    for (const silence of [0, 6_000]) {
      const socket = live()
      socket.clock.increment(silence)
      socket.actor.send({ type: 'page.woke' })
      expect(socket.actor.getSnapshot().value).toEqual({ open: 'woken' })
      expect(socket.isRunning('catchUp')).toBe(false)
      expect(socket.received('openSocket').at(-1)).toEqual({ type: 'ping.requested' })
      socket.actor.send({ type: 'message.arrived' })
      expect(socket.isRunning('catchUp')).toBe(false)
      socket.actor.send({ type: 'ping.answered' })
      expect(socket.given('catchUp')).toMatchObject({ isAgain: true })
    }
  })

  it('closes when the network is lost, and reconnects at once when it comes back or the page is seen again [LIVE-04] [SRV-13]', () => {
    for (const back of ['connection.cameBack', 'page.returned'] as const) {
      const socket = live()
      socket.actor.send({ type: 'connection.lost' })
      expect(socket.isRunning('openSocket')).toBe(false)
      socket.clock.increment(60_000)
      expect(socket.isRunning('openSocket')).toBe(false)
      socket.actor.send({ type: back })
      expect(socket.isRunning('openSocket')).toBe(true)
    }
  })

  it('does not sit out a long wait when the network or the page comes back [LIVE-04]', () => {
    for (const back of ['connection.cameBack', 'page.returned', 'page.woke'] as const) {
      const socket = start()
      socket.actor.send({ type: 'socket.closed', code: 1000 })
      socket.actor.send({ type: back })
      expect(socket.isRunning('openSocket')).toBe(true)
    }
  })

  it('gives up a connection that says nothing for 5 s after a sleep [LIVE-04] [LIVE-05]', () => {
    const socket = live()
    socket.actor.send({ type: 'page.woke' })
    socket.clock.increment(4_999)
    expect(socket.actor.getSnapshot().value).toEqual({ open: 'woken' })
    socket.clock.increment(1)
    expect(socket.actor.getSnapshot().value).toBe('waitingToReconnect')
    expect(socket.isRunning('openSocket')).toBe(false)
    socket.clock.increment(firstDelay)
    expect(socket.isRunning('openSocket')).toBe(true)
  })

  const withoutSocket = {
    'waits to reconnect': () => {
      const socket = live()
      socket.actor.send({ type: 'socket.closed', code: 1000 })
      return socket
    },
    'asks for a fresh token': () => {
      const socket = live()
      socket.actor.send({ type: 'socket.closed', code: 1006 })
      return socket
    },
  }
  it.each(Object.entries(withoutSocket))(
    'tries nothing while it %s and the network is lost, until that is back [LIVE-04] [SRV-13]',
    (_, reach) => {
      const socket = reach()
      socket.actor.send({ type: 'connection.lost' })
      expect(socket.actor.getSnapshot().value).toBe('offline')
      expect(socket.isRunning('refreshToken')).toBe(false)
      socket.clock.increment(60_000)
      expect(socket.isRunning('openSocket')).toBe(false)
      socket.actor.send({ type: 'connection.cameBack' })
      expect(socket.isRunning('openSocket')).toBe(true)
    },
  )

  it.each([
    ...Object.entries(withoutSocket),
    [
      'has no network',
      () => {
        const socket = live()
        socket.actor.send({ type: 'connection.lost' })
        return socket
      },
    ] as const,
  ])('stays closed while it %s and the page is left, whatever the network does [LIVE-04]', (_, reach) => {
    const socket = reach()
    socket.actor.send({ type: 'page.left' })
    expect(socket.actor.getSnapshot().value).toBe('away')
    expect(socket.isRunning('refreshToken')).toBe(false)
    socket.actor.send({ type: 'connection.cameBack' })
    socket.clock.increment(60_000)
    expect(socket.isRunning('openSocket')).toBe(false)
    socket.actor.send({ type: 'page.returned' })
    expect(socket.isRunning('openSocket')).toBe(true)
  })

  it('closes when the page is left, and reopens when it returns from the back/forward cache [LIVE-04]', () => {
    const socket = live()
    socket.actor.send({ type: 'page.left' })
    expect(socket.isRunning('openSocket')).toBe(false)
    socket.actor.send({ type: 'connection.cameBack' })
    expect(socket.actor.getSnapshot().value).toBe('away')
    socket.actor.send({ type: 'page.returned' })
    expect(socket.isRunning('openSocket')).toBe(true)
  })
})

describe('a channel that was silent and has caught up', () => {
  it('is live: its prices count, and its next silence is noticed as the first was [LIVE-04] [LIVE-05]', () => {
    const socket = start()
    socket.actor.send({ type: 'socket.opened' })
    for (const silence of [1, 2]) {
      socket.clock.increment(6_000)
      socket.actor.send({ type: 'message.arrived' })
      expect(shown(socket).hasTag('live')).toBe(false)
      socket.actor.send({ type: 'ping.answered' })
      expect(shown(socket).hasTag('live')).toBe(true)
      expect(socket.received('catchUp')).toHaveLength(2 * silence)
    }
  })
})

const liveLine = (): Story => after('socket.opened')

describe('a line that is open and says nothing', () => {
  it('has five seconds to answer once it is asked, and not a moment less [LIVE-04] [LIVE-05]', () => {
    const line = liveLine()
    line.passes(6_000)
    line.passes(4_999)
    line.passes(1)
    expect(line.takeLines()).toEqual([
      '6000 ms pass: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      '4999 ms pass: stays',
      '1 ms pass: goes to waitingToReconnect, keeps hasBeenLive true, leaves openSocket, leaves catchUp',
    ])
  })

  it('has five seconds more to catch up where it is heard again, and five after a sleep [LIVE-04] [LIVE-05]', () => {
    const line = liveLine()
    line.passes(6_000)
    line.says({ type: 'message.arrived' })
    line.passes(4_999)
    line.passes(1)
    const slept = liveLine()
    slept.says({ type: 'page.woke' })
    slept.passes(4_999)
    slept.passes(1)
    expect([...line.takeLines(), ...slept.takeLines()]).toEqual([
      '6000 ms pass: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      'message.arrived: goes to open.established.behind, sends ping.requested to openSocket',
      '4999 ms pass: stays',
      '1 ms pass: goes to waitingToReconnect, keeps hasBeenLive true, leaves openSocket, leaves catchUp',
      'page.woke: goes to open.woken, keeps hasBeenLive true, leaves catchUp, sends ping.requested to openSocket',
      '4999 ms pass: stays',
      '1 ms pass: goes to waitingToReconnect, leaves openSocket',
    ])
  })
})

describe('a connection that has gone', () => {
  it('is asked for no sign of life, and nobody is told that it fell silent [LIVE-04]', () => {
    const socket = live()
    const both = ['openSocket', 'catchUp'].map((id) => stubOf(socket.actor, id).ref)
    socket.actor.send({ type: 'socket.closed', code: 1000 })
    const stopped = [{ type: 'xstate.stop' }]
    expect(both.map((ref) => ref.getSnapshot().received)).toEqual([stopped, stopped])
  })
})

describe('a channel that is closed for good', () => {
  it.each([
    ['by the server’s own code', { code: 4401 }, 'unauthorized'],
    ['by the server’s own code', { code: 4403 }, 'forbidden'],
    ['by the answer to a fresh token', { kind: 'unauthorized' }, 'unauthorized'],
    ['by the answer to a fresh token', { kind: 'forbidden' }, 'forbidden'],
  ] as const)('%s says why: %o [LIVE-04]', (_, by, end) => {
    const socket = start()
    socket.actor.send({ type: 'socket.closed', code: 'code' in by ? by.code : 1006 })
    if ('kind' in by) socket.fail('refreshToken', new CallFailed(failureOfKind(by.kind)))
    expect(shown(socket)).toMatchObject({ context: { end }, output: { end } })
  })
})

describe('the wait before a reconnect', () => {
  it('is about a second at first and never more than 30 s, spread over the clients [LIVE-04]', () => {
    for (const random of [0, 0.25, 0.5, 0.999]) {
      expect(reconnectDelayFor(1, random)).toBeGreaterThanOrEqual(750)
      expect(reconnectDelayFor(1, random)).toBeLessThanOrEqual(1_250)
      expect(reconnectDelayFor(50, random)).toBeGreaterThanOrEqual(22_500)
      expect(reconnectDelayFor(50, random)).toBeLessThanOrEqual(30_000)
    }
    expect(new Set([0, 0.2, 0.4, 0.6, 0.8].map((random) => reconnectDelayFor(1, random))).size).toBe(5)
  })

  const randoms = Array.from({ length: 1_000 }, (_, at) => at / 1_000)

  it.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [4, 8_000],
    [5, 16_000],
  ])('at try %i is %i ms, a quarter less to a quarter more over the clients [LIVE-04]', (attempt, middle) => {
    const waits = randoms.map((random) => reconnectDelayFor(attempt, random))
    expect(Math.min(...waits) / middle).toBeCloseTo(0.75, 2)
    expect(Math.max(...waits) / middle).toBeCloseTo(1.25, 2)
  })

  it('is 30 s at the longest [LIVE-04]', () => {
    expect(Math.max(...randoms.map((random) => reconnectDelayFor(50, random)))).toBe(30_000)
  })

  it('is spread over the tries of each client as well [LIVE-04]', () => {
    const waits = [1, 2, 3, 4, 5].map((attempt) => reconnectDelayFor(attempt, 0.5))
    expect(waits).toEqual([809, 2_236, 3_708, 9_889, 16_721])
  })
})

const cutLine = (): Story => {
  const line = liveLine()
  line.says({ type: 'socket.closed', code: 1006 })
  line.takeLines()
  return line
}

const chapters: readonly Chapter[] = [
  {
    title:
      'is opened, heard, asked where it falls silent, and live again where it answers [LIVE-04] [LIVE-05]',
    begins: begin,
    happens: (line) => {
      line.passes(9_999)
      line.says({ type: 'socket.opened' })
      line.says({ type: 'message.arrived' })
      line.passes(5_999)
      line.says({ type: 'message.arrived' })
      line.says({ type: 'silence.noticed' })
      line.says({ type: 'ping.answered' })
      line.passes(6_000)
      line.says({ type: 'message.arrived' })
      line.says({ type: 'message.arrived' })
      line.says({ type: 'ping.answered' })
    },
    lines: [
      'begins: goes to open.connecting, keeps channel, keeps random 0.5, keeps attempt 1, keeps hasBeenLive false, starts watchConnectivity, starts openSocket',
      '9999 ms pass: stays',
      'socket.opened: goes to open.established.live, starts catchUp',
      'message.arrived: stays, keeps attempt 0',
      '5999 ms pass: stays',
      'message.arrived: stays',
      'silence.noticed: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      'ping.answered: goes to open.established.live, sends line.caughtUp to catchUp',
      '6000 ms pass: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      'message.arrived: goes to open.established.behind, sends ping.requested to openSocket',
      'message.arrived: stays',
      'ping.answered: goes to open.established.live, sends line.caughtUp to catchUp',
    ],
  },
  {
    title: 'is asked after a sleep, and catches up where it answers [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'page.woke' })
      line.says({ type: 'message.arrived' })
      line.says({ type: 'ping.answered' })
      line.passes(6_000)
      line.says({ type: 'page.woke' })
    },
    lines: [
      'page.woke: goes to open.woken, keeps hasBeenLive true, leaves catchUp, sends ping.requested to openSocket',
      'message.arrived: stays',
      'ping.answered: goes to open.established.live, starts catchUp',
      '6000 ms pass: goes to open.established.silent, sends ping.requested to openSocket, sends line.fellSilent to catchUp',
      'page.woke: goes to open.woken, leaves catchUp, sends ping.requested to openSocket',
    ],
  },
  {
    title: 'is given up if it does not open in ten seconds, and tried again less and less often [LIVE-04]',
    begins: begin,
    happens: (line) => {
      line.passes(10_000)
      line.passes(30_000)
      line.passes(10_000)
      line.says({ type: 'connection.cameBack' })
      line.passes(10_000)
      line.says({ type: 'page.returned' })
      line.passes(10_000)
      line.says({ type: 'page.woke' })
    },
    lines: [
      'begins: goes to open.connecting, keeps channel, keeps random 0.5, keeps attempt 1, keeps hasBeenLive false, starts watchConnectivity, starts openSocket',
      '10000 ms pass: goes to waitingToReconnect, leaves openSocket',
      '30000 ms pass: goes to open.connecting, keeps attempt 2, starts openSocket',
      '10000 ms pass: goes to waitingToReconnect, leaves openSocket',
      'connection.cameBack: goes to open.connecting, keeps attempt 3, starts openSocket',
      '10000 ms pass: goes to waitingToReconnect, leaves openSocket',
      'page.returned: goes to open.connecting, keeps attempt 4, starts openSocket',
      '10000 ms pass: goes to waitingToReconnect, leaves openSocket',
      'page.woke: goes to open.connecting, keeps attempt 5, starts openSocket',
    ],
  },
  {
    title: 'is closed and opened again [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'socket.closed', code: 1000 })
      line.says({ type: 'connection.lost' })
      line.says({ type: 'connection.cameBack' })
      line.says({ type: 'socket.closed', code: 4503 })
      line.says({ type: 'page.left' })
      line.says({ type: 'connection.cameBack' })
      line.says({ type: 'page.returned' })
    },
    lines: [
      'socket.closed: goes to waitingToReconnect, keeps hasBeenLive true, leaves openSocket, leaves catchUp',
      'connection.lost: goes to offline, keeps attempt 0',
      'connection.cameBack: goes to open.connecting, keeps attempt 1, starts openSocket',
      'socket.closed: goes to waitingToReconnect, leaves openSocket',
      'page.left: goes to away',
      'connection.cameBack: stays',
      'page.returned: goes to open.connecting, keeps attempt 2, starts openSocket',
    ],
  },
  {
    title: 'rests without a network, and while the page is away [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'connection.lost' })
      line.says({ type: 'page.returned' })
      line.says({ type: 'connection.lost' })
      line.says({ type: 'page.left' })
      line.says({ type: 'page.returned' })
      line.says({ type: 'page.left' })
    },
    lines: [
      'connection.lost: goes to offline, keeps attempt 0, keeps hasBeenLive true, leaves openSocket, leaves catchUp',
      'page.returned: goes to open.connecting, keeps attempt 1, starts openSocket',
      'connection.lost: goes to offline, keeps attempt 0, leaves openSocket',
      'page.left: goes to away',
      'page.returned: goes to open.connecting, keeps attempt 1, starts openSocket',
      'page.left: goes to away, leaves openSocket',
    ],
  },
  {
    title: 'is cut, and asks for a fresh token [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'socket.closed', code: 1006 })
    },
    lines: [
      'socket.closed: goes to refreshingToken, keeps hasBeenLive true, starts refreshToken, leaves openSocket, leaves catchUp',
    ],
  },
  {
    title: 'is cut, and goes on with a fresh token [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.ends('refreshToken')
    },
    lines: ['refreshToken ends: goes to waitingToReconnect, leaves refreshToken'],
  },
  {
    title: 'is cut, and goes on if a fresh token cannot be fetched [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.fails('refreshToken', new CallFailed(failureOfKind('offline')))
    },
    lines: ['refreshToken fails: goes to waitingToReconnect, leaves refreshToken'],
  },
  {
    title: 'is cut, and ends with the token [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.fails('refreshToken', new CallFailed(failureOfKind('unauthorized')))
    },
    lines: [
      'refreshToken fails: goes to closedForGood, keeps end "unauthorized", leaves refreshToken, sends xstate.stop to watchConnectivity, is over',
    ],
  },
  {
    title: 'is cut, and ends where the member may not be here [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.fails('refreshToken', new CallFailed(failureOfKind('forbidden')))
    },
    lines: [
      'refreshToken fails: goes to closedForGood, keeps end "forbidden", leaves refreshToken, sends xstate.stop to watchConnectivity, is over',
    ],
  },
  {
    title: 'is cut as the network goes [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.says({ type: 'connection.lost' })
    },
    lines: ['connection.lost: goes to offline, keeps attempt 0, leaves refreshToken'],
  },
  {
    title: 'is cut as the page goes [LIVE-04]',
    begins: cutLine,
    happens: (line) => {
      line.says({ type: 'page.left' })
    },
    lines: ['page.left: goes to away, leaves refreshToken'],
  },
  {
    title: 'is closed for good, for its token [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'socket.closed', code: 4401 })
    },
    lines: [
      'socket.closed: goes to closedForGood, keeps hasBeenLive true, keeps end "unauthorized", leaves openSocket, leaves catchUp, sends xstate.stop to watchConnectivity, is over',
    ],
  },
  {
    title: 'is closed for good, for the member [LIVE-04]',
    begins: liveLine,
    happens: (line) => {
      line.says({ type: 'socket.closed', code: 4403 })
    },
    lines: [
      'socket.closed: goes to closedForGood, keeps hasBeenLive true, keeps end "forbidden", leaves openSocket, leaves catchUp, sends xstate.stop to watchConnectivity, is over',
    ],
  },
]

testChapters('all that becomes of a channel', chapters)
