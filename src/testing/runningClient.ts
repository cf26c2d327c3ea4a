import { onTestFinished, vi } from 'vitest'

import { createClient } from '#src/client/createClient.ts'
import type { Environment } from '#src/client/environment.ts'

import { testEnvironment } from './environment.ts'
import { wireEvent, wireSettings, wireWallet } from './replies.ts'

/** A socket whose other end is the test's. It stands in for the page's own. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static all: FakeSocket[] = []

  readonly url: URL
  readonly sent: string[] = []
  readyState: number = FakeSocket.CONNECTING

  constructor(url: string) {
    super()
    this.url = new URL(url)
    FakeSocket.all.push(this)
  }

  /** Those that cost the server a line: not closed, and nobody has begun to close them. */
  static held(path = ''): FakeSocket[] {
    return FakeSocket.all.filter(
      ({ readyState, url }) => readyState <= FakeSocket.OPEN && url.pathname.includes(path),
    )
  }

  get token(): string | null {
    return this.url.searchParams.get('auth_token')
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    if (this.readyState >= FakeSocket.CLOSING) return
    this.readyState = FakeSocket.CLOSING
    setTimeout(() => this.cut(1005), 50)
  }

  open(): void {
    if (this.readyState !== FakeSocket.CONNECTING) return
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(event: string, data: unknown = null): void {
    if (this.readyState !== FakeSocket.OPEN) return
    this.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ room: 'events', event, data, timestamp: 1 }) }),
    )
  }

  /** A heartbeat that answers the newest ping, as a line does that carries nothing older. */
  answer(): void {
    const ping = /^ping (\d+)$/.exec(this.sent.at(-1) ?? '')?.[1]
    this.say('heartbeat', ping === undefined ? null : { ping: Number(ping) })
  }

  cut(code: number): void {
    if (this.readyState === FakeSocket.CLOSED) return
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}

type Replies = Record<string, () => Response>

/** The real client of a page, running as a member, with a server and sockets that are the test's. */
export async function openRunningClient(replies: Replies = {}) {
  localStorage.clear()
  sessionStorage.clear()
  FakeSocket.all = []
  const calls: string[] = []
  /** What each call carried. */
  const tokens: (string | null)[] = []
  const json = (body: unknown) => (): Response =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  const served: Replies = {
    'POST /game-launch/': json(wireSettings),
    'GET /members/me/': json({ id: '1', memberCode: 'alice' }),
    'GET /members/config/': json({}),
    'GET /wallet/': json(wireWallet),
    'GET /events/': json({ count: 1, next: null, results: [wireEvent] }),
    ...replies,
  }
  const fetch: Environment['fetch'] = (input) => {
    const request = new Request(input)
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`
    calls.push(call)
    tokens.push(request.headers.get('Authorization')?.replace('Bearer ', '') ?? null)
    const reply = served[call]
    return Promise.resolve(reply?.() ?? new Response('{}', { status: 404 }))
  }
  const environment = testEnvironment({
    origin: 'http://localhost',
    fetch,
    openSocket: (url) => new FakeSocket(url),
  })
  const client = createClient(environment, {
    token: 'link-1',
    partnerMemberToken: 'partner',
    isGuest: false,
    language: null,
    oddsType: null,
    theme: null,
    eventId: null,
    competitionIds: [],
  })
  client.start()
  onTestFinished(() => {
    client.appActor.stop()
  })
  await vi.waitFor(() => {
    if (!client.appActor.getSnapshot().hasTag('running'))
      throw new Error(`not running: ${JSON.stringify(client.appActor.getSnapshot().value)} ${calls.join()}`)
  })
  return { client, calls, tokens, served, json }
}
