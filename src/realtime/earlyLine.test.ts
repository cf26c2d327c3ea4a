import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { patience } from '#src/testing/patience.ts'

import { createEarlyLine } from './earlyLine.ts'
import { openConnection, type Socket } from './socket.ts'

let server: WebSocketServer
let connected: WebSocket[]
let paths: (string | undefined)[]
let timers: Map<number, () => void>

beforeEach(async () => {
  connected = []
  paths = []
  timers = new Map()
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket, { url }) => {
    connected.push(socket)
    paths.push(url)
  })
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(async () => {
  for (const client of server.clients) client.terminate()
  await new Promise((resolve) => server.close(resolve))
})

function address(path: string): string {
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('no port')
  return `ws://127.0.0.1:${at.port}${path}`
}

/** A real connection that tells as a browser's does. */
class Line extends EventTarget implements Socket {
  readonly #socket: WebSocket

  constructor(url: string) {
    super()
    this.#socket = new WebSocket(url)
    this.#socket.on('open', () => this.dispatchEvent(new Event('open')))
    this.#socket.on('message', (data: Buffer) =>
      this.dispatchEvent(Object.assign(new Event('message'), { data: data.toString() })),
    )
    this.#socket.on('close', (code) => this.dispatchEvent(Object.assign(new Event('close'), { code })))
  }

  get readyState(): number {
    return this.#socket.readyState
  }

  send(text: string): void {
    this.#socket.send(text)
  }

  close(): void {
    this.#socket.close()
  }
}

/** Early lines over real connections. */
function lines(openSocket: (url: string) => Socket = (url) => new Line(url)) {
  return createEarlyLine({
    openSocket,
    timers: {
      startTimer(run) {
        timers.set(timers.size + 1, run)
        return timers.size
      },
      stopTimer: (id) => void timers.delete(id),
    },
  })
}

/** Listens to a line as a channel does. */
function listen(openSocket: (url: string) => Socket, path: string): string[] {
  const heard: string[] = []
  openConnection({
    openSocket,
    url: address(path),
    onOpen: () => heard.push('open'),
    onMessage: (data) => {
      heard.push(String(data))
      return null
    },
    onAnswered: () => undefined,
    onHeard: () => undefined,
    onSilence: () => undefined,
    silence: 6_000,
    onClose: (code) => heard.push(`close ${code}`),
    now: () => 0,
  })
  return heard
}

const isConnected = (count: number) =>
  vi.waitFor(
    () => expect(connected.map(({ readyState }) => readyState)).toEqual(Array(count).fill(1)),
    patience,
  )

describe('a channel that is opened while the launch is under way', () => {
  it('is the one that is listened to later, and then says all that it has said, in its order [LIVE-01]', async () => {
    const early = lines()
    early.begin(address('/events'))
    await isConnected(1)
    connected[0]?.send('one')
    connected[0]?.send('two')
    // Both are there once a pong is: nothing overtakes on a line.
    await new Promise((resolve) => {
      connected[0]?.once('pong', resolve)
      connected[0]?.ping()
    })
    const heard = listen(early.openSocket, '/events')
    connected[0]?.send('three')
    await vi.waitFor(() => expect(heard).toEqual(['open', 'one', 'two', 'three']), patience)
    expect(paths).toEqual(['/events'])
    expect(timers.size).toBe(0)
  })

  it('is taken once: the next connection is another [LIVE-04]', async () => {
    const early = lines()
    early.begin(address('/events'))
    const first = listen(early.openSocket, '/events')
    await vi.waitFor(() => expect(first).toEqual(['open']), patience)
    const second = listen(early.openSocket, '/events')
    await vi.waitFor(() => expect(second).toEqual(['open']), patience)
    expect(paths).toEqual(['/events', '/events'])
  })

  it('is closed where another address is wanted [LIVE-01]', async () => {
    const early = lines()
    early.begin(address('/events'))
    await isConnected(1)
    const heard = listen(early.openSocket, '/events?token=other')
    await vi.waitFor(() => expect(heard).toEqual(['open']), patience)
    await vi.waitFor(() => expect(connected[0]?.readyState).toBe(3), patience)
    expect(connected[1]?.readyState).toBe(1)
  })

  it('is tried again where the server closed it before anybody listened [LIVE-04]', async () => {
    const opened: Socket[] = []
    const early = lines((url) => {
      const socket = new Line(url)
      opened.push(socket)
      return socket
    })
    early.begin(address('/events'))
    await isConnected(1)
    connected[0]?.close(4503)
    await vi.waitFor(() => expect(opened[0]?.readyState).toBe(3), patience)
    const heard = listen(early.openSocket, '/events')
    await vi.waitFor(() => expect(heard).toEqual(['open']), patience)
    expect(opened).toHaveLength(2)
  })

  it('is closed where nobody takes it: a launch that fails holds no line [LIVE-01]', async () => {
    const early = lines()
    early.begin(address('/events'))
    await isConnected(1)
    for (const run of timers.values()) run()
    await vi.waitFor(() => expect(connected[0]?.readyState).toBe(3), patience)
    const heard = listen(early.openSocket, '/events')
    await vi.waitFor(() => expect(heard).toEqual(['open']), patience)
  })

  it('says nothing of an address that the browser refuses: the caller is told [LIVE-04]', () => {
    const refuse = (): Socket => {
      throw new SyntaxError('refused')
    }
    const early = lines(refuse)
    expect(() => early.begin('ws://events')).not.toThrow()
    expect(() => early.openSocket('ws://events')).toThrow('refused')
  })
})
