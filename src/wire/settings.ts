import { defaultLanguage, isLanguage, languages, type Language } from '#domain/language.ts'
import { parseAmount, type Money } from '#domain/money.ts'
import { isOddsType, oddsTypes, type OddsType } from '#domain/odds.ts'
import { defaultCountry } from '#machines/session/settings.ts'
import type { Member, Settings } from '#machines/session/settings.ts'

import {
  fieldsOf,
  flag,
  integer,
  list,
  oneOf,
  optionalText,
  readableList,
  text,
  Unreadable,
  type Fields,
} from './fields.ts'
import {
  lenientReader,
  pictureAddress,
  readFeatures,
  readOptionalSettings,
  webOrigin,
} from './optionalSettings.ts'
import type { SessionTokens } from './tokens.ts'
import { amount, decimalField, type MinorUnit } from './values.ts'

function textItem(value: unknown): string {
  if (typeof value !== 'string') throw new Unreadable('item')
  return value
}

/** Those of a list that we know: a language of tomorrow does not keep today's members out. */
function knownItems<T extends string>(
  fields: Fields,
  name: string,
  isKnown: (text: string) => text is T,
): T[] {
  const known = list(fields, name, textItem).filter(isKnown)
  if (known.length === 0) throw new Unreadable(name)
  return known
}

/** [SLIP-06] */
const defaultIncrements = [50, 100, 200, 500, 1000] as const

function readIncrements(fields: Fields, name: string, { code, digits }: MinorUnit): Money[] {
  const increments = list(fields, name, textItem).map((item) => parseAmount(item, code, digits))
  if (increments.length === 0) throw new Unreadable(name)
  return increments
}

/**
 * The session's settings, of a launch or a check [LAUNCH-02]. Without a member, a token, a currency or a limit there is
 * nothing to launch; any other field that cannot be read is what it is without it, and is told.
 * @param partnerMemberToken the launch link's, which no reply repeats
 * @param onFallback a field, or an entry of one, could not be read
 * @throws Unreadable where the launch cannot go on without what is missing
 */
export function readSettings(
  value: unknown,
  partnerMemberToken: string | null,
  onFallback: () => void = () => {},
): Settings & SessionTokens {
  const fields = fieldsOf(value, 'settings')
  const leniently = lenientReader(fields, onFallback)
  const digits = integer(fields, 'currencyDigits')
  const unit: MinorUnit = { code: text(fields, 'currencyCode'), digits }
  return {
    publicToken: text(fields, 'publicToken'),
    token: text(fields, 'token'),
    tokenExpiresAt: integer(fields, 'tokenExpiresAt'),
    partnerMemberToken,
    memberCode: text(fields, 'memberCode'),
    launchId: leniently('launchId', text, ''),
    sessionId: text(fields, 'sessionId'),
    isGuest: flag(fields, 'isAnonymous'),
    currency: {
      code: unit.code,
      symbol: leniently('currencySymbol', text, unit.code),
      digits,
      inK: flag(fields, 'inK'),
      showSymbol: leniently('showSymbol', flag, true),
    },
    minBetAmount: amount(fields, 'minBetAmount', unit),
    maxPayout: amount(fields, 'maxPayout', unit),
    maxComboPayout: amount(fields, 'maxComboPayout', unit),
    maxComboAmount: amount(fields, 'maxComboAmount', unit),
    betIncrements: leniently(
      'betIncrement',
      (all, name) => readIncrements(all, name, unit),
      defaultIncrements.map((units) => parseAmount(String(units), unit.code, digits)),
    ),
    defaultLanguage: leniently<Language>(
      'defaultLang',
      (all, name) => oneOf(all, name, isLanguage),
      defaultLanguage,
    ),
    languages: leniently<readonly Language[]>(
      'langSelection',
      (all, name) => knownItems(all, name, isLanguage),
      languages,
    ),
    defaultOddsType: leniently<OddsType>('defaultOdds', (all, name) => oneOf(all, name, isOddsType), 'euro'),
    oddsTypes: leniently<readonly OddsType[]>(
      'oddsSelection',
      (all, name) => knownItems(all, name, isOddsType),
      oddsTypes,
    ),
    // Taking any odds is the product's default; where the partner's word cannot be read, the member is asked.
    acceptAnyOdds: (fields.acceptAnyOdds ?? null) === null || leniently('acceptAnyOdds', flag, false),
    partnerName: text(fields, 'partnerOfficialName'),
    partnerLogo: leniently<string | null>('partnerLogo', (all, name) => pictureAddress(all[name]), null),
    partnerOrigins: leniently<readonly string[]>(
      'partnerOrigins',
      (all, name) => readableList(all, name, webOrigin, onFallback),
      [],
    ),
    theme: leniently('theme', text, 'default'),
    timeZone: leniently<string | null>('timezone', text, null),
    countryCode: leniently('countryCode', text, defaultCountry),
    exchangeRate: leniently('exchangeRate', decimalField, '1'),
    comboMaxEvents: leniently('comboMaxNumEvent', integer, 20),
    mixedComboMaxEvents: leniently('mixedComboMaxNumEvent', integer, 5),
    nickname: leniently<string | null>('nickname', text, null),
    avatarId: leniently<string | null>('avatarId', text, null),
    landingPage: leniently<string | null>('defaultLandingPage', text, null),
    features: readFeatures(
      leniently<Fields>('features', (all, name) => fieldsOf(all[name], name), {}),
      onFallback,
    ),
    ...readOptionalSettings(fields, onFallback),
  }
}

/** What a launch or a check grants: the settings for everybody, the tokens for those who may have them. */
export interface LaunchReply {
  readonly settings: Settings
  readonly tokens: SessionTokens
}

/** As `readSettings`, with the tokens taken out of the settings. */
export function readLaunch(...reply: Parameters<typeof readSettings>): LaunchReply {
  const { publicToken, token, tokenExpiresAt, partnerMemberToken, ...settings } = readSettings(...reply)
  return { settings, tokens: { publicToken, token, tokenExpiresAt, partnerMemberToken } }
}

/** The member, from `members/me/` and `members/config/`. */
export function readMember(me: unknown, config: unknown): Member {
  const fields = fieldsOf(me, 'member')
  const chosen = fieldsOf(config, 'memberConfig')
  return {
    id: text(fields, 'id'),
    memberCode: text(fields, 'memberCode'),
    nickname: optionalText(fields, 'nickname'),
    avatarId: optionalText(chosen, 'avatarId'),
    landingPage: optionalText(chosen, 'defaultLandingPage'),
  }
}

export interface FreshTokenReply {
  readonly token: string
  /** UTC milliseconds by the server's clock. */
  readonly expiresAt: number
}

export function readFreshToken(value: unknown): FreshTokenReply {
  const fields = fieldsOf(value, 'token')
  return { token: text(fields, 'token'), expiresAt: integer(fields, 'expiresAt') }
}
