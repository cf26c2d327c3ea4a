import { amountText } from '#domain/money/money.ts'
import { oddsTypes } from '#domain/odds/odds.ts'
import type { components } from '#openapi/client.gen.ts'

import { shortText } from '../../currencies.ts'
import { eventLimits, limitsOf, type SandboxMember } from '../../members.ts'
import { readChoices } from '../../store/choices.ts'
import { nicknameOf } from '../../store/nicknames.ts'
import { launchMode, type Session } from '../../store/sessions.ts'
import { languageCodes } from '../../wire/languages.ts'
import { avatarPage } from '../avatars.ts'
import { careOf } from '../care.ts'
import { featuresOf, miniGameSwitchesOf } from '../features.ts'
import { appOf } from '../published/app.ts'
import type { Sandbox } from '../sandbox.ts'

type Schemas = components['schemas']

/** What a launch link asked for, kept with its session. */
export type LaunchChoices = Pick<
  Schemas['LaunchRequest'],
  'lang' | 'odds_type' | 'theme' | 'timezone' | 'competition_id'
>

/** The choices of a session; only this server wrote them, from a validated request. */
export function choicesOf(session: Session): LaunchChoices {
  const choices: LaunchChoices = JSON.parse(session.choices)
  return choices
}

/** Every setting of a session [LAUNCH-02]. */
export function settingsOf(
  sandbox: Sandbox,
  session: {
    sessionId: string
    launchHash: string
    isGuest: boolean
    choices: LaunchChoices
    beganReal: number
  },
  member: SandboxMember,
  token: { token: string; expiresReal: number },
): Schemas['Settings'] {
  const { choices } = session
  const chosen = readChoices(sandbox.database, member)
  const { currency } = member
  const limits = limitsOf(member)
  const lowest = sandbox.house.lowestBet(member)
  const { partner } = sandbox.origins
  return {
    publicToken: 'harbour-play-public',
    token: token.token,
    tokenExpiresAt: token.expiresReal,
    memberCode: member.code,
    obfuscatedUserId: session.sessionId.slice(0, 12),
    ipAddress: '127.0.0.1',
    launchId: session.launchHash.slice(0, 16),
    sessionId: session.sessionId,
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
    currencyDigits: currency.digits,
    minBetAmount: lowest === null ? limits.minBet : shortText(lowest),
    maxComboPayout: amountText(limits.maxPayout),
    maxComboAmount: limits.maxCombo,
    maxPayout: amountText(limits.maxPayout),
    defaultLang: choices.lang ?? 'zh-hant',
    langSelection: Object.values(languageCodes),
    partnerLogo: null,
    partnerOfficialName: 'Harbour Play',
    partnerOrigins: [...sandbox.origins.partners],
    partnerUrl: `${partner}/`,
    loginUrl: `${partner}/login?mode=${launchMode(sandbox.database, session.launchHash) ?? 'frame'}`,
    theme: choices.theme ?? 'default',
    betIncrement: limits.increments,
    oddsSelection: [...oddsTypes],
    defaultOdds: choices.odds_type ?? 'euro',
    inK: currency.inK,
    showSymbol: true,
    isAnonymous: session.isGuest,
    acceptAnyOdds: true,
    mixedComboMaxNumEvent: eventLimits.mixedComboMaxEvents,
    comboMaxNumEvent: eventLimits.comboMaxEvents,
    countryCode: 'CN',
    exchangeRate: currency.rate,
    nickname: nicknameOf(sandbox.database, member),
    avatarId: chosen.avatarId,
    defaultLandingPage: chosen.landingPage,
    timezone: choices.timezone ?? null,
    maintenance: sandbox.maintenance,
    features: featuresOf(sandbox.features, session.isGuest),
    miniGame: {
      ...miniGameSwitchesOf(sandbox.miniGame),
      lootboxGameId: sandbox.lootboxGameId,
    },
    ...(session.isGuest ? {} : { 'x-slipway-care': careOf(sandbox, member.code, session.beganReal) }),
    ...(sandbox.hasBetCodes && !session.isGuest && { 'x-slipway-betCode': true }),
    ...(sandbox.hasCashOut &&
      !session.isGuest && {
        'x-slipway-cashOut': true,
        ...(sandbox.areOffersTold && { 'x-slipway-cashOutOffers': true }),
      }),
    ...(sandbox.isInstallable && { 'x-slipway-installable': true }),
    ...appOf(sandbox.app),
    gameId: null,
    competitionId: choices.competition_id ?? [],
    tiecoTypes: ['today', 'inplay', 'early', 'combo', 'outright'],
    activeDate: null,
    pagination: { events: firstPage, results: firstPage, betDetails: firstPage, reviews: firstPage },
    avatars: firstAvatars(),
    errorHandler: { statusCode: 200, errorMessage: '', showPopup: false },
  }
}

function firstAvatars(): NonNullable<Schemas['Settings']['avatars']> {
  const { count, next, results } = avatarPage()
  return { total: count, next, hasNextPage: next !== null, results }
}

const firstPage = { currentPage: 1, total: 0 }
