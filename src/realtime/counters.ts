/** Messages of the contract that no part of the client takes yet, by their own names [LIVE-02 LIVE-03]. */
export const untakenMessages = ['gameclient-livestats', 'prebook-notification', 'maintenance'] as const

/** What was dropped, and why [LIVE-13]; and how often a screen of ours failed. */
export type CounterName =
  | 'malformed'
  | 'oversized'
  | 'unknown'
  | 'outOfOrder'
  | 'fault'
  | (typeof untakenMessages)[number]

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
    'gameclient-livestats': 0,
    'prebook-notification': 0,
    maintenance: 0,
    fault: 0,
  }
  return {
    count(name, by = 1) {
      counts[name] += by
    },
    read: () => ({ ...counts }),
  }
}
