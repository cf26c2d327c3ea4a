import type { WebSocket } from 'ws'

import type { ServerName } from '../serverDesk.ts'

export const channelNames = ['events', 'event', 'notifications'] as const
export type ChannelName = (typeof channelNames)[number]

/** Who listens on a connection, and to what. */
export interface ConnectionSubject {
  channel: ChannelName
  /** The event of an event's channel; null on the others. */
  eventId: string | null
  /** Only events and markets that combos may contain. */
  comboOnly: boolean
  sessionId: string
  member: string
  /** The server that the connection goes to. */
  server: ServerName
}

/** Nothing at all arrives, or only signs of life: a dead connection, or late prices. */
export type KeptBack = 'nothing' | 'everything' | 'news'

/** One open socket. */
export interface Connection {
  readonly subject: ConnectionSubject
  send(text: string): void
  /** Sends a sign of life that nobody asked for. The answer to a ping is sent like news, because it must not overtake any. */
  beat(text: string): void
  close(code: number, reason: string): void
  /** Cuts the connection without a close frame, as a lost network does. */
  drop(): void
  /** What is held back from now on; what was held back before and no longer is comes in a burst. */
  keepBack(what: KeptBack): void
}

/** How many bytes a connection may hold back for a slow reader, before it is closed to resync. */
export const maxBuffered = 4 * 1024 * 1024
const maxKeptBack = 2000
/** Try again later: the client reconnects and asks for a snapshot. */
export const tooSlowCode = 1013
const closeTimeoutMs = 2000

/** The text that was sent last, as it is sent: most go to many connections, one after another. */
let last: { readonly text: string; readonly bytes: Buffer } | null = null

function bytesOf(text: string): Buffer {
  if (last?.text !== text) last = { text, bytes: Buffer.from(text) }
  return last.bytes
}

/** A connection over a socket. A reader that is too slow, or muted for too long, is closed rather than buffered. */
export function createConnection(socket: WebSocket, subject: ConnectionSubject): Connection {
  let back: KeptBack = 'nothing'
  let keptBack: string[] = []
  let closing = false

  const close = (code: number, reason: string): void => {
    if (closing) return
    closing = true
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), closeTimeoutMs).unref()
  }
  const send = (text: string): void => {
    if (back === 'nothing') write(text)
    else hold(text)
  }
  const hold = (text: string): void => {
    keptBack.push(text)
    if (keptBack.length > maxKeptBack) close(tooSlowCode, 'too slow')
  }
  const write = (text: string): void => {
    if (closing) return
    if (socket.bufferedAmount > maxBuffered) {
      close(tooSlowCode, 'too slow')
      return
    }
    socket.send(bytesOf(text), { binary: false })
  }

  return {
    subject,
    send,
    beat: (text) => {
      if (back === 'everything') hold(text)
      else write(text)
    },
    close,
    drop: () => {
      closing = true
      socket.terminate()
    },
    keepBack: (what) => {
      back = what
      if (what !== 'nothing') return
      const burst = keptBack
      keptBack = []
      for (const text of burst) write(text)
    },
  }
}
