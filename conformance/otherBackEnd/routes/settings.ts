import type { components } from '#openapi/client.gen.ts'

import { limits } from '../bets/judging.ts'
import { currency, type Session, tokenOf } from '../members.ts'
import { operator } from '../signature.ts'

type Schemas = components['schemas']

export const avatars: Schemas['Avatar'][] = [
  { id: 'a-1', url: '/v8/avatars/a-1.svg' },
  { id: 'a-2', url: '/v8/avatars/a-2.svg' },
]

/** The settings of a session. */
export function settingsOf(session: Session, maintenance: Schemas['Maintenance']): Schemas['Settings'] {
  const { member, isGuest, sessionId, lang, oddsType, theme, timezone } = session
  const { token, expiresAt } = tokenOf(session)
  return {
    publicToken: operator.publicToken,
    token,
    tokenExpiresAt: expiresAt,
    memberCode: member.code,
    launchId: sessionId,
    sessionId,
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
    currencyDigits: currency.digits,
    minBetAmount: limits.minBet,
    maxComboPayout: limits.maxComboPayout,
    maxComboAmount: limits.maxComboAmount,
    maxPayout: limits.maxPayout,
    defaultLang: lang,
    // Its names are in English alone.
    langSelection: lang === 'en' ? ['en'] : ['en', lang],
    partnerOfficialName: 'The other back end',
    partnerOrigins: [],
    partnerUrl: null,
    loginUrl: null,
    theme,
    betIncrement: ['50', '100', '200', '500', '1000'],
    oddsSelection: ['euro', 'hongkong', 'malay', 'indo'],
    defaultOdds: oddsType,
    inK: false,
    showSymbol: true,
    isAnonymous: isGuest,
    acceptAnyOdds: true,
    mixedComboMaxNumEvent: limits.systemEvents,
    comboMaxNumEvent: limits.comboEvents,
    countryCode: 'CN',
    exchangeRate: '1',
    nickname: member.nickname,
    avatarId: member.config.avatarId,
    defaultLandingPage: member.config.defaultLandingPage,
    timezone,
    maintenance,
    features: {
      isEsportsEnabled: true,
      isFavouritesEnable: true,
      isPrebookingEnabled: true,
      enableAvatarSetUp: true,
      enableLandingPageSetup: true,
    },
    tiecoTypes: ['today', 'inplay', 'early', 'combo', 'outright'],
  }
}
