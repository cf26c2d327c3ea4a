import { describe, expect, it } from 'vitest'

import { json, serve, testApi, wireWallet } from '#src/testing/api/replies.ts'

import { createServerClock } from './serverClock.ts'

describe("the server's clock", () => {
  it('lies within the second that a Date header leaves open', () => {
    const clock = createServerClock(() => 1_000_000)
    clock.observe(new Date(2_000_000).toUTCString(), 999_900, 1_000_100)
    expect(Math.abs(clock.now() - 2_000_500)).toBeLessThanOrEqual(600)
  })

  it('takes a time more than a minute in its future for now, once it is known [LIVE-06]', () => {
    let now = 1_000_000
    const clock = createServerClock(() => now)
    const absurd = Number.MAX_SAFE_INTEGER
    expect(clock.latest()).toBe(Number.POSITIVE_INFINITY)
    expect(clock.notAhead(absurd)).toBe(absurd)
    clock.observe(new Date(5_000_000).toUTCString(), 1_000_000, 1_000_000)
    expect(clock.latest()).toBe(5_061_000)
    expect([clock.notAhead(4_000_000), clock.notAhead(5_061_000)]).toEqual([4_000_000, 5_061_000])
    expect([clock.notAhead(5_061_001), clock.notAhead(absurd)]).toEqual([5_000_000, 5_000_000])
    now += 10_000
    expect([clock.notAhead(5_061_001), clock.notAhead(absurd)]).toEqual([5_061_001, 5_010_000])
  })

  it('is narrowed down by several replies', () => {
    let now = 0
    const offset = 3_600_250
    const clock = createServerClock(() => now)
    for (now = 0; now < 20_000; now += 370) {
      const server = now + offset
      clock.observe(new Date(Math.floor(server / 1_000) * 1_000).toUTCString(), now - 10, now + 10)
    }
    expect(Math.abs(clock.now() - (now + offset))).toBeLessThan(60)
  })

  it('starts over when a clock was set, and ignores what is not a date', () => {
    const clock = createServerClock(() => 0)
    clock.observe(new Date(5_000_000).toUTCString(), 0, 0)
    clock.observe(new Date(9_000_000).toUTCString(), 0, 0)
    clock.observe('yesterday', 0, 0)
    clock.observe(null, 0, 0)
    expect(clock.now()).toBe(9_000_500)
  })

  it('learns nothing from a call during which our own clock was set back [LAUNCH-09]', () => {
    const clock = createServerClock(() => 0)
    clock.observe(new Date(5_000_000).toUTCString(), 0, 0)
    clock.observe(new Date(5_000_000).toUTCString(), 3_600_000, 0)
    expect(clock.now()).toBe(5_000_500)
  })

  it('tells when it turns out to be another, not when it is narrowed down [ODDS-04]', () => {
    const clock = createServerClock(() => 0)
    let told = 0
    const stop = clock.onSet(() => (told += 1))
    const observe = (ms: number) => clock.observe(new Date(ms).toUTCString(), 0, 0)
    observe(10_800_000)
    expect(told).toBe(1)
    observe(10_800_000)
    observe(10_801_000)
    expect(told).toBe(1)
    observe(20_000_000)
    expect(told).toBe(2)
    stop()
    observe(90_000_000)
    expect(told).toBe(2)
  })

  it('is taken from real replies', async () => {
    const server = await serve(json(200, wireWallet, { Date: 'Tue, 01 Jan 2030 00:00:00 GMT' }))
    const { api } = testApi(server.origin)
    await api.wallet()
    expect(new Date(api.serverNow()).toISOString().slice(0, 10)).toBe('2030-01-01')
  })
})
