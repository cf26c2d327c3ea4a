import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { reconnectDelayFor } from '#machines/socket/reconnect.ts'

import { drive } from './drive.ts'
import { socket as machine, socketInput as input } from './models/socket.ts'

const start = () => drive(({ parent }) => createActor(machine, { input, parent }))
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

  it('is spread over the tries of each client as well [LIVE-04]', () => {
    const waits = [1, 2, 3, 4, 5].map((attempt) => reconnectDelayFor(attempt, 0.5))
    expect(waits).toEqual([809, 2_236, 3_708, 9_889, 16_721])
  })
})
