/** How often something took so long: exact to the millisecond, and mergeable, however many there were. */
export type Times = Readonly<Record<number, number>>

/** Takes times down. */
export interface TimeLog {
  /** @param milliseconds as they were measured; written down as whole ones, rounded up */
  note(milliseconds: number): void
  times(): Times
  /** Begins again with none. */
  clear(): void
}

export function createTimeLog(): TimeLog {
  let counts: Record<number, number> = {}
  return {
    note(milliseconds) {
      const whole = Math.max(0, Math.ceil(milliseconds))
      counts[whole] = (counts[whole] ?? 0) + 1
    },
    times: () => ({ ...counts }),
    clear: () => {
      counts = {}
    },
  }
}

/** Several logs as one. */
export function mergedTimes(all: readonly Times[]): Times {
  return merged(all)
}

/** Several logs of each name as one of each. */
export function timesByName(all: readonly Readonly<Record<string, Times>>[]): Record<string, Times> {
  const sum: Record<string, Times> = {}
  for (const logs of all)
    for (const [name, times] of Object.entries(logs)) sum[name] = mergedTimes([sum[name] ?? {}, times])
  return sum
}

/** Counts by name, added up. */
export function merged(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count
  return sum
}

/** How many times were noted. */
export function countOf(times: Times): number {
  return Object.values(times).reduce((sum, count) => sum + count, 0)
}

/**
 * The time within which a share of all of them lies: that of the nearest rank, so a time that was measured.
 * @returns milliseconds; null where there are none
 */
export function quantileOf(times: Times, share: number): number | null {
  const rank = Math.max(1, Math.ceil(countOf(times) * share))
  let reached = 0
  // The keys of such an object are in order.
  for (const [milliseconds, count] of Object.entries(times)) {
    reached += count
    if (reached >= rank) return Number(milliseconds)
  }
  return null
}
