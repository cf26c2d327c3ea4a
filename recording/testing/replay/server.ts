import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { BrowserContext, Route, WebSocketRoute } from '@playwright/test'

import type { CallEntry, ChannelEntry, Entry } from '#recording/entries.ts'
import { stubPattern } from '#recording/redact.ts'

import type { Opening } from './opening.ts'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
/** Nothing answers there: all that is asked for is answered here. */
export const replayOrigin = 'http://localhost:4'

interface Asked {
  readonly method: string
  readonly path: string
  readonly route: Route
}

interface Line {
  readonly path: string
  readonly socket: WebSocketRoute
  readonly open: () => void
  isOpen: boolean
  isOver: boolean
}

/** What stands in the place of the servers: the client's files, and calls and channels that wait for the recording. */
export class RecordedServer {
  /** Calls that the recording has an answer to, which was not given yet. */
  readonly #coming: CallEntry[]
  readonly #given: CallEntry[] = []
  readonly #again = new Set<string>()
  readonly #asked: Asked[] = []
  readonly #lines: Line[] = []
  #files = 0
  #asks = 0

  private constructor(coming: readonly CallEntry[]) {
    this.#coming = [...coming]
  }

  static async of(
    context: BrowserContext,
    opening: Opening,
    entries: readonly Entry[],
  ): Promise<RecordedServer> {
    if (!existsSync(join(dist, 'index.html')))
      throw new Error('There is no client in dist/: npm run build makes it.')
    const server = new RecordedServer(entries.filter((entry) => entry.kind === 'call'))
    await context.route(
      () => true,
      async (route) => {
        const url = new URL(route.request().url())
        if (url.origin === replayOrigin && url.pathname.startsWith('/v8/'))
          return await server.#whileGiving(() => giveFile(route, url, opening))
        server.#asks += 1
        server.#asked.push({ method: route.request().method(), path: `${url.pathname}${url.search}`, route })
        await server.#answerAgain()
      },
    )
    await context.routeWebSocket(
      () => true,
      async (socket) => {
        const url = new URL(socket.url())
        await new Promise<void>((open) => {
          const line: Line = {
            path: `${url.pathname}${url.search}`,
            socket,
            open,
            isOpen: false,
            isOver: false,
          }
          server.#asks += 1
          server.#lines.push(line)
          socket.onMessage(() => undefined)
          socket.onClose(() => {
            line.isOver = true
            open()
          })
        })
      },
    )
    return server
  }

  /** How many calls and channels the client has asked for so far. */
  get asked(): number {
    return this.#asks
  }

  /** Whether the client still waits for a file of its own. */
  get isGivingFiles(): boolean {
    return this.#files > 0
  }

  /** Whether the client waits for the answer to this. */
  isAsked(call: CallEntry): boolean {
    return this.#asked.some((asked) => isOf(asked, call))
  }

  /** Gives the client the answer that was recorded, where it waits for it. */
  async answer(call: CallEntry): Promise<void> {
    const at = this.#asked.findIndex((asked) => isOf(asked, call))
    const [asked] = at < 0 ? [] : this.#asked.splice(at, 1)
    this.#coming.splice(this.#coming.indexOf(call), 1)
    this.#given.push(call)
    // A call that the client gave up on its own is given up again.
    if (asked !== undefined && call.isGivenUp !== true) await give(asked.route, call)
    await this.#answerAgain()
  }

