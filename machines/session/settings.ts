import type { Language } from '#domain/language.ts'
import type { Money } from '#domain/money.ts'
import type { OddsType } from '#domain/odds.ts'

/** Which features the partner has switched on; an absent flag is off [LAUNCH-14]. */
export type FeatureFlag =
  | 'isMiniGameEnabled'
  | 'isFavouritesEnable'
  | 'isPrebookingEnabled'
  | 'isEsportsEnabled'
  | 'enableAvatarSetUp'
  | 'enableLandingPageSetup'
  | 'enableBigCombo'
  | 'enableTurnover'
  | 'enableWinRate'
  | 'enableHotMarket'
  | 'enableHotMatch'

/** The session's settings as the launch gave them (product §3), decoded: plain JSON, kept for a reload. */
export interface Settings {
  readonly publicToken: string
  /** The token at launch; the session machine holds the current one. */
  readonly token: string
  /** UTC milliseconds by the server's clock. */
  readonly tokenExpiresAt: number
  /** The partner's token for the member, for the auth check on restore [LAUNCH-12]; null for guests. */
  readonly partnerMemberToken: string | null
  readonly memberCode: string
  readonly launchId: string
  readonly sessionId: string
  readonly isGuest: boolean
  readonly currency: {
    readonly code: string
    readonly symbol: string
    readonly digits: number
    readonly inK: boolean
    readonly showSymbol: boolean
  }
  readonly minBetAmount: Money
  readonly maxPayout: Money
  readonly maxComboPayout: Money
  readonly maxComboAmount: Money
  readonly betIncrements: readonly Money[]
  readonly defaultLanguage: Language
  readonly languages: readonly Language[]
  readonly defaultOddsType: OddsType
  readonly oddsTypes: readonly OddsType[]
  readonly acceptAnyOdds: boolean
  readonly partnerName: string
  readonly partnerLogo: string | null
  readonly partnerOrigins: readonly string[]
  readonly theme: string
  readonly timeZone: string | null
  readonly countryCode: string
  readonly exchangeRate: string
  readonly comboMaxEvents: number
  readonly mixedComboMaxEvents: number
  readonly nickname: string | null
  readonly avatarId: string | null
  readonly landingPage: string | null
  readonly features: Readonly<Partial<Record<FeatureFlag, boolean>>>
}

/** `members/me/` and `members/config/` as the client uses them. */
export interface Member {
  readonly id: string
  readonly memberCode: string
  readonly nickname: string | null
  readonly avatarId: string | null
  readonly landingPage: string | null
}
