import { act, type ComponentType, createElement as h, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

import { addressBar } from './addressBar.ts'
import { loadLibrary } from './loadLibrary.ts'

/** A route of a page of these tests, which are no pages of the client's. */
interface MadeRoute {
  addChildren(children: readonly MadeRoute[]): MadeRoute
  useParams(): unknown
  useLoaderDeps(): unknown
}

interface Place {
  readonly href: string
}

interface MadeRouter {
  readonly state: { readonly location: Place; readonly status: string; readonly resolvedLocation?: Place }
  readonly history: { push(path: string): void; go(steps: number): void }
  navigate(options: object): Promise<void>
  preloadRoute(options: object): Promise<unknown>
  invalidate(): Promise<void>
  resolveRedirect(redirect: unknown): unknown
  subscribe(
    type: string,
    hear: (event: { fromLocation?: Place; toLocation: Place; hrefChanged: boolean }) => void,
  ): unknown
}

/** As much of the library as the pages of these tests take. */
export interface RouterLibrary {
  readonly Link: ComponentType<Readonly<Record<string, unknown>>>
  readonly Navigate: ComponentType<Readonly<Record<string, unknown>>>
  readonly Outlet: ComponentType
  readonly RouterProvider: ComponentType<{ router: MadeRouter }>
  createRootRoute(options?: object): MadeRoute
  createRoute(options: object): MadeRoute
  createRouter(options: object): MadeRouter
  createBrowserHistory(options?: object): object
  createMemoryHistory(): object
  lazyRouteComponent(load: () => Promise<{ default: ComponentType }>): ComponentType
  redirect(options: object): unknown
  useMatches(): readonly unknown[]
  useSearch(options: object): unknown
}

/** The router, as it is or as the client gets it. */
export async function loadRouter(isShort: boolean): Promise<RouterLibrary> {
  return (await loadLibrary('@tanstack/react-router/dist/esm/index.js', isShort)) as RouterLibrary
}

/** What may happen: a member's way through pages like the client's, and what it meets. */
export type Step =
  | { kind: 'click' | 'hover' | 'leave' | 'touch'; link: number }
  | { kind: 'go'; steps: number }
  | { kind: 'navigate'; to: string; game?: string; isReplaced: boolean }
  | { kind: 'address'; href: string }
  | { kind: 'settle'; isFailing: boolean }
  | { kind: 'preload'; to: string }
  | { kind: 'invalidate' }
  | { kind: 'wait'; time: number }

const events = [
  'onBeforeNavigate',
  'onBeforeLoad',
  'onLoad',
  'onBeforeRouteMount',
  'onResolved',
  'onRendered',
] as const

/** A page whose routes are made like the client's: what loads, what is lazy, what fails, what is nowhere. */
export async function openRouterPage(lib: RouterLibrary, start: string) {
  const { Link, Outlet } = lib
  const log: string[] = []
  const bar = addressBar(start)
  const waiting: ((isFailing: boolean) => void)[] = []
  const wait = (what: string) =>
    new Promise<void>((resolve, reject) => {
      log.push(`asks for ${what}`)
      waiting.push((isFailing) => {
        if (isFailing) reject(new Error(`no ${what}`))
        else resolve()
      })
    })
  const errorComponent = ({ error, reset }: { error: Error; reset: () => void }) =>
    h('p', { id: 'failed', onClick: reset }, error.message)
  const links = () =>
    h(
      'nav',
      null,
      h(
        Link,
        {
          key: 1,
          to: '/events',
          search: {},
          activeOptions: { exact: true, explicitUndefined: true },
        },
        'all',
      ),
      h(
        Link,
        {
          key: 2,
          to: '/events',
          search: { game: 'a' },
          activeOptions: { exact: true },
          className: 'chip',
        },
        'a',
      ),
      h(Link, { key: 3, to: '/events/$eventId', params: { eventId: 'x y' }, search: true }, 'x'),
      h(
        Link,
        {
          key: 4,
          to: '/rules',
          activeOptions: { includeSearch: false },
          onClick: () => log.push('pressed'),
        },
        'rules',
      ),
      h(Link, { key: 5, to: '/lazy', 'aria-label': 'lazy', target: '_self' }, 'lazy'),
      h(Link, { key: 6, to: '/events/$eventId', params: { eventId: '7' }, search: true, replace: true }, '7'),
    )
  const root = lib.createRootRoute({
    component: () => h('main', null, h(Outlet)),
    notFoundComponent: () => h('p', null, 'nowhere'),
    errorComponent: errorComponent,
  })
  const session = lib.createRoute({
    getParentRoute: () => root,
    id: '_session',
    component: () => h('section', null, links(), h(Outlet)),
  })
  const validateSearch = (search: Record<string, unknown>) =>
    search.game === 'bad' ? {} : typeof search.game === 'string' ? { game: search.game } : {}
  const list = lib.createRoute({
    getParentRoute: () => session,
    path: '/events/',
    validateSearch,
    loaderDeps: ({ search }: { search: { game?: string } }) => ({ game: search.game ?? null }),
    loader: ({ deps, cause, preload }: { deps: unknown; cause: string; preload: boolean }) =>
      void log.push(`list ${JSON.stringify(deps)} ${cause} ${preload}`),
    component: () => h('ul', null, JSON.stringify([list.useLoaderDeps(), lib.useSearch({ strict: false })])),
  })
  const one = lib.createRoute({
    getParentRoute: () => session,
    path: '/events/$eventId',
    validateSearch,
    loader: ({ params }: { params: { eventId: string } }) => wait(`event ${params.eventId}`),
    component: () => h('article', null, JSON.stringify(one.useParams())),
  })
  const rules = lib.createRoute({
    getParentRoute: () => session,
    path: '/rules',
    component: () => h('article', null, lib.useMatches().length),
  })
  const lazy = lib.createRoute({
    getParentRoute: () => session,
    path: '/lazy',
    component: lib.lazyRouteComponent(async () => {
      await wait('lazy')
      return { default: () => h('aside', null, 'it came') }
    }),
  })
  const home = lib.createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => h(lib.Navigate, { to: '/events', search: {}, replace: true }),
  })
  const launch = lib.createRoute({
    getParentRoute: () => root,
    path: '/launch.html',
    component: () => h('p', null, 'launching'),
  })
  const routeTree = root.addChildren([home, launch, session.addChildren([list, one, rules, lazy])])
  const router = lib.createRouter({
    routeTree,
    basepath: '/v8/',
    history: lib.createBrowserHistory({ window: bar }),
    defaultErrorComponent: errorComponent,
    defaultPendingComponent: () => h('p', null, 'pending'),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    disableGlobalCatchBoundary: true,
  })
  for (const type of events)
    router.subscribe(type, ({ fromLocation, toLocation, hrefChanged }) =>
      log.push(`${type} ${fromLocation?.href} ${toLocation.href} ${hrefChanged}`),
    )
  const place = document.createElement('div')
  document.body.append(place)
  const page = createRoot(place, { onCaughtError: (error) => log.push(`caught ${String(error)}`) })
  await act(async () => page.render(h(StrictMode, null, h(lib.RouterProvider, { router }))))

  const use = (step: Step): void => {
    switch (step.kind) {
      case 'click':
      case 'hover':
      case 'leave':
      case 'touch': {
        const all = place.querySelectorAll('a')
        const type = { click: 'click', hover: 'mouseover', leave: 'mouseout', touch: 'touchstart' }[step.kind]
        all[step.link % Math.max(all.length, 1)]?.dispatchEvent(
          new MouseEvent(type, { bubbles: true, cancelable: true }),
        )
        return
      }
      case 'go':
        return router.history.go(step.steps)
      case 'navigate': {
        const { to, game, isReplaced } = step
        const search = game === undefined ? true : { game }
        return void router.navigate({ to, search, params: { eventId: 'é/1' }, replace: isReplaced })
      }
      case 'address':
        return router.history.push(step.href)
      case 'settle':
        return waiting.shift()?.(step.isFailing)
      case 'preload':
        return void router.preloadRoute({ to: step.to, params: { eventId: '9' }, search: {} })
      case 'invalidate':
        return void router.invalidate()
      case 'wait':
        return
    }
  }
  const seen = () =>
    `${place.innerHTML} | ${bar.seen()} | ${router.state.location.href} ${router.state.status} ${router.state.resolvedLocation?.href}`
  return {
    async take(step: Step): Promise<string> {
      await act(async () => {
        use(step)
        await vi.advanceTimersByTimeAsync(step.kind === 'wait' ? step.time : 5)
      })
      return seen()
    },
    log,
    async close(): Promise<void> {
      for (const settle of waiting) settle(false)
      await act(async () => page.unmount())
      place.remove()
    },
  }
}

/** Draws one link, and rejects with what that fails by. */
export async function openLink(lib: RouterLibrary, options: object): Promise<void> {
  const root = lib.createRootRoute({
    component: () => h(lib.Link, { to: '/', ...options }),
    errorComponent: ({ error }: { error: Error }) => {
      failure = error
      return null
    },
  })
  const router = lib.createRouter({
    routeTree: root,
    history: lib.createMemoryHistory(),
    disableGlobalCatchBoundary: true,
  })
  let failure: Error | null = null
  const page = createRoot(document.createElement('div'), { onCaughtError: () => undefined })
  await act(async () => page.render(h(lib.RouterProvider, { router })))
  await act(async () => page.unmount())
  if (failure !== null) throw failure
}
