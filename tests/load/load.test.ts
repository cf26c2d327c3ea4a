import { afterEach, describe, expect, it } from 'vitest'

import type { SandboxOptions } from '#sandbox/config.ts'
import { startTestSandbox, type TestSandbox } from '#sandbox/testing/server.ts'

import { readBackEnd } from './books/backEnd.ts'
import { countOf, createTimeLog, mergedTimes, quantileOf, timesByName } from './crew/figures.ts'
import { localHand } from './crew/hand.ts'
import { createTurns } from './crew/turns.ts'
import { createLoad, type Load } from './load.ts'
import { type Stretch, whyBroken } from './report.ts'

let sandbox: TestSandbox | null = null
let load: Load | null = null

afterEach(async () => {
  await load?.close()
  await sandbox?.close()
  load = null
  sandbox = null
})

/** So many members in this process, running, before a sandbox over real sockets. */
async function open(members: number, options: SandboxOptions = {}) {
  sandbox = await startTestSandbox({ everything: true, ...options })
  const { clientUrl, control } = sandbox
  const backEnd = readBackEnd('tests/load/sandbox.yaml', {
    SANDBOX: clientUrl,
    SANDBOX_CHANNELS: clientUrl.replace('http', 'ws'),
  })
  load = createLoad({ backEnd, hands: [localHand(backEnd.config, 7)], launches: 50 })
  expect(await load.launch(members)).toEqual({})
  await expect.poll(load.offerBookings).toHaveLength(1)
  const [paused = ''] = await load.offerBookings()
  return { load, control, paused }
}

/** Has them press until so many of each kind were placed, and gives all that was counted. */
async function pressUntil({ figures, pace }: Load, wanted: Record<string, number>) {
  const counts: Record<string, number> = {}
  const ended = { answers: 0, updates: 0 }
  await pace(30)
  await expect
    .poll(async () => {
      const seen = await figures()
      for (const [name, count] of Object.entries(seen.counts)) counts[name] = (counts[name] ?? 0) + count
      ended.answers += countOf(seen.answers)
      ended.updates += countOf(seen.way)
      return Object.entries(wanted).filter(([name, count]) => (counts[name] ?? 0) < count)
    })
    .toEqual([])
  await pace(0)
  return { counts, ...ended }
}

describe('members of the real client, without a page, before a real back end', () => {
  it('are told what the ledger says, answers that were lost on their way included [SLIP-18] [HIST-03] [PREBOOK-04]', async () => {
    const { load, control } = await open(20)
    // Each has the channels of events and notifications; some have that of an event.
    await expect.poll(async () => (await load.figures()).sockets).toBeGreaterThan(40)
    await control('POST', 'faults', { method: 'POST', path: '/single-bet/', kind: 'dropReply', times: 3 })
    await control('POST', 'markets/e1-1x2', { prices: { home: '2.15' } })
    const pressed = await pressUntil(load, {
      'bet.placed': 25,
      'booking.placed': 2,
      'cancellation.placed': 1,
    })
    const { members, wrongs, told, tickets } = await load.judge()
    expect(wrongs).toEqual([])
    const placed = (told['bet.placed'] ?? 0) + (told['booking.placed'] ?? 0)
    expect(members).toBe(20)
    expect(tickets).toBe(placed)
    expect(placed).toBeGreaterThanOrEqual(27)
    expect(pressed.answers).toBeGreaterThanOrEqual(27)
    expect(pressed.updates).toBeGreaterThan(0)
  })

  it('are found to be lied to: a booking whose market closed is told to be cancelled, and its stake is kept [PREBOOK-05]', async () => {
    const { load, control, paused } = await open(3, { wrong: 'closed-booking-keeps-stake' })
    await pressUntil(load, { 'booking.placed': 8 })
    await control('POST', `markets/${paused}`, { status: 'closed' })
    const { wrongs } = await load.judge()
    expect(wrongs.join('\n')).toMatch(/member \d: the wallet has [\d.]+, and should have \d+ minor units/)
  })
})

