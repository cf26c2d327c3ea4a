import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { appMachine } from '#machines/app/machine.ts'
import type { Start } from '#machines/app/types.ts'
import { gamesResource } from '#src/api/lists/resources.ts'
import { createClient } from '#src/client/createClient.ts'
import { createConfig } from '#src/client/platform/config.ts'
import { startReactions } from '#src/client/reactions/reactions.ts'
import { createCredentials } from '#src/client/session/credentials.ts'
import { createPartner } from '#src/client/session/partner.ts'
import { createSessionStore } from '#src/client/session/session.ts'
import { createPartnerPage } from '#src/host/partnerPage.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createStorage } from '#src/storage/storage.ts'
import { wireSettings } from '#src/testing/api/replies.ts'
import { buildOpenedLink } from '#src/testing/builders.ts'
import { createClientHarness, quietActors } from '#src/testing/clientHarness.ts'
import { testEnvironment, testTimers } from '#src/testing/environment.ts'
import type { FakeServer } from '#src/testing/fakeServer.ts'
import { FakeSocket } from '#src/testing/fakeSocket.ts'
import { patience } from '#src/testing/patience.ts'
import { openRunningClient } from '#src/testing/runningClient.ts'

const until = (check: () => void) => vi.waitFor(check, patience)

const [partnerOrigin = ''] = wireSettings.partnerOrigins
const error = (code: number) => ({ base_code: 1, code, ref_code: 5, message: 'no' })
const forbidden = () => ({ status: 403, body: error(errors.forbidden.code) })

/** A frame of the partner's page, and what that page is told. */
function partnerFrame() {
  const posted: unknown[] = []
  const frame = {
    parent: { postMessage: (message: unknown, origin: unknown) => void posted.push([message, origin]) },
    location: {},
    addEventListener: () => undefined,
  }
  const ends = () =>
    posted.flatMap((entry) => {
      const [{ type, data }, origin] = entry as [{ type: string; data: { reason: string } }, string]
      return type === 'session-ended' ? [[data.reason, origin]] : []
    })
  return { frame, ends }
}

/** All that this browser and this tab keep, as one text. */
function keptOnDevice(): string {
  return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
}

/** The tokens and ids of the session that a test's server grants. */
const ofSession = /member-token|partner-token|link-1|\bpublic\b|\bs1\b|slipway:v1:session/

async function ask({ client, server }: Awaited<ReturnType<typeof openRunningClient>>, status: number) {
  server.answer('GET /games', () => ({ status, body: error(errors.forbidden.code) }))
  await expect(client.api.games()).rejects.toMatchObject({ failure: { status } })
}

/** A client of a page that was opened with a link, or with what the browser keeps, in the partner's page. */
function open(server: FakeServer, link: ReturnType<typeof buildOpenedLink> | null) {
  const { frame, ends } = partnerFrame()
  const client = createClient(testEnvironment({ ...server, origin: 'http://localhost', frame }), link)
  onTestFinished(() => {
    client.appActor.stop()
    FakeSocket.forget()
  })
  client.start()
  return { ends, launch: () => client.appActor.getSnapshot().children.launch?.getSnapshot().value }
}

describe('a session that the server forbids', () => {
  it('leaves nothing of itself on the device, and lets go of the calls that are under way [SRV-08]', async () => {
    const running = await openRunningClient()
    const { client, server } = running
    expect(keptOnDevice()).toMatch(ofSession)
    let isGivenUp = false
    server.answer('GET /events/', (request) => {
      request.signal.addEventListener('abort', () => (isGivenUp = true))
      return new Promise(() => {})
    })
    const observer = new QueryObserver(client.queryClient, {
      queryKey: gamesResource.key,
      queryFn: ({ signal }) => client.api.events({ tab: 'today' }, 1, signal),
    })
    const stop = observer.subscribe(() => undefined)
    await until(() => expect(server.calls()).toContain('GET /events/'))
    await ask(running, 403)
    await until(() => expect(client.appActor.getSnapshot().value).toEqual({ ended: 'forbidden' }))
    expect(keptOnDevice()).not.toMatch(ofSession)
    expect(observer.getCurrentResult().fetchStatus).toBe('idle')
    expect(isGivenUp).toBe(true)
    stop()
  })

  it('that was kept is gone as well where its check is forbidden after a reload [SRV-08] [LAUNCH-08]', async () => {
    const { client, server } = await openRunningClient()
    expect(keptOnDevice()).toMatch(ofSession)
    client.appActor.stop()
    server.answer('GET /game-launch/check/', forbidden)
    const again = open(server, null)
    await until(() => expect(again.launch()).toBe('failed'))
    expect(keptOnDevice()).not.toMatch(ofSession)
  })

  it('does not take with it what another session keeps, where its own link is refused [SRV-08] [LAUNCH-03]', async () => {
    const { client, server } = await openRunningClient()
    client.appActor.stop()
    server.answer('POST /game-launch/', forbidden)
    const refused = open(server, buildOpenedLink({ token: 'link-2' }))
    await until(() => expect(refused.launch()).toBe('failed'))
    expect(keptOnDevice()).toContain('member-token')
  })
})

