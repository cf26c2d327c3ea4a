import type { Disk } from './disk.ts'
import { textOf, type Storage, type StoredRecord } from './storage.ts'

/** Where a fact is kept. */
type FactPlace = Pick<StoredRecord<unknown>, 'name' | 'scope' | 'isOnDisk'>

/**
 * Storage with a copy on disk of what must outlive a killed process: local storage is the one that tabs share and that
 * is read, the disk brings back what of it was lost [SLIP-18].
 */
export interface DurableStorage extends Storage {
  write<T>(fact: StoredRecord<T>, value: T): boolean
  remove(fact: FactPlace): void
  /** Puts on disk what stands there, whichever tab wrote it. */
  copy(fact: FactPlace): void
  /**
   * Resolves once all that was written so far is on disk. If the disk fails or is too slow it resolves anyway, after at
   * most a second, and counts that: local storage has it. Never rejects.
   */
  onDisk(): Promise<void>
  /**
   * Reads what the disk has of the member, and resolves once it was taken, or could not be read in time. What comes later
   * is still taken, and subscribers are told as if another tab had written it. What is removed here while it is read stays
   * removed.
   * @param take takes the texts by name; gives the names of what it has brought back
   */
  recall(take: (texts: ReadonlyMap<string, string>) => readonly string[]): Promise<void>
}

/** @param onMissed the disk failed, or was too slow */
export function createDurableStorage(storage: Storage, disk: Disk, onMissed: () => void): DurableStorage {
  const listeners = new Set<(name: string) => void>()
  /** What was removed here since each reading began: what it gives may be older. */
  const removed = new Set<Set<string>>()
  return {
    ...storage,
    write(fact, value) {
      if (fact.isOnDisk) disk.put(storage.keyOf(fact), textOf(fact, value))
      return storage.write(fact, value)
    },
    remove(fact) {
      const key = storage.keyOf(fact)
      if (fact.isOnDisk) disk.put(key, null)
      for (const keys of removed) keys.add(key)
      storage.remove(fact)
    },
    copy(fact) {
      const kept = storage.read<unknown>({ ...fact, decode: (value) => value })
      if (kept !== null) disk.put(storage.keyOf(fact), textOf({}, kept))
    },
    async onDisk() {
      if (!(await disk.settled())) onMissed()
    },
    async recall(take) {
      const start = storage.keyOf({ name: '', scope: 'member' })
      const goneSince = new Set<string>()
      removed.add(goneSince)
      let isLate = false
      const isRead = await disk.read((texts) => {
        removed.delete(goneSince)
        // Another member's meanwhile.
        if (storage.keyOf({ name: '', scope: 'member' }) !== start) return
        const own = [...texts].filter(([key]) => key.startsWith(start) && !goneSince.has(key))
        const names = take(new Map(own.map(([key, text]) => [key.slice(start.length), text])))
        if (isLate) for (const name of names) for (const listener of listeners) listener(name)
      })
      if (isRead) return
      isLate = true
      onMissed()
    },
    subscribe(listener) {
      listeners.add(listener)
      const unsubscribe = storage.subscribe(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
  }
}

/**
 * Writes back what the disk has under names that are in no other storage.
 * @param texts by name
 * @returns the names
 */
export function restoreMissing(
  storage: Storage,
  prefix: string,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  const known = new Set(storage.names(prefix))
  const lost = [...texts].filter(([name]) => name.startsWith(prefix) && !known.has(name))
  for (const [name, text] of lost) storage.write({ name, scope: 'member', decode: () => null }, parsed(text))
  return lost.map(([name]) => name)
}

/** What a text says; null where it says nothing: that something stood under its name may be enough. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
