import { IDBFactory } from 'fake-indexeddb'
import type { Scheduler } from 'fast-check'

import type { StorageHost } from '#src/storage/storage.ts'

import { slowed } from './slowDisk.ts'
import type { TestTime } from './time.ts'

/** So many moments ago a killed browser may have written its local storage to disk for the last time. */
const momentsKept = 4

/**
 * A browser whose tabs share what they keep. What one writes is told to the others later, in the same order. What is in
 * IndexedDB outlives a kill, the newest of local storage does not.
 */
export function createLedgerBrowser(scheduler: Scheduler, time: TestTime) {
  const shared = new Map<string, string>()
  const pages = new Set<(key: string) => void>()
  const disk = { delay: 0 }
  const indexedDB = slowed(new IDBFactory(), { time, delay: () => disk.delay })
  /** What local storage had at the last moments, newest first. */
  const moments: (readonly [string, string])[][] = []

  return {
    shared,
    disk,
    /** A moment has passed. */
    note(): void {
      moments.unshift([...shared])
      moments.length = Math.min(moments.length, momentsKept)
    },
    /** Local storage is as it was so many moments ago: its browser was killed before it had written the rest. */
    lose(moment: number): void {
      const kept = moments[Math.min(moment, moments.length - 1)] ?? []
      shared.clear()
      for (const [key, value] of kept) shared.set(key, value)
    },
    /** A tab, whose own storage outlives its pages. */
    openTab() {
      const own = new Map<string, string>()
      return {
        /** A new tab in its place: what was of this tab alone is gone. */
        forget: () => own.clear(),
        /** The storage of a page of this tab. @param onWrite told of what the page writes, or takes away (null), whether it was there or not */
        openPage(onWrite: (key: string, value: string | null) => void): {
          host: StorageHost
          close: () => void
        } {
          const listeners = new Set<(event: StorageEvent) => void>()
          let isOpen = true
          let news = Promise.resolve()
          const hear = (key: string): void => {
            news = news
              .then(() => scheduler.schedule(Promise.resolve(), `a tab learns of ${key.replace(/^.*:/, '')}`))
              .then(() => {
                if (isOpen) for (const listener of listeners) listener(storageEvent(key))
              })
          }
          pages.add(hear)
          const tell = (key: string, value: string | null, isNews: boolean): void => {
            onWrite(key, value)
            if (!isNews) return
            for (const page of pages) if (page !== hear) page(key)
          }
          return {
            host: {
              localStorage: shelf(shared, { tell, canWrite: () => isOpen }),
              sessionStorage: shelf(own, { tell: () => undefined, canWrite: () => isOpen }),
              indexedDB,
              addEventListener: (_, listener) => void listeners.add(listener),
              removeEventListener: (_, listener) => void listeners.delete(listener),
            },
            close() {
              isOpen = false
              pages.delete(hear)
            },
          }
        },
      }
    },
  }
}

export type LedgerTab = ReturnType<ReturnType<typeof createLedgerBrowser>['openTab']>

/** @param on.canWrite whether its page is there still: one that is gone writes nothing, whatever the disk gives it late */
function shelf(
  values: Map<string, string>,
  on: {
    readonly tell: (key: string, value: string | null, isNews: boolean) => void
    readonly canWrite: () => boolean
  },
): globalThis.Storage {
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (at) => [...values.keys()][at] ?? null,
    removeItem(key) {
      if (on.canWrite()) on.tell(key, null, values.delete(key))
    },
    setItem(key, value) {
      if (!on.canWrite()) return
      const before = values.get(key)
      values.set(key, value)
      on.tell(key, value, before !== value)
    },
  }
}

function storageEvent(key: string): StorageEvent {
  return Object.assign(new Event('storage'), {
    key,
    newValue: null,
    oldValue: null,
    storageArea: null,
    url: '',
    initStorageEvent: () => undefined,
  })
}
