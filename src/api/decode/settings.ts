import { isLanguage } from '#domain/language.ts'
import { parseAmount } from '#domain/money.ts'
import { isOddsType } from '#domain/odds.ts'

import type { FeatureFlag, Member, Settings } from '../settings.ts'
import {
  fieldsOf,
  flag,
  integer,
  list,
  oneOf,
  optionalText,
  text,
  Unreadable,
  type Fields,
} from './fields.ts'
import { amount, decimalField, type MinorUnit } from './values.ts'

const featureFlags: readonly FeatureFlag[] = [
  'isMiniGameEnabled',
  'isFavouritesEnable',
  'isPrebookingEnabled',
  'isEsportsEnabled',
  'enableAvatarSetUp',
  'enableLandingPageSetup',
  'enableBigCombo',
  'enableTurnover',
  'enableWinRate',
  'enableHotMarket',
  'enableHotMatch',
]

function readFeatures(value: unknown): Settings['features'] {
  const fields = fieldsOf(value, 'features')
  const known: Partial<Record<FeatureFlag, boolean>> = {}
  for (const name of featureFlags) if (fields[name] !== undefined) known[name] = flag(fields, name)
  return known
}

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

/**
 * The session's settings, of a launch or a check.
 * @param partnerMemberToken the launch link's, which no reply repeats
 */
export function readSettings(value: unknown, partnerMemberToken: string | null): Settings {
  const fields = fieldsOf(value, 'settings')
  const digits = integer(fields, 'currencyDigits')
  const unit: MinorUnit = { code: text(fields, 'currencyCode'), digits }
  return {
    publicToken: text(fields, 'publicToken'),
    token: text(fields, 'token'),
    tokenExpiresAt: integer(fields, 'tokenExpiresAt'),
    partnerMemberToken,
    memberCode: text(fields, 'memberCode'),
    launchId: text(fields, 'launchId'),
    sessionId: text(fields, 'sessionId'),
    isGuest: flag(fields, 'isAnonymous'),
    currency: {
      code: unit.code,
      symbol: text(fields, 'currencySymbol'),
      digits,
      inK: flag(fields, 'inK'),
      showSymbol: flag(fields, 'showSymbol'),
    },
    minBetAmount: amount(fields, 'minBetAmount', unit),
    maxPayout: amount(fields, 'maxPayout', unit),
    maxComboPayout: amount(fields, 'maxComboPayout', unit),
    maxComboAmount: amount(fields, 'maxComboAmount', unit),
    betIncrements: list(fields, 'betIncrement', textItem).map((item) => parseAmount(item, unit.code, digits)),
    defaultLanguage: oneOf(fields, 'defaultLang', isLanguage),
    languages: knownItems(fields, 'langSelection', isLanguage),
    defaultOddsType: oneOf(fields, 'defaultOdds', isOddsType),
    oddsTypes: knownItems(fields, 'oddsSelection', isOddsType),
    acceptAnyOdds: flag(fields, 'acceptAnyOdds', true),
    partnerName: text(fields, 'partnerOfficialName'),
    partnerLogo: optionalText(fields, 'partnerLogo'),
    partnerOrigins: list(fields, 'partnerOrigins', textItem),
    theme: text(fields, 'theme'),
    timeZone: optionalText(fields, 'timezone'),
    countryCode: text(fields, 'countryCode'),
    exchangeRate: decimalField(fields, 'exchangeRate'),
    comboMaxEvents: integer(fields, 'comboMaxNumEvent'),
    mixedComboMaxEvents: integer(fields, 'mixedComboMaxNumEvent'),
    nickname: optionalText(fields, 'nickname'),
    avatarId: optionalText(fields, 'avatarId'),
    landingPage: optionalText(fields, 'defaultLandingPage'),
    features: readFeatures(fields.features),
  }
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
