/** A fact that outlives the page: where it is kept and how it is read back. */
export interface StoredFact<T> {
  readonly name: string
  /** `device` facts are one for all; `member` facts are kept per partner and member. */
  readonly scope: 'device' | 'member'
  /** What was written, or null where it is not readable any more (an older version, corrupt): then it is dropped. */
  readonly decode: (value: unknown) => T | null
}

/** Whose facts the `member` scope means. */
export interface StorageOwner {
  readonly partner: string
  readonly member: string
}

/** Never throws: where the browser's storage is blocked or full, facts live as long as the page. */
export interface Storage {
  /** The browser refuses storage to us [LAUNCH-08]. */
  readonly blocked: boolean
  setOwner(owner: StorageOwner | null): void
  read<T>(fact: StoredFact<T>): T | null
  /** False where it was kept in memory only. */
  write<T>(fact: StoredFact<T>, value: T): boolean
  remove<T>(fact: StoredFact<T>): void
  /** Another tab wrote or removed it. Returns the unsubscribe. */
  subscribe<T>(fact: StoredFact<T>, listener: (value: T | null) => void): () => void
}
