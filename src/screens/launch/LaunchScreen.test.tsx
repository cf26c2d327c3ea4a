import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { appMachine } from '#machines/app/machine.ts'
import type { Start } from '#machines/app/types.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { launchMachine } from '#machines/launch/machine.ts'
import type { Granted, LaunchLink, LaunchStart } from '#machines/launch/types.ts'
import { buildLink } from '#src/testing/builders.ts'
import { createClientHarness, quietActors } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const link = buildLink()

interface Opening {
  readonly start?: LaunchStart
  readonly isStorageBlocked?: boolean
  readonly exchange?: () => Promise<Granted>
  readonly path?: string
}

function never<T>(): Promise<T> {
  return new Promise<T>(() => {})
}

/** The client at its start, with a partner that answers as the test says. */
async function open({
  start = { kind: 'link', link },
  isStorageBlocked = false,
  exchange = never,
  path = 'launch',
}: Opening) {
  const { client } = await createClientHarness()
  const launch = launchMachine.provide({
    actors: { exchangeLink: fromPromise<Granted, { link: LaunchLink }>(exchange) },
  })
  const machine = appMachine.provide({
    actors: {
      readStart: fromPromise<Start>(() => Promise.resolve({ start, isStorageBlocked })),
      launch,
      ...quietActors,
    },
  })
  const appActor = createActor(machine, { input: { random: 0, servers: [], reloadedFor: null } }).start()
  return openPage({ ...client, appActor }, path)
}

const refused = (name: keyof typeof errors) => () =>
  Promise.reject(new CallFailed({ ...failureOfKind('refused', errors[name].code), refCode: 4711 }))

describe('the launch', () => {
  it('says that it is under way [LAUNCH-03]', async () => {
    await open({})
    expect(await screen.findByRole('heading', { name: 'Logging you in' })).toBeDefined()
    expect(screen.getByRole('status')).toBeDefined()
  })

  it("says why it failed, in the catalogue's words, with a code for support [LAUNCH-03][LAUNCH-04]", async () => {
    await open({ exchange: refused('accountInactive') })
    expect(await screen.findByText('Account is inactive')).toBeDefined()
    expect(screen.getByText('Support code 4711')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('offers Retry where no answer came, and goes on from there [LAUNCH-03]', async () => {
    const exchange = vi.fn<() => Promise<Granted>>(() =>
      Promise.reject(new CallFailed(failureOfKind('timedOut'))),
    )
    const user = await open({ exchange })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    exchange.mockImplementation(refused('accountFrozen'))
    await user.click(retry)
    expect(await screen.findByText('Account is frozen')).toBeDefined()
  })

  it.each([
    [failureOfKind('offline'), "You're offline", errors.networkFailure.text],
    [failureOfKind('unreachable'), 'No reply yet', 'The server cannot be reached. Please try again.'],
    [failureOfKind('timedOut', errors.maintenance.code), 'No reply yet', errors.maintenance.text],
  ])('says what is known of why no answer came: %j [LAUNCH-03]', async (failure, title, words) => {
    await open({ exchange: () => Promise.reject(new CallFailed(failure)) })
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('says that the token has expired [LAUNCH-03]', async () => {
    await open({ exchange: refused('tokenExpired') })
    expect(await screen.findByRole('heading', { name: 'Log in again' })).toBeDefined()
    expect(screen.getByText('Your token has expired. Please exit and launch again.')).toBeDefined()
  })

  it('asks for cookies where the browser keeps nothing and there is no link [LAUNCH-08]', async () => {
    await open({ start: { kind: 'nothing' }, isStorageBlocked: true })
    expect(await screen.findByRole('heading', { name: 'Turn on cookies to stay logged in' })).toBeDefined()
    expect(screen.getByText('If you are using Safari, please turn on cookie')).toBeDefined()
  })

  it('launches a link even so, with the same words as a notice [LAUNCH-08]', async () => {
    await open({ isStorageBlocked: true })
    expect(await screen.findByRole('heading', { name: 'Logging you in' })).toBeDefined()
    expect(screen.getByText('If you are using Safari, please turn on cookie')).toBeDefined()
  })
})

describe('a page behind the session', () => {
  it.each(['events', 'events/e1', 'game-results', 'rules', 'notifications', 'lootbox', 'live-stream-app/e1'])(
    'is forbidden without one: %s [ROUTE-05]',
    async (path) => {
      await open({ start: { kind: 'nothing' }, path })
      expect(
        await screen.findByRole('heading', { name: 'You are not authorized to view this page' }),
      ).toBeDefined()
    },
  )

  it('waits for the launch of a kept session before it shows anything [LAUNCH-08]', async () => {
    await open({ path: 'events' })
    expect(await screen.findByRole('heading', { name: 'Logging you in' })).toBeDefined()
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  it.each([
    ['404', 'Page not found'],
    ['no/such/page', 'Page not found'],
    ['game-results/one/two', 'Page not found'],
    ['', 'You are not authorized to view this page'],
    ['maintenance', 'No maintenance right now'],
    ['icons', 'Icons'],
  ])('is not at %j: anybody sees "%s" [ROUTE-01][ROUTE-02]', async (path, heading) => {
    await open({ start: { kind: 'nothing' }, path })
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
  })
})

describe('a session', () => {
  const running = async (
    features: Record<string, boolean>,
    path: string,
    landingPage: string | null = null,
  ) => {
    const { client } = await createClientHarness({ settings: { features, landingPage } })
    openPage(client, path)
    return client
  }

  it('goes on from the launch to the list [LAUNCH-01]', async () => {
    await running({ isEsportsEnabled: true }, 'launch.html')
    await waitFor(() => expect(window.location.pathname).toBe('/v8/events'))
    expect(await screen.findByRole('tab', { name: /Today/ })).toBeDefined()
  })

  it('goes on to the landing page that the member chose [LAUNCH-10]', async () => {
    await running({ isEsportsEnabled: true, enableLandingPageSetup: true }, 'launch.html', 'inplay')
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/v8/events?tab=inplay'),
    )
    expect(await screen.findByRole('tab', { name: /In-play/, selected: true })).toBeDefined()
  })

  it.each([
    ['expired', 'Your token has expired. Please exit and launch again.'],
    ['forbidden', 'You are not authorized to view this page'],
  ])('that is %s says so wherever it was [SRV-07][SRV-08]', async (end, words) => {
    const client = await running({ isEsportsEnabled: true }, 'rules')
    await screen.findByRole('heading', { name: 'Rules' })
    const session = client.appActor.getSnapshot().children.session
    session?.send(end === 'expired' ? { type: 'channel.unauthorized' } : { type: 'call.forbidden' })
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('without esports has nothing to show [ROUTE-03]', async () => {
    await running({}, 'events')
    expect(
      await screen.findByRole('heading', { name: 'You are not authorized to view this page' }),
    ).toBeDefined()
  })

  it('with esports off and mini-games on is in the lobby [ROUTE-04]', async () => {
    await running({ isEsportsEnabled: false, isMiniGameEnabled: true }, 'events')
    await waitFor(() => expect(window.location.pathname).toBe('/v8/lootbox'))
    expect(await screen.findByRole('heading', { name: 'Mini-games' })).toBeDefined()
  })
})
