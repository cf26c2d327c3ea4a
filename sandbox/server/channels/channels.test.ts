import { readFileSync } from 'node:fs'

import formats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from 'yaml'

import { withDefaults } from '../../config.ts'
import { startTestSandbox, type TestMember, type TestSandbox } from '../testing.ts'

interface Message {
  room: string
  event: string
  data: unknown
  timestamp: number
}

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
for (const file of ['client.yaml', 'realtime.yaml']) {
  const text = readFileSync(new URL(`../../../openapi/${file}`, import.meta.url), 'utf8')
  ajv.addSchema(parse(text), file)
}
const schemaOf = {
  events: 'EventsChannelMessage',
  event: 'EventChannelMessage',
  notifications: 'NotificationsChannelMessage',
}

let sandbox: TestSandbox
let alice: TestMember
const open: WebSocket[] = []

beforeAll(async () => {
  sandbox = await startTestSandbox({ priceHeartbeatMs: 60, heartbeatMs: 60 })
  alice = await sandbox.enter('alice')
})
afterAll(() => sandbox.close())
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

/** Listens as a client does; every message must be as the realtime contract says. */
function listen(
  channel: keyof typeof schemaOf,
  options: { token?: string; path?: string; query?: string; origin?: string } = {},
) {
  const { token = alice.settings.token, query = 'combo=false', origin = sandbox.clientUrl } = options
  const path = options.path ?? (channel === 'event' ? 'events/e1/' : `${channel}/`)
  const url = `${origin.replace('http', 'ws')}/game-client/v8/${path}?auth_token=${token}&${query}`
  const socket = new WebSocket(url)
  open.push(socket)
  const messages: Message[] = []
  const problems: string[] = []
  const validate = ajv.getSchema(`realtime.yaml#/components/schemas/${schemaOf[channel]}`)
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString())
    if (validate?.(message) !== true) problems.push(`${message.event}: ${ajv.errorsText(validate?.errors)}`)
    messages.push(message)
  })
  const ended = new Promise<number>((resolve) => {
    socket.on('close', resolve)
    socket.on('error', () => {})
  })
  const refused = new Promise<number>((resolve) =>
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0)),
  )
  const of = (event: string) => messages.filter((message) => message.event === event)
  return {
    socket,
    messages,
    of,
    problems,
    ended,
    refused,
    isOpen: () => socket.readyState === WebSocket.OPEN,
  }
}

async function listenUntilOpen(...args: Parameters<typeof listen>) {
  const line = listen(...args)
  await expect.poll(() => line.of('heartbeat').length).toBeGreaterThan(0)
  return line
}

describe('the handshake', () => {
  it.each(['', 'not-a-token'])('refuses the token "%s" with 401 [LIVE-04]', async (token) => {
    const line = listen('events', { token })
    expect(await line.refused).toBe(401)
  })

  it('refuses a forbidden session with 403 [LIVE-04]', async () => {
    const bob = await sandbox.enter('bob')
    await sandbox.control('POST', 'sessions', { member: 'bob', action: 'forbid' })
    expect(await listen('events', { token: bob.settings.token }).refused).toBe(403)
  })
})

