import type { Tell } from '#src/wire/base/read.ts'

/** A fact that outlives the page: where it is kept and how it is read back. */
export interface StoredRecord<T> {
  readonly name: string
  /** `tab`: this tab, over its reloads. `device`: all tabs. `member`: all tabs, per partner and member. */
  readonly scope: 'tab' | 'device' | 'member'
  /**
   * What was written, or null if it cannot be read any more (an older version, corrupt): then it is dropped, and
   * counted. A field that falls back on its own is reported.
   */
  readonly decode: (value: unknown, onLeftOut: Tell) => T | null
  /** What is written of it, where that is not the value as it stands. */
  encode?(value: T): unknown
  /** Must outlive a killed process: what comes with the slip's code keeps a copy on disk (`durableStorage.ts`) [SLIP-18]. */
  readonly isOnDisk?: true
}

/** Where a fact is kept. */
type RecordPlace = Pick<StoredRecord<unknown>, 'name' | 'scope'>

/** Whose facts the `member` scope means. */
export interface StorageOwner {
  readonly partner: string
  readonly member: string
}

/** Never throws: where the browser's storage is blocked or full, facts live as long as the page. */
export interface Storage {
  /** The browser refuses us storage [LAUNCH-08]. */
  readonly blocked: boolean
  setOwner(owner: StorageOwner | null): void
  read<T>(fact: StoredRecord<T>): T | null
  /** @returns false where it could be kept in memory only */
  write<T>(fact: StoredRecord<T>, value: T): boolean
  remove(fact: RecordPlace): void
  /** Under what a fact stands in the browser. */
  keyOf(fact: RecordPlace): string
  /** The names of the member's facts that begin with a prefix. */
  names(prefix: string): string[]
  /** Another tab wrote or removed a fact of this member or device. Read it again: it may have changed once more. */
  subscribe(listener: (name: string) => void): () => void
}

/** What `createStorage` needs of the window. */
export interface StorageHost {
  readonly localStorage: globalThis.Storage
  readonly sessionStorage: globalThis.Storage
  /** May throw where the browser refuses it. */
  readonly indexedDB?: IDBFactory
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void
}

/** The version of our keys; a change of it forgets everything older. */
const root = 'slipway:v1'

/** A browser's storage, with memory behind it for what it refuses. */
interface Shelf {
  readonly blocked: boolean
  get(key: string): string | null
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** @param open may throw: in a cross-site frame even the look at `localStorage` does */
function createShelf(open: () => globalThis.Storage): Shelf {
  const memory = new Map<string, string>()
  let shelf: globalThis.Storage | null = null
  try {
    shelf = open()
    const probe = `${root}:probe`
    shelf.setItem(probe, '1')
    shelf.removeItem(probe)
  } catch (error) {
    // Full is not blocked: what is there can still be read.
    if (!isQuotaError(error)) shelf = null
  }
  const attempt = <T>(action: (storage: globalThis.Storage) => T, otherwise: T): T => {
    if (shelf === null) return otherwise
    try {
      return action(shelf)
    } catch {
      return otherwise
    }
  }
  return {
    blocked: shelf === null,
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const isKept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    keys() {
      const kept = attempt(
        (storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at)),
        [],
      )
      return [...new Set([...memory.keys(), ...kept.filter((key) => key !== null)])]
    },
  }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is written of a fact. What is nested too deep to be written is nothing that we wrote: null stands for it. */
export function textOf<T>(fact: Pick<StoredRecord<T>, 'encode'>, value: T): string {
  try {
    return JSON.stringify(fact.encode === undefined ? value : fact.encode(value))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return 'null'
  }
}

/** @param onLeftOut what was kept, or a field of it, could not be read any more: told as often as it is read [LIVE-13] */
export function createStorage(host: StorageHost, onLeftOut: Tell = () => {}): Storage {
  const local = createShelf(() => host.localStorage)
  const tab = createShelf(() => host.sessionStorage)
  let owner: StorageOwner | null = null

  const memberPrefix = (): string =>
    owner === null
      ? `${root}:-:-:`
      : `${root}:${encodeURIComponent(owner.partner)}:${encodeURIComponent(owner.member)}:`
  const keyOf = ({ scope, name }: RecordPlace): string =>
    scope === 'member' ? `${memberPrefix()}${name}` : `${root}:${name}`
  const shelfOf = ({ scope }: RecordPlace): Shelf => (scope === 'tab' ? tab : local)

  return {
    blocked: local.blocked,
    setOwner(next) {
      owner = next
    },
    read(fact) {
      const shelf = shelfOf(fact)
      const key = keyOf(fact)
      const text = shelf.get(key)
      if (text === null) return null
      const value = fact.decode(parse(text), onLeftOut)
      if (value === null) {
        shelf.remove(key)
        onLeftOut('malformed')
      }
      return value
    },
    write: (fact, value) => shelfOf(fact).set(keyOf(fact), textOf(fact, value)),
    remove: (fact) => shelfOf(fact).remove(keyOf(fact)),
    keyOf,
    names(prefix) {
      const start = memberPrefix()
      return local
        .keys()
        .filter((key) => key.startsWith(`${start}${prefix}`))
        .map((key) => key.slice(start.length))
    },
    subscribe(listener) {
      const hear = ({ key }: StorageEvent): void => {
        if (key === null) return
        const start = memberPrefix()
        if (key.startsWith(start)) listener(key.slice(start.length))
        else if (key.startsWith(`${root}:`)) {
          const name = key.slice(root.length + 1)
          if (!name.includes(':')) listener(name)
        }
      }
      host.addEventListener('storage', hear)
      return () => host.removeEventListener('storage', hear)
    },
  }
}
