import type { Database } from '../database.ts'
import { integer, integerOrNull, oneOf, text, textOrNull } from '../rows.ts'

/** The first request under a key: what a repetition must equal. */
export interface UniqueRequest {
  /** Digest of its call and its body. */
  bodyDigest: string
  /** SHA-256 of its body alone, as the contract reports it; null in a store from before it was kept. */
  digest: string | null
  /** Its X-UNIQUE-Expires as it was sent, '' for none; null in a store from before it was kept. */
  expires: string | null
}

/** What is known about a key (X-UNIQUE) of a member. */
export type Unique = UniqueRequest &
  (
    | { state: 'inProgress'; process: string }
    | { state: 'placed' | 'refused'; status: number; reply: string; ticketNum: string | null }
  )

/** A key's row; null if no request under it was written down. Keys of other members are not visible. */
export function findUnique(database: Database, member: string, key: string): Unique | null {
  const row = database.row('SELECT * FROM uniques WHERE member = ? AND key = ?', member, key)
  if (row === undefined) return null
  const state = oneOf(row, 'state', ['inProgress', 'placed', 'refused'])
  const request: UniqueRequest = {
    bodyDigest: text(row, 'body_digest'),
    digest: textOrNull(row, 'digest'),
    expires: textOrNull(row, 'expires'),
  }
  if (state === 'inProgress') return { ...request, state, process: text(row, 'process') }
  return {
    ...request,
    state,
    status: integer(row, 'status'),
    reply: text(row, 'reply'),
    ticketNum: textOrNull(row, 'ticket_num'),
  }
}

/** Marks a request under a key as being decided by this process. Taken over from one that was killed. */
export function beginUnique(
  database: Database,
  unique: UniqueRequest & { member: string; key: string; process: string; real: number },
): void {
  database.run(
    `INSERT INTO uniques (member, key, body_digest, digest, expires, state, process, arrived_real)
     VALUES (?, ?, ?, ?, ?, 'inProgress', ?, ?)
     ON CONFLICT (member, key) DO UPDATE SET process = excluded.process`,
    unique.member,
    unique.key,
    unique.bodyDigest,
    unique.digest,
    unique.expires,
    unique.process,
    unique.real,
  )
}

/** Writes the first and only answer under a key, to be given again byte for byte. */
export function decideUnique(
  database: Database,
  decision: {
    member: string
    key: string
    status: number
    reply: string
    ticketNum: string | null
    real: number
  },
): void {
  const changed = database.run(
    `UPDATE uniques SET state = ?, status = ?, reply = ?, ticket_num = ?, decided_real = ?
     WHERE member = ? AND key = ? AND state = 'inProgress'`,
    decision.ticketNum === null ? 'refused' : 'placed',
    decision.status,
    decision.reply,
    decision.ticketNum,
    decision.real,
    decision.member,
    decision.key,
  )
  if (changed !== 1) throw new Error('A key is decided once.')
}

/** Forgets a key whose decision failed, so that the same bytes can be sent again. */
export function abandonUnique(database: Database, member: string, key: string): void {
  database.run(`DELETE FROM uniques WHERE member = ? AND key = ? AND state = 'inProgress'`, member, key)
}

/** A member's keys, oldest first, as the ledger call shows them. */
export function readUniques(
  database: Database,
  member: string,
): {
  key: string
  status: string
  ticketNum: string | null
  arrivedReal: number
  decidedReal: number | null
}[] {
  return database
    .rows('SELECT * FROM uniques WHERE member = ? ORDER BY arrived_real, key', member)
    .map((row) => ({
      key: text(row, 'key'),
      status: oneOf(row, 'state', ['inProgress', 'placed', 'refused']),
      ticketNum: textOrNull(row, 'ticket_num'),
      arrivedReal: integer(row, 'arrived_real'),
      decidedReal: integerOrNull(row, 'decided_real'),
    }))
}
