import { describe, expect, it } from 'vitest'

import { replayAll } from '#tests/model/replay.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { recheckDelayFor } from './standing.ts'
import { serversInvariant } from './testing/invariants.ts'
import {
  first,
  second,
  servers as machine,
  serversInput as input,
  serversModels,
  third,
} from './testing/model.ts'
import { start, all, settled, chosen, answer, fail, answered, known } from './testing/surveyed.ts'

describe('servers, walked by its graph', () => {
  it('takes every transition; a call always has a server to go to, and never a dropped one while another stands [CHART-04] [SRV-02]', () => {
    const walked = new Set(
      Object.values(serversModels).flatMap((model) => [...replayAll(model, serversInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('servers', () => {
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

  it('report what was dropped for its calls, and again the same where a call failed meanwhile [SRV-02]', () => {
    const servers = settled()
    for (const _ of [1, 2, 3]) {
      fail(servers, first)
      if (chosen(servers) === first) servers.fail('checkStanding', new Error('anything'))
    }
    const report = { domains: [first], selected: second }
    expect(servers.given('recordChoice')).toEqual(report)
    fail(servers, second)
    answered(servers, second)
    expect(servers.given('recordChoice')).toEqual(report)
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

  it('stay with one that is well, but leave it after three failed calls in a row [SRV-02]', () => {
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

  it('forgive a server that answers while it is being reported, whatever was counted against it [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    servers.finish('recordChoice')
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', first)
    fail(servers, second)
    answer(servers, 'checkStanding', first)
    expect(chosen(servers)).toBe(first)
    const dropsOfFirst = () => servers.actor.getSnapshot().context.servers[0]?.drops
    expect(dropsOfFirst()).toBe(1)
    fail(servers, first)
    answered(servers, first)
    expect(servers.given('recordChoice')).toMatchObject({ selected: first })
    expect(dropsOfFirst()).toBe(0)
  })

  it('stay with a choice that holds when a preferred one is back [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', second)
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', first)
    expect(chosen(servers)).toBe(second)
  })

  it('stay with a choice that holds though its calls fail, and when the network was gone meanwhile [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', second)
    servers.clock.increment(10_000)
    answer(servers, 'checkDropped', first)
    fail(servers, second)
    answer(servers, 'checkStanding', first, second)
    expect(chosen(servers)).toBe(second)
    servers.actor.send({ type: 'connection.lost' })
    servers.actor.send({ type: 'connection.cameBack' })
    answer(servers, 'survey', first, second)
    expect(chosen(servers)).toBe(second)
    expect(servers.actor.getSnapshot().matches({ choice: 'serving' })).toBe(true)
  })

  it('are asked again where the network was gone after none was left, and go on with who is well [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    servers.actor.send({ type: 'connection.lost' })
    servers.actor.send({ type: 'connection.cameBack' })
    answer(servers, 'survey', second)
    expect(chosen(servers)).toBe(second)
    expect(servers.actor.getSnapshot().matches({ choice: 'serving' })).toBe(true)
  })

  it('are asked again where none is left and a question gets no answer [SRV-02]', () => {
    const servers = settled()
    fail(servers, first)
    answer(servers, 'checkStanding')
    servers.clock.increment(10_000)
    servers.fail('checkDropped', new Error('anything'))
    expect(servers.isRunning('checkDropped')).toBe(false)
    servers.clock.increment(10_000)
    expect(servers.given('checkDropped')).toEqual({ asked: all })
  })

  it('are asked again once one is dropped after the network was gone while all stood [SRV-02]', () => {
    const servers = settled()
    servers.actor.send({ type: 'connection.lost' })
    servers.actor.send({ type: 'connection.cameBack' })
    answer(servers, 'survey', first, second, third)
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    servers.clock.increment(10_000)
    expect(servers.given('checkDropped')).toEqual({ asked: [first] })
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

  it('ask dropped ones again less and less often [SRV-02]', () => {
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
    expect(servers.given('recordChoice')).toEqual({ domains: [first], selected: first })
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
