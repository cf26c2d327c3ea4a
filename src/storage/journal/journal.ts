import { array, nullable, strictTuple, type GenericSchema } from 'valibot'

import type { Closed, JournalEntry, PlacementInput } from '#machines/placement/types.ts'
import { parsed, restoreMissing, type DurableStorage } from '#src/storage/durableStorage.ts'
import { fitting, integer } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

import { uniqueKey } from './betGuards.ts'
import { decodeEntry } from './journalEntry.ts'
import { closedKeysName, journalPrefix as prefix, toldKeysName } from './journalNames.ts'

/**
 * The confirmations that have no definite answer yet, or one that the member may not have seen [SLIP-18]. Each has a key of its own in storage, so that two tabs
 * that write at the same time never overwrite each other's.
 */
export interface Journal {
  /**
   * Writes the confirmations of one press down before they are sent: all of them, or none where the browser has no room
   * for all. Where it refuses us storage altogether, all of them live as long as the page. Where another tab has written
   * some of them already, nothing is written and those are followed: one key, one body.
   * @returns how they go on, or null where there is no room: a reload would forget them, so they must not be sent
   */
  record(...entries: readonly JournalEntry[]): readonly PlacementInput[] | null
  /** The confirmations without an answer, oldest first; those whose age is not known come last. */
  open(): JournalEntry[]
  /** Those that were answered on a page that went before the member could see the answer, in the same order. */
  untold(): JournalEntry[]
  /**
   * The confirmation has its answer: its key is used up. The key that comes after it is the same for every tab that
   * asks. It stays written down until its member is told.
   */
  close(key: string): Closed
  /** The member was told what became of it: it is taken out. */
  tell(key: string): void
  /** The key after a closed one, or null where it is not closed. */
  nextAfter(key: string): string | null
  /** Resolves once all that is written down is on disk, or could not be put there. Never rejects. */
  onDisk(): Promise<void>
  /** Brings back what was on disk when the process was killed, and was in local storage not yet. Never rejects. */
  recall(): Promise<void>
  /** Another tab wrote a confirmation down. */
  subscribe(listener: (entry: JournalEntry) => void): () => void
}

/** Closed keys and the keys after them, newest last. */
type ClosedKeys = readonly (readonly [key: string, next: string])[]

const closedKeys: GenericSchema<unknown, ClosedKeys> = array(strictTuple([uniqueKey, uniqueKey]))

const closedRecord: StoredRecord<ClosedKeys> = {
  name: closedKeysName,
  scope: 'member',
  decode: (value) => fitting(closedKeys, value),
  isOnDisk: true,
}

/** The keys whose answers their member was told, each with the time of its confirmation, newest last. */
type ToldKeys = readonly (readonly [key: string, confirmedAt: number | null])[]

const toldKeys: GenericSchema<unknown, ToldKeys> = array(strictTuple([uniqueKey, nullable(integer)]))

/** What a local storage that has gone back in time brings again is told no second time. */
const toldRecord: StoredRecord<ToldKeys> = {
  name: toldKeysName,
  scope: 'member',
  decode: (value) => fitting(toldKeys, value),
  isOnDisk: true,
}

/** Where room is tried: a name that no tab reads as a confirmation, which it would send. */
const roomRecord: StoredRecord<unknown> = { name: 'room', scope: 'member', decode: () => null }

/** No tab is further behind than this. */
const rememberedKeys = 50

export interface JournalSettings {
  readonly storage: DurableStorage
  /** UTC milliseconds by the server's clock. */
  readonly now: () => number
  readonly createKey: () => string
}

