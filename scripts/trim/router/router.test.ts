// @vitest-environment jsdom
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { loadRouter, openLink, openRouterPage, type RouterLibrary, type Step } from '../testing/routerPage.ts'

let whole: RouterLibrary
let short: RouterLibrary

beforeAll(async () => {
  whole = await loadRouter(false)
  short = await loadRouter(true)
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterAll(() => {
  vi.useRealTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: undefined })
})

const to = fc.constantFrom('/events', '/events/$eventId', '/rules', '/lazy', '/', '/launch.html')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('click' as const, 'hover' as const, 'leave' as const, 'touch' as const),
    link: fc.nat(5),
  }),
  fc.record({ kind: fc.constant('go' as const), steps: fc.integer({ min: -2, max: 2 }) }),
  fc.record(
    {
      kind: fc.constant('navigate' as const),
      to,
      isReplaced: fc.boolean(),
      game: fc.constantFrom('a', 'b', 'bad'),
    },
    { requiredKeys: ['kind', 'to', 'isReplaced'] },
  ),
  fc.record({
    kind: fc.constant('address' as const),
    href: fc.constantFrom(
      '/v8/nowhere',
      '/v8/events/',
      '/v8/EVENTS/3?game=b',
      '/v8/events/3/more',
      '/v8',
      '//a/b',
    ),
  }),
  fc.record({ kind: fc.constant('settle' as const), isFailing: fc.boolean() }),
  fc.record({ kind: fc.constant('preload' as const), to }),
  fc.record({ kind: fc.constant('invalidate' as const) }),
  fc.record({ kind: fc.constant('wait' as const), time: fc.constantFrom(60, 2000) }),
)
const start = fc.constantFrom('/v8/', '/v8/events?game=a', '/v8/launch.html', '/v8/events/5', '/v8/nowhere')

async function walk(lib: RouterLibrary, from: string, steps: readonly Step[]) {
  const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  const told: string[] = []
  for (const spy of logged) spy.mockImplementation((...words) => void told.push(words.map(String).join(' ')))
  const scrolled = vi
    .spyOn(window, 'scrollTo')
    .mockImplementation((...place) => void told.push(JSON.stringify(place)))
  vi.setSystemTime(0)
  const page = await openRouterPage(lib, from)
  const seen: string[] = []
  for (const each of steps) seen.push(await page.take(each))
  await page.close()
  for (const spy of [...logged, scrolled]) spy.mockRestore()
  return { seen, log: page.log, told }
}

describe('the router without what the client never asks of it', () => {
  it('leads, loads, waits, fails and goes back as the router does', async () => {
    await fc.assert(
      fc.asyncProperty(start, fc.array(step, { minLength: 3, maxLength: 12 }), async (from, steps) => {
        const expected = await walk(whole, from, steps)
        expect(await walk(short, from, steps)).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  })

  const routerOf = (path: string) => {
    const root = short.createRootRoute()
    const route = short.createRoute({ getParentRoute: () => root, path })
    const history = short.createMemoryHistory()
    return short.createRouter({ routeTree: root.addChildren([route]), history })
  }

  it.each(['/{-$id}', '/day-{$id}', '/files/$'])('refuses %s as the path of a route', (path) => {
    expect(() => routerOf(path)).toThrow('left out of the router')
  })

  it.each(['beforeLoad', 'context', 'head', 'onEnter', 'params', 'pendingComponent', 'shouldReload'])(
    'refuses a route with %s',
    (name) => {
      const make = () => short.createRootRoute({ [name]: () => undefined })
      expect(make).toThrow(`left out of the router: ${name}`)
    },
  )

  it('refuses ways out of the client, and links that it would not serve', async () => {
    const router = routerOf('/a')
    await expect(router.navigate({ href: 'https://example.com' })).rejects.toThrow('left out of the router')
    expect(() => router.resolveRedirect(short.redirect({ to: '/a' }))).toThrow('redirects')
    for (const options of [{ preload: 'viewport' }, { activeProps: {} }, { reloadDocument: true }])
      await expect(openLink(short, options)).rejects.toThrow('options of links')
  })

  it('has nothing that stops somebody from leaving, and no hook of a route that it would not serve', () => {
    expect(short.createBrowserHistory()).not.toHaveProperty('block')
    expect(whole.createBrowserHistory()).toHaveProperty('block')
    const route = short.createRootRoute()
    for (const name of ['useMatch', 'useLoaderData', 'useNavigate', 'lazy', 'redirect'])
      expect(route).not.toHaveProperty(name)
  })
})
