import { describe, expect, it } from 'vitest'

import { stubOf } from '#tests/model/stub.ts'

import { CallFailed, failureOfKind } from '../../failure.ts'
import { live, liveLine, shown, start } from '../testing/lines.ts'

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
