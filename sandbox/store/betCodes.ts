import type { components } from '#openapi/client.gen.ts'

import type { Database } from './database.ts'
import { integer, oneOf, text } from './rows.ts'

type TicketType = components['schemas']['TicketType']

const ticketTypes = [
  'single',
  'combo',
  'mix',
  'bigCombo',
  'betBuilder',
  'luckyCombo',
] as const satisfies readonly TicketType[]

/** What a code holds: selections and their kind of bet, and nothing about who made it. */
export interface StoredBetCode {
  /** Eight letters of the alphabet. */
  readonly code: string
  readonly ticketType: TicketType
  /** In the order of the slip they come from. */
  readonly legs: readonly { readonly marketId: string; readonly side: string }[]
  /** Sandbox time. */
  readonly validUntil: number
}

/** Keeps a code. @returns whether it was kept: not where there is one of that name */
export function writeBetCode(
  database: Database,
  { code, ticketType, legs, validUntil }: StoredBetCode,
): boolean {
  const kept = database.run(
    'INSERT INTO bet_codes (code, ticket_type, legs, valid_until) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    code,
    ticketType,
    JSON.stringify(legs),
    validUntil,
  )
  return kept > 0
}

/** What a code holds, whether or not it is over; null where it was never given. */
export function findBetCode(database: Database, code: string): StoredBetCode | null {
  const row = database.row('SELECT * FROM bet_codes WHERE code = ?', code)
  if (row === undefined) return null
  // Only this file wrote it.
  const legs: StoredBetCode['legs'] = JSON.parse(text(row, 'legs'))
  return {
    code,
    legs,
    ticketType: oneOf(row, 'ticket_type', ticketTypes),
    validUntil: integer(row, 'valid_until'),
  }
}

/** All codes are over from a sandbox time on. @returns how many were not yet */
export function expireBetCodes(database: Database, at: number): number {
  return database.run('UPDATE bet_codes SET valid_until = ? WHERE valid_until > ?', at, at)
}

/** What is counted of a member: codes made, and codes asked for that are none. Not which. */
export type BetCodeUse = 'made' | 'missed'

/** How often a member did so since then, sandbox time. */
export function countBetCodeUses(database: Database, member: string, use: BetCodeUse, since: number): number {
  const row = database.row(
    'SELECT COUNT(*) AS count FROM bet_code_uses WHERE member = ? AND use = ? AND at > ?',
    member,
    use,
    since,
  )
  return row === undefined ? 0 : integer(row, 'count')
}

/** Counts one, at a sandbox time. */
export function noteBetCodeUse(database: Database, member: string, use: BetCodeUse, at: number): void {
  database.run('INSERT INTO bet_code_uses (member, use, at) VALUES (?, ?, ?)', member, use, at)
}
