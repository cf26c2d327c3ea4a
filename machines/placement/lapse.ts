import type { Answer, JournalEntry } from './types.ts'

/** Milliseconds for which a confirmation may be placed: longer than any call, shorter than a member forgets. */
export const confirmationLifetime = 60_000

/** Milliseconds by which two clocks may differ, and for which a server may still be about to answer. */
const margin = 15_000

/** Milliseconds for which the contract says that a key is known at least. */
const keysAreKeptFor = 24 * 3_600_000

export interface UnseenKey {
  readonly entry: Pick<JournalEntry, 'request' | 'confirmedAt'>
  /** UTC milliseconds by the server's clock when the question was asked. */
  readonly askedAt: number
  /** Milliseconds between the moment this page had the entry in hand and the question. */
  readonly heldFor: number
}

/**
 * What it means that the server has not seen a key (its 404) [SLIP-18].
 *
 * No bet is given up that may still be placed. Whatever an entry says of itself, it was written before this page had it
 * in hand, so that once this page has held it for longer than a confirmation lives no request under its key can still
 * be in time. And where the server may have forgotten the key, its not knowing says nothing.
 */
export function meaningOfUnseen({ entry, askedAt, heldFor }: UnseenKey): Answer {
  const { request, confirmedAt } = entry
  const mayBeForgotten = confirmedAt === null || askedAt - confirmedAt > keysAreKeptFor - margin
  const isInTime =
    heldFor <= confirmationLifetime + margin || (request !== null && askedAt <= request.expiresAt + margin)
  // What may be forgotten is not sent again: a server that has forgotten a placed bet would call this one refused.
  if (isInTime) return { kind: mayBeForgotten ? 'inProgress' : 'unseen' }
  return { kind: mayBeForgotten ? 'forgotten' : 'lapsed' }
}
