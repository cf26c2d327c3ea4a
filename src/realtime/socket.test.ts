import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { channelUrl } from './channels.ts'
import { openConnection, type Socket } from './socket.ts'

let server: WebSocketServer

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(async () => {
  for (const client of server.clients) client.terminate()
  await new Promise((resolve) => server.close(resolve))
})

function open(change: { path?: string; now?: () => number; openSocket?: () => Socket } = {}) {
  const { port } = server.address() as AddressInfo
  const heard: unknown[] = []
  const events: string[] = []
  const line = openConnection({
    openSocket: change.openSocket ?? ((url) => new WebSocket(url) as unknown as Socket),
    url: `ws://127.0.0.1:${port}${change.path ?? '/'}`,
    onOpen: () => events.push('open'),
    onMessage: (data) => {
      heard.push(data)
      return typeof data === 'string' && data.startsWith('answer ') ? Number(data.slice(7)) : null
    },
    onAnswered: () => events.push('answered'),
    onHeard: () => events.push('heard'),
    onSilence: () => events.push(`silence before ${heard.length}`),
    silence: 6_000,
    onClose: (code) => events.push(`close ${code}`),
    now: change.now ?? (() => 0),
  })
  return { line, heard, events }
}

function nextClient(): Promise<WebSocket> {
  return new Promise((resolve) => server.once('connection', resolve))
}

describe('a connection to a channel', () => {
  it('passes every message on, and says that it was heard at most once a second [LIVE-04]', async () => {
    let now = 0
    const connected = nextClient()
    const { heard, events } = open({ now: () => now })
    const client = await connected
    client.send('one')
    client.send('two')
    await expect.poll(() => heard).toEqual(['one', 'two'])
    now = 1_000
    client.send('three')
    await expect.poll(() => heard).toHaveLength(3)
    expect(events).toEqual(['open', 'heard', 'heard'])
  })

  it('says when it hears after a silence, before the message is read [LIVE-05]', async () => {
    let now = 0
    const connected = nextClient()
    const { heard, events } = open({ now: () => now })
    const client = await connected
    await expect.poll(() => events).toEqual(['open'])
    for (const [time, text] of [
      [6_000, 'in time'],
      [12_001, 'late'],
    ] as const) {
      now = time
      client.send(text)
      await expect.poll(() => heard).toContain(text)
    }
    expect(events).toEqual(['open', 'heard', 'silence before 1', 'heard'])
  })

  it('asks for a heartbeat with a number, and tells the answer to the newest one alone [LIVE-05]', async () => {
    const connected = nextClient()
    const { line, heard, events } = open()
    const client = await connected
    const asked: string[] = []
    client.on('message', (data) => asked.push(Buffer.isBuffer(data) ? data.toString() : ''))
    await expect.poll(() => events).toContain('open')
    line.ping()
    line.ping()
    await expect.poll(() => asked).toEqual(['ping 1', 'ping 2'])
    client.send('answer 1')
    await expect.poll(() => heard).toHaveLength(1)
    expect(events).not.toContain('answered')
    client.send('answer 2')
    await expect.poll(() => events).toContain('answered')
  })

  it.each([4401, 4403, 4503, 1001])(
    'tells the close code %i as the server gave it [LIVE-04]',
    async (code) => {
      const connected = nextClient()
      const { events } = open()
      const client = await connected
      client.close(code)
      await expect.poll(() => events).toContain(`close ${code}`)
    },
  )

  it('tells a cut connection as 1006 [LIVE-04]', async () => {
    const connected = nextClient()
    const { events } = open()
    const client = await connected
    client.terminate()
    await expect.poll(() => events).toContain('close 1006')
  })

  it('tells nothing more once it is closed here [LIVE-04]', async () => {
    const connected = nextClient()
    const { line, heard, events } = open()
    const client = await connected
    await expect.poll(() => events).toEqual(['open'])
    client.send('late')
    line.close()
    await new Promise((resolve) => client.once('close', resolve))
    expect(heard).toEqual([])
    expect(events).toEqual(['open'])
  })

  it('treats an address that the browser refuses as a connection that failed', async () => {
    const { events } = open({
      openSocket() {
        throw new DOMException('insecure', 'SecurityError')
      },
    })
    await expect.poll(() => events).toEqual(['close 1006'])
  })
})

describe('the address of a channel', () => {
  const settings = { origin: 'ws://localhost:4400', token: 'a b', language: 'vi' } as const

  it("is the contract's, with its parameters [LIVE-01] [LIVE-02] [LIVE-03] [SRV-04]", () => {
    expect(channelUrl({ kind: 'events' }, settings)).toBe(
      'ws://localhost:4400/game-client/v8/events/?auth_token=a+b&combo=false',
    )
    expect(channelUrl({ kind: 'event', eventId: 'e/1' }, settings)).toBe(
      'ws://localhost:4400/game-client/v8/events/e%2F1/?auth_token=a+b&eventId=e%2F1&combo=false',
    )
    expect(channelUrl({ kind: 'notifications' }, settings)).toBe(
      'ws://localhost:4400/game-client/v8/notifications/?auth_token=a+b&lang=vi',
    )
  })
})
