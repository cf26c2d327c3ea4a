import type { Socket } from './socket.ts'
import type { Timers } from './timers.ts'

/** Milliseconds after which a line that nobody took is closed. */
const patience = 30_000

/** A connection that is opened before anybody listens to it. */
export interface EarlyLine {
  /** Opens a connection; what it says is kept until it is taken. One that was not taken is given up. */
  begin(url: string): void
  /** As `openSocket`; but where a connection to that address has begun it is that one, once. */
  openSocket(url: string): Socket
}

interface EarlyLineSettings {
  /** Opens a WebSocket; throws where the browser refuses the address. */
  readonly openSocket: (url: string) => Socket
  readonly timers: Timers
}

interface Begun {
  readonly url: string
  /** @returns the connection, which then says what it has said so far; null if it has closed */
  take(): Socket | null
  giveUp(): void
}

const heardTypes = ['open', 'message', 'close'] as const

/** The handshake of a channel takes its time on a slow line: it is made while the launch is still under way. */
export function createEarlyLine({ openSocket, timers }: EarlyLineSettings): EarlyLine {
  let begun: Begun | null = null

  const begin = (url: string): void => {
    begun?.giveUp()
    try {
      begun = keep(openSocket(url), url, timers)
    } catch {
      // The socket that wants it tries it again, and is told.
      begun = null
    }
  }

  return {
    begin,
    openSocket(url) {
      const early = begun
      begun = null
      if (early !== null && early.url !== url) early.giveUp()
      return (early?.url === url ? early.take() : null) ?? openSocket(url)
    },
  }
}

function keep(socket: Socket, url: string, timers: Timers): Begun {
  const heard: Event[] = []
  const hear = (event: Event): void => void heard.push(event)
  for (const type of heardTypes) socket.addEventListener(type, hear)
  const stop = (): void => {
    timers.stopTimer(timer)
    for (const type of heardTypes) socket.removeEventListener(type, hear)
  }
  const giveUp = (): void => {
    stop()
    socket.close()
  }
  const timer = timers.startTimer(giveUp, patience)
  return {
    url,
    giveUp,
    take() {
      stop()
      if (heard.some(({ type }) => type === 'close')) return null
      // Once its taker listens.
      queueMicrotask(() => heard.forEach((event) => socket.dispatchEvent(event)))
      return socket
    },
  }
}
