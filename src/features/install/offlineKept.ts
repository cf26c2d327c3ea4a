import { offlineHeaders, offlineScript } from './offlinePage.ts'
import { offlineAddress, offlineCache, workerAddress, workerScope } from './worker/offlineCache.ts'

/** What a device has for an app of ours. All of it is missing where the page does not come over HTTPS. */
export interface Device {
  readonly navigator: {
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration' | 'register'>
  }
  readonly caches?: Pick<CacheStorage, 'delete' | 'open'>
  readonly crypto: { readonly subtle?: Pick<SubtleCrypto, 'digest'> }
  /** Not in every browser. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: () => string },
    ): { createScriptURL(address: string): unknown }
  }
}

let trustedAddress: string | null = null

/**
 * The worker's address as the page's policy wants it: of all addresses this one alone may become a script, by the one policy
 * that may be made, once.
 */
function trusted({ trustedTypes }: Device): string {
  trustedAddress ??=
    trustedTypes === undefined
      ? workerAddress
      : (trustedTypes
          .createPolicy('slipway-worker', { createScriptURL: () => workerAddress })
          .createScriptURL(workerAddress) as string)
  return trustedAddress
}

/** SHA-256 in Base64, as a content policy names a script. */
async function hashOf(text: string, digest: SubtleCrypto['digest']): Promise<string> {
  const bytes = new Uint8Array(await digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCodePoint(...bytes))
}

/**
 * Keeps the page that stands in while there is no network, in the place of the one that was kept, and has the worker give
 * it. A browser that refuses either has neither.
 */
export async function keepOffline(device: Device, page: string): Promise<void> {
  const { navigator, caches } = device
  const { subtle } = device.crypto
  if (navigator.serviceWorker === undefined || caches === undefined || subtle === undefined) return
  const hash = await hashOf(offlineScript, subtle.digest.bind(subtle))
  const cache = await caches.open(offlineCache)
  await cache.put(offlineAddress, new Response(page, { headers: offlineHeaders(hash) }))
  // Its file is asked for again each time, so that a release is never held back by the one before.
  await navigator.serviceWorker.register(trusted(device), { scope: workerScope, updateViaCache: 'none' })
}

/** Takes worker and page off the device, where the partner no longer allows them. */
export async function forgetOffline({ navigator, caches }: Device): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(workerScope)
  if (registration?.scope.endsWith(workerScope) === true) await registration.unregister()
  await caches?.delete(offlineCache)
}
