import type { StorageHost } from './storage.ts'

/**
 * What the browser has on disk when it says so: it is there after the process is killed the next moment, which local
 * storage, written seconds later, is not [SLIP-18].
 */
export interface Disk {
  /** Writes a text under a name, or takes away what stands there (null). All that one turn gives is kept at once. */
  put(name: string, text: string | null): void
  /** Resolves once all that was put so far is on disk (true), or could not be put there in time (false). Never rejects. */
  settled(): Promise<boolean>
  /**
   * All that is there, by name; nothing where it cannot be read.
   * @param take gets it whenever it comes, which may be late
   * @returns resolves once it was taken (true), or could not be read in time (false)
   */
  read(take: (texts: ReadonlyMap<string, string>) => void): Promise<boolean>
}

/** The page's timers. */
interface DiskTimers {
  startTimer(run: () => void, milliseconds: number): number
  stopTimer(id: number): void
}

/** Milliseconds that anybody waits for a disk that says nothing. */
export const diskPatience = 1_000

const databaseName = 'slipway'
const storeName = 'kept'

/** IndexedDB, with strict durability. It is opened when it is needed first, and again where the browser has closed it. */
export function createDisk(host: Pick<StorageHost, 'indexedDB'>, timers: DiskTimers): Disk {
  let opened: Promise<IDBDatabase> | null = null
  /** What is put in this turn. */
  let changes: Map<string, string | null> | null = null
  const pending = new Set<Promise<boolean>>()
  /** It has said nothing for too long: nobody waits for it until it does. */
  let isSilent = false

  const open = (): Promise<IDBDatabase> => {
    const database = (opened ??= connect(host, forget))
    void database.catch(forget)
    return database
  }
  function forget(): void {
    opened = null
  }
  const write = async (): Promise<boolean> => {
    // After all that this turn puts.
    await Promise.resolve()
    const written = changes
    changes = null
    try {
      if (written !== null) await writeAll(await open(), written)
      return true
    } catch {
      return false
    }
  }
  const inTime = (work: Promise<boolean>): Promise<boolean> =>
    new Promise((resolve) => {
      const stop = (): void => {
        isSilent = true
        resolve(false)
      }
      const timer = timers.startTimer(stop, isSilent ? 0 : diskPatience)
      void work.then((isDone) => {
        timers.stopTimer(timer)
        isSilent = false
        resolve(isDone)
      })
    })

  return {
    put(name, text) {
      if (changes === null) {
        changes = new Map()
        const writing = write()
        pending.add(writing)
        void writing.then(() => pending.delete(writing))
      }
      changes.set(name, text)
    },
    async settled() {
      if (pending.size === 0) return true
      return inTime(Promise.all(pending).then((kept) => kept.every(Boolean)))
    },
    read: (take) =>
      inTime(
        open()
          .then(readAll)
          .then(
            (texts) => {
              take(texts)
              return true
            },
            () => false,
          ),
      ),
  }
}

/** @param onClosed the browser, or a later version of the client, wants it closed */
function connect(host: Pick<StorageHost, 'indexedDB'>, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // In a cross-site frame even the look at it may throw.
    const factory = host.indexedDB
    if (factory === undefined) throw new Error('This browser has no IndexedDB.')
    const request = factory.open(databaseName, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(storeName)
    request.onerror = () => reject(request.error ?? new Error('The database was not opened.'))
    request.onsuccess = () => {
      const database = request.result
      database.onclose = onClosed
      database.onversionchange = () => {
        database.close()
        onClosed()
      }
      resolve(database)
    }
  })
}

function writeAll(database: IDBDatabase, changes: ReadonlyMap<string, string | null>): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' })
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was written.'))
    const store = transaction.objectStore(storeName)
    for (const [name, text] of changes) {
      if (text === null) store.delete(name)
      else store.put(text, name)
    }
    transaction.commit()
  })
}

function readAll(database: IDBDatabase): Promise<ReadonlyMap<string, string>> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName)
    const store = transaction.objectStore(storeName)
    const [names, texts] = [store.getAllKeys(), store.getAll()]
    transaction.oncomplete = () => {
      const found = new Map<string, string>()
      for (const [at, name] of names.result.entries()) {
        const text: unknown = texts.result[at]
        if (typeof name === 'string' && typeof text === 'string') found.set(name, text)
      }
      resolve(found)
    }
    transaction.onabort = () => reject(transaction.error ?? new Error('Nothing was read.'))
  })
}