export function createJournal({ storage, now, createKey: freshKey }: JournalSettings): Journal {
  const entryRecord = (key: string): StoredRecord<JournalEntry> => ({
    name: `${prefix}${key}`,
    scope: 'member',
    decode: (value, onLeftOut) => decodeEntry(key, value, now(), onLeftOut),
    isOnDisk: true,
  })
  const read = (name: string): JournalEntry | null => {
    const key = name.slice(prefix.length)
    return fitting(uniqueKey, key) === null ? null : storage.read(entryRecord(key))
  }
  const written = (isClosed: boolean): JournalEntry[] =>
    storage
      .names(prefix)
      .map(read)
      .filter((entry) => entry !== null)
      .filter(({ key }) => (nextAfter(key) !== null) === isClosed)
      .sort((a, b) => confirmed(a) - confirmed(b))
  const open = (): JournalEntry[] => written(false)
  // The latest of all where that cannot be read.
  const confirmed = ({ confirmedAt }: JournalEntry): number => confirmedAt ?? Number.MAX_SAFE_INTEGER
  const nextAfter = (key: string): string | null =>
    storage.read(closedRecord)?.find(([closed]) => closed === key)?.[1] ?? null
  /** Room for twice as much: for the names of the entries too, and for what is written once they are answered. */
  const hasRoomFor = (entries: readonly JournalEntry[]): boolean => {
    const isKept = storage.write(roomRecord, [entries, entries])
    storage.remove(roomRecord)
    return isKept
  }
  const writeAll = (entries: readonly JournalEntry[]): boolean => {
    if (!storage.blocked && !hasRoomFor(entries)) return false
    const kept = entries.filter((entry) => storage.write(entryRecord(entry.key), entry))
    if (storage.blocked || kept.length === entries.length) return true
    for (const { key } of entries) storage.remove(entryRecord(key))
    return false
  }
  const restore = (texts: ReadonlyMap<string, string>): readonly string[] => {
    const here = storage.read(closedRecord) ?? []
    const lost = new Map(texts)
    // Closed here and not written here: its answer was told, and the disk had not heard of that.
    for (const [key] of here) if (lost.delete(`${prefix}${key}`)) forgetTold(key)
    const closed = fitting(closedKeys, parsed(texts.get(closedKeysName) ?? '')) ?? []
    if (closed.some(([key]) => nextAfter(key) === null)) storage.write(closedRecord, united(here, closed))
    for (const [key, confirmedAt] of fitting(toldKeys, parsed(texts.get(toldKeysName) ?? '')) ?? []) {
      // One of another time under the same key is another bet.
      if (storage.read(entryRecord(key))?.confirmedAt === confirmedAt) tell(key)
    }
    return restoreMissing(storage, prefix, lost)
  }
  const tell = (key: string): void => {
    const entry = storage.read(entryRecord(key))
    storage.remove(entryRecord(key))
    if (entry === null) return
    const told = storage.read(toldRecord) ?? []
    storage.write(toldRecord, [...told, [key, entry.confirmedAt] as const].slice(-rememberedKeys))
  }
  const forgetTold = (key: string): void => {
    if (!storage.names(prefix).includes(`${prefix}${key}`)) storage.remove(entryRecord(key))
  }
  return {
    record(...entries) {
      const known = entries.flatMap(({ key }) => storage.read(entryRecord(key)) ?? [])
      for (const { key } of known) storage.copy(entryRecord(key))
      if (known.length > 0) return known.map((entry) => ({ kind: 'follow', entry }))
      return writeAll(entries) ? entries.map((entry) => ({ kind: 'send', entry })) : null
    },
    open,
    untold: () => written(true),
    close(key) {
      const known = nextAfter(key)
      const next = known ?? freshKey()
      if (known === null)
        storage.write(
          closedRecord,
          [...(storage.read(closedRecord) ?? []), [key, next] as const].slice(-rememberedKeys),
        )
      const isToldElsewhere = storage.read(entryRecord(key)) === null
      return { nextKey: next, isToldElsewhere, nextEntry: open()[0] ?? null }
    },
    tell,
    nextAfter,
    onDisk: storage.onDisk,
    recall: () => storage.recall(restore),
    subscribe(listener) {
      return storage.subscribe((name) => {
        if (!name.startsWith(prefix)) return
        const entry = read(name)
        if (entry !== null) listener(entry)
      })
    },
  }
}

/** Both, in the order in which they were closed, as far back as is remembered. What is known here holds. */
function united(here: ClosedKeys, onDisk: ClosedKeys): ClosedKeys {
  const known = new Map(here)
  const rest = [...onDisk]
  const all = here.flatMap((pair) => {
    const at = rest.findIndex(([key]) => key === pair[0])
    return at < 0 ? [pair] : [...rest.splice(0, at + 1).filter(([key]) => !known.has(key)), pair]
  })
  return [...all, ...rest.filter(([key]) => !known.has(key))].slice(-rememberedKeys)
}
