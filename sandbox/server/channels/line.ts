import type { WebSocket } from 'ws'

export const channelNames = ['events', 'event', 'notifications'] as const
export type ChannelName = (typeof channelNames)[number]

/** Who listens on a line, and to what. */
export interface LineSubject {
  channel: ChannelName
  /** The event of an event's channel; null on the others. */
  eventId: string | null
  /** Only what may be in a combo. */
  comboOnly: boolean
  sessionId: string
  member: string
}

/** One open socket. */
export interface Line {
  readonly subject: LineSubject
  send(text: string): void
  close(code: number, reason: string): void
  /** Cuts the line without a word, as a lost network does. */
  drop(): void
  /** While muted nothing arrives; what was kept back comes in a burst afterwards. */
  setMuted(muted: boolean): void
}

/** What a line may hold back for a reader that does not read, in bytes, before it is closed to resync. */
export const maxBuffered = 4 * 1024 * 1024
const maxKeptBack = 2000
/** Try again later: the client reconnects and asks for a snapshot. */
export const tooSlowCode = 1013
const closeTimeoutMs = 2000

/** A line over a socket. A reader that is too slow, or muted for too long, is closed rather than buffered for. */
export function createLine(socket: WebSocket, subject: LineSubject): Line {
  let muted = false
  let keptBack: string[] = []
  let closing = false

  const close = (code: number, reason: string): void => {
    if (closing) return
    closing = true
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), closeTimeoutMs).unref()
  }
  const send = (text: string): void => {
    if (closing) return
    if (muted) {
      keptBack.push(text)
      if (keptBack.length > maxKeptBack) close(tooSlowCode, 'too slow')
      return
    }
    if (socket.bufferedAmount > maxBuffered) {
      close(tooSlowCode, 'too slow')
      return
    }
    socket.send(text)
  }

  return {
    subject,
    send,
    close,
    drop: () => {
      closing = true
      socket.terminate()
    },
    setMuted: (wanted) => {
      muted = wanted
      if (muted) return
      const burst = keptBack
      keptBack = []
      for (const text of burst) send(text)
    },
  }
}
