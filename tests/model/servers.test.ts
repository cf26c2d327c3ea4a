import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { recheckDelayFor } from '#machines/servers/standing.ts'
import type { KnownServer } from '#machines/servers/types.ts'

import { drive } from './drive.ts'
import { serversInvariant } from './invariants/servers.ts'
import {
  first,
  second,
  servers as machine,
  serversInput as input,
  serversModels,
  third,
} from './models/servers.ts'
import { replayAll } from './replay.ts'
import { unwalked } from './transitions.ts'

describe('servers, walked by its graph', () => {
  it('takes every transition; a call always has a server to go to, and never a dropped one while another stands [CHART-04] [SRV-02]', () => {
    const walked = new Set(
      Object.values(serversModels).flatMap((model) => [...replayAll(model, serversInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('servers', () => {
  const start = (given = input) => drive(({ parent }) => createActor(machine, { input: given, parent }))
  const chosen = (servers: ReturnType<typeof start>): string => servers.actor.getSnapshot().context.chosen
  const answer = (servers: ReturnType<typeof start>, id: string, ...healthy: readonly string[]): void => {
    const { asked } = servers.given(id) as { asked: readonly string[] }
    servers.finish(id, { asked, healthy })
  }
  /** All were well at the start, and the choice was reported. */
  const settled = () => {
    const servers = start()
    answer(servers, 'survey', first, second, third)
    servers.finish('recordChoice')
    return servers
  }
  const fail = (servers: ReturnType<typeof start>, server: string): void =>
    servers.actor.send({ type: 'call.failed', server })

  it('send calls to the most preferred from the first moment on, while each is asked for its health [SRV-01] [SRV-02]', () => {
    const servers = start()
    expect(chosen(servers)).toBe(first)
    expect(servers.given('survey')).toEqual({ asked: [first, second, third] })
  })

  it('report what was asked and what is used, once a choice [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', first, second, third)
    expect(servers.given('recordChoice')).toEqual({ domains: [first, second, third], selected: first })
    servers.fail('recordChoice', new Error('anything'))
    expect(servers.actor.getSnapshot().matches({ choice: { serving: 'settled' } })).toBe(true)
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    expect(servers.given('recordChoice')).toEqual({ domains: [first, second, third], selected: second })
  })

  it('leave one that fails its health check for the next, mirrors before the other family [SRV-02]', () => {
    const servers = start({
      ...input,
      servers: [
        { family: 'primary', address: first },
        { family: 'primary', address: second },
        { family: 'secondary', address: third },
      ],
    })
    answer(servers, 'survey', second, third)
    expect(chosen(servers)).toBe(second)
  })

  it('ask who stands as soon as one call fails, and leave a server that is not well at once [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    expect(chosen(servers)).toBe(first)
    expect(servers.given('checkStanding')).toEqual({ asked: [first, second, third] })
    answer(servers, 'checkStanding', third)
    expect(chosen(servers)).toBe(third)
  })

  it('stay with one that is well, and leave it after three calls in a row that failed all the same [SRV-02]', () => {
    const servers = settled()
    for (const _ of [1, 2]) {
      fail(servers, first)
      answer(servers, 'checkStanding', first, second, third)
      expect(chosen(servers)).toBe(first)
    }
    fail(servers, first)
    expect(chosen(servers)).toBe(second)
  })

  it('count calls in a row alone: one that is answered clears those before it [SRV-02]', () => {
    const servers = settled()
    for (const _ of [1, 2, 3, 4]) {
      fail(servers, first)
      answer(servers, 'checkStanding', first)
      servers.actor.send({ type: 'call.answered', server: first })
    }
    expect(chosen(servers)).toBe(first)
  })

  it('hear nothing of calls that were still on their way to the one before [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    for (const _ of [1, 2, 3, 4]) fail(servers, first)
    expect(chosen(servers)).toBe(second)
    expect(servers.isRunning('checkStanding')).toBe(false)
  })

  it('stay with a choice that holds when a preferred one is back [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', second)
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', first)
    expect(chosen(servers)).toBe(second)
  })

  it('keep the last where none is left, say so, and go on with whichever is back [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    expect(servers.actor.getSnapshot().hasTag('stranded')).toBe(true)
    expect(chosen(servers)).toBe(first)
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', third)
    expect(servers.actor.getSnapshot().hasTag('stranded')).toBe(false)
    expect(chosen(servers)).toBe(third)
  })

  it('go on at once where the last one answers a call after all [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    servers.actor.send({ type: 'call.answered', server: first })
    expect(servers.actor.getSnapshot().hasTag('stranded')).toBe(false)
    expect(chosen(servers)).toBe(first)
  })

  it('stay with one that answers calls again, whatever an older question about its health is answered with [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    servers.clock.increment(10_000)
    expect(servers.given('checkDropped')).toEqual({ asked: [first, second, third] })
    servers.actor.send({ type: 'call.answered', server: first })
    answer(servers, 'checkDropped', second)
    expect(chosen(servers)).toBe(first)
    expect(servers.actor.getSnapshot().matches({ choice: { serving: 'settled' } })).toBe(true)
    expect(servers.actor.getSnapshot().context.servers).toMatchObject([
      { isDropped: false, drops: 0 },
      { isDropped: false },
      { isDropped: true, drops: 2 },
    ])
    // It is asked with those that stand once a call on it fails, and what was asked is reported.
    fail(servers, first)
    expect(servers.given('checkStanding')).toEqual({ asked: [first, second] })
    answer(servers, 'checkStanding', second)
    expect(servers.given('recordChoice')).toEqual({ domains: [first, second, third], selected: second })
  })

  it('report with the next choice also those that were asked while they were dropped [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', second)
    servers.finish('recordChoice')
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', first)
    fail(servers, second)
    answer(servers, 'checkStanding', first)
    expect(servers.given('recordChoice')).toEqual({ domains: [first, third, second], selected: first })
  })

  it('ask dropped ones again ever more seldom [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', first)
    const waits = [1, 2, 3].map((drops) =>
      recheckDelayFor({ random: 0.5, servers: [{ ...known, isDropped: true, drops }] }),
    )
    for (const wait of waits) {
      servers.clock.increment(wait - 1)
      expect(servers.isRunning('checkDropped')).toBe(false)
      servers.clock.increment(1)
      expect(servers.given('checkDropped')).toEqual({ asked: [second, third] })
      answer(servers, 'checkDropped')
    }
    expect(waits).toEqual([5_000, 10_000, 20_000])
  })

  it('go on with the most preferred where the first survey fails, and report it [SRV-02]', () => {
    const servers = start()
    servers.fail('survey', new Error('anything'))
    expect(chosen(servers)).toBe(first)
    expect(servers.given('recordChoice')).toEqual({ domains: [], selected: first })
  })

  it('stay with the chosen one where nobody could be asked how it is: its next calls tell [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    servers.fail('checkStanding', new Error('anything'))
    expect(servers.actor.getSnapshot().matches({ choice: { suspecting: 'watching' } })).toBe(true)
    expect(chosen(servers)).toBe(first)
    servers.actor.send({ type: 'call.answered', server: first })
    expect(servers.actor.getSnapshot().matches({ choice: { serving: 'settled' } })).toBe(true)
  })

  it('ask dropped ones again where that failed, and no more once all are back [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', first)
    servers.clock.increment(5_000)
    servers.fail('checkDropped', new Error('anything'))
    expect(servers.actor.getSnapshot().matches({ dropped: 'waiting' })).toBe(true)
    servers.clock.increment(5_000)
    expect(servers.given('checkDropped')).toEqual({ asked: [second, third] })
    answer(servers, 'checkDropped', second, third)
    expect(servers.actor.getSnapshot().matches({ dropped: 'none' })).toBe(true)
    servers.clock.increment(600_000)
    expect(servers.isRunning('checkDropped')).toBe(false)
    expect(chosen(servers)).toBe(first)
  })

  it('blame no server for a network that is gone, and ask all of them when it is back [SRV-02] [SRV-13]', () => {
    for (const back of ['connection.cameBack', 'page.returned'] as const) {
      const servers = settled()
      servers.actor.send({ type: 'connection.lost' })
      for (const _ of [1, 2, 3, 4]) fail(servers, first)
      servers.clock.increment(600_000)
      expect(chosen(servers)).toBe(first)
      servers.actor.send({ type: back })
      expect(servers.given('survey')).toEqual({ asked: [first, second, third] })
    }
  })
})

const known: KnownServer = { family: 'primary', address: first, isDropped: false, drops: 0 }

describe('the wait before a dropped server is asked again', () => {
  it('is about 5 s at first and never more than 5 minutes, by the one dropped least often, spread over the clients [SRV-02]', () => {
    const wait = (random: number, ...drops: number[]): number =>
      recheckDelayFor({
        random,
        servers: drops.map((count) => ({ ...known, isDropped: true, drops: count })),
      })
    expect(wait(0, 1)).toBe(3_750)
    expect(wait(0.5, 9, 1)).toBe(5_000)
    for (const drops of [7, 20, 5_000]) {
      expect(wait(0, drops)).toBeGreaterThanOrEqual(225_000)
      expect(wait(0.999, drops)).toBe(300_000)
    }
  })
})