describe('the events channel [LIVE-01]', () => {
  it('sends all that changed in a tick in one message, each market with all of its selections', async () => {
    const line = await listenUntilOpen('events')
    const { model } = sandbox.sandbox.world
    model.batch(() => {
      const at = sandbox.sandbox.world.clock.now()
      for (const marketId of ['e1-1x2', 'e1-ah', 'e2-1x2']) {
        model.apply({ kind: 'prices', marketId, prices: [{ side: 'home', euro: '2.22' }] }, at)
      }
    })
    await expect.poll(() => line.of('gameclient-updates').length).toBe(1)
    expect(line.of('gameclient-updates')[0]).toMatchObject({
      room: 'events',
      data: [
        {
          marketId: 'e1-1x2',
          selection: [{ betTypeSelectionName: 'home', euroOdds: '2.22', malayOdds: '-0.81' }, {}, {}],
        },
        { marketId: 'e1-ah', selection: [{ handicap: '-0.25' }, { handicap: '0.25' }] },
        { marketId: 'e2-1x2', eventId: 'e2' },
      ],
    })
    expect(line.problems).toEqual([])
  })

  it('tells suspensions, results, scores and what becomes of events', async () => {
    const line = await listenUntilOpen('events')
    await sandbox.control('POST', 'markets/e3-1x2', { status: 'paused' })
    await sandbox.control('POST', 'events/e3', { inPlay: true, scoreline: '1-0', details: "12'" })
    await sandbox.control('POST', 'markets/e3-1x2', { settle: { home: 'win' }, resultValue: '1-0' })
    await sandbox.control('POST', 'events/e3', { close: true })
    await expect
      .poll(() => line.of('gameclient-events').map(({ data }) => data))
      .toContainEqual(expect.objectContaining({ eventId: 'e3', action: 'removed' }))
    const updates = line.of('gameclient-updates').flatMap(({ data }) => data)
    expect(updates).toContainEqual(expect.objectContaining({ marketId: 'e3-1x2', status: 'paused' }))
    expect(updates).toContainEqual(
      expect.objectContaining({
        marketId: 'e3-1x2',
        status: 'settled',
        selection: expect.arrayContaining([expect.objectContaining({ won: true, result: 'win' })]),
      }),
    )
    expect(line.of('gameclient-events').map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ eventId: 'e3', action: 'changed', inPlay: 'true' }),
    )
    expect(line.of('market-scoreline').map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ eventId: 'e3', matchScoreline: '1-0', details: "12'", inPlay: 'true' }),
    )
    expect(line.problems).toEqual([])
  })

  it("sends every market's changes with rising time stamps [LIVE-06]", async () => {
    const line = await listenUntilOpen('events')
    for (const home of ['2.30', '2.31', '2.32'])
      await sandbox.control('POST', 'markets/e1-1x2', { prices: { home } })
    await expect.poll(() => line.of('gameclient-updates').length).toBe(3)
    const stamps = line
      .of('gameclient-updates')
      .flatMap(({ data }) => data)
      .map((update) => Object(update).timeStamp)
    expect(stamps).toEqual([...new Set(stamps)].toSorted((a, b) => a - b))
  })
})

describe("an event's channel [LIVE-02]", () => {
  it('tells of its own event alone', async () => {
    const line = await listenUntilOpen('event')
    await sandbox.control('POST', 'markets/e2-ah', { prices: { home: '1.50' } })
    await sandbox.control('POST', 'markets/e1-ah', { prices: { home: '1.60' } })
    await expect.poll(() => line.of('gameclient-updates').length).toBe(1)
    expect(line.of('gameclient-updates')[0]).toMatchObject({
      room: 'event:e1',
      data: [{ marketId: 'e1-ah' }],
    })
    expect(line.problems).toEqual([])
  })

  it('asks to be read again when a market comes, and when a control call says so', async () => {
    const line = await listenUntilOpen('event')
    await sandbox.control('POST', 'events/e1', { refresh: true })
    await expect.poll(() => line.of('gameclient-refresh').length).toBe(1)
    const { model, clock } = sandbox.sandbox.world
    const selections = [
      { side: 'odd', name: 'Odd', euro: '1.90' },
      { side: 'even', name: 'Even', euro: '1.90' },
    ]
    model.apply(
      {
        kind: 'market',
        market: { marketId: 'e1-oe', eventId: 'e1', name: 'Odd/even', betType: 'OE', selections },
      },
      clock.now(),
    )
    await expect
      .poll(() => line.of('gameclient-refresh').map(({ data }) => data))
      .toEqual([{ eventId: 'e1' }, { eventId: 'e1' }])
    expect(line.problems).toEqual([])
  })
})

describe('the notifications channel', () => {
  it("tells a member that the member's ticket has settled, and nobody else [HIST-03]", async () => {
    await alice.bet({ marketId: 'e2-ou', side: 'over', odds: '1.90', line: '2.75' })
    const bob = await sandbox.enter('bob')
    const mine = await listenUntilOpen('notifications', { query: 'lang=en' })
    const theirs = await listenUntilOpen('notifications', { query: 'lang=en', token: bob.settings.token })
    await sandbox.control('POST', 'markets/e2-ou', { settle: { over: 'win' } })
    await expect.poll(() => mine.of('notification').length).toBe(1)
    const { bets } = await sandbox.ledger('alice')
    expect(mine.of('notification')[0]?.data).toMatchObject({
      results: [{ ticketNum: bets.at(-1)?.ticketNum, type: 'success' }],
    })
    expect(theirs.of('notification')).toEqual([])
    expect(mine.problems).toEqual([])
  })
})

