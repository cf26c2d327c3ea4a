import { readNamedServers, type NamedServers } from '#src/host/namedServers.ts'
import type { FramedWindow } from '#src/host/partnerPage.ts'
import type { FrameClock } from '#src/realtime/frames.ts'
import type { Socket } from '#src/realtime/socket.ts'
import type { StorageHost } from '#src/storage/storage.ts'

import type { Signing } from './signing.ts'

/** The page's time. */
export interface Clock extends FrameClock {
  /** UTC milliseconds by the device's clock: it goes on while the machine sleeps, and may be set. */
  now(): number
  /** Milliseconds that never run backwards. */
  steadyNow(): number
  startTicking(tick: () => void, milliseconds: number): number
  stopTicking(id: number): void
}

/** Whether the page is seen, left and returned to, and whether the network is there. */
export interface Page {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly navigator: Pick<Navigator, 'onLine'>
  }
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
}

/** What the client does to the page's root element. */
export interface PageRoot extends Pick<HTMLElement, 'lang'> {
  readonly classList: Pick<DOMTokenList, 'toggle'>
  readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'colorScheme'>
}

/**
 * Everything that the client takes from the browser. `main.tsx` gives that of its page, a test its own; no module of
 * `client` or below reads a global of the browser, which lint holds.
 */
export interface Environment {
  /** The origin that serves the client. */
  readonly origin: string
  /** Its host name, by which the operator is known. */
  readonly domain: string
  readonly servers: NamedServers
  readonly storages: StorageHost
  readonly fetch: (input: Request | string, init?: RequestInit) => Promise<Response>
  /** When the call of a reply was sent, where it began before the client was there: as `clock.now`. */
  readonly sentAt?: (response: Response) => number | undefined
  /** What signs calls; nothing does where it is left out. */
  readonly signing?: Signing
  /** Opens a WebSocket; throws where the browser refuses the address. */
  readonly openSocket: (url: string) => Socket
  readonly clock: Clock
  /** In [0, 1): for what may be foreseen. */
  readonly random: () => number
  /** Fills with bytes that nobody can foresee. */
  readonly fillRandom: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array
  /** Gives the page a turn, for input and paint; hidden pages get theirs as well. */
  readonly nextTurn: () => Promise<void>
  readonly page: Page
  /** Resolves once React has shown the first screen; left out where there are no screens. */
  readonly screenShown?: Promise<void>
  /** The frame, and the page around it where there is one. */
  readonly frame: FramedWindow
  /** The path of the page that is shown. */
  readonly pathname: () => string
  /** The page's root element: it takes language and theme. */
  readonly root: PageRoot
  /** The page was reloaded in place, which is not a launch [ROUTE-09]. */
  readonly isReload: boolean
  /** Reloads the page in place. */
  readonly reload: () => void
  /** Whether the page itself can be fetched now: a reload while it cannot would leave the browser's own error in its place. */
  readonly isPageThere: () => Promise<boolean>
  /** BCP 47 tags, in order of preference. */
  readonly languages: readonly string[]
  /** IANA name. */
  readonly timeZone: string
  /** Reports an error as an uncaught one, and goes on. */
  readonly reportError: (error: unknown) => void
}

/** One message to itself: unlike a timer, it waits for nothing in a hidden page. */
export function browserTurn(
  host: Pick<NonNullable<Document['defaultView']>, 'MessageChannel'>,
): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new host.MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** IANA name of the device's time zone. Without the date formatter where possible: the launch call would wait for it. */
function timeZoneOf({ Temporal: temporal, Intl: intl }: HasTimeZone): string {
  return temporal?.Now.timeZoneId() ?? new intl.DateTimeFormat().resolvedOptions().timeZone
}

interface HasTimeZone {
  /** Not in every browser yet. */
  readonly Temporal?: { readonly Now: { timeZoneId(): string } }
  readonly Intl: typeof Intl
}

/** Milliseconds within which a page that can be fetched answers. */
const pageTimeout = 10_000

async function isPageThere(window: NonNullable<Document['defaultView']>): Promise<boolean> {
  try {
    const signal = window.AbortSignal.timeout(pageTimeout)
    const { ok } = await window.fetch(window.location.href, { cache: 'no-store', signal })
    return ok
  } catch {
    return false
  }
}

/** The environment of a page. Its functions look the window's up at each call: they may have been replaced meanwhile. */
export function browserEnvironment(window: NonNullable<Document['defaultView']>): Environment {
  return {
    origin: window.location.origin,
    domain: window.location.hostname,
    servers: readNamedServers(window.document),
    storages: window,
    fetch: (input, init) => window.fetch(input, init),
    openSocket: (url) => new window.WebSocket(url),
    clock: {
      now: () => window.Date.now(),
      steadyNow: () => window.performance.now(),
      requestFrame: (run) => window.requestAnimationFrame(run),
      startTimer: (run, milliseconds) => window.setTimeout(run, milliseconds),
      stopTimer: (id) => window.clearTimeout(id),
      startTicking: (tick, milliseconds) => window.setInterval(tick, milliseconds),
      stopTicking: (id) => window.clearInterval(id),
    },
    random: () => window.Math.random(),
    fillRandom: (bytes) => window.crypto.getRandomValues(bytes),
    nextTurn: () => browserTurn(window),
    page: window,
    frame: window,
    pathname: () => window.location.pathname,
    root: window.document.documentElement,
    isReload: window.performance
      .getEntriesByType('navigation')
      .some((entry) => 'type' in entry && entry.type === 'reload'),
    reload: () => window.location.reload(),
    isPageThere: () => isPageThere(window),
    languages: window.navigator.languages,
    timeZone: timeZoneOf(window),
    reportError: (error) => window.reportError(error),
  }
}
