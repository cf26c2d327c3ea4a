import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { sendJson, startTestSandbox, type TestSandbox } from '../testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ frozen: true, epoch: 1_000_000_000_000 })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

interface ClockReply {
  now: number
  frozen: boolean
  speed: number
  settled: boolean
}
const clock = (move: object) => sandbox.control<ClockReply>('POST', 'clock', move)
const tryControl = async (method: string, path: string, body?: object) => {
  const reply = await sendJson(`${sandbox.clientUrl}/sandbox/${path}`, method, body)
  return { status: reply.status, body: await reply.json() }
}

describe('the clock', () => {
  it('stands still until it is moved, and only goes forward', async () => {
    expect(await clock({})).toMatchObject({ now: 1_000_000_000_000, frozen: true, speed: 1, settled: true })
    expect(await clock({ advance: 500 })).toMatchObject({ now: 1_000_000_000_500 })
    expect(await clock({ to: 1_000_000_001_000 })).toMatchObject({ now: 1_000_000_001_000 })
    expect(await tryControl('POST', 'clock', { to: 5 })).toMatchObject({ status: 400 })
    expect(await tryControl('POST', 'clock', { advance: 1, to: 2_000_000_000_000 })).toMatchObject({
      status: 400,
    })
  })

  it.each([
    [{ to: 8_640_000_000_000_001 }, 'The clock cannot show 8640000000000001'],
    [{ to: 1e300 }, 'The clock cannot show 1e+300'],
    [{ to: 1_000_000_000_000.5 }, 'The clock cannot show 1000000000000.5'],
    [{ to: -1 }, 'The clock cannot show -1'],
    [{ to: 999_999_999_999 }, 'The clock only moves forward: it is 2001-09-09T01:46:4'],
    [{ to: 'tomorrow' }, 'body/to must be number'],
    [{ to: null }, 'body/to must be number'],
    [{ advance: -1 }, 'The clock moves forward by whole milliseconds, not by -1.'],
    [{ advance: 0.5 }, 'The clock moves forward by whole milliseconds, not by 0.5.'],
    [{ advance: 1e300 }, 'The clock moves forward by whole milliseconds, not by 1e+300.'],
    [{ advance: 400 * 24 * 3_600_000 }, 'The clock moves by 31622400000 ms (366 days) at once'],
    [{ speed: 0 }, 'The speed is above 0 and at most 3600, not 0.'],
    [{ speed: 3601 }, 'The speed is above 0 and at most 3600, not 3601.'],
  ])('refuses %j with its reason, and has changed nothing', async (move, reason) => {
    await clock({ freeze: false, speed: 2 })
    await clock({ freeze: true })
    const before = await clock({})
    await clock({ freeze: false })
    const refused = await tryControl('POST', 'clock', { freeze: true, ...move })
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining(reason) } })
    const after = await clock({})
    expect(after).toMatchObject({ frozen: false, speed: 2 })
    expect(after.now - before.now).toBeLessThan(24 * 3_600_000)
  })

  it('runs at a speed, and stops again', async () => {
    await clock({ speed: 3600, freeze: false })
    await expect.poll(async () => (await clock({})).now).toBeGreaterThan(1_000_000_010_000)
    const stopped = await clock({ freeze: true })
    expect(await clock({})).toMatchObject({ now: stopped.now, frozen: true, speed: 3600 })
  })
})

describe('the features', () => {
  const features = async () => (await sandbox.enter('alice')).settings.features

  it('apply as set from the next session on, or are not sent at all, until a reset [LAUNCH-14]', async () => {
    const usual = await features()
    expect(usual).toMatchObject({ isEsportsEnabled: true, isMiniGameEnabled: false })
    await sandbox.control('POST', 'features', { isMiniGameEnabled: true })
    const set = await sandbox.control('POST', 'features', { isEsportsEnabled: null })
    expect(set).toMatchObject({ features: { isMiniGameEnabled: true, isEsportsEnabled: null } })
    const { isEsportsEnabled, ...rest } = usual
    expect(await features()).toEqual({ ...rest, isMiniGameEnabled: true })
    expect(await sandbox.control('GET', 'features')).toEqual(set)
    await sandbox.control('POST', 'reset', {})
    expect(await features()).toEqual({ isEsportsEnabled, ...rest })
  })

  it('give guests no favourites, whatever the setting [LAUNCH-05] [LAUNCH-14]', async () => {
    await sandbox.control('POST', 'features', { isFavouritesEnable: true })
    expect((await sandbox.enterAsGuest()).settings.features).toMatchObject({ isFavouritesEnable: false })
  })
})

