import { createHash, randomBytes } from 'node:crypto'

import type { Database } from './database.ts'
import { integer, oneOf, text, textOrNull } from './rows.ts'

/** A new opaque token, 256 bits. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A launch link's token, as the partner knows it. Times are real time. */
export interface Launch {
  hash: string
  memberTokenHash: string | null
  member: string
  isGuest: boolean
  mode: 'frame' | 'page'
  expiresReal: number
  sessionId: string | null
  /** The session it made has been used: the token is used up. */
  used: boolean
}

/** Keeps a new launch token. */
export function addLaunch(
  database: Database,
  launch: Pick<Launch, 'member' | 'isGuest' | 'mode' | 'expiresReal'> & {
    token: string
    memberToken: string | null
  },
): void {
  database.run(
    `INSERT INTO launches (token_hash, member_token_hash, member, is_guest, mode, expires_real)
     VALUES (?, ?, ?, ?, ?, ?)`,
    hashToken(launch.token),
    launch.memberToken === null ? null : hashToken(launch.memberToken),
    launch.member,
    launch.isGuest ? 1 : 0,
    launch.mode,
    launch.expiresReal,
  )
}

/** A launch by its token; null for one that was never issued. */
export function findLaunch(database: Database, token: string): Launch | null {
  const row = database.row('SELECT * FROM launches WHERE token_hash = ?', hashToken(token))
  if (row === undefined) return null
  return {
    hash: text(row, 'token_hash'),
    memberTokenHash: textOrNull(row, 'member_token_hash'),
    member: text(row, 'member'),
    isGuest: integer(row, 'is_guest') === 1,
    mode: oneOf(row, 'mode', ['frame', 'page']),
    expiresReal: integer(row, 'expires_real'),
    sessionId: textOrNull(row, 'session_id'),
    used: integer(row, 'used') === 1,
  }
}

/** How the client of a launch was opened; null for an unknown one. */
export function launchMode(database: Database, launchHash: string): Launch['mode'] | null {
  const row = database.row('SELECT mode FROM launches WHERE token_hash = ?', launchHash)
  return row === undefined ? null : oneOf(row, 'mode', ['frame', 'page'])
}

/** Makes the launch tokens of a member (or of all) expire now. Returns how many. */
export function expireLaunches(database: Database, member: string | null, real: number): number {
  return member === null
    ? database.run('UPDATE launches SET expires_real = ? WHERE expires_real > ?', real, real)
    : database.run(
        'UPDATE launches SET expires_real = ? WHERE expires_real > ? AND member = ?',
        real,
        real,
        member,
      )
}

export const sessionStates = ['active', 'ended', 'forbidden'] as const
export type SessionState = (typeof sessionStates)[number]

export interface Session {
  sessionId: string
  launchHash: string
  member: string
  isGuest: boolean
  memberTokenHash: string | null
  /** What the launch link asked for, as JSON. */
  choices: string
  state: SessionState
  /** When it began, real time. */
  beganReal: number
  /** The newest entry of the ledger then (`seq`). */
  beganAfter: number
}

/**
 * Makes the session of a launch with its first token. An earlier session of the same launch is removed: its reply
 * was lost, or it would have been used.
 */
export function addSession(
  database: Database,
  session: Omit<Session, 'sessionId' | 'state' | 'beganAfter'> & { token: string; expiresReal: number },
): string {
  return database.transaction(() => {
    database.run('DELETE FROM sessions WHERE launch_hash = ?', session.launchHash)
    const sessionId = randomBytes(12).toString('hex')
    database.run(
      `INSERT INTO sessions
         (session_id, launch_hash, member, is_guest, member_token_hash, choices, state, began_real, began_after)
       VALUES (?, ?, ?, ?, ?, ?, 'active', ?, (SELECT COALESCE(MAX(seq), 0) FROM entries))`,
      sessionId,
      session.launchHash,
      session.member,
      session.isGuest ? 1 : 0,
      session.memberTokenHash,
      session.choices,
      session.beganReal,
    )
    addToken(database, { token: session.token, sessionId, expiresReal: session.expiresReal })
    database.run('UPDATE launches SET session_id = ? WHERE token_hash = ?', sessionId, session.launchHash)
    return sessionId
  })
}

/** Adds a token to a session. */
export function addToken(
  database: Database,
  token: { token: string; sessionId: string; expiresReal: number },
): void {
  database.run(
    'INSERT INTO tokens (token_hash, session_id, expires_real) VALUES (?, ?, ?)',
    hashToken(token.token),
    token.sessionId,
    token.expiresReal,
  )
}

/** Makes a token end sooner than it would have. */
export function shortenToken(database: Database, token: string, expiresReal: number): void {
  database.run(
    'UPDATE tokens SET expires_real = MIN(expires_real, ?) WHERE token_hash = ?',
    expiresReal,
    hashToken(token),
  )
}

/** The session of a token and when that token ends (real time); null for a token that was never issued. */
export function findSessionByToken(
  database: Database,
  token: string,
): { session: Session; expiresReal: number } | null {
  const row = database.row(
    'SELECT * FROM tokens JOIN sessions USING (session_id) WHERE token_hash = ?',
    hashToken(token),
  )
  return row === undefined ? null : { session: readSession(row), expiresReal: integer(row, 'expires_real') }
}

/** A session by its id; null for an unknown one. */
export function findSession(database: Database, sessionId: string): Session | null {
  const row = database.row('SELECT * FROM sessions WHERE session_id = ?', sessionId)
  return row === undefined ? null : readSession(row)
}

/** Whether any token of a session is still valid. */
export function isSessionGood(database: Database, sessionId: string, real: number): boolean {
  return (
    database.row(
      `SELECT 1 AS found FROM tokens JOIN sessions USING (session_id)
       WHERE session_id = ? AND expires_real > ? AND state = 'active'`,
      sessionId,
      real,
    ) !== undefined
  )
}

/** Records that a session is in use, which uses up its launch token. */
export function useSession(database: Database, session: Session): void {
  database.run('UPDATE launches SET used = 1 WHERE token_hash = ? AND used = 0', session.launchHash)
}

/** Makes the sessions of a member begin at another time. What they count of the ledger stays. */
export function moveBeginnings(database: Database, member: string, beganReal: number): number {
  return database.run('UPDATE sessions SET began_real = ? WHERE member = ?', beganReal, member)
}

/** Ends or forbids the sessions of a member (or all). Returns their ids. */
export function changeSessions(
  database: Database,
  member: string | null,
  state: Exclude<SessionState, 'active'>,
): string[] {
  return database.transaction(() => {
    const active = database.rows(`SELECT session_id, member FROM sessions WHERE state = 'active'`)
    const ids = active
      .filter((row) => member === null || text(row, 'member') === member)
      .map((row) => text(row, 'session_id'))
    for (const id of ids) database.run('UPDATE sessions SET state = ? WHERE session_id = ?', state, id)
    return ids
  })
}

function readSession(row: Parameters<typeof text>[0]): Session {
  return {
    sessionId: text(row, 'session_id'),
    launchHash: text(row, 'launch_hash'),
    member: text(row, 'member'),
    isGuest: integer(row, 'is_guest') === 1,
    memberTokenHash: textOrNull(row, 'member_token_hash'),
    choices: text(row, 'choices'),
    state: oneOf(row, 'state', sessionStates),
    beganReal: integer(row, 'began_real'),
    beganAfter: integer(row, 'began_after'),
  }
}