  /**
   * What is asked for once more than it was recorded is answered as the last time: the page that was recorded may have
   * been too busy for its timers, and have asked later, when what it was told was not out of date at once.
   */
  async #answerAgain(): Promise<void> {
    const known = this.#asked.flatMap((asked) => this.#lastOf(asked) ?? [])
    for (const { asked } of known) {
      this.#asked.splice(this.#asked.indexOf(asked), 1)
      this.#again.add(`${asked.method} ${asked.path}`)
    }
    await Promise.all(known.map(({ asked, last }) => give(asked.route, last)))
  }

  /** The last answer to what is only read, where the recording has no other to come. */
  #lastOf(asked: Asked): { readonly asked: Asked; readonly last: CallEntry } | null {
    const last = this.#given.findLast((call) => isOf(asked, call))
    if (asked.method !== 'GET' || last?.status !== 200) return null
    return this.#coming.some((call) => isOf(asked, call)) ? null : { asked, last }
  }

  /** What the client has asked for once more than it was recorded. */
  askedAgain(): readonly string[] {
    return [...this.#again]
  }

  /** Whether the client has such a line, in the way that it was recorded. */
  hasLine({ channel, what }: ChannelEntry): boolean {
    return this.#lineOf(channel, what === 'opened' ? 'waiting' : 'open') !== undefined
  }

  /** What happened on a channel happens on it again. */
  async happen({ channel, what, data }: ChannelEntry): Promise<void> {
    const line = this.#lineOf(channel, what === 'opened' ? 'waiting' : what === 'message' ? 'open' : 'any')
    if (line === undefined) return
    if (what === 'opened') {
      line.isOpen = true
      line.open()
    } else if (what === 'message') line.socket.send(typeof data === 'string' ? data : JSON.stringify(data))
    else if (!line.isOver) {
      line.isOver = true
      line.open()
      await line.socket.close(closing(data)).catch(() => undefined)
    }
  }

  /** What the client has asked for and the recording has no answer to. */
  unanswered(): readonly string[] {
    return this.#asked.map(({ method, path }) => `${method} ${path}`)
  }

  async #whileGiving(give: () => Promise<void>): Promise<void> {
    this.#files += 1
    try {
      await give()
    } finally {
      this.#files -= 1
    }
  }

  #lineOf(channel: string, which: 'waiting' | 'open' | 'any'): Line | undefined {
    return this.#lines.findLast(
      ({ path, isOpen, isOver }) =>
        !isOver && (which === 'any' || isOpen === (which === 'open')) && matches(path, channel),
    )
  }
}

async function give(route: Route, { status, body }: CallEntry): Promise<void> {
  const done =
    status === null
      ? route.abort('connectionfailed')
      : route.fulfill({ status, ...(body === null ? {} : { json: body }) })
  // The page may have gone on without it.
  await done.catch(() => undefined)
}

/** A page may close with the server's own codes alone; 1006 is a line that was cut. */
function closing(data: unknown): { code?: number } {
  const code: unknown = typeof data === 'object' && data !== null && 'code' in data ? data.code : null
  return typeof code === 'number' && code >= 3000 ? { code } : {}
}

function isOf({ method, path }: Asked, call: CallEntry): boolean {
  return method === call.method && matches(path, call.path)
}

/** Servers differ, and what was hidden may be anything. */
function matches(path: string, recorded: string): boolean {
  const plain = withoutServer(decodeURIComponent(recorded)).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const anyHidden = plain.replaceAll(new RegExp(stubPattern, 'g'), '[^/&?]+')
  return new RegExp(`^${anyHidden}$`).test(withoutServer(decodeURIComponent(path)))
}

function withoutServer(path: string): string {
  return path.replace(/^(?:\/\d+)?\/api(?=\/)/, '')
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  html: 'text/html',
  svg: 'image/svg+xml',
}

async function giveFile(route: Route, { pathname }: URL, { servers }: Opening): Promise<void> {
  const file = join(dist, normalize(pathname.slice('/v8/'.length)))
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? ''
  if (ending !== '' && ending !== 'html') {
    if (existsSync(file))
      await route.fulfill({
        contentType: types[ending] ?? 'application/octet-stream',
        body: readFileSync(file),
      })
    else await route.fulfill({ status: 404, body: '' })
    return
  }
  const addresses = (from: number, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `/${from + index}/api`)
  const named = {
    primary: addresses(0, servers.primary),
    secondary: addresses(servers.primary, servers.secondary),
  }
  const html = readFileSync(join(dist, 'index.html'), 'utf8').replace(
    /<script type="application\/json" id="servers">[^<]*<\/script>/,
    `<script type="application/json" id="servers">${JSON.stringify(named)}</script><script type="application/json" id="recording">true</script>`,
  )
  await route.fulfill({ contentType: 'text/html', body: html })
}
