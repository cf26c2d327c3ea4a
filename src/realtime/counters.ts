/** What was dropped, and why [LIVE-13]. */
export type CounterName = 'malformed' | 'oversized' | 'unknown' | 'outOfOrder'

export interface Counters {
  count(name: CounterName, by?: number): void
  read(): Readonly<Record<CounterName, number>>
}

export function createCounters(): Counters {
  const counts: Record<CounterName, number> = {
    malformed: 0,
    oversized: 0,
    unknown: 0,
    outOfOrder: 0,
  }
  return {
    count(name, by = 1) {
      counts[name] += by
    },
    read: () => ({ ...counts }),
  }
}
