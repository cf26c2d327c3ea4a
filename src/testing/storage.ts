import type { Leg } from '#domain/bet.ts'
import { money } from '#domain/money.ts'
import type { JournalEntry } from '#machines/placement/types.ts'
import { createStorage, type StorageHost } from '#src/storage/storage.ts'
import { readLaunch } from '#src/wire/settings.ts'

import { wireSettings } from './replies.ts'

/** The storage of one browser: tabs that are opened on it share `localStorage` and hear each other. */
export function createTestBrowser() {
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

export const testTicket: Leg = {
  eventId: 'e1',
  marketId: 'm1',
  side: 'home',
  line: null,
  handicap: null,
  euroOdds: '1.80',
  price: { euro: '1.80', malay: '0.80' },
  status: 'open',
  timeStamp: 100,
  betType: 'WIN',
  marketName: 'Winner',
  selectionName: 'Reds',
  gameId: '41',
  gameName: 'Soccer',
  competitionName: 'League',
  homeName: 'Reds',
  awayName: 'Blues',
  startUtc: 1_767_323_045_000,
  inPlay: false,
  option: 'match',
  comboAllowed: true,
  maxBetAmount: '1000.00',
  change: 'none',
}

export function testEntry(key: string, change: Partial<JournalEntry> = {}): JournalEntry {
  return {
    version: 2,
    key,
    request: { operation: 'placeSingleBet', body: '{"amount":"150.00"}', expiresAt: 2_000 },
    confirmedAt: 1_000,
    tickets: [testTicket],
    stake: money(15_000, 'CNY', 2),
    policy: 'any',
    ...change,
  }
}

export const { settings: testSettings, tokens: testTokens } = readLaunch(wireSettings, 'partner-token')
