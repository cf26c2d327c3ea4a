import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { memberByCode, type SandboxMember } from '../members.ts'
import type { MiniTable } from '../minigames/tables.ts'
import { readMeta, writeMeta } from '../store/meta.ts'
import { findSession, type Session } from '../store/sessions.ts'
import type { LanguageCode } from '../words/words.ts'
import { featureSwitches } from './features.ts'
import type { Sandbox } from './sandbox.ts'

/** How long the right to play at a table lasts, real milliseconds: a game that is open renews it. */
export const playMs = 30 * 60_000

/** Whether the partner has mini-games [LAUNCH-14]. */
export function areMiniGamesOn({ features }: Sandbox): boolean {
  return featureSwitches(features).isMiniGameEnabled === true
}

/**
 * Where a table's game is played, and in which language, with the right to play there in the part that browsers send to
 * nobody.
 */
export function gameUrlOf(
  sandbox: Sandbox,
  table: MiniTable,
  session: Session,
  language: LanguageCode,
): string {
  return `${sandbox.origins.partner}/minigame/${table.id}/?lang=${language}#${playToken(sandbox, table.id, session.sessionId)}`
}

/** The right of a session to play at a table. */
export function playToken(sandbox: Sandbox, tableId: number, sessionId: string): string {
  const said = [tableId, sandbox.realNow() + playMs, sessionId].join('.')
  return `${said}.${sign(sandbox, said)}`
}

/** Who plays, and until when the right to do so lasts. */
export interface Player {
  session: Session
  member: SandboxMember
  expiresReal: number
}

/** Who a right to play at this table belongs to; null if it is of another table, has passed, or its session has ended. */
export function playerOf(sandbox: Sandbox, tableId: number, token: string): Player | null {
  const match = /^((\d{1,4})\.(\d{1,16})\.([0-9a-f]{24}))\.([\w-]{43})$/.exec(token)
  if (match === null) return null
  const [, said = '', table, expires, sessionId = '', signature = ''] = match
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(sandbox, said)))) return null
  const expiresReal = Number(expires)
  if (Number(table) !== tableId || expiresReal <= sandbox.realNow()) return null
  const session = findSession(sandbox.database, sessionId)
  if (session === null || session.state !== 'active') return null
  const member = memberByCode(session.member)
  if (member === null) return null
  const bar = sandbox.bars.get(member.code)
  return { session, member: { ...member, bar: bar === undefined ? member.bar : bar }, expiresReal }
}

/** The secret is kept, so that a restart ends no game. */
function sign({ database }: Sandbox, said: string): string {
  let secret = readMeta(database, 'playSecret')
  if (secret === null) {
    secret = randomBytes(32).toString('hex')
    writeMeta(database, 'playSecret', secret)
  }
  return createHmac('sha256', secret).update(said).digest('base64url')
}
