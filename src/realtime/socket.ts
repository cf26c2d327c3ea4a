/** A line to one channel, as the browser gives it. */
export interface Connection {
  /** Asks for a heartbeat. */
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
  /** Every message, whatever it is; never after `close`. */
  readonly onMessage: (data: unknown) => void
  /** The server was heard: at most once a second. */
  readonly onHeard: () => void
  /** @param code as the browser gives it: 1006 says nothing about why, 44xx are the server's own words */
  readonly onClose: (code: number) => void
  /** Milliseconds; any clock. */
  readonly now: () => number
}

const hearingInterval = 1_000
const abnormalClosure = 1006
/** `WebSocket.OPEN` */
const isOpen = 1

/** Opens a line. After `close` nothing of it is heard any more: not even messages that were already on their way. */
export function openConnection({
  openSocket,
  url,
  onOpen,
  onMessage,
  onHeard,
  onClose,
  now,
}: ConnectionSettings): Connection {
  let isOver = false
  let heardAt = Number.NEGATIVE_INFINITY
  let socket: Socket | null = null
  try {
    socket = openSocket(url)
  } catch {
    // An address the browser refuses (mixed content, a bad host): told like any line that cannot be had.
    queueMicrotask(() => {
      if (!isOver) onClose(abnormalClosure)
    })
  }
  if (socket !== null) {
    socket.addEventListener('open', () => {
      if (!isOver) onOpen()
    })
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return
      onMessage(data)
      const time = now()
      if (time - heardAt < hearingInterval) return
      heardAt = time
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
      if (socket?.readyState === isOpen) socket.send('ping')
    },
    close() {
      isOver = true
      socket?.close()
    },
  }
}
