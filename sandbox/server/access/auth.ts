import { errors } from '#domain/session/errorCatalogue.ts'

import { memberByCode, type SandboxMember } from '../../members.ts'
import type { Database } from '../../store/database.ts'
import { findSessionByToken, type Session, useSession } from '../../store/sessions.ts'
import { ApiError } from '../../wire/apiError.ts'

/** Who makes a call: a session and its member. A guest's member is the guest. */
export interface Caller {
  session: Session
  member: SandboxMember
  token: string
}

/**
 * Who a token belongs to. Its first use uses up the launch token the session came from.
 * @throws ApiError 401 for a token that is missing, unknown, expired or ended, 403 for a forbidden one
 */
export function authenticate(database: Database, token: string | null, realNow: number): Caller {
  const found = token === null ? null : findSessionByToken(database, token)
  if (token === null || found === null) throw new ApiError(401, errors.tokenInvalid)
  const { session, expiresReal } = found
  if (session.state === 'forbidden') throw new ApiError(403, errors.forbidden)
  if (session.state === 'ended' || expiresReal <= realNow) throw new ApiError(401, errors.tokenExpired)
  const member = memberByCode(session.member)
  if (member === null) throw new ApiError(401, errors.tokenInvalid)
  useSession(database, session)
  return { session, member, token }
}

/** The token of an `Authorization: Bearer …` header; null without one. */
export function bearerToken(header: string | undefined): string | null {
  const match = /^Bearer (\S+)$/i.exec(header ?? '')
  return match?.[1] ?? null
}
