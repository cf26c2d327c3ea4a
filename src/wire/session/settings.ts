import {
  array,
  boolean,
  object,
  picklist,
  pipe,
  rawTransform,
  string,
  transform,
  type GenericSchema,
  type InferOutput,
} from 'valibot'

import { parseAmount, type Money } from '#domain/money/money.ts'
import { oddsTypes, type OddsType } from '#domain/odds/oddsType.ts'
import { defaultLanguage, languages, type Language } from '#domain/session/language.ts'
import { defaultCountry, unsaid, type Pagination, type Settings } from '#machines/session/settings.ts'
import { pictureAddress, secureAddress, webAddress, webOrigin } from '#src/wire/base/addresses.ts'
import type { Enumeration, Known } from '#src/wire/base/enumerations.ts'
import { exactly, flags, lenient, read, readable, type Tell } from '#src/wire/base/read.ts'
import { amountIn, decimal, integer, integerOrNull, matching, type MinorUnit } from '#src/wire/base/values.ts'

import { careSettings } from './care.ts'
import { maintenance } from './maintenance.ts'
import type { SessionTokens } from './tokens.ts'

/** [SLIP-06] */
const defaultIncrements = ['50', '100', '200', '500', '1000']

/** A list with something in it. */
function filled<T>(items: GenericSchema<unknown, T[]>) {
  return pipe(
    items,
    rawTransform<T[], T[]>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value.length > 0) return dataset.value
      addIssue()
      return NEVER
    }),
  )
}

/** Those of a list that we know: a language from a later version does not keep today's members out. */
function knownOf<N extends Enumeration>(name: N, otherwise: readonly Known<N>[]) {
  return lenient<readonly Known<N>[]>(filled(readable(exactly(name))), otherwise)
}

const optionalText = lenient<string | null>(string(), null)
const optionalAddress = lenient<string | null>(webAddress, null)
const optionalSecure = lenient<string | null>(secureAddress, null)
const optionalPicture = lenient<string | null>(pictureAddress, null)
const off = lenient(boolean(), false)

const page = object({ currentPage: integer, total: integer })
const place = (name: keyof Settings['pagination']) => lenient<Pagination>(page, unsaid.pagination[name])

/** What a launch needs before anything else can be read. */
const currencyDigits = picklist([0, 1, 2, 3, 4])
const currency = object({ currencyCode: string(), currencyDigits })

/**
 * The session's settings, by the names of the contract. Without a member, a token, a currency or a limit there is
 * nothing to launch; any other field that cannot be read is what it is without it, and is told [LAUNCH-02].
 */
export function settingsIn(unit: MinorUnit) {
  const amount = amountIn(unit)
  return object({
    publicToken: string(),
    token: string(),
    tokenExpiresAt: integer,
    memberCode: string(),
    launchId: lenient(string(), ''),
    sessionId: string(),
    isAnonymous: boolean(),
    currencyCode: string(),
    currencyDigits,
    currencySymbol: lenient(string(), unit.code),
    inK: boolean(),
    showSymbol: lenient(boolean(), true),
    minBetAmount: amount,
    maxPayout: amount,
    maxComboPayout: amount,
    maxComboAmount: amount,
    betIncrement: lenient<Money[]>(
      filled(array(amount)),
      defaultIncrements.map((units) => parseAmount(units, unit.code, unit.digits)),
    ),
    defaultLang: lenient<Language>(exactly('language'), defaultLanguage),
    langSelection: knownOf('language', languages),
    defaultOdds: lenient<OddsType>(exactly('oddsType'), 'euro'),
    oddsSelection: knownOf('oddsType', oddsTypes),
    // Taking any odds is the product's default; where the partner's word cannot be read, the member is asked.
    acceptAnyOdds: lenient(boolean(), false, true),
    partnerOfficialName: string(),
    partnerLogo: optionalPicture,
    partnerOrigins: lenient<string[]>(readable(webOrigin), []),
    theme: lenient(string(), 'default'),
    timezone: optionalText,
    countryCode: lenient(string(), defaultCountry),
    exchangeRate: lenient(decimal, '1'),
    comboMaxNumEvent: lenient(integer, 20),
    mixedComboMaxNumEvent: lenient(integer, 5),
    nickname: optionalText,
    avatarId: optionalText,
    defaultLandingPage: optionalText,
    features: lenient<Settings['features']>(flags('feature'), {}),
    ipAddress: optionalText,
    obfuscatedUserId: optionalText,
    partnerUrl: optionalAddress,
    loginUrl: optionalAddress,
    appIcon: optionalPicture,
    appTitle: optionalText,
    appSubtitle: optionalText,
    iosDownloadUrl: optionalSecure,
    androidDownloadUrl: optionalSecure,
    gameId: optionalText,
    competitionId: lenient<readonly string[]>(readable(string()), unsaid.opening.competitionIds),
    tiecoTypes: knownOf('tab', unsaid.opening.tabs),
    activeDate: lenient<string | null>(matching(/^\d{4}-\d{2}-\d{2}$/), null),
    pagination: lenient<Settings['pagination']>(
      object({
        events: place('events'),
        results: place('results'),
        betDetails: place('betDetails'),
        reviews: place('reviews'),
      }),
      unsaid.pagination,
    ),
    maintenance: lenient<Settings['maintenance']>(maintenance, unsaid.maintenance),
    avatars: lenient<Settings['avatars']>(
      object({
        total: integer,
        next: integerOrNull,
        hasNextPage: boolean(),
        results: readable(object({ id: string(), url: pictureAddress })),
      }),
      unsaid.avatars,
    ),
    errorHandler: lenient<Settings['errorHandler']>(
      object({
        statusCode: lenient(integer, unsaid.errorHandler.statusCode),
        errorMessage: lenient(string(), unsaid.errorHandler.errorMessage),
        showPopup: lenient(boolean(), unsaid.errorHandler.showPopup),
      }),
      unsaid.errorHandler,
    ),
    miniGame: lenient<Settings['miniGame']>(
      pipe(
        object({
          isTopWinningsEnabled: off,
          showObfuscatedMemberCode: off,
          transparent: off,
          lootboxGameId: optionalText,
          backToLobby: off,
        }),
        transform(({ transparent, backToLobby, ...same }) => ({
          ...same,
          isTransparent: transparent,
          hasBackToLobby: backToLobby,
        })),
      ),
      unsaid.miniGame,
    ),
    'x-slipway-care': lenient<Settings['care']>(careSettings, unsaid.care),
    'x-slipway-betCode': off,
    'x-slipway-cashOut': off,
    'x-slipway-cashOutOffers': off,
    'x-slipway-installable': off,
  })
}