describe('a back end that is full', () => {
  it('refuses who comes with 503, and those who are there are told what the ledger says [LIVE-05]', async () => {
    const { load } = await open(4, { mostLines: 9 })
    await expect.poll(async () => (await load.figures()).sockets).toBeGreaterThanOrEqual(8)
    const failures = await load.launch(4)
    // The launch stands still and can be tried again.
    expect(failures).toEqual({ 'timedOut broken': 4 })
    expect(Object.keys((await load.figures()).refusals)).toContain('503 POST /api/game-launch/')
    await pressUntil(load, { 'bet.placed': 5 })
    const { wrongs, members } = await load.judge()
    expect(wrongs).toEqual([])
    expect(members).toBe(4)
  })
})

describe('times', () => {
  it('are merged and read to the millisecond, by the nearest rank', () => {
    const one = createTimeLog()
    for (let time = 1; time <= 60; time += 1) one.note(time)
    const other = createTimeLog()
    for (let time = 60.2; time <= 100; time += 1) other.note(time)
    const all = mergedTimes([one.times(), other.times()])
    expect(countOf(all)).toBe(100)
    expect([0.5, 0.95, 0.99, 1].map((share) => quantileOf(all, share))).toEqual([50, 95, 99, 100])
    expect(quantileOf({}, 0.99)).toBeNull()
  })

  it('are merged name by name', () => {
    expect(timesByName([{ wallet: { 3: 1 } }, { wallet: { 3: 1, 9: 2 }, list: { 5: 1 } }])).toEqual({
      wallet: { 3: 2, 9: 2 },
      list: { 5: 1 },
    })
  })
})

describe('members of one process', () => {
  it('take turns: one of them goes on in each, in the order in which they came', async () => {
    const nextTurn = createTurns()
    const went: string[] = []
    const goOn = async (name: string): Promise<void> => {
      for (const part of ['1', '2']) {
        await nextTurn()
        went.push(name + part)
      }
    }
    const all = Promise.all([goOn('a'), goOn('b'), goOn('c')])
    const sizes: number[] = []
    while (went.length < 6) {
      sizes.push(went.length)
      await new Promise((resolve) => void setImmediate(resolve))
    }
    await all
    expect(went).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
    expect(Math.max(...sizes.slice(1).map((size, at) => size - (sizes[at] ?? 0)))).toBe(1)
  })
})

describe('a step of a search', () => {
  const held: Stretch = {
    wanted: { members: 10, rate: 5 },
    members: 10,
    sockets: 20,
    seconds: 20,
    messagesPerSecond: 100,
    updatesPerSecond: 1_000,
    callsPerSecond: 10,
    answersPerSecond: 5,
    placed: 100,
    answer: { p50: 10, p95: 100, p99: 250 },
    way: { p50: 10, p95: 100, p99: 250 },
    calls: [],
    notSent: { terms: 1 },
    refusals: { 'bet 2013': 1 },
    launchFailures: {},
    errors: {},
    channelsClosed: 0,
    dropped: 0,
    backEndCores: 0.5,
    driver: { cores: 0.5, lag: 20, late: 0 },
  }

  it('holds at 250 ms, whatever bets were refused for', () => {
    expect(whyBroken(held)).toBeNull()
  })

  it.each<[string, Partial<Stretch>]>([
    ["p99 of a bet's answer is 251 ms", { answer: { p50: 10, p95: 100, p99: 251 } }],
    ["p99 of an update's way is 251 ms", { way: { p50: 10, p95: 100, p99: 251 } }],
    ["not known: the driver's own timers were 300 ms late", { driver: { cores: 1, lag: 300, late: 9 } }],
    ['the back end refused: 503 POST /api/single-bet/', { refusals: { '503 POST /api/single-bet/': 1 } }],
    ['2 launches failed: timedOut broken', { members: 8, launchFailures: { 'timedOut broken': 2 } }],
    ['no answer to GET /api/wallet/', { errors: { 'no answer to GET /api/wallet/': 1 } }],
  ])('does not hold where %s', (why, change) => {
    expect(whyBroken({ ...held, ...change })).toBe(why)
  })
})
