import { createStorage, type StorageHost } from '#src/storage/storage.ts'
import { readLaunch } from '#src/wire/session/settings.ts'

import { wireSettings } from './api/replies.ts'

export interface TestBrowserSettings {
  /** Whether `localStorage` takes something, by what it holds already: it is full where it does not. */
  readonly takes?: (key: string, value: string, held: ReadonlyMap<string, string>) => boolean
}

/** The storage of one browser: tabs that are opened on it share `localStorage` and hear each other. */
export function createTestBrowser({ takes = () => true }: TestBrowserSettings = {}) {
  const shared = new Map<string, string>()
  const tabs = new Set<{ tell(key: string): void }>()

  const shelf = (values: Map<string, string>, onWrite: (key: string) => void): globalThis.Storage => ({
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (at) => [...values.keys()][at] ?? null,
    removeItem(key) {
      if (values.delete(key)) onWrite(key)
    },
    setItem(key, value) {
      if (values === shared && !takes(key, value, values))
        throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
      onWrite(key)
    },
  })

  return {
    shared,
    openTab() {
      const listeners = new Set<(event: StorageEvent) => void>()
      const tab = {
        tell(key: string): void {
          for (const listener of listeners) listener(storageEvent(key))
        },
      }
      tabs.add(tab)
      const host: StorageHost = {
        localStorage: shelf(shared, (key) => {
          for (const other of tabs) if (other !== tab) other.tell(key)
        }),
        sessionStorage: shelf(new Map(), () => undefined),
        addEventListener: (_, listener) => void listeners.add(listener),
        removeEventListener: (_, listener) => void listeners.delete(listener),
      }
      const storage = createStorage(host)
      storage.setOwner({ partner: 'Harbour', member: 'alice' })
      return { host, storage }
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

/** A host whose storage may not even be looked at, as in a cross-site frame. */
export function blockedHost(): StorageHost {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  return {
    get localStorage(): globalThis.Storage {
      return refuse()
    },
    get sessionStorage(): globalThis.Storage {
      return refuse()
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
}

export const { settings: testSettings, tokens: testTokens } = readLaunch(wireSettings, 'partner-token')
