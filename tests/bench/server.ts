import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type WebSocket, WebSocketServer } from 'ws'

import type { PriceCase } from './cases.ts'
import type { Statistics } from './statistics.ts'
import type { MarketMessage, Stream } from './stream.ts'

/** The pages that show the prices: the hand-written page, the same without a client's duties, or the client. */
export type Way = 'floor' | 'bareFloor' | 'client'

/** Messages per second: each carries its share of the updates of one hundredth of a second. */
const messagesPerSecond = 100
const heartbeatEvery = 2_000
const channelPath = /^\/game-client\/v8\/(events|notifications)\/(?:([^/?]+)\/)?\?/

export interface BenchServer {
  readonly origin: string
  /** The page the floor starts from: markup of the rows as the client had mounted them, and its rules. */
  floorPage: string
  /** The page whose channels get the stream; the others get only heartbeats. */
  fed: Way | null
  /** When each price of the sentinel selection was sent, by how it is shown: milliseconds since 1970, with fractions. */
  readonly sentinelSent: Map<string, number>
  close(): void
}

interface BenchReplies {
  readonly replyTo?: (url: URL) => string | null
  readonly statistics?: Statistics | null
}

interface Channel {
  readonly socket: WebSocket
  readonly way: Way
  /** The event of an event's channel. */
  readonly eventId: string | null
}

/**
 * Stands in front of a real sandbox: passes every call through, and replaces the events and the channels with the
 * benchmark's own: those of the case, and the recorded stream at its rate. So the measured client is the built one,
 * launched and running as usual.
 * @param more `replyTo` is asked first: the benchmark's own reply to a call, or null; `statistics` are those of the
 * first event, if the case sends them
 */
export async function startBenchServer(
  sandboxOrigin: string,
  stream: Stream,
  { rate, scores, onBothChannels, statistics: statisticsRate }: PriceCase,
  { replyTo = () => null, statistics = null }: BenchReplies = {},
): Promise<BenchServer> {
  const sockets = new WebSocketServer({ noServer: true })
  const sentinelSent = new Map<string, number>()
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://bench')
    const own = replyTo(url)
    if (own !== null) return reply(outgoing, own, 'application/json')
    if (url.pathname === '/api/events/') {
      const isOpened = url.searchParams.get('event_id') === stream.opened.eventId
      const events = isOpened ? { count: 1, next: null, results: [stream.opened] } : stream.page
      return reply(outgoing, JSON.stringify(events), 'application/json')
    }
    if (url.pathname === '/floor') return reply(outgoing, bench.floorPage, 'text/html; charset=utf-8')
    if (url.pathname === '/floor.js')
      return reply(outgoing, readFileSync(new URL('floor.js', import.meta.url), 'utf8'), 'text/javascript')
    passThrough(sandboxOrigin, pathOf(url, stream.opened.eventId, statistics), incoming, outgoing)
  })
  const channels = new Set<Channel>()
  server.on('upgrade', (incoming, socket, head) =>
    sockets.handleUpgrade(incoming, socket, head, (opened) => {
      const [, kind, eventId = null] = channelPath.exec(incoming.url ?? '') ?? []
      opened.on('message', (data) => {
        const ping = /^ping (\d+)$/.exec(Buffer.isBuffer(data) ? data.toString() : '')?.[1]
        if (ping !== undefined) opened.send(textOf('heartbeat', { ping: Number(ping) }))
      })
      if (kind !== 'events') return
      const channel: Channel = { socket: opened, way: wayOf(incoming.url ?? ''), eventId }
      channels.add(channel)
      opened.on('close', () => channels.delete(channel))
    }),
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })

  const bench: BenchServer = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    floorPage: '',
    fed: null,
    sentinelSent,
    close: () => {
      clearInterval(timer)
      clearInterval(heartbeats)
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      server.close()
    },
  }

  const send = (event: string, data: unknown, eventId: string | null): void => {
    const text = textOf(event, data)
    for (const { socket, way, eventId: own } of channels)
      if (way === bench.fed && own === eventId && socket.readyState === socket.OPEN) socket.send(text)
  }
  const sendMarkets = (data: readonly MarketMessage[]): void => {
    send('gameclient-updates', data, null)
    if (!onBothChannels) return
    const { eventId } = stream.opened
    const own = data.filter((market) => market.eventId === eventId)
    if (own.length > 0) send('gameclient-updates', own, eventId)
  }

  const heartbeats = setInterval(() => {
    for (const client of sockets.clients) client.send(textOf('heartbeat', null))
  }, heartbeatEvery)
  let owed = 0
  let owedScores = 0
  let owedStatistics = 0
  let last = performance.now()
  let nextSentinel = 0
  const timer = setInterval(() => {
    const now = performance.now()
    const seconds = (now - last) / 1000
    last = now
    if (bench.fed === null) return
    owed += seconds * rate
    owedScores += seconds * scores
    owedStatistics += seconds * statisticsRate
    const perMessage = Math.max(1, Math.round(rate / messagesPerSecond / stream.selectionsPerMarket))
    while (owed >= perMessage * stream.selectionsPerMarket) {
      owed -= perMessage * stream.selectionsPerMarket
      const data = Array.from({ length: perMessage }, () => stream.next())
      if (now >= nextSentinel) {
        nextSentinel = now + 97
        const { message, shown } = stream.nextSentinel()
        data.push(message)
        sentinelSent.set(shown, performance.timeOrigin + performance.now())
      }
      sendMarkets(data)
    }
    for (; owedScores >= 1; owedScores -= 1) send('market-scoreline', stream.nextScore(), null)
    if (statistics === null) return
    const { eventId } = stream.opened
    for (; owedStatistics >= 1; owedStatistics -= 1)
      send('gameclient-livestats', statistics.next(eventId), eventId)
  }, 5)
  return bench
}

function textOf(event: string, data: unknown): string {
  return JSON.stringify({
    room: event === 'heartbeat' ? 'heartbeat' : 'events',
    event,
    data,
    timestamp: Date.now(),
  })
}

function reply(outgoing: ServerResponse, body: string, type: string): void {
  outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
  outgoing.end(body)
}

/** Where a call goes: calls about the opened event go to the event that its statistics belong to. */
function pathOf({ pathname, search }: URL, opened: string, statistics: Statistics | null): string {
  const path = `${pathname}${search}`
  return statistics === null ? path : path.replaceAll(opened, statistics.eventId)
}

/** Which page opens a channel: the floors say so in place of a token. */
function wayOf(address: string): Way {
  const [, floor] = /auth_token=(floor|bareFloor)&/.exec(address) ?? []
  return floor === 'floor' || floor === 'bareFloor' ? floor : 'client'
}

function passThrough(
  origin: string,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const onward = request(
    `${origin}${path}`,
    { method: incoming.method, headers: { ...incoming.headers, host: new URL(origin).host } },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
