import type { Language } from '#domain/language.ts'
import type { Money } from '#domain/money.ts'
import type { OddsType } from '#domain/odds.ts'

export const themeNames = ['jxf', 'betway', 'default', 'fb88', 'jbo', 'ga_rmb', 'tx2', 'lh', 'mrcat'] as const
export type ThemeName = (typeof themeNames)[number]

export interface Currency {
  /** What the partner calls it; not always an ISO code. */
  readonly code: string
  readonly symbol: string
  /** Digits of the minor unit. */
  readonly digits: number
  /** Whether the symbol is shown with amounts [ODDS-03]. */
  readonly showSymbol: boolean
  /** Whether amounts are shown in thousands; entry is always in full units [ODDS-03]. */
  readonly inK: boolean
}

export interface FeatureFlags {
  readonly miniGames: boolean
  readonly favourites: boolean
  readonly prebooking: boolean
  /** null where the partner's settings do not name it [ROUTE-04]. */
  readonly esports: boolean | null
  readonly avatar: boolean
  readonly landingPage: boolean
  readonly bigCombo: boolean
  readonly turnover: boolean
  readonly winRate: boolean
  readonly hotMarket: boolean
  readonly hotMatch: boolean
}

/** What the partner configured and who the member is: product §3 Settings, without its tokens. */
export interface Settings {
  readonly memberCode: string
  readonly nickname: string | null
  readonly avatarId: string | null
  /** A guest: no wallet, no history, no bets [LAUNCH-05]. */
  readonly isGuest: boolean
  readonly partnerName: string
  readonly partnerLogo: string | null
  /** Origins whose messages count [HOST-03]. */
  readonly partnerOrigins: readonly string[]
  readonly launchId: string
  readonly sessionId: string
  readonly currency: Currency
  readonly minBet: Money
  readonly maxPayout: Money
  readonly maxComboPayout: Money
  readonly maxComboAmount: Money
  /** Offered stake increments, in the order given [SLIP-06]. */
  readonly increments: readonly Money[]
  readonly defaultLanguage: Language
  readonly languages: readonly Language[]
  readonly oddsTypes: readonly OddsType[]
  readonly defaultOddsType: OddsType
  readonly acceptAnyOdds: boolean
  readonly comboMaxEvents: number
  readonly mixedComboMaxEvents: number
  readonly theme: ThemeName
  /** IANA name, or null to take the browser's. */
  readonly timeZone: string | null
  readonly landingPage: string | null
  readonly maintenance: { readonly on: boolean; readonly fromUtc: number | null; readonly toUtc: number | null }
  readonly features: FeatureFlags
}

/** The secrets of a session. They go to `src/api`, `src/realtime` and storage, and nowhere else. */
export interface SessionTokens {
  /** Member token; guests get one too. */
  readonly token: string
  /** UTC milliseconds by the server's clock. */
  readonly tokenExpiresAt: number
  readonly publicToken: string
  /** The partner's own member token of the launch link, for the check on restore [LAUNCH-12]; null for guests. */
  readonly partnerMemberToken: string | null
}

export interface Session {
  readonly tokens: SessionTokens
  readonly settings: Settings
}
