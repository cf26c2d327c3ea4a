/** Listeners by key. A key's set is there exactly while somebody listens, and may be held on to while it is. */
export interface ListenerMap<Key, Value> {
  of(key: Key): Set<(value: Value) => void> | null
  add(key: Key, listener: (value: Value) => void): void
  remove(key: Key, listener: (value: Value) => void): void
  readonly size: number
}

export function createListenerMap<Key, Value>(): ListenerMap<Key, Value> {
  const sets = new Map<Key, Set<(value: Value) => void>>()
  return {
    of: (key) => sets.get(key) ?? null,
    add(key, listener) {
      const set = sets.get(key)
      if (set === undefined) sets.set(key, new Set([listener]))
      else set.add(listener)
    },
    remove(key, listener) {
      const set = sets.get(key)
      if (set === undefined) return
      set.delete(listener)
      if (set.size === 0) sets.delete(key)
    },
    get size() {
      return sets.size
    },
  }
}

/** Tells a value to every listener; one that throws does not keep it from the others. */
export function notifyListeners<Value>(
  listeners: Iterable<(value: Value) => void>,
  value: Value,
  onError: (error: unknown) => void,
): void {
  for (const listener of listeners) {
    try {
      listener(value)
    } catch (error) {
      onError(error)
    }
  }
}
