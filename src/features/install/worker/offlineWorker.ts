/**
 * The client's service worker. Where the client's page cannot be fetched it gives the one that says so; it fetches, keeps
 * and answers nothing else, so that no price and no release is ever an old one.
 */
import { offlineAddress, offlineCache } from './offlineCache.ts'

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
  /** Not in every browser yet. */
  addRoutes?(rules: { condition: object; source: 'network' }): Promise<void>
}

interface Fetching extends Event {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(reply: Promise<Response>): void
}

/** What a worker has of its browser, by those names that are used here. */
interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>
  readonly caches: CacheStorage
  skipWaiting(): Promise<void>
  fetch(request: Request): Promise<Response>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) => {
  // The next one takes the place of this one at once, whatever is open.
  event.waitUntil(worker.skipWaiting())
  // Calls, scripts and pictures do not even pass by here, where the browser can be told so.
  const routed = event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
  if (routed !== undefined) event.waitUntil(routed.catch(() => undefined))
})

// The page is fetched while the worker starts: no launch waits for it.
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload.enable())
})

worker.addEventListener('fetch', (event) => {
  const { mode, destination } = event.request
  if (mode === 'navigate' && destination === 'document') event.respondWith(answerTo(event))
})

async function answerTo({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await worker.fetch(request))
  } catch {
    const cache = await worker.caches.open(offlineCache)
    return (await cache.match(offlineAddress)) ?? Response.error()
  }
}
