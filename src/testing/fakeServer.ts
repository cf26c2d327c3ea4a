import type { Environment } from '#src/client/platform/environment.ts'

import { wireEvent, wireSettings, wireWallet } from './api/replies.ts'
import { FakeSocket } from './fakeSocket.ts'

type Reply = { readonly status?: number; readonly body: unknown }
type Route = (request: Request) => Reply | Promise<Reply>

const refreshed = { token: 'token-2', expiresAt: wireSettings.tokenExpiresAt }

/** What the server answers unless a test says otherwise. */
const usual: Readonly<Record<string, Route>> = {
  'POST /game-launch/': () => ({ body: wireSettings }),
  'GET /game-launch/check/': () => ({ body: wireSettings }),
  'POST /game-launch/refresh/': () => ({ body: refreshed }),
  'GET /members/me/': () => ({
    body: { id: '1', memberCode: 'alice', nickname: null, avatarId: null, isAnonymous: false },
  }),
  'GET /members/config/': () => ({ body: { defaultLandingPage: null, avatarId: null } }),
  'GET /wallet/': () => ({ body: wireWallet }),
  'GET /games': () => ({ body: { results: [] } }),
  'GET /games/tieco/': () => ({
    body: { total: { today: 1, inplay: 0, early: 0, combo: 0, outright: 0 }, games: {} },
  }),
  'GET /events/': () => ({ body: { count: 1, next: null, results: [wireEvent] } }),
}

export interface Sent {
  /** "GET /wallet/" */
  readonly call: string
  readonly url: URL
  readonly token: string | null
}

/** The server of a client: what it fetches and the lines it opens, answered by a test. */
export function fakeServer() {
  const routes: Record<string, Route> = { ...usual }
  const sent: Sent[] = []
  FakeSocket.all = []
  const fetch: Environment['fetch'] = async (input) => {
    const request = typeof input === 'string' ? new Request(new URL(input, location.origin)) : input
    const url = new URL(request.url)
    const call = `${request.method} ${url.pathname.replace(/^\/api/, '')}`
    sent.push({ call, url, token: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null })
    const { status = 200, body } = (await routes[call]?.(request)) ?? { status: 404, body: {} }
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
  }
  return {
    fetch,
    openSocket: (url: string) => new FakeSocket(url),
    sent,
    calls: () => sent.map(({ call }) => call),
    /** From now on a call is answered so. */
    answer(call: string, route: Route): void {
      routes[call] = route
    },
    /** The newest line of a channel. */
    socket(channel: 'events' | 'notifications'): FakeSocket | undefined {
      return FakeSocket.all.findLast(({ url }) => url.pathname.includes(`/v8/${channel}/`))
    },
  }
}

export type FakeServer = ReturnType<typeof fakeServer>
