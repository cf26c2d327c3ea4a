import { literal, object } from 'valibot'

import type { Money } from '#domain/money/money.ts'
import { fitting, integer, text } from '#src/storage/guards.ts'
import type { Storage, StoredRecord } from '#src/storage/storage.ts'

import { money, uniqueKey } from './betGuards.ts'
import { cashOutPrefix as prefix } from './journalNames.ts'

/** A press to cash out, as it is sent, the same each time. */
export interface CashOutPress {
  readonly ticketNum: string
  /** X-UNIQUE. */
  readonly key: string
  /** What the member agreed to: the least that is to be paid. */
  readonly amount: Money
  /** UTC milliseconds by the server's clock: no request under the key is taken after it. */
  readonly expiresAt: number
}

/**
 * The presses whose outcome the member was not told yet, over a reload [CASH-02]. A ticket ends once, so that where one is
 * lost with the storage, the ticket itself says what became of it: no copy on disk is waited for.
 */
export interface CashOutRecords {
  /** Writes one down before it is sent. */
  record(press: CashOutPress): void
  /** The one of a ticket; null without one. */
  of(ticketNum: string): CashOutPress | null
  /** The member was told what became of it. */
  close(ticketNum: string): void
  open(): CashOutPress[]
}

const written = object({
  version: literal(1),
  ticketNum: text,
  key: uniqueKey,
  amount: money,
  expiresAt: integer,
})

type Written = CashOutPress & { readonly version: 1 }

function recordOf(name: string): StoredRecord<Written> {
  return {
    name,
    scope: 'member',
    decode: (value, onLeftOut) => {
      const kept = fitting(written, value)
      const isOwn = kept !== null && kept.ticketNum === name.slice(prefix.length)
      if (!isOwn) onLeftOut('malformed')
      return isOwn ? kept : null
    },
  }
}

export function createCashOutRecords(storage: Storage): CashOutRecords {
  const read = (name: string): CashOutPress | null => {
    const kept = storage.read(recordOf(name))
    if (kept === null) return null
    const { version: _, ...press } = kept
    return press
  }
  return {
    record: (press) => void storage.write(recordOf(prefix + press.ticketNum), { ...press, version: 1 }),
    of: (ticketNum) => read(prefix + ticketNum),
    close: (ticketNum) => storage.remove(recordOf(prefix + ticketNum)),
    open: () =>
      storage
        .names(prefix)
        .map(read)
        .filter((press) => press !== null),
  }
}
