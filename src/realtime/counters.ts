/** What was dropped, and why [LIVE-13]; and how often a screen of ours failed. */
export type CounterName = 'malformed' | 'oversized' | 'unknown' | 'outOfOrder' | 'fault'

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
    fault: 0,
  }
  return {
    count(name, by = 1) {
      counts[name] += by
    },
    read: () => ({ ...counts }),
  }
}