describe('a control call', () => {
  it.each([
    ['clock', { advanc: 5 }, 'There is no "advanc" here.'],
    [
      'faults',
      { method: 'POST', path: '/single-bets/', kind: 'hang' },
      'The contract has no POST /single-bets/.',
    ],
    [
      'faults',
      { method: 'POST', path: '/single-bet/', kind: 'explode' },
      'body/kind must be equal to one of the allowed values',
    ],
    ['features', { isEsportEnabled: true }, 'There is no "isEsportEnabled" here.'],
    ['sockets', { action: 'close', code: 1006 }, 'A server cannot close a socket with 1006.'],
    ['sockets', { action: 'delay' }, 'A delay belongs to the action delay'],
    ['sockets', { action: 'drop', delay: 5 }, 'A delay belongs to the action delay'],
    ['sockets', { action: 'delay', delay: 5, member: 'alice' }, 'A delay is for everybody'],
    ['sockets', { action: 'delay', delay: -1 }, 'body/delay must be >= 0'],
    ['launch', { member: 'nobody' }, 'There is no member "nobody".'],
    ['markets/e1-1x2', { prices: { nobody: '2.00' } }, 'Market e1-1x2 has no selection nobody.'],
    ['markets/e1-1x2', { prices: { home: '1.00' } }, '1.00 is not a price'],
    ['maintenance', {}, "body must have required property 'maintenance'"],
    [
      'maintenance',
      { maintenance: true, from: '2026-05-01T11:00:00Z', to: '2026-05-01T11:00:00Z' },
      'Maintenance ends after it begins.',
    ],
  ])('to %s with %j says what is wrong', async (path, body, reason) => {
    const answer = await tryControl('POST', path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toContain(reason)
  })

  it('to an event gives it other names, and its selections too', async () => {
    const hostile = '\u202Emoc.live'
    await sandbox.control('POST', 'events/e1', {
      names: { home: hostile, competitionName: 'x'.repeat(10_000), gameId: '99', gameName: 'Curling' },
    })
    const { events } = await sandbox.control<{ events: { home: string; markets: object[] }[] }>(
      'GET',
      'events?event=e1',
    )
    expect(events).toMatchObject([
      { home: hostile, gameId: '99', gameName: 'Curling', competitionName: 'x'.repeat(10_000) },
    ])
    expect(await sandbox.control('GET', 'events?game=99')).toMatchObject({ count: 1 })
    expect(events[0]?.markets[0]).toMatchObject({
      selections: expect.arrayContaining([expect.objectContaining({ side: 'home', name: hostile })]),
    })
    expect(await tryControl('POST', 'events/e1', { names: {} })).toMatchObject({ status: 400 })
  })

  it.each(['markets/nowhere', 'events/nowhere'])('to %s says that it does not exist', async (path) => {
    expect(await tryControl('POST', path, {})).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('nowhere') },
    })
  })

  it('is only for this machine, under its own name', async () => {
    const { request } = await import('node:http')
    const status = await new Promise((resolve, reject) => {
      const url = new URL(`${sandbox.clientUrl}/sandbox/clock`)
      const call = request({
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname,
        headers: { host: 'evil.example' },
      })
      call.on('response', (response) => resolve(response.statusCode))
      call.on('error', reject)
      call.end()
    })
    expect(status).toBe(403)
  })
})