describe('a call whose signature came too late', () => {
  it('is made again, and the session goes on: it says nothing about the member [SRV-05] [SRV-08]', async () => {
    const { client, server } = await openRunningClient()
    const late = { ...error(errors.forbidden.code), params: { detail: 'X-Request-Signature' } }
    let refusals = 1
    server.answer('GET /events/', () =>
      refusals-- > 0 ? { status: 403, body: late } : { body: { count: 0, next: null, results: [] } },
    )
    const list = client.queryClient.fetchQuery({
      queryKey: ['late'],
      queryFn: () => client.api.events({ tab: 'today' }, 1),
      retry: client.queryClient.getDefaultOptions().queries?.retry ?? false,
      retryDelay: 0,
    })
    await expect(list).resolves.toMatchObject({ count: 0 })
    expect(client.appActor.getSnapshot().value).toMatchObject({ running: {} })
    expect(keptOnDevice()).toMatch(ofSession)
  })
})

describe("the partner's page is told that the session is over", () => {
  it.each([
    [401, 'expired'],
    [403, 'forbidden'],
  ])('for a call that was answered %d: %s [HOST-04] [SRV-07] [SRV-08]', async (status, reason) => {
    const { frame, ends } = partnerFrame()
    const running = await openRunningClient({ frame })
    expect(ends()).toEqual([])
    await ask(running, status)
    await until(() => expect(ends()).toEqual([[reason, partnerOrigin]]))
  })

  it.each([
    ['a link that is spent', errors.tokenExpired.code, 'expired'],
    ['a member who may not play', errors.accountInactive.code, 'launchFailed'],
  ])('for %s, once: %s [HOST-04] [LAUNCH-03]', async (_, code, reason) => {
    // Who the partner is this browser knows from a launch before.
    const { client, server } = await openRunningClient()
    client.appActor.stop()
    server.answer('POST /game-launch/', () => ({ status: 401, body: error(code) }))
    const launched = open(server, buildOpenedLink({ token: 'link-2' }))
    await until(() => expect(launched.ends()).toEqual([[reason, partnerOrigin]]))
  })

  it('where it never began, since what the page was opened with cannot be read: ended [HOST-04]', async () => {
    localStorage.clear()
    const { client } = await createClientHarness()
    const { frame, ends } = partnerFrame()
    const storage = createStorage(window)
    const session = createSessionStore()
    const partner = createPartner({
      session,
      storage,
      counters: createCounters(),
      page: createPartnerPage(frame),
    })
    session.begin({ ...(client.session.settings() ?? expect.fail()), partnerOrigins: [partnerOrigin] })
    const unreadable = appMachine.provide({
      actors: {
        readStart: fromPromise<Start>(() => Promise.reject(new Error('unreadable'))),
        ...quietActors,
      },
    })
    const appActor = createActor(unreadable, { input: { random: 0, servers: [], reloadedFor: null } })
    startReactions(
      {
        ...client,
        partner,
        session,
        storage,
        credentials: createCredentials({ link: null, kept: null, now: () => 0 }),
        config: createConfig({ origin: 'http://localhost', servers: {} }),
        connectivity: { reportBack: () => undefined, subscribe: () => () => undefined },
        timers: testTimers,
      },
      appActor,
      { slip: () => undefined, servers: () => undefined },
      { pathname: () => '/v8/events' },
    )
    appActor.start()
    await waitFor(appActor, (snapshot) => snapshot.hasTag('over'))
    expect(ends()).toEqual([['ended', partnerOrigin]])
  })
})
