import { createDisk } from '#src/storage/disk.ts'
import { createDurableStorage, type DurableStorage } from '#src/storage/durableStorage.ts'

import type { Services } from './services.ts'

/** The storage of journal and cancellations, one a client, which comes with the slip's code [SLIP-18]. */
export function durableStorage({
  storage,
  storages,
  timers,
  counters,
}: Pick<Services, 'storage' | 'storages' | 'timers' | 'counters'>): DurableStorage {
  return createDurableStorage(storage, createDisk(storages, timers), () => counters.count('notOnDisk'))
}
