import { i18n } from '@lingui/core'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'

import type { Settings } from '#machines/session/settings.ts'
import { gamesResource } from '#src/api/lists/resources.ts'
import { walletResource } from '#src/api/member/resources.ts'
import { walletQuery } from '#src/api/member/wallet.ts'
import { wireSettings, wireWallet } from '#src/testing/api/replies.ts'
import { buildOpenedLink } from '#src/testing/builders.ts'
import { testEnvironment } from '#src/testing/environment.ts'
import { fakeServer, type FakeServer } from '#src/testing/fakeServer.ts'
import { FakeSocket } from '#src/testing/fakeSocket.ts'
import { patience } from '#src/testing/patience.ts'
import type { OpenedLink } from '#src/wire/session/tokens.ts'

import type { Client } from './client.ts'
import { createClient } from './createClient.ts'
import { watchLanguage } from './reactions/language.ts'

/**
 * The client as `main.tsx` makes it, against a transport of the test's: whether its services are joined, which neither the
 * machines' tests nor those of the services can tell.
 */

const link = buildOpenedLink({ language: 'en' })

let server: FakeServer
let opened: Client[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = fakeServer()
})
afterEach(() => {
  for (const { appActor } of opened) appActor.stop()
  FakeSocket.forget()
  opened = []
})

function open(from: OpenedLink | null = link): Client {
  const client = createClient(testEnvironment(server), from)
  opened.push(client)
  client.start()
  return client
}

const until = (check: () => void) => vi.waitFor(check, patience)

async function running(from: OpenedLink | null = link): Promise<Client> {
  const client = open(from)
  await until(() => expect(client.appActor.getSnapshot().hasTag('running')).toBe(true))
  return client
}

const error = (code: number) => ({ base_code: 1, code, ref_code: 5, message: 'no' })
/** The member token that a reload would go on with. */
const keptToken = (): unknown => JSON.parse(sessionStorage.getItem('slipway:v1:session') ?? '{}').token
const stateOf = ({ appActor }: Client) => appActor.getSnapshot().value

describe('the launch of the client', () => {
  it('loads member, choices and wallet with the token it was granted, before anything shows [LAUNCH-02]', async () => {
    const client = await running()
    expect(server.sent.slice(0, 4)).toMatchObject([
      { call: 'POST /game-launch/', token: null },
      { call: 'GET /members/me/', token: 'member-token' },
      { call: 'GET /members/config/', token: 'member-token' },
      { call: 'GET /wallet/', token: 'member-token' },
    ])
    const balance = { minor: 985_000, currency: 'CNY', digits: 2 }
    expect(client.appActor.getSnapshot().context.launched?.balance).toEqual(balance)
    expect(client.queryClient.getQueryData(walletResource.key)).toEqual({ balance })
  })

  it('is held up by no server in trouble that does not say the balance, which is asked for until it is known [LAUNCH-02] [HIST-03]', async () => {
    server.answer('GET /wallet/', () => ({ status: 502, body: {} }))
    const client = await running()
    expect(client.appActor.getSnapshot().context.launched?.balance).toBeNull()
    const observer = new QueryObserver(client.queryClient, { ...walletQuery(client), retry: false })
    const stop = observer.subscribe(() => undefined)
    await until(() => expect(observer.getCurrentResult().isError).toBe(true))
    server.answer('GET /wallet/', () => ({ body: wireWallet }))
    await until(() => expect(observer.getCurrentResult().data?.balance.minor).toBe(985_000))
    stop()
  })

  it('never asks for the wallet of a guest [LAUNCH-05]', async () => {
    server.answer('POST /game-launch/', () => ({ body: { ...wireSettings, isAnonymous: true } }))
    await running({ ...link, isGuest: true, partnerMemberToken: null })
    expect(server.calls()).not.toContain('GET /wallet/')
  })

  it('counts a setting that cannot be read, and goes on [LAUNCH-02] [LIVE-13]', async () => {
    server.answer('POST /game-launch/', () => ({ body: { ...wireSettings, partnerUrl: 'javascript:1' } }))
    const client = await running()
    expect(client.counters.read().malformed).toBe(1)
  })

  it('goes on after a reload with the link that got no answer [LAUNCH-03]', async () => {
    server.answer('POST /game-launch/', () => ({ status: 503, body: {} }))
    const first = open()
    const launch = () => first.appActor.getSnapshot().children.launch?.getSnapshot().value
    await until(() => expect(launch()).toBe('timedOut'))
    server.answer('POST /game-launch/', () => ({ body: wireSettings }))
    await running(null)
    expect(server.calls().filter((call) => call === 'POST /game-launch/')).toHaveLength(2)
  })

  it('goes on after a reload with the session, where the link was exchanged already [LAUNCH-03] [LAUNCH-12]', async () => {
    server.answer('GET /members/config/', () => ({ status: 503, body: {} }))
    const first = open()
    const launch = () => first.appActor.getSnapshot().children.launch?.getSnapshot().value
    await until(() => expect(launch()).toBe('timedOut'))
    server.answer('GET /members/config/', () => ({ body: { defaultLandingPage: null, avatarId: null } }))
    await running(null)
    expect(server.calls().filter((call) => call.startsWith('POST /game-launch/'))).toHaveLength(1)
    expect(server.calls()).toContain('GET /game-launch/check/')
  })
})

