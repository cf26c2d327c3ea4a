/** The server's time, as far as its `Date` headers tell. */
export interface ServerClock {
  /** UTC milliseconds by the server's clock. */
  now(): number
  /** The latest that it can be there, with some grace: what it says of a later time is no time of its own. Infinity before the first reply. */
  latest(): number
  /** A time that the server gave; now, where that lies in its future [LIVE-06]. */
  notAhead(time: number): number
  /** Takes a `Date` header in. @param sentAt, receivedAt our clock's milliseconds around the call */
  observe(dateHeader: string | null, sentAt: number, receivedAt: number): void
  /** The listener is called when the offset has moved by so much that somebody could see it. */
  onSet(listener: () => void): () => void
}

/** ms: what is less is the headers' own whole seconds, narrowed down. */
const visible = 2_000

/** ms: the clocks of the server's parts may differ by so much. */
const grace = 60_000

/**
 * A `Date` header has whole seconds, so one reply says little: the offset lies between (date − receivedAt) and
 * (date + 1 s − sentAt). Several replies together narrow it down; one that contradicts the others means that a clock
 * was set: then the estimate starts over.
 * @param now UTC milliseconds by the device's clock
 */
export function createServerClock(now: () => number): ServerClock {
  let least = Number.NEGATIVE_INFINITY
  let most = Number.POSITIVE_INFINITY
  let offset = 0
  const listeners = new Set<() => void>()
  const latest = (): number => now() + most + grace
  return {
    now: () => Math.round(now() + offset),
    latest,
    // The earliest that it can be: whatever comes after it is later.
    notAhead: (time) => (time > latest() ? Math.floor(now() + least) : time),
    observe(dateHeader, sentAt, receivedAt) {
      const date = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
      if (Number.isNaN(date)) return
      const low = date - receivedAt
      const high = date + 1_000 - sentAt
      // Our own clock was set back while the call was under way.
      if (low > high) return
      const contradicts = low > most || high < least
      least = contradicts ? low : Math.max(least, low)
      most = contradicts ? high : Math.min(most, high)
      const before = offset
      offset = (least + most) / 2
      if (Math.abs(offset - before) >= visible) for (const listener of listeners) listener()
    },
    onSet(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
