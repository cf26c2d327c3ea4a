import { array, literal, nullable, number, object, record, type GenericSchema } from 'valibot'

import type { AcceptPolicy } from '#domain/bet.ts'
import type { Language } from '#domain/language.ts'
import type { OddsType } from '#domain/odds.ts'
import type { StoredSlip } from '#machines/betSlip/types.ts'
import { unsaid, type OptionalSettings } from '#machines/session/settings.ts'
import type { Settings } from '#machines/session/settings.ts'
import type { Tell } from '#src/wire/read.ts'
import type { SessionTokens } from '#src/wire/tokens.ts'

import {
  acceptPolicy,
  fitting,
  flag,
  integer,
  language,
  leg,
  money,
  oddsType,
  orNull,
  text,
  textOrNull,
  time,
  uniqueKey,
} from './guards.ts'
import { sessionPlaces } from './launchPlaces.ts'
import type { StoredRecord } from './storage.ts'

/** A session as it is kept for a reload [LAUNCH-08]. */
export interface KeptSession {
  readonly version: 1
  readonly settings: Settings
  /** Its tokens, the newest. */
  readonly tokens: SessionTokens
  /** The launch link's token: a link that comes back with a reload of the partner page is known by it. */
  readonly linkToken: string | null
}

/** The settings and tokens as they are on disk: what a launch cannot do without. The rest comes anew with the check. */
type WrittenSettings = Omit<Settings, keyof OptionalSettings> & SessionTokens

const currency = object({ code: text, symbol: text, digits: integer, inK: flag, showSymbol: flag })

const writtenSettings: GenericSchema<unknown, WrittenSettings> = object({
  publicToken: text,
  token: text,
  tokenExpiresAt: integer,
  partnerMemberToken: textOrNull,
  memberCode: text,
  launchId: text,
  sessionId: text,
  isGuest: flag,
  currency,
  minBetAmount: money,
  maxPayout: money,
  maxComboPayout: money,
  maxComboAmount: money,
  betIncrements: array(money),
  defaultLanguage: language,
  languages: array(language),
  defaultOddsType: oddsType,
  oddsTypes: array(oddsType),
  acceptAnyOdds: flag,
  partnerName: text,
  partnerLogo: textOrNull,
  partnerOrigins: array(text),
  theme: text,
  timeZone: textOrNull,
  countryCode: text,
  exchangeRate: text,
  comboMaxEvents: integer,
  mixedComboMaxEvents: integer,
  nickname: textOrNull,
  avatarId: textOrNull,
  landingPage: textOrNull,
  features: record(text, flag),
})

const writtenSession = object({
  version: literal(1),
  settings: writtenSettings,
  token: text,
  tokenExpiresAt: time,
  linkToken: orNull(text),
})

export function decodeSession(value: unknown, onLeftOut?: Tell): KeptSession | null {
  const session = fitting(writtenSession, value, onLeftOut)
  if (session === null) return null
  const { version, token, tokenExpiresAt, linkToken } = session
  // On disk the tokens of the launch stand among the settings; the newest member token stands beside them.
  const { publicToken, partnerMemberToken, token: _, tokenExpiresAt: __, ...settings } = session.settings
  return {
    version,
    // The rest comes anew with the check, before anything of it is shown.
    settings: { ...settings, ...unsaid },
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

const slip: GenericSchema<unknown, StoredSlip> = object({
  version: literal(1),
  key: nullable(uniqueKey),
  tickets: array(leg),
  stakeText: text,
  lastOddsSelectionAt: nullable(number()),
  isFollowBet: flag,
})

export function decodeSlip(value: unknown): StoredSlip | null {
  return fitting(slip, value)
}

/** The slip, shared by the member's tabs [SLIP-21]. */
export const slipRecord: StoredRecord<StoredSlip> = { name: 'slip', scope: 'member', decode: decodeSlip }

/** What the member chose on this device; each may be missing. */
export interface KeptPreferences {
  readonly version: 1
  readonly oddsType: OddsType | null
  readonly language: Language | null
  readonly acceptPolicy: AcceptPolicy | null
  readonly timeZone: string | null
  readonly singleKeys: boolean | null
}

const preferences: GenericSchema<unknown, KeptPreferences> = object({
  version: literal(1),
  oddsType: orNull(oddsType),
  language: orNull(language),
  acceptPolicy: orNull(acceptPolicy),
  timeZone: orNull(text),
  singleKeys: orNull(flag),
})

export const preferencesRecord: StoredRecord<KeptPreferences> = {
  name: 'preferences',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(preferences, value, onLeftOut),
}