/** Every text that can be reached from a value by its properties, in whatever it holds. */
function textsIn(value: unknown, met = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof Node || met.has(value)) return []
  met.add(value)
  const inside = value instanceof Map || value instanceof Set ? [...value] : []
  return [...Object.values(value), ...inside].flatMap((item) => textsIn(item, met))
}

describe('the tokens', () => {
  it('are in nothing that a component is given: neither settings, nor machines, nor queries [SRV-06]', async () => {
    const client = await running()
    client.appActor.getSnapshot().children.session?.send({ type: 'token.refreshRequested' })
    await until(() => expect(keptToken()).toBe('token-2'))
    const texts = textsIn(client)
    expectTypeOf<Settings>().not.toHaveProperty('token')
    expectTypeOf<Client['api']>().not.toHaveProperty('refreshToken')
    // The walk has come to the settings, and into the machines' own.
    expect(texts.filter((text) => text === wireSettings.memberCode).length).toBeGreaterThan(1)
    expect(
      texts.filter((text) => /^(?:link-1|partner-token|public|member-token|token-2)$/.test(text)),
    ).toEqual([])
  })
})

describe('a session that a call finds over', () => {
  it.each([
    [401, { ended: 'expired' }],
    [403, { ended: 'forbidden' }],
  ] as const)(
    'ends on a %d, with its connections closed and no call after it [SRV-07] [SRV-08] [SRV-06]',
    async (status, state) => {
      const client = await running()
      const lines = [...FakeSocket.all]
      expect(lines).not.toHaveLength(0)
      server.answer('GET /games', () => ({ status, body: error(1005) }))
      await expect(client.api.games()).rejects.toMatchObject({ failure: { status } })
      await until(() => expect(stateOf(client)).toEqual(state))
      expect(lines.every(({ readyState }) => readyState >= FakeSocket.CLOSING)).toBe(true)
      const sent = server.sent.length
      await expect(client.api.wallet()).rejects.toMatchObject({ failure: { kind: 'unauthorized' } })
      expect(server.sent).toHaveLength(sent)
    },
  )

  it('goes on where the 401 was for a token that is not the current one any more [SRV-07]', async () => {
    const client = await running()
    let refuse: () => void = () => {}
    const asked = new Promise<void>((resolve) => {
      refuse = resolve
    })
    server.answer('GET /games', async () => {
      await asked
      return { status: 401, body: error(1005) }
    })
    const call = client.api.games()
    await until(() => expect(server.calls()).toContain('GET /games'))
    client.appActor.getSnapshot().children.session?.send({ type: 'token.refreshRequested' })
    await until(() => expect(keptToken()).toBe('token-2'))
    refuse()
    await expect(call).rejects.toMatchObject({ failure: { status: 401 } })
    expect(client.appActor.getSnapshot().hasTag('running')).toBe(true)
  })
})

describe('a connection that was cut', () => {
  it('is opened again with a fresh token, and what is on screen is fetched again [LIVE-04] [LIVE-05]', async () => {
    const client = await running()
    const observer = new QueryObserver(client.queryClient, {
      queryKey: gamesResource.key,
      queryFn: () => client.api.games(),
    })
    const stop = observer.subscribe(() => {})
    await until(() => expect(server.socket('events')).toBeDefined())
    const first = server.socket('events')
    first?.open()
    await until(() => expect(client.liveness.isLive()).toBe(true))
    await until(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    const asked = () => server.calls().filter((call) => call === 'GET /games').length
    const before = asked()
    first?.cut(1006)
    expect(client.liveness.isLive()).toBe(false)
    await until(() => expect(server.socket('events')).not.toBe(first))
    expect(server.calls()).toContain('POST /game-launch/refresh/')
    expect(keptToken()).toBe('token-2')
    expect(server.socket('events')?.url.searchParams.get('auth_token')).toBe('token-2')
    server.socket('events')?.open()
    await until(() => expect(asked()).toBeGreaterThan(before))
    expect(server.sent.findLast(({ call }) => call === 'GET /games')?.token).toBe('token-2')
    stop()
  })

  it('ends the session where the fresh token is refused [SRV-07] [LIVE-04]', async () => {
    const client = await running()
    server.answer('POST /game-launch/refresh/', () => ({ status: 401, body: error(1005) }))
    await until(() => expect(server.socket('events')).toBeDefined())
    server.socket('events')?.cut(1006)
    await until(() => expect(stateOf(client)).toEqual({ ended: 'expired' }))
  })
})

describe('the language that a member chooses', () => {
  it('is turned on at once, and what the server names is asked for in it [I18N-01] [SRV-04]', async () => {
    const client = await running()
    await watchLanguage({ ...client, root: document.documentElement })
    expect(i18n.locale).toBe('en')
    const observer = new QueryObserver(client.queryClient, {
      queryKey: gamesResource.key,
      queryFn: () => client.api.games(),
    })
    const stop = observer.subscribe(() => {})
    await until(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    client.preferences.set('language', 'zh-Hant')
    await until(() => expect(i18n.locale).toBe('zh-Hant'))
    await until(() =>
      expect(server.sent.findLast(({ call }) => call === 'GET /games')?.url.searchParams.get('lang')).toBe(
        'zh',
      ),
    )
    stop()
  })
})