describe('a market', () => {
  it('accepts prices, statuses and limits by hand, and keeps its feed out', async () => {
    await sandbox.control('POST', 'markets/e1-1x2', {
      prices: { home: '3.33' },
      limits: { min: '20', max: '40' },
    })
    const { model, clock: now } = sandbox.sandbox.world
    model.apply(
      { kind: 'prices', marketId: 'e1-1x2', prices: [{ side: 'home', euro: '9.00' }] },
      now.now(),
      'feed',
    )
    const { events } = await sandbox.control<{ events: { markets: object[] }[] }>('GET', 'events?event=e1')
    expect(events[0]?.markets[0]).toMatchObject({
      held: true,
      minAmount: '20',
      maxAmount: '40',
      selections: [{ side: 'home', euroOdds: '3.33' }, {}, {}],
    })
    await sandbox.control('POST', 'markets/e1-1x2', { hold: false })
    model.apply(
      { kind: 'prices', marketId: 'e1-1x2', prices: [{ side: 'home', euro: '9.00' }] },
      now.now(),
      'feed',
    )
    expect(model.market('e1-1x2')?.selections[0]?.price.euro).toBe('9.00')
  })

  it('is the same after a restart', async () => {
    const data = `${sandbox.folder}/again`
    const first = await startTestSandbox({ data, frozen: true })
    await first.control('POST', 'markets/e1-1x2', { prices: { home: '3.33' }, status: 'paused' })
    await first.control('POST', 'clock', { advance: 1000 })
    await first.control('POST', 'events/e2', { scoreline: '3-2', details: "80'" })
    const before = await first.control<{ events: object[] }>('GET', 'events')
    const then = await first.control<ClockReply>('GET', 'clock')
    await first.close()
    const second = await startTestSandbox({ data, frozen: true })
    expect(await second.control('GET', 'events')).toEqual(before)
    expect(await second.control('GET', 'clock')).toEqual(then)
    await second.close()
  })
})

describe('the views', () => {
  it('list the members with their purpose and their money', async () => {
    const { members } = await sandbox.control<{ members: object[] }>('GET', 'members')
    expect(members).toContainEqual(
      expect.objectContaining({ member: 'poor', balance: '5.00', meaning: expect.any(String) }),
    )
  })

  it('pick events', async () => {
    const ids = async (query: string) => {
      const { events } = await sandbox.control<{ events: { eventId: string }[] }>('GET', `events?${query}`)
      return events.map((event) => event.eventId)
    }
    expect(await ids('inPlay=true')).toEqual(['e2'])
    expect(await ids('inPlay=false&limit=1')).toEqual(['e1'])
    expect(await ids('timing=early')).toEqual(['e3'])
    expect(await ids('game=2')).toEqual([])
  })

  it("show a member's ledger, and refuse an unknown member", async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet()
    expect(await sandbox.ledger('alice')).toMatchObject({
      wallet: { balance: '9900.00', currency: 'CNY' },
      bets: [{ amount: '100.00', euroOdds: '2.10', status: 'pending', legs: [{ side: 'home' }] }],
      entries: [{ kind: 'deposit' }, { kind: 'stake', amount: '-100.00', balanceAfter: '9900.00' }],
      uniques: [{ status: 'placed' }],
      problems: [],
    })
    expect(await tryControl('GET', 'ledger?member=nobody')).toMatchObject({ status: 404 })
    expect(await tryControl('GET', 'ledger')).toMatchObject({ status: 400 })
  })

  it('say which feeds play, and what could not be used in them', async () => {
    expect(await sandbox.control('GET', 'feeds')).toMatchObject({
      feeds: [{ name: 'quiet', problems: [] }, { name: 'control' }],
    })
  })
})

describe('a reset', () => {
  it('starts over: no bets, no sessions, no faults, the original market', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet()
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'closed' })
    await sandbox.control('POST', 'faults', { method: 'GET', path: '/games', kind: 'hang' })
    expect(await sandbox.control('POST', 'reset', { seed: 12 })).toMatchObject({ seed: 12, frozen: true })
    expect(await sandbox.ledger('alice')).toMatchObject({
      wallet: { balance: '10000.00' },
      bets: [],
      uniques: [],
    })
    expect((await alice.get('/games')).status).toBe(401)
    const again = await sandbox.enter('alice')
    expect((await again.get('/games')).status).toBe(200)
    expect((await again.bet()).status).toBe(201)
  })

  it('begins at the given time, which may be before that of the world it ends', async () => {
    const epoch = Date.UTC(2025, 5, 1, 18)
    expect(await sandbox.control('POST', 'reset', { epoch })).toMatchObject({ now: epoch, epoch })
    expect(await sandbox.control('POST', 'reset', { epoch: epoch - 1 })).toMatchObject({ now: epoch - 1 })
    const reply = await fetch(`${sandbox.clientUrl}/sandbox/reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ epoch: -1 }),
    })
    expect(reply.status).toBe(400)
  })
})
