import type { Frame } from '@playwright/test'

/**
 * All that a page's origin keeps on the device, as one text: local and session storage, cookies, every record of every
 * database, and the addresses and texts of every cache.
 */
export async function keptOnDevice(frame: Frame): Promise<string> {
  return await frame.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
      })
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answered(indexedDB.open(name))
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName)
        records.push(name, storeName, await answered(store.getAllKeys()), await answered(store.getAll()))
      }
      database.close()
    }
    const cached: string[] = []
    for (const name of 'caches' in globalThis ? await caches.keys() : []) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        cached.push(name, request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      records,
      cached,
    ])
  })
}
