import type { AcceptPolicy } from '#domain/bet.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { isOddsType, type OddsType } from '#domain/odds.ts'
import type { StoredSlip } from '#machines/betSlip/types.ts'
import { unsaid, type OptionalSettings } from '#machines/session/settings.ts'
import type { Settings } from '#machines/session/settings.ts'
import { isFields } from '#src/wire/fields.ts'
import type { SessionTokens } from '#src/wire/tokens.ts'

import { isAcceptPolicy, isMoney, isLeg } from './guards.ts'
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

const settingsTexts = [
  'publicToken',
  'token',
  'memberCode',
  'launchId',
  'sessionId',
  'partnerName',
  'theme',
  'countryCode',
  'exchangeRate',
] as const
const settingsTextsOrNull = [
  'partnerMemberToken',
  'partnerLogo',
  'timeZone',
  'nickname',
  'avatarId',
  'landingPage',
] as const
const settingsAmounts = ['minBetAmount', 'maxPayout', 'maxComboPayout', 'maxComboAmount'] as const
const settingsNumbers = ['tokenExpiresAt', 'comboMaxEvents', 'mixedComboMaxEvents'] as const

export function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isLanguageCode(value: unknown): value is Language {
  return isText(value) && isLanguage(value)
}

export function isOddsTypeName(value: unknown): value is OddsType {
  return isText(value) && isOddsType(value)
}

function isCurrency(value: unknown): value is Settings['currency'] {
  return (
    isFields(value) &&
    isText(value.code) &&
    isText(value.symbol) &&
    Number.isSafeInteger(value.digits) &&
    typeof value.inK === 'boolean' &&
    typeof value.showSymbol === 'boolean'
  )
}

/** The settings as they are on disk, their tokens among them. */
function isSettings(value: unknown): value is Omit<Settings, keyof OptionalSettings> & SessionTokens {
  return (
    isFields(value) &&
    settingsTexts.every((name) => isText(value[name])) &&
    settingsTextsOrNull.every((name) => value[name] === null || isText(value[name])) &&
    settingsAmounts.every((name) => isMoney(value[name])) &&
    settingsNumbers.every((name) => Number.isSafeInteger(value[name])) &&
    typeof value.isGuest === 'boolean' &&
    typeof value.acceptAnyOdds === 'boolean' &&
    isCurrency(value.currency) &&
    isListOf(value.betIncrements, isMoney) &&
    isListOf(value.partnerOrigins, isText) &&
    isListOf(value.languages, isLanguageCode) &&
    isListOf(value.oddsTypes, isOddsTypeName) &&
    isLanguageCode(value.defaultLanguage) &&
    isOddsTypeName(value.defaultOddsType) &&
    isFields(value.features) &&
    Object.values(value.features).every((flag) => typeof flag === 'boolean')
  )
}

export function decodeSession(value: unknown): KeptSession | null {
  if (!isFields(value) || value.version !== 1) return null
  const { settings, token, tokenExpiresAt, linkToken } = value
  if (
    !isSettings(settings) ||
    !isText(token) ||
    typeof tokenExpiresAt !== 'number' ||
    !Number.isFinite(tokenExpiresAt)
  )
    return null
  // On disk the tokens of the launch stand among the settings; the newest member token stands beside them.
  const { publicToken, partnerMemberToken, token: _, tokenExpiresAt: __, ...settingsOnly } = settings
  return {
    version: 1,
    // The rest comes anew with the check, before anything of it is shown.
    settings: { ...settingsOnly, ...unsaid },
    tokens: { publicToken, token, tokenExpiresAt, partnerMemberToken },
    linkToken: isText(linkToken) ? linkToken : null,
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

const keyPattern = /^[0-9a-f]{32}$/

export function decodeSlip(value: unknown): StoredSlip | null {
  if (!isFields(value) || value.version !== 1) return null
  const { key, tickets, stakeText, lastOddsSelectionAt, isFollowBet } = value
  if (key !== null && (!isText(key) || !keyPattern.test(key))) return null
  if (!isListOf(tickets, isLeg) || !isText(stakeText) || typeof isFollowBet !== 'boolean') return null
  if (lastOddsSelectionAt !== null && typeof lastOddsSelectionAt !== 'number') return null
  return { version: 1, key, tickets, stakeText, lastOddsSelectionAt, isFollowBet }
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

export const preferencesRecord: StoredRecord<KeptPreferences> = {
  name: 'preferences',
  scope: 'member',
  decode(value) {
    if (!isFields(value) || value.version !== 1) return null
    const { oddsType, language, acceptPolicy, timeZone, singleKeys } = value
    return {
      version: 1,
      oddsType: isOddsTypeName(oddsType) ? oddsType : null,
      language: isLanguageCode(language) ? language : null,
      acceptPolicy: isAcceptPolicy(acceptPolicy) ? acceptPolicy : null,
      timeZone: isText(timeZone) ? timeZone : null,
      singleKeys: typeof singleKeys === 'boolean' ? singleKeys : null,
    }
  },
}
