import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createClient } from '#src/client/createClient.ts'
import { recorded } from '#src/client/recorded.ts'
import { wireSettings } from '#src/testing/api/replies.ts'
import { buildOpenedLink } from '#src/testing/builders.ts'
import { testEnvironment } from '#src/testing/environment.ts'
import { fakeServer } from '#src/testing/fakeServer.ts'
import { FakeSocket } from '#src/testing/fakeSocket.ts'
import { patience } from '#src/testing/patience.ts'
import {} from '#src/testing/runningClient.ts'

import { createRecorder } from './recorder.ts'

const who = {
  memberCode: 'bob',
  nickname: 'Eel',
  sessionId: 's-1',
  obfuscatedUserId: 'b*b',
  launchId: 'launch-77',
  ipAddress: '10.1.2.3',
}
const [token, publicToken, linkToken, partnerToken] = [
  'member-token',
  'public-token',
  'link.0a1b2c3d4e5f6071',
  'partner.0a1b2c3d4e5f6071',
] as const
const tokens = [token, publicToken, linkToken, partnerToken]

afterEach(() => vi.unstubAllGlobals())

/** A page of the member's that is recorded from its launch on. */
async function recordedPage(answer: (call: string) => Response | null) {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('WebSocket', FakeSocket)
  window.slipway = Object.assign(() => null as never, {})
  const recorder = createRecorder(window)
  const server = fakeServer()
  server.answer('POST /game-launch/', () => ({
    body: { ...wireSettings, ...who, token, publicToken },
  }))
  server.answer('GET /members/me/', () => ({
    body: {
      id: 'm7',
      memberCode: who.memberCode,
      nickname: who.nickname,
      avatarId: 'a-1',
      isAnonymous: false,
    },
  }))
  const environment = testEnvironment({
    origin: 'http://localhost',
    openSocket: (url) => new WebSocket(url),
    fetch: async (input, init) => {
      const { pathname } = new URL(typeof input === 'string' ? input : input.url, location.origin)
      return answer(pathname) ?? (await server.fetch(input, init))
    },
  })
  const client = createClient(
    recorded(environment, Promise.resolve(recorder)),
    buildOpenedLink({ token: linkToken, partnerMemberToken: partnerToken }),
  )
  onTestFinished(() => {
    client.appActor.stop()
    FakeSocket.forget()
    delete window.slipway
  })
  recorder.begin(client)
  client.start()
  await vi.waitFor(() => expect(client.appActor.getSnapshot().hasTag('running')).toBe(true), patience)
  await vi.waitFor(() => expect(FakeSocket.held()).toHaveLength(2), patience)
  for (const socket of FakeSocket.held()) socket.open()
  return { client, file: () => JSON.stringify(window.slipway?.recording?.()) }
}

/** Everything of who the member is that stands in a file. */
function foundIn(file: string): string[] {
  const names = Object.values(who).map((name) => name.replaceAll(/[.*]/g, String.raw`\$&`))
  return [...names, 'm7'].filter((name) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])${name}(?![\p{L}\p{N}])`, 'iu').test(file),
  )
}

describe('a recording of a page', () => {
  it('says nowhere who the member is, in replies, addresses, messages and texts that are no JSON, before they are known and after [CHART-05] [LAUNCH-06]', async () => {
    const plain = `Bob (m7, EEL) of s-1, launch-77, 10.1.2.3, b*b: try ${tokens.join()} at bobsled.`
    const { client, file } = await recordedPage((path) =>
      path === '/api/games' ? new Response(plain, { status: 500 }) : null,
    )
    await client.api.games().catch(() => undefined)
    const [events, notifications] = FakeSocket.held()
    events?.say('gameclient-refresh', { eventId: 'of bob' })
    notifications?.say('notification', { results: [{ id: 'n', type: 'info', message: 'Eel, bob won' }] })
    notifications?.dispatchEvent(new MessageEvent('message', { data: 'bob: not JSON of member-token' }))
    history.replaceState(null, '', '/v8/events?tab=bob')
    const said = file()
    for (const part of [
      '/game-launch/',
      '/members/me/',
      '"/api/games?',
      'at bobsled',
      'not JSON of',
      'won',
      'tab=',
    ])
      expect(said).toContain(part)
    expect(foundIn(said)).toEqual([])
    expect(tokens.filter((token) => said.includes(token))).toEqual([])
  })

  it('has what was said before the member was known taken out as well [CHART-05]', async () => {
    history.replaceState(null, '', '/v8/launch?of=bob')
    const { file } = await recordedPage(() => null)
    expect(file()).toContain('/v8/launch?of=hidden')
    expect(foundIn(file())).toEqual([])
    history.replaceState(null, '', '/')
  })
})
