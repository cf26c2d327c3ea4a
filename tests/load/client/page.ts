import { WebSocket } from 'ws'

import type { Environment, PageRoot } from '#src/client/platform/environment.ts'
import type { Signing } from '#src/client/platform/signing.ts'
import type { NamedServers } from '#src/host/namedServers.ts'
import type { FramedWindow } from '#src/host/partnerPage.ts'
import type { Socket } from '#src/realtime/socket.ts'

/** A page's time between two frames, milliseconds. */
const frame = 16

/** What a page is opened with, and who is told of what happens on it. */
export interface PageWish {
  /** The origin that serves the client. */
  readonly origin: string
  readonly servers: NamedServers
  /** What signs calls; nothing does where the back end has no signatures. */
  readonly signing: Signing
  /** In [0, 1): for what may be foreseen. */
  readonly random: () => number
  /** Gives the page a turn of the process that it shares with others. */
  readonly nextTurn: () => Promise<void>
  /** A channel was opened, or one that was open has closed. */
  readonly onLine: (isOpen: boolean) => void
  /** Before the client reads a message of a channel; what is returned is called once it has. */
  readonly onMessage: (text: string) => () => void
  /** A handshake was refused, or no connection came about: the status, or null. */
  readonly onRefused: (status: number | null) => void
  /** Every answer to a call, and every call that waited for one in vain (null), with the milliseconds until then. */
  readonly onAnswer: (request: Request, status: number | null, milliseconds: number) => void
  /** The client keeps something on the device, under this name. */
  readonly onKept: (name: string) => void
  /** The client reports a fault of its own. */
  readonly onFault: (error: unknown) => void
}

/** A page without a browser. */
export interface NodePage {
  readonly environment: Environment
  /** The page goes: its timers stop, its channels close. */
  close(): void
}

/** Everything that the client takes from a browser, made of Node: the real network, and no page. */
export function openNodePage(wish: PageWish): NodePage {
  const { origin, onAnswer } = wish
  const timers = new Set<NodeJS.Timeout>()
  const lines = new Set<WebSocket>()
  const calls = new Set<unknown>()
  const waiting = new Map<number, NodeJS.Timeout>()
  const start = (run: () => void, milliseconds: number): number => {
    const timer = setTimeout(() => {
      waiting.delete(Number(timer))
      run()
    }, milliseconds)
    waiting.set(Number(timer), timer)
    return Number(timer)
  }
  const stop = (id: number): void => {
    clearTimeout(waiting.get(id))
    waiting.delete(id)
  }
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  const environment: Environment = {
    origin,
    domain: new URL(origin).hostname,
    servers: wish.servers,
    signing: wish.signing,
    storages: createStorages(wish.onKept),
    fetch: async (input, init) => {
      const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init)
      const sentAt = performance.now()
      // Node forgets a request that nobody holds, and with it that the client let go of it: the call would hang for ever.
      const held = [input, request]
      calls.add(held)
      try {
        const reply = await fetch(request)
        onAnswer(request, reply.status, performance.now() - sentAt)
        return reply
      } catch (error) {
        // What the client lets go of has no need of an answer.
        if (!request.signal.aborted) onAnswer(request, null, performance.now() - sentAt)
        throw error
      } finally {
        calls.delete(held)
      }
    },
    openSocket: (url) => openLine(url, wish, lines),
    clock: {
      now: Date.now,
      steadyNow: () => performance.now(),
      requestFrame: (run) => start(run, frame),
      startTimer: start,
      stopTimer: stop,
      startTicking(tick, milliseconds) {
        const timer = setInterval(tick, milliseconds)
        timers.add(timer)
        return Number(timer)
      },
      stopTicking: (id) => clearInterval(id),
    },
    random: wish.random,
    fillRandom: (bytes) => crypto.getRandomValues(bytes),
    nextTurn: wish.nextTurn,
    page: { window, document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }) },
    frame: unframed(),
    pathname: () => '/v8/events',
    root: bareRoot(),
    isReload: false,
    reload: () => undefined,
    isPageThere: () => Promise.resolve(true),
    languages: ['en'],
    timeZone: 'UTC',
    reportError: wish.onFault,
  }
  return {
    environment,
    close() {
      for (const timer of [...timers, ...waiting.values()]) clearTimeout(timer)
      for (const line of lines) line.terminate()
    },
  }
}

/** A channel over a real WebSocket, as the browser would give it. */
function openLine(
  url: string,
  { origin, onLine, onMessage, onRefused }: PageWish,
  lines: Set<WebSocket>,
): Socket {
  const line = new WebSocket(url, { origin, perMessageDeflate: false })
  lines.add(line)
  let wasOpen = false
  const socket = Object.assign(new EventTarget(), {
    readyState: WebSocket.CONNECTING as number,
    send: (text: string): void => line.send(text),
    close(): void {
      socket.readyState = WebSocket.CLOSING
      line.close()
    },
  })
  line.on('open', () => {
    wasOpen = true
    onLine(true)
    if (socket.readyState !== WebSocket.CONNECTING) return
    socket.readyState = WebSocket.OPEN
    socket.dispatchEvent(new Event('open'))
  })
  line.on('message', (data: Buffer) => {
    const text = data.toString()
    const done = onMessage(text)
    socket.dispatchEvent(new MessageEvent('message', { data: text }))
    done()
  })
  line.on('unexpected-response', (_request, { statusCode = null }) => {
    socket.readyState = WebSocket.CLOSING
    onRefused(statusCode)
    line.terminate()
  })
  line.on('error', () => {
    if (socket.readyState === WebSocket.CONNECTING) onRefused(null)
  })
  line.on('close', (code) => {
    lines.delete(line)
    socket.readyState = WebSocket.CLOSED
    if (wasOpen) onLine(false)
    socket.dispatchEvent(Object.assign(new Event('close'), { code }))
  })
  return socket
}

/** The storage of a browser with one tab. */
function createStorages(onKept: PageWish['onKept']): Environment['storages'] {
  return {
    localStorage: createShelf(onKept),
    sessionStorage: createShelf(() => undefined),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
}

function createShelf(onKept: PageWish['onKept']): globalThis.Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (at) => [...values.keys()][at] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem(key, value) {
      values.set(key, value)
      onKept(key)
    },
  }
}

/** What the client writes on its page, and nobody reads. */
function bareRoot(): PageRoot {
  return {
    lang: '',
    classList: { toggle: () => false },
    style: { setProperty: () => undefined, colorScheme: '' },
  }
}

/** The window of a page that nobody frames is its own parent. */
function unframed(): FramedWindow {
  const window = { location: {}, parent: { postMessage: () => undefined }, addEventListener: () => undefined }
  return Object.assign(window, { parent: window, postMessage: () => undefined })
}
