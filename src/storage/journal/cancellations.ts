import { literal, nullable, object, picklist, record, type GenericSchema } from 'valibot'

import { baseCodes } from '#domain/session/errorCodes.ts'
import { failureKinds, type Failure, type FailureKind } from '#machines/failure.ts'
import { parsed, restoreMissing, type DurableStorage } from '#src/storage/durableStorage.ts'
import { fitting, integer, orNull, text, textOrNull } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

import { cancellationPrefix as prefix } from './journalNames.ts'

/** A cancellation of a booked bet as it was written down. */
export interface OpenCancellation {
  readonly ticketNum: string
  /** UTC milliseconds by the server's clock when the member confirmed it last; null where that cannot be read. */
  readonly confirmedAt: number | null
  /** Why the server would not, where it has said so: it is not sent again. */
  readonly refusal: Failure | null
}

/** The cancellations that have no definite answer yet, or one that the member may not have seen, over a reload [PREBOOK-04] [SLIP-18]. */
export interface Cancellations {
  /** Writes one down before it is sent. */
  record(ticketNum: string): void
  /** The server would not, which stays written down with it until its member is told. */
  refuse(ticketNum: string, refusal: Failure): void
  /** The member was told what became of it. */
  close(ticketNum: string): void
  open(): OpenCancellation[]
  /** Why the server would not do the one that was confirmed last; null where it has not said so. */
  refusalOf(ticketNum: string): Failure | null
  /** As the journal's. */
  onDisk(): Promise<void>
  /** As the journal's; a refusal that is on disk alone comes back to its cancellation. @param onRecalled something has come back, however late */
  recall(onRecalled: () => void): Promise<void>
}

const failureKind = picklist(Object.keys(failureKinds) as FailureKind[])

/** As it was told: what a server said of itself is in it, and nothing of the member's. */
const failure: GenericSchema<unknown, Failure> = object({
  kind: failureKind,
  baseCode: picklist(baseCodes),
  code: nullable(integer),
  refCode: nullable(integer),
  message: textOrNull,
  params: record(text, text),
  status: nullable(integer),
})

const written = object({ version: literal(1), confirmedAt: orNull(integer), refusal: orNull(failure) })

type Written = Omit<OpenCancellation, 'ticketNum'> & { readonly version: 1 }

/** Of one that cannot be read: that there is one. */
const unread: Written = { version: 1, confirmedAt: null, refusal: null }

function recordOf(name: string): StoredRecord<Written> {
  return {
    name,
    scope: 'member',
    // Whatever stands under a number is a cancellation of it: what became of the bet can be asked by that alone.
    decode: (value, onLeftOut) => {
      const kept = fitting(written, value, onLeftOut)
      if (kept === null) onLeftOut('malformed')
      return kept ?? unread
    },
    isOnDisk: true,
  }
}

/** @param now UTC milliseconds by the server's clock */
export function createCancellations(storage: DurableStorage, now: () => number): Cancellations {
  const of = (ticketNum: string) => recordOf(`${prefix}${ticketNum}`)
  /** Takes over what the disk knows of cancellations that are written here as well: their answers came later. */
  const bringRefusals = (texts: ReadonlyMap<string, string>): void => {
    for (const name of storage.names(prefix)) {
      const here = storage.read(recordOf(name))
      const onDisk = fitting(written, parsed(texts.get(name) ?? ''))
      if (here === null || here.refusal !== null || onDisk === null || onDisk.refusal === null) continue
      if (onDisk.confirmedAt === here.confirmedAt) storage.write(recordOf(name), { ...onDisk, version: 1 })
    }
  }
  return {
    record: (ticketNum) =>
      void storage.write(of(ticketNum), { version: 1, confirmedAt: now(), refusal: null }),
    refuse(ticketNum, refusal) {
      const known = storage.read(of(ticketNum))
      // Its member may have been told how the bet stands already.
      if (known !== null) storage.write(of(ticketNum), { ...known, refusal })
    },
    close: (ticketNum) => storage.remove(of(ticketNum)),
    open: () =>
      storage.names(prefix).map((name) => {
        const { confirmedAt, refusal } = storage.read(recordOf(name)) ?? unread
        return { ticketNum: name.slice(prefix.length), confirmedAt, refusal }
      }),
    refusalOf: (ticketNum) => storage.read(of(ticketNum))?.refusal ?? null,
    onDisk: storage.onDisk,
    recall: (onRecalled) =>
      storage.recall((texts) => {
        bringRefusals(texts)
        const names = restoreMissing(storage, prefix, texts)
        if (names.length > 0) onRecalled()
        return names
      }),
  }
}
