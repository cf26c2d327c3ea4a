import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type WebSocket, WebSocketServer } from 'ws'

import type { MarketMessage, Stream } from './stream.ts'

/** Messages a second: each carries its share of the updates of one hundredth of a second. */
const messagesPerSecond = 100
/** The client has another channel for notices, which no prices come on. */
const eventsChannel = /^\/game-client\/v8\/events\/\?/

export interface BenchServer {
  readonly origin: string
  /** The page the floor starts from: markup of the rows as the client had mounted them, and its rules. */
  floorPage: string
  /** Sends nothing (0) or this many selection updates a second to every open events channel. */
  rate: number
  /** When each price of the sentinel selection was sent: milliseconds since 1970, with fractions. */
  readonly sentinelSent: Map<string, number>
  close(): void
}

/**
 * Stands before a real sandbox: passes every call through, and puts in the place of the list of events
 * and of the events channel the benchmark's own: as many events as wanted and the recorded stream at
 * the wanted rate. So the client that is measured is the built one, launched and running as ever.
 * @param replyTo asked first: the benchmark's own reply to a call, or null
 */
export async function startBenchServer(
  sandboxOrigin: string,
  stream: Stream,
  replyTo: (url: URL) => string | null = () => null,
): Promise<BenchServer> {
  const sockets = new WebSocketServer({ noServer: true })
  const sentinelSent = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://bench')
    const own = replyTo(url)
    if (own !== null) return reply(outgoing, own, 'application/json')
    if (url.pathname === '/api/events/' && !url.searchParams.has('event_id'))
      return reply(outgoing, JSON.stringify(stream.page), 'application/json')
    if (url.pathname === '/floor') return reply(outgoing, bench.floorPage, 'text/html; charset=utf-8')
    if (url.pathname === '/floor.js')
      return reply(outgoing, readFileSync(new URL('floor.js', import.meta.url), 'utf8'), 'text/javascript')
    passThrough(sandboxOrigin, incoming, outgoing)
  })
  const eventsChannels = new Set<WebSocket>()
  server.on('upgrade', (incoming, socket, head) =>
    sockets.handleUpgrade(incoming, socket, head, (opened) => {
      if (!eventsChannel.test(incoming.url ?? '')) return
      eventsChannels.add(opened)
      opened.on('close', () => eventsChannels.delete(opened))
    }),
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })

  const bench: BenchServer = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    floorPage: '',
    rate: 0,
    sentinelSent,
    close: () => {
      clearInterval(timer)
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      server.close()
    },
  }

  let owed = 0
  let last = performance.now()
  let nextSentinel = 0
  const timer = setInterval(() => {
    const now = performance.now()
    owed += ((now - last) / 1000) * bench.rate
    last = now
    const listeners = [...eventsChannels].filter((client) => client.readyState === client.OPEN)
    const perMessage = Math.max(1, Math.round(bench.rate / messagesPerSecond / stream.selectionsPerMarket))
    while (bench.rate > 0 && owed >= perMessage * stream.selectionsPerMarket) {
      owed -= perMessage * stream.selectionsPerMarket
      const data: MarketMessage[] = []
      for (let index = 0; index < perMessage; index += 1) data.push(stream.next())
      if (now >= nextSentinel) {
        nextSentinel = now + 97
        const sentinel = stream.nextSentinel()
        data.push(sentinel)
        sentinelSent.set(sentinel.selection[0]?.euroOdds ?? '', performance.timeOrigin + performance.now())
      }
      const text = JSON.stringify({
        room: 'events',
        event: 'gameclient-updates',
        data,
        timestamp: Date.now(),
      })
      for (const client of listeners) client.send(text)
    }
  }, 5)
  return bench
}

function reply(outgoing: ServerResponse, body: string, type: string): void {
  outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
  outgoing.end(body)
}

function passThrough(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const onward = request(
    `${origin}${incoming.url ?? '/'}`,
    { method: incoming.method, headers: { ...incoming.headers, host: new URL(origin).host } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
