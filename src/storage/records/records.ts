import { array, literal, object, type GenericSchema } from 'valibot'

import type { KeptSettings } from '#machines/session/settings.ts'
import { fitting, flag, integer, language, oddsType, orNull, text, textOrNull } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'
import type { Tell } from '#src/wire/base/read.ts'
import type { SessionTokens } from '#src/wire/session/tokens.ts'

import { sessionPlaces } from './launchPlaces.ts'

/** A session as it is kept for a reload [LAUNCH-08]. */
export interface KeptSession {
  readonly version: 1
  /** Of a session that is written, all of its settings. */
  readonly settings: KeptSettings
  /** Its tokens, the newest. */
  readonly tokens: SessionTokens
  /** The launch link's token: a link that comes back with a reload of the partner page is known by it. */
  readonly linkToken: string | null
}

/**
 * The settings and tokens as they are on disk: the part of what is written that is needed before the check. The check
 * brings all of it again before any of it is shown.
 */
const writtenSettings: GenericSchema<unknown, KeptSettings & SessionTokens> = object({
  publicToken: text,
  token: text,
  tokenExpiresAt: integer,
  partnerMemberToken: textOrNull,
  sessionId: text,
  memberCode: text,
  partnerName: text,
  theme: text,
  defaultLanguage: language,
  languages: array(language),
  defaultOddsType: oddsType,
  oddsTypes: array(oddsType),
  acceptAnyOdds: flag,
  timeZone: textOrNull,
})

const writtenSession = object({
  version: literal(1),
  settings: writtenSettings,
  token: text,
  tokenExpiresAt: integer,
  linkToken: orNull(text),
})

export function decodeSession(value: unknown, onLeftOut?: Tell): KeptSession | null {
  const session = fitting(writtenSession, value, onLeftOut)
  if (session === null) return null
  const { version, token, tokenExpiresAt, linkToken } = session
  // On disk the tokens of the launch are among the settings; the newest member token is next to them.
  const { publicToken, partnerMemberToken, token: _, tokenExpiresAt: __, ...settings } = session.settings
  return {
    version,
    settings,
    tokens: { publicToken, token, tokenExpiresAt, partnerMemberToken },
    linkToken,
  }
}

function encodeSession({ version, settings, tokens, linkToken }: KeptSession): unknown {
  const { token, tokenExpiresAt } = tokens
  return { version, settings: { ...settings, ...tokens }, token, tokenExpiresAt, linkToken }
}

/** The session of this tab: another tab of the same browser may belong to another member. */
export const tabSession: StoredRecord<KeptSession> = {
  ...sessionPlaces[0],
  decode: decodeSession,
  encode: encodeSession,
}

/** The newest session of this browser, for tabs that have none of their own and for tokens refreshed elsewhere. */
export const deviceSession: StoredRecord<KeptSession> = {
  ...sessionPlaces[1],
  decode: decodeSession,
  encode: encodeSession,
}
