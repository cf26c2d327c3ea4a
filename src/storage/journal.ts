import { money } from '#domain/money.ts'
import type { JournalEntry } from '#machines/placement/types.ts'
import { isFields } from '#src/api/decode/fields.ts'

import { isAcceptPolicy, isMoney, isSlipTicket } from './guards.ts'
import type { Storage, StoredFact } from './storage.ts'

/**
 * The confirmations that have no definite answer yet [SLIP-18]. Each has a key of its own in storage, so that two tabs
 * that write at the same time never overwrite each other's.
 */
export interface Journal {
  /**
   * Writes a confirmation down before it is sent. Where another tab has already written one under this key, that one
   * is returned and is what must be sent: one key, one body.
   */
  record(entry: JournalEntry): JournalEntry
  /** The confirmations still open, oldest first. */
  open(): JournalEntry[]
  find(key: string): JournalEntry | null
  /** Takes a confirmation out. The key that comes after it is the same for every tab that asks. */
  close(key: string): string
  /** The key after a closed one, or null where it is not closed. */
  nextAfter(key: string): string | null
  /** Another tab wrote a confirmation down. */
  subscribe(listener: (entry: JournalEntry) => void): () => void
}

const prefix = 'journal.'
const keyPattern = /^[0-9a-f]{32}$/

/**
 * Reads an entry back. As long as key and bytes are there the bet can be asked about, so nothing else that is corrupt
 * may lose it: tickets and stake are for showing only.
 */
export function decodeEntry(value: unknown): JournalEntry | null {
  if (!isFields(value) || value.version !== 1) return null
  const { key, body, expiresAt, confirmedAt, tickets, stake, policy } = value
  if (typeof key !== 'string' || !keyPattern.test(key) || typeof body !== 'string') return null
  return {
    version: 1,
    key,
    body,
    expiresAt: typeof expiresAt === 'number' && Number.isFinite(expiresAt) ? expiresAt : 0,
    confirmedAt: typeof confirmedAt === 'number' && Number.isFinite(confirmedAt) ? confirmedAt : 0,
    tickets: Array.isArray(tickets) ? tickets.filter(isSlipTicket) : [],
    stake: isMoney(stake) ? stake : money(0, '', 0),
    policy: isAcceptPolicy(policy) ? policy : 'none',
  }
}

function entryFact(key: string): StoredFact<JournalEntry> {
  return { name: `${prefix}${key}`, scope: 'member', decode: decodeEntry }
}

/** Closed keys and the keys after them, newest last. */
type Closed = readonly (readonly [key: string, next: string])[]

const closedFact: StoredFact<Closed> = {
  name: 'closedKeys',
  scope: 'member',
  decode: (value) => (Array.isArray(value) && value.every(isKeyPair) ? value : null),
}

function isKeyPair(value: unknown): value is readonly [string, string] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((key) => typeof key === 'string' && keyPattern.test(key))
  )
}

/** No tab is further behind than this. */
const rememberedKeys = 50

/** 32 hex digits nobody else has: the X-UNIQUE of a confirmation. */
export function createKey(): string {
  // randomUUID is missing under a plain-http ancestor.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

export function createJournal(storage: Storage): Journal {
  const open = (): JournalEntry[] =>
    storage
      .names(prefix)
      .map((name) => storage.read(entryFact(name.slice(prefix.length))))
      .filter((entry) => entry !== null)
      .sort((a, b) => a.confirmedAt - b.confirmedAt)
  const nextAfter = (key: string): string | null =>
    storage.read(closedFact)?.find(([closed]) => closed === key)?.[1] ?? null
  return {
    record(entry) {
      const written = storage.read(entryFact(entry.key))
      if (written !== null) return written
      storage.write(entryFact(entry.key), entry)
      return entry
    },
    open,
    find: (key) => storage.read(entryFact(key)),
    close(key) {
      const known = nextAfter(key)
      const next = known ?? createKey()
      if (known === null)
        storage.write(
          closedFact,
          [...(storage.read(closedFact) ?? []), [key, next] as const].slice(-rememberedKeys),
        )
      storage.remove(entryFact(key))
      return next
    },
    nextAfter,
    subscribe(listener) {
      return storage.subscribe((name) => {
        if (!name.startsWith(prefix)) return
        const entry = storage.read(entryFact(name.slice(prefix.length)))
        if (entry !== null) listener(entry)
      })
    },
  }
}
