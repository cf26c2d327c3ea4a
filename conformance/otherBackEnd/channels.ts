import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { type WebSocket, WebSocketServer } from 'ws'

import type { components as realtime } from '#openapi/realtime.gen.ts'

import type { MemberDesk, Session } from './members.ts'
import { type Market, marketUpdate, type Offer } from './offer.ts'

type Schemas = realtime['schemas']

interface Line {
  socket: WebSocket
  session: Session
  channel: 'events' | 'event' | 'notifications'
  eventId: string | null
  comboOnly: boolean
}

/** The channels, and who listens to them. */
export interface Channels {
  marketChanged(market: Market): void
  prebookEnded(memberCode: string, notice: Schemas['PrebookNotice']): void
  notify(memberCode: string, notification: Schemas['Notification']): void
  maintenance(maintenance: Schemas['Maintenance']): void
  /** Ends the channels of a member. */
  end(memberCode: string): void
  /** Cuts all lines, as a lost network does. */
  cut(): void
  close(): void
}

const longestFrame = 1024
const mostBuffered = 1_000_000
const base = '/game-client/v8/'

/** Serves the three channels on a server. */
export function serveChannels(
  server: Server,
  state: { maintenance: Schemas['Maintenance'] },
  members: MemberDesk,
  offer: () => Offer,
): Channels {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestFrame })
  const lines = new Set<Line>()

  const send = ({ socket }: Line, room: string, event: string, data: unknown): void => {
    if (socket.bufferedAmount > mostBuffered) socket.close(1013)
    else socket.send(JSON.stringify({ room, event, data, timestamp: Date.now() }))
  }
  const tell = (event: string, data: unknown, isMeant: (line: Line) => boolean): void => {
    for (const line of lines) if (isMeant(line)) send(line, roomOf(line), event, data)
  }
  const beat = (isMeant: (line: Line) => boolean): void => {
    for (const line of lines) if (isMeant(line)) send(line, 'heartbeat', 'heartbeat', null)
  }
  const open = (line: Line): void => {
    lines.add(line)
    line.socket.on('close', () => lines.delete(line))
    line.socket.on('error', () => lines.delete(line))
    line.socket.on('message', (sent: Buffer) => {
      const ping = /^ping ([1-9]\d{0,8})$/.exec(sent.toString())
      if (ping !== null) send(line, 'heartbeat', 'heartbeat', { ping: Number(ping[1]) })
    })
    if (isAnnounced(state)) send(line, roomOf(line), 'maintenance', state.maintenance)
    send(line, 'heartbeat', 'heartbeat', null)
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const subject = subjectOf(request, members)
    if (typeof subject === 'number') {
      socket.end(`HTTP/1.1 ${subject} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened) => open({ ...subject, socket: opened }))
  })
  const timers = [
    setInterval(() => beat(({ channel }) => channel !== 'notifications'), 2000),
    setInterval(() => beat(({ channel }) => channel === 'notifications'), 8000),
  ]

  return {
    marketChanged: (market) => {
      const isForCombos = offer().event(market.eventId)?.isComboAllowed ?? false
      tell('gameclient-updates', [marketUpdate(market)], (line) => {
        if (line.channel === 'event') return line.eventId === market.eventId
        return line.channel === 'events' && (isForCombos || !line.comboOnly)
      })
    },
    prebookEnded: (code, notice) => tell('prebook-notification', notice, isFor(code)),
    notify: (code, notification) => tell('notification', { results: [notification] }, isFor(code)),
    maintenance: (maintenance) => {
      tell('maintenance', maintenance, () => true)
      if (maintenance.maintenance) for (const { socket } of lines) socket.close(4503)
    },
    end: (code) => {
      for (const { socket, session } of lines) if (session.member.code === code) socket.close(4401)
    },
    cut: () => {
      for (const { socket } of lines) socket.terminate()
    },
    close: () => {
      for (const timer of timers) clearInterval(timer)
      for (const { socket } of lines) socket.terminate()
      sockets.close()
    },
  }
}

function isFor(code: string): (line: Line) => boolean {
  return ({ channel, session }) => channel === 'notifications' && session.member.code === code
}

function isAnnounced({
  maintenance: { maintenance, from = null },
}: {
  maintenance: Schemas['Maintenance']
}): boolean {
  return !maintenance && from !== null
}

function roomOf({ channel, eventId }: Line): string {
  return channel === 'event' ? `event:${eventId ?? ''}` : channel
}

/** What a handshake asks for; or the status with which it is refused. */
function subjectOf(request: IncomingMessage, members: MemberDesk): Omit<Line, 'socket'> | number {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (!pathname.startsWith(base)) return 404
  const [name = '', eventId = ''] = pathname.slice(base.length).split('/')
  const comboOnly = searchParams.get('combo') === 'true'
  try {
    const session = members.sessionOf(searchParams.get('auth_token'))
    if (name === 'notifications') return { session, channel: name, eventId: null, comboOnly }
    if (name !== 'events') return 404
    if (eventId === '') return { session, channel: 'events', eventId: null, comboOnly }
    return { session, channel: 'event', eventId, comboOnly }
  } catch {
    return 401
  }
}
