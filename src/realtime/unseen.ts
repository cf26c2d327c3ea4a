/** Finds what nobody shows, so that it can be forgotten. */
export interface Unseen<Key> {
  /** It has just come, and may be shown in a moment. */
  renew(key: Key): void
  /** @returns those nobody shows now, and nobody showed at the look before */
  look(keys: Iterable<Key>, isShown: (key: Key) => boolean): Key[]
  clear(): void
}

/** Two looks, because a reply is in the books a moment before it is on screen. */
export function createUnseen<Key>(): Unseen<Key> {
  let once = new Set<Key>()
  return {
    renew: (key) => void once.delete(key),
    look(keys, isShown) {
      const before = once
      once = new Set()
      const gone: Key[] = []
      for (const key of keys) {
        if (isShown(key)) continue
        if (before.has(key)) gone.push(key)
        else once.add(key)
      }
      return gone
    },
    clear: () => once.clear(),
  }
}