describe('a line', () => {
  it('gives a sign of life every 3 s where it carries prices, and every 10 s where it does not [LIVE-04]', () => {
    expect(withDefaults({})).toMatchObject({ priceHeartbeatMs: 3_000, heartbeatMs: 10_000 })
  })

  it('has the heartbeat of its own channel: prices have another than notifications [LIVE-04]', async () => {
    const server = await startTestSandbox({ priceHeartbeatMs: 20, heartbeatMs: 600_000 })
    const member = await server.enter('alice')
    const token = member.settings.token
    const origin = server.clientUrl
    const lines = [
      await listenUntilOpen('events', { token, origin }),
      await listenUntilOpen('event', { token, origin }),
      await listenUntilOpen('notifications', { token, origin, query: 'lang=en' }),
    ]
    const heard = () => lines.map((line) => line.of('heartbeat').length > 3)
    await expect.poll(heard).toEqual([true, true, false])
    await server.close()
  })

  it('is listed by a control call, and no more once it is closed', async () => {
    const carol = await sandbox.enter('carol')
    const line = await listenUntilOpen('event', { token: carol.settings.token })
    const carols = async () => {
      const { lines } = await sandbox.control<{ lines: { member: string }[] }>('GET', 'sockets')
      return lines.filter(({ member }) => member === 'carol')
    }
    expect(await carols()).toEqual([{ channel: 'event', eventId: 'e1', member: 'carol' }])
    line.socket.close()
    await expect.poll(carols).toEqual([])
  })

  it('opens late where a control call says so, and leaves nothing where it was given up before', async () => {
    await sandbox.control('POST', 'sockets', { action: 'delay', delay: 60_000, channel: 'event' })
    const given = listen('event')
    const other = await listenUntilOpen('events')
    expect(given.isOpen()).toBe(false)
    given.socket.terminate()
    await sandbox.control('POST', 'sockets', { action: 'delay', delay: 0 })
    await listenUntilOpen('event')
    expect(other.isOpen()).toBe(true)
    const { lines } = await sandbox.control<{ lines: { channel: string }[] }>('GET', 'sockets')
    expect(lines.filter(({ channel }) => channel === 'event')).toHaveLength(1)
  })

  it('carries a heartbeat every so often, and one with its number for a ping', async () => {
    const line = await listenUntilOpen('events')
    await expect.poll(() => line.of('heartbeat').length).toBeGreaterThan(2)
    const answers = () => line.of('heartbeat').flatMap(({ data }) => data ?? [])
    for (const text of ['ping', 'ping x', 'ping 7']) line.socket.send(text)
    await expect.poll(answers).toEqual([{ ping: 7 }])
    expect(line.problems).toEqual([])
  })

  it('is closed with 1009 when the client says too much', async () => {
    const line = await listenUntilOpen('events')
    line.socket.send('x'.repeat(1025))
    expect(await line.ended).toBe(1009)
  })

  it.each([
    ['end', 4401],
    ['forbid', 4403],
  ])('ends with its session: %s closes it with %i [LIVE-04]', async (action, code) => {
    const carol = await sandbox.enter('carol')
    const line = await listenUntilOpen('events', { token: carol.settings.token })
    await sandbox.control('POST', 'sessions', { member: 'carol', action })
    expect(await line.ended).toBe(code)
  })

  it('that is not read is given up rather than buffered for, and the others go on', async () => {
    const idle = await listenUntilOpen('notifications', { query: 'lang=en' })
    const reader = await listenUntilOpen('events')
    idle.socket.pause()
    const results = [
      {
        id: 'n',
        type: 'info',
        message: 'x'.repeat(200_000),
        ticketNum: null,
        dateCreatedUtc: '2026-05-01T10:00:00Z',
      },
    ] as const
    await expect
      .poll(() => {
        for (let message = 0; message < 20; message += 1) sandbox.sandbox.hub.notify('alice', [...results])
        return sandbox.sandbox.hub.lines({ channel: 'notifications' }).length
      })
      .toBe(0)
    expect(reader.isOpen()).toBe(true)
  })

  it('is closed when its token has expired', async () => {
    let now = Date.now()
    const brief = await startTestSandbox({ heartbeatMs: 30, tokenLifetimeMs: 60_000, realNow: () => now })
    const member = await brief.enter('alice')
    const url = `${brief.clientUrl.replace('http', 'ws')}/game-client/v8/events/?auth_token=${member.settings.token}&combo=false`
    const socket = new WebSocket(url)
    const closed = new Promise((resolve) => socket.on('close', resolve))
    await new Promise((resolve) => socket.on('open', resolve))
    now += 60_000
    expect(await closed).toBe(4401)
    await brief.close()
  })

  it.each([
    [{ action: 'close', code: 1012 }, 1012],
    [{ action: 'close', code: 4401, channel: 'events' }, 4401],
    [{ action: 'drop', member: 'alice' }, 1006],
  ])('can be cut by a control call %j', async (call, code) => {
    const line = await listenUntilOpen('events')
    await sandbox.control('POST', 'sockets', call)
    expect(await line.ended).toBe(code)
  })

  it('can be muted and comes back with a burst, as a half-open one does; the answer to a ping overtakes none of it', async () => {
    const line = await listenUntilOpen('events')
    await sandbox.control('POST', 'sockets', { action: 'mute' })
    const before = line.messages.length
    await sandbox.control('POST', 'markets/e1-1x2', { prices: { home: '4.00' } })
    const other = await listenUntilOpen('events')
    await expect.poll(() => other.of('heartbeat').length).toBeGreaterThan(2)
    line.socket.send('ping 1')
    expect(line.messages.length).toBe(before)
    await sandbox.control('POST', 'sockets', { action: 'unmute' })
    const answer = () => line.messages.findIndex(({ event, data }) => event === 'heartbeat' && data !== null)
    await expect.poll(answer).toBeGreaterThan(0)
    expect(line.messages.findIndex(({ event }) => event === 'gameclient-updates')).toBeLessThan(answer())
    expect(line.of('gameclient-updates')).toHaveLength(1)
    expect(line.isOpen()).toBe(true)
  })

  it('can be made to lag: signs of life come, and the rest in a burst afterwards', async () => {
    const line = await listenUntilOpen('events')
    await sandbox.control('POST', 'sockets', { action: 'lag' })
    await sandbox.control('POST', 'markets/e1-1x2', { prices: { home: '4.10' } })
    const before = line.of('heartbeat').length
    await expect.poll(() => line.of('heartbeat').length).toBeGreaterThan(before + 1)
    expect(line.of('gameclient-updates')).toEqual([])
    await sandbox.control('POST', 'sockets', { action: 'unmute' })
    await expect.poll(() => line.of('gameclient-updates').length).toBe(1)
  })

  it('hears of maintenance and is closed with 4503', async () => {
    const line = await listenUntilOpen('notifications', { query: 'lang=en' })
    await sandbox.control('POST', 'maintenance', {
      maintenance: true,
      from: '2026-05-01T10:00:00Z',
      to: '2026-05-01T11:00:00Z',
    })
    expect(await line.ended).toBe(4503)
    expect(line.of('maintenance')[0]?.data).toMatchObject({ maintenance: true, to: '2026-05-01T11:00:00Z' })
    expect(line.problems).toEqual([])
    expect((await alice.get('/wallet/')).status).toBe(503)
    const status = await fetch(`${sandbox.clientUrl}/maintenance/status.json?timestamp=1`)
    expect(await status.json()).toMatchObject({ maintenance: true })
    await sandbox.control('POST', 'maintenance', { maintenance: false })
    expect((await alice.get('/wallet/')).status).toBe(200)
  })
})

