import { unknownValues, type LeftOut } from '#src/wire/base/enumerations.ts'

const ownNames = [
  'malformed',
  'oversized',
  'unknown',
  'foreign',
  'outOfOrder',
  'ahead',
  'fault',
  'notOnDisk',
] as const

/**
 * What was dropped or kept as unknown, and why [LIVE-13]; how often a screen of ours failed; and how often the
 * disk failed or was too slow, so that local storage alone had what was written down [SLIP-18].
 */
export type CounterName = (typeof ownNames)[number] | LeftOut

export interface Counters {
  count(name: CounterName, by?: number): void
  read(): Readonly<Record<CounterName, number>>
}

const names: readonly CounterName[] = [...ownNames, ...unknownValues]

export function createCounters(): Counters {
  // Made of exactly these names.
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<CounterName, number>
  return {
    count(name, by = 1) {
      counts[name] += by
    },
    read: () => ({ ...counts }),
  }
}