/**
 * The session's settings, of a launch or a check [LAUNCH-02].
 * @param partnerMemberToken the launch link's, which no reply repeats
 * @throws Unreadable where the launch cannot go on without what is missing
 */
export function readSettings(
  value: unknown,
  partnerMemberToken: string | null,
  onLeftOut: Tell = () => {},
): Settings & SessionTokens {
  const { currencyCode, currencyDigits } = read(currency, value)
  const fields = read(settingsIn({ code: currencyCode, digits: currencyDigits }), value, onLeftOut)
  return { ...settingsOf(fields), partnerMemberToken }
}

/** What is called otherwise in the domain, or stands together there, is named; the rest goes over as it is. */
function settingsOf({
  isAnonymous,
  currencyCode,
  currencyDigits,
  currencySymbol,
  inK,
  showSymbol,
  betIncrement,
  defaultLang,
  langSelection,
  defaultOdds,
  oddsSelection,
  partnerOfficialName,
  timezone,
  comboMaxNumEvent,
  mixedComboMaxNumEvent,
  defaultLandingPage,
  appIcon,
  appTitle,
  appSubtitle,
  iosDownloadUrl,
  androidDownloadUrl,
  gameId,
  competitionId,
  tiecoTypes,
  activeDate,
  'x-slipway-care': care,
  'x-slipway-betCode': betCode,
  'x-slipway-cashOut': cashOut,
  'x-slipway-cashOutOffers': cashOutOffers,
  'x-slipway-installable': isInstallable,
  ...same
}: InferOutput<ReturnType<typeof settingsIn>>): Settings & Omit<SessionTokens, 'partnerMemberToken'> {
  return {
    ...same,
    isGuest: isAnonymous,
    currency: { code: currencyCode, symbol: currencySymbol, digits: currencyDigits, inK, showSymbol },
    betIncrements: betIncrement,
    defaultLanguage: defaultLang,
    languages: langSelection,
    defaultOddsType: defaultOdds,
    oddsTypes: oddsSelection,
    partnerName: partnerOfficialName,
    timeZone: timezone,
    comboMaxEvents: comboMaxNumEvent,
    mixedComboMaxEvents: mixedComboMaxNumEvent,
    landingPage: defaultLandingPage,
    // A guest has no money to be careful with.
    care: isAnonymous ? null : care,
    hasBetCodes: betCode && !isAnonymous,
    hasCashOut: cashOut && !isAnonymous,
    isCashOutTold: cashOutOffers,
    isInstallable,
    app: {
      icon: appIcon,
      title: appTitle,
      subtitle: appSubtitle,
      iosUrl: iosDownloadUrl,
      androidUrl: androidDownloadUrl,
    },
    opening: { gameId, competitionIds: competitionId, tabs: tiecoTypes, date: activeDate },
  }
}

/** What a launch or a check grants: the settings for everybody, the tokens for those who may have them. */
export interface LaunchReply {
  readonly settings: Settings
  readonly tokens: SessionTokens
}

/** As `readSettings`, with the tokens taken out of the settings. @throws Unreadable */
export function readLaunch(...reply: Parameters<typeof readSettings>): LaunchReply {
  const { publicToken, token, tokenExpiresAt, partnerMemberToken, ...settings } = readSettings(...reply)
  return { settings, tokens: { publicToken, token, tokenExpiresAt, partnerMemberToken } }
}

const freshToken = object({ token: string(), expiresAt: integer })

/** `expiresAt`: UTC milliseconds by the server's clock. */
export type FreshTokenReply = Readonly<InferOutput<typeof freshToken>>

/** @throws Unreadable */
export function readFreshToken(value: unknown): FreshTokenReply {
  return read(freshToken, value)
}
