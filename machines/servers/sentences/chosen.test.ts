import { describe, expect, it } from 'vitest'

import { createStory } from '#tests/model/story.ts'

import { serversMachine } from '../machine.ts'
import { first, second, serversInput, third } from '../testing/model.ts'
import { start, all, chosen, answer, fail, answered, surveyed, restOf } from '../testing/surveyed.ts'

describe('a call that fails on a server that is not chosen', () => {
  it('says nothing of the chosen one, however many there were before [SRV-01] [SRV-02]', () => {
    const servers = createStory(serversMachine, serversInput)
    const healthy = { asked: [first, second, third], healthy: [first, second, third] }
    servers.ends('survey', healthy)
    for (let count = 0; count < 2; count += 1) {
      servers.says({ type: 'call.failed', server: first })
      servers.ends('checkStanding', healthy)
    }
    servers.takeLines()
    for (let count = 0; count < 4; count += 1) servers.says({ type: 'call.failed', server: second })
    expect(servers.takeLines()).toEqual(Array(4).fill('call.failed: stays'))
  })
})

describe('a server that is chosen', () => {
  it('is the first of the list before anything is known of any [SRV-01]', () => {
    const servers = start()
    expect(servers.actor.getSnapshot().context).toStrictEqual({
      servers: serversInput.servers.map((server) => ({ ...server, isDropped: false, drops: 0 })),
      random: serversInput.random,
      chosen: first,
      failures: 0,
      asked: [],
      reported: null,
      rest: 0,
    })
    answer(servers, 'survey', ...all)
    expect(chosen(servers)).toBe(first)
  })

  it('is reported once, with those that were asked since the last report [SRV-02]', () => {
    for (const end of ['finish', 'fail'] as const) {
      const servers = start()
      answer(servers, 'survey', ...all)
      servers[end]('recordChoice', new Error('anything'))
      expect(servers.isRunning('recordChoice')).toBe(false)
      fail(servers, first)
      answer(servers, 'checkStanding', second, third)
      servers[end]('recordChoice', new Error('anything'))
      fail(servers, second)
      answer(servers, 'checkStanding', third)
      expect(servers.given('recordChoice')).toEqual({ domains: [second, third], selected: third })
    }
  })

  it('is reported after all where a call failed while its report was on the way, and another was answered [SRV-02]', () => {
    const servers = start()
    answer(servers, 'survey', ...all)
    expect(servers.isRunning('recordChoice')).toBe(true)
    fail(servers, first)
    expect(servers.isRunning('recordChoice')).toBe(false)
    answered(servers, first)
    expect(servers.given('recordChoice')).toEqual({ domains: all, selected: first })
    servers.finish('recordChoice')
    fail(servers, first)
    answered(servers, first)
    expect(servers.isRunning('recordChoice')).toBe(false)
  })

  it('is reported with the one it replaces, also where three calls on that failed before it was heard of its health [SRV-02]', () => {
    const servers = surveyed(...all)
    for (let at = 0; at < 3; at += 1) fail(servers, first)
    expect(servers.given('recordChoice')).toEqual({ domains: [first], selected: second })
  })

  it('is reported as well where another was reported before it [SRV-02]', () => {
    const servers = surveyed(...all)
    fail(servers, first)
    answer(servers, 'checkStanding', second, third)
    expect(servers.given('recordChoice')).toMatchObject({ selected: second })
    fail(servers, second)
    answered(servers, first)
    expect(servers.isRunning('recordChoice')).toBe(false)
    answered(servers, second)
    expect(servers.given('recordChoice')).toMatchObject({ selected: second })
  })

  it('is not reported again where it answers after all [SRV-02]', () => {
    const suspected = surveyed(...all)
    fail(suspected, first)
    const stranded = surveyed()
    for (const servers of [suspected, stranded]) {
      answered(servers, first)
      expect(servers.isRunning('recordChoice')).toBe(false)
    }
  })

  it('stays chosen if all are asked again and a preferred one is well again [SRV-02] [SRV-13]', () => {
    const servers = surveyed(second, third)
    servers.actor.send({ type: 'connection.lost' })
    servers.actor.send({ type: 'connection.cameBack' })
    answer(servers, 'survey', ...all)
    expect(chosen(servers)).toBe(second)
  })

  it('is asked how it is at each call that fails, and waited for where it says that it is well [SRV-02]', () => {
    const servers = surveyed(...all)
    for (const _ of [1, 2]) {
      fail(servers, first)
      expect(servers.actor.getSnapshot().matches({ choice: { suspecting: 'asking' } })).toBe(true)
      answer(servers, 'checkStanding', ...all)
      expect(servers.actor.getSnapshot().matches({ choice: { suspecting: 'watching' } })).toBe(true)
    }
  })

  it('gives way to one that was well when it was asked last, and to no other [SRV-02]', () => {
    const servers = surveyed(...all)
    fail(servers, first)
    answer(servers, 'checkStanding', first, third)
    fail(servers, first)
    expect(servers.given('checkStanding')).toEqual({ asked: [first, third] })
    answer(servers, 'checkStanding', first, third)
    fail(servers, first)
    expect(chosen(servers)).toBe(third)
  })

  it('is suspected for its own calls alone, and trusted for its own alone [SRV-02]', () => {
    const servers = surveyed(second, third)
    for (const _ of [1, 2]) {
      fail(servers, second)
      answer(servers, 'checkStanding', second, third)
      answered(servers, first)
      fail(servers, first)
      expect(servers.isRunning('checkStanding')).toBe(false)
    }
    fail(servers, second)
    expect(chosen(servers)).toBe(third)
  })

  it('stays where fewer than three calls failed since one was answered, however many did before [SRV-02]', () => {
    const servers = surveyed(...all)
    for (const _ of [1, 2, 3]) {
      for (const _call of [1, 2]) {
        fail(servers, first)
        answer(servers, 'checkStanding', ...all)
      }
      answered(servers, first)
    }
    expect(chosen(servers)).toBe(first)
  })

  it('is forgiven whatever it did before once it answers a call [SRV-02]', () => {
    const servers = start({ ...serversInput, servers: serversInput.servers.slice(0, 1) })
    answer(servers, 'survey')
    expect(restOf(servers)).toBe(5_000)
    answer(servers, 'checkDropped', first)
    servers.finish('recordChoice')
    fail(servers, first)
    answered(servers, first)
    fail(servers, first)
    answer(servers, 'checkStanding')
    expect(restOf(servers)).toBe(5_000)
  })
})
