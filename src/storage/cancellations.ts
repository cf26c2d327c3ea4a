import { literal, object } from 'valibot'

import { restoreMissing, type DurableStorage } from './durableStorage.ts'
import { fitting, integer } from './guards.ts'
import { cancellationPrefix as prefix } from './journalNames.ts'
import type { StoredRecord } from './storage.ts'

/** A cancellation of a booked bet as it was written down. */
export interface OpenCancellation {
  readonly ticketNum: string
  /** UTC milliseconds by the server's clock when the member confirmed it last; null where that cannot be read. */
  readonly confirmedAt: number | null
}

/** The cancellations that have no definite answer yet, or one that the member may not have seen, over a reload [PREBOOK-04] [SLIP-18]. */
export interface Cancellations {
  /** Writes one down before it is sent. */
  record(ticketNum: string): void
  /** The member was told what became of it. */
  close(ticketNum: string): void
  open(): OpenCancellation[]
  /** As the journal's. */
  onDisk(): Promise<void>
  /** As the journal's. @param onRecalled something has come back, however late */
  recall(onRecalled: () => void): Promise<void>
}

const written = object({ version: literal(1), confirmedAt: integer })

function recordOf(name: string): StoredRecord<{ readonly version: 1; readonly confirmedAt: number | null }> {
  return {
    name,
    scope: 'member',
    // Whatever stands under a number is a cancellation of it: what became of the bet can be asked by that alone.
    decode: (value, onLeftOut) => {
      const kept = fitting(written, value)
      if (kept === null) onLeftOut('malformed')
      return kept ?? { version: 1, confirmedAt: null }
    },
    isOnDisk: true,
  }
}

/** @param now UTC milliseconds by the server's clock */
export function createCancellations(storage: DurableStorage, now: () => number): Cancellations {
  return {
    record: (ticketNum) =>
      void storage.write(recordOf(`${prefix}${ticketNum}`), { version: 1, confirmedAt: now() }),
    close: (ticketNum) => storage.remove(recordOf(`${prefix}${ticketNum}`)),
    open: () =>
      storage.names(prefix).map((name) => ({
        ticketNum: name.slice(prefix.length),
        confirmedAt: storage.read(recordOf(name))?.confirmedAt ?? null,
      })),
    onDisk: storage.onDisk,
    recall: (onRecalled) =>
      storage.recall((texts) => {
        const names = restoreMissing(storage, prefix, texts)
        if (names.length > 0) onRecalled()
        return names
      }),
  }
}
