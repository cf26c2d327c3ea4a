import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

import { withDefaults } from '../../config.ts'
import { channelListener } from '../../testing/channels.ts'
import { startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

let sandbox: TestSandbox
let alice: TestMember
const { listen, listenUntilOpen, hangUp } = channelListener(() => ({ sandbox, member: alice }))

beforeAll(async () => {
  sandbox = await startTestSandbox({ priceHeartbeatMs: 60, heartbeatMs: 60 })
  alice = await sandbox.enter('alice')
})
afterAll(() => sandbox.close())
afterEach(hangUp)

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

describe('a line', () => {
  it('gives a sign of life every 3 s if it carries prices, and every 10 s if it does not [LIVE-04]', () => {
    expect(withDefaults({})).toMatchObject({ priceHeartbeatMs: 3_000, heartbeatMs: 10_000 })
  })

  it('has the heartbeat of its own channel: that of prices differs from that of notifications [LIVE-04]', async () => {
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

  it('is listed by a control call, until it is closed', async () => {
    const carol = await sandbox.enter('carol')
    const line = await listenUntilOpen('event', { token: carol.settings.token })
    const carols = async () => {
      const { lines } = await sandbox.control<{ lines: { member: string }[] }>('GET', 'sockets')
      return lines.filter(({ member }) => member === 'carol')
    }
    expect(await carols()).toEqual([{ channel: 'event', eventId: 'e1', member: 'carol', server: 'primary' }])
    line.socket.close()
    await expect.poll(carols).toEqual([])
  })

  it('is served by each server, with what happens on any of them; a server that is down cuts its own lines, and refuses new ones [SRV-02] [LIVE-01]', async () => {
    const { servers } = await sandbox.control<{ servers: { name: string; address: string }[] }>(
      'GET',
      'servers',
    )
    for (const { name, address } of servers) {
      const { origin } = new URL(address)
      const line = await listenUntilOpen('events', { origin })
      await sandbox.control('POST', 'events/e2', { scoreline: `${name.length}-0` })
      await expect.poll(() => line.of('market-scoreline').length).toBeGreaterThan(0)
      await sandbox.control('POST', 'servers', { server: name, state: 'down' })
      expect(await line.ended).toBe(1006)
      expect(await listen('events', { origin }).ended).toBe(1006)
      await sandbox.control('POST', 'servers', { server: name, state: 'up' })
      await listenUntilOpen('events', { origin })
    }
  })

  it('opens late if a control call says so, and leaves nothing behind if it was given up before', async () => {
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

  it('carries a heartbeat at intervals, and one with its number for a ping', async () => {
    const line = await listenUntilOpen('events')
    await expect.poll(() => line.of('heartbeat').length).toBeGreaterThan(2)
    const answers = () => line.of('heartbeat').flatMap(({ data }) => data ?? [])
    for (const text of ['ping', 'ping x', 'ping 7']) line.socket.send(text)
    await expect.poll(answers).toEqual([{ ping: 7 }])
    expect(line.problems).toEqual([])
  })

  it('is closed with 1009 if the client sends too much', async () => {
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

  it('that is not read is dropped rather than buffered, and the others go on', async () => {
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

  it('is told about maintenance and closed with 4503', async () => {
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
    const refused = listen('events')
    expect(await refused.ended).toBe(4503)
    await sandbox.control('POST', 'maintenance', { maintenance: false })
    expect((await alice.get('/wallet/')).status).toBe(200)
  })

  it('is not told about a quiet change, which the next question or new connection finds [LIVE-12]', async () => {
    const line = await listenUntilOpen('events')
    const announced = { maintenance: false, from: '2026-05-01T10:00:00Z', to: '2026-05-01T11:00:00Z' }
    await sandbox.control('POST', 'maintenance', { ...announced, quiet: true })
    const status = await fetch(`${sandbox.clientUrl}/maintenance/status.json?timestamp=1`)
    expect(await status.json()).toMatchObject(announced)
    const next = await listenUntilOpen('events')
    await expect.poll(() => next.of('maintenance').map(({ data }) => data)).toEqual([announced])
    expect(line.of('maintenance')).toEqual([])
    await sandbox.control('POST', 'maintenance', { maintenance: false, quiet: true })
  })

  it('is told about maintenance that is announced, moved and called off, and stays open [LIVE-12]', async () => {
    const line = await listenUntilOpen('events')
    const announced = { maintenance: false, from: '2026-05-01T10:00:00Z', to: '2026-05-01T11:00:00Z' }
    const moved = { ...announced, to: '2026-05-01T12:00:00Z' }
    for (const notice of [announced, moved, { maintenance: false }])
      await sandbox.control('POST', 'maintenance', notice)
    await expect
      .poll(() => line.of('maintenance').map(({ data }) => data))
      .toEqual([announced, moved, { maintenance: false, from: null, to: null }])
    expect(line.problems).toEqual([])
    expect((await alice.get('/wallet/')).status).toBe(200)
  })

  it.each(['events', 'notifications'] as const)(
    'begins with the announced maintenance, and with nothing if there is no announcement: %s [LIVE-12]',
    async (channel) => {
      const announced = { maintenance: false, from: '2026-05-01T10:00:00Z', to: '2026-05-01T11:00:00Z' }
      const before = await listenUntilOpen(channel)
      await sandbox.control('POST', 'maintenance', announced)
      const after = await listenUntilOpen(channel)
      await expect.poll(() => after.of('maintenance').map(({ data }) => data)).toEqual([announced])
      expect(before.of('maintenance').map(({ data }) => data)).toEqual([announced])
      expect(after.problems).toEqual([])
      await sandbox.control('POST', 'maintenance', { maintenance: false })
      const last = await listenUntilOpen(channel)
      await expect.poll(() => last.of('heartbeat').length).toBeGreaterThan(0)
      expect(last.of('maintenance')).toEqual([])
    },
  )
})

describe('what the notifications channel says about a booked bet [PREBOOK-06] [LIVE-03]', () => {
  it('is that it was booked, placed or cancelled, with the ticket, and only to its member', async () => {
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