describe('what the notifications channel says of a booked bet [PREBOOK-06] [LIVE-03]', () => {
  it('is that it was booked, placed or cancelled, with the ticket, and to its member alone', async () => {
    await sandbox.control('POST', 'features', { isPrebookingEnabled: true })
    const bob = await sandbox.enter('bob')
    const line = await listenUntilOpen('notifications')
    const bobs = await listenUntilOpen('notifications', { token: bob.settings.token })
    await sandbox.control('POST', 'markets/e3-ou', { status: 'paused' })
    const book = async (odds: string): Promise<string> =>
      (await (await alice.book({ marketId: 'e3-ou', side: 'under', line: '2.75', odds })).json()).ticket
        .ticketNum
    const [placed, cancelled] = [await book('1.95'), await book('9.00')]
    await sandbox.control('POST', 'markets/e3-ou', { status: 'open' })
    await alice.cancel(cancelled)
    await expect.poll(() => line.of('prebook-notification').length).toBe(4)
    expect(line.of('prebook-notification').map(({ data }) => data)).toMatchObject([
      { ticketNum: placed, prebookStatus: 'booked' },
      { ticketNum: cancelled, prebookStatus: 'booked' },
      { ticketNum: placed, prebookStatus: 'accepted', ticket: { totalOdds: '2.00' } },
      { ticketNum: cancelled, prebookStatus: 'cancelled', ticket: { returns: '100.00' } },
    ])
    expect(line.problems).toEqual([])
    expect(bobs.of('prebook-notification')).toEqual([])
  })
})
