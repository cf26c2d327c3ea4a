import { describe, expect, it } from 'vitest'

import { CallFailed, failureOfKind } from '../../failure.ts'
import { reconnectDelayFor } from '../reconnect.ts'
import { live, shown, start } from '../testing/lines.ts'
import { socketInput as input } from '../testing/model.ts'

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
