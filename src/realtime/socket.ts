/** A connection to one channel, as the browser gives it. */
export interface Connection {
  /** Asks for a heartbeat that answers; of several the newest counts. */
  ping(): void
  close(): void
}

/** What a connection needs of the browser's WebSocket. */
export interface Socket extends Pick<WebSocket, 'send' | 'close' | 'addEventListener'> {
  readonly readyState: number
}

export interface ConnectionSettings {
  /** Opens a WebSocket; throws where the browser refuses the address. */
  readonly openSocket: (url: string) => Socket
  readonly url: string
  readonly onOpen: () => void
  /** Every message, whatever it is; never after `close`. @returns the number of the ping it answers, or null */
  readonly onMessage: (data: unknown) => number | null
  /** The newest ping was answered: nothing older than it is still on its way. */
  readonly onAnswered: () => void
  /** The server was heard: at most once a second. */
  readonly onHeard: () => void
  /** Before the first message after more than `silence` milliseconds is read: timers of a page that slept tell late. */
  readonly onSilence: () => void
  readonly silence: number
  /** @param code as the browser gives it: 1006 says nothing about why, 44xx are the server's own words */
  readonly onClose: (code: number) => void
  /** Milliseconds, of a clock that goes on while the page sleeps. */
  readonly now: () => number
}

const hearingInterval = 1_000
const abnormalClosure = 1006
/** `WebSocket.OPEN` */
const isOpen = 1

/** Opens a line. After `close` nothing more comes from it, not even messages that were already on their way. */
export function openConnection({
  openSocket,
  url,
  onOpen,
  onMessage,
  onAnswered,
  onHeard,
  onSilence,
  silence,
  onClose,
  now,
}: ConnectionSettings): Connection {
  let isOver = false
  let pings = 0
  let heardAt = now()
  let toldAt = Number.NEGATIVE_INFINITY
  let socket: Socket | null = null
  try {
    socket = openSocket(url)
  } catch {
    // An address the browser refuses (mixed content, a bad host): told like any connection that failed.
    queueMicrotask(() => {
      if (!isOver) onClose(abnormalClosure)
    })
  }
  if (socket !== null) {
    socket.addEventListener('open', () => {
      heardAt = now()
      if (!isOver) onOpen()
    })
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return
      const time = now()
      if (time - heardAt > silence) onSilence()
      heardAt = time
      if (onMessage(data) === pings) onAnswered()
      if (time - toldAt < hearingInterval) return
      toldAt = time
      onHeard()
    })
    socket.addEventListener('close', ({ code }) => {
      if (isOver) return
      isOver = true
      onClose(code)
    })
  }
  return {
    ping() {
      if (socket?.readyState !== isOpen) return
      pings += 1
      socket.send(`ping ${pings}`)
    },
    close() {
      isOver = true
      socket?.close()
    },
  }
}
