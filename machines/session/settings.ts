import type { Money } from '#domain/money/money.ts'
import type { OddsType } from '#domain/odds/odds.ts'
import type { Exclusion } from '#domain/session/care.ts'
import type { Language } from '#domain/session/language.ts'

import type { Maintenance } from '../maintenance/types.ts'

/** Which features the partner has switched on; an absent flag is off [LAUNCH-14]. */
export const featureFlags = [
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
] as const

export type FeatureFlag = (typeof featureFlags)[number]

/** The tabs of the lists of events. */
export const tiecoTypes = ['today', 'inplay', 'early', 'combo', 'outright'] as const

export type TiecoType = (typeof tiecoTypes)[number]

/** Where a list stands. */
export interface Pagination {
  readonly currentPage: number
  readonly total: number
}

/** How the partner has its members play with care [CARE-01]. */
export interface CareSettings {
  /** When this session began, UTC milliseconds; null where the server does not say. */
  readonly since: number | null
  /** How often the member is reminded until they choose otherwise. */
  readonly reminderMinutes: number
  readonly canTurnOff: boolean
  /** Pages of the partner's, over https. */
  readonly limitsUrl: string | null
  readonly timeOutUrl: string | null
  readonly selfExclusionUrl: string | null
  /** As the session began. */
  readonly exclusion: Exclusion | null
}

/** What a launch does not depend on: a field that is missing or cannot be read is as in `unsaid`. */
export interface OptionalSettings {
  /** The member's address as the server saw it. */
  readonly ipAddress: string | null
  readonly obfuscatedUserId: string | null
  /** The partner's site, to go back to, and where its guests log in: http or https. */
  readonly partnerUrl: string | null
  readonly loginUrl: string | null
  /** The promotion to download the app. */
  readonly app: {
    readonly icon: string | null
    readonly title: string | null
    readonly subtitle: string | null
    readonly iosUrl: string | null
    readonly androidUrl: string | null
  }
  /** What to open with, and the tabs that the partner offers, in order. */
  readonly opening: {
    readonly gameId: string | null
    readonly competitionIds: readonly string[]
    readonly tabs: readonly TiecoType[]
    /** yyyy-MM-dd */
    readonly date: string | null
  }
  readonly pagination: Readonly<Record<'events' | 'results' | 'betDetails' | 'reviews', Pagination>>
  /** UTC milliseconds. */
  readonly maintenance: Maintenance
  readonly avatars: {
    readonly total: number
    readonly next: number | null
    readonly hasNextPage: boolean
    readonly results: readonly { readonly id: string; readonly url: string }[]
  }
  readonly errorHandler: {
    readonly statusCode: number
    readonly errorMessage: string
    readonly showPopup: boolean
  }
  readonly miniGame: {
    readonly isTopWinningsEnabled: boolean
    readonly showObfuscatedMemberCode: boolean
    readonly isTransparent: boolean
    readonly lootboxGameId: string | null
    readonly hasBackToLobby: boolean
  }
  /** Null where the partner has it switched off, or does not speak of it. */
  readonly care: CareSettings | null
  /** Whether a member's slip can be passed on by a code; a guest's cannot. */
  readonly hasBetCodes: boolean
  /** Whether pending bets can be cashed out [CASH-01]. */
  readonly hasCashOut: boolean
  /** Whether the server tells what is offered for them as it changes; else it is asked for. */
  readonly isCashOutTold: boolean
  /** Whether the client may be put on a device as an app [DEVICE-01]. */
  readonly isInstallable: boolean
}

/** Where a partner does not say (product §9). */
export const defaultCountry = 'CN'

const firstPage: Pagination = { currentPage: 1, total: 0 }

/** The settings of a partner that says no more than it must. */
export const unsaid: OptionalSettings = {
  ipAddress: null,
  obfuscatedUserId: null,
  partnerUrl: null,
  loginUrl: null,
  app: { icon: null, title: null, subtitle: null, iosUrl: null, androidUrl: null },
  opening: {
    gameId: null,
    competitionIds: [],
    tabs: tiecoTypes,
    date: null,
  },
  pagination: { events: firstPage, results: firstPage, betDetails: firstPage, reviews: firstPage },
  maintenance: { isOn: false, from: null, to: null },
  avatars: { total: 0, next: null, hasNextPage: false, results: [] },
  errorHandler: { statusCode: 200, errorMessage: '', showPopup: false },
  miniGame: {
    isTopWinningsEnabled: false,
    showObfuscatedMemberCode: false,
    isTransparent: false,
    lootboxGameId: null,
    hasBackToLobby: false,
  },
  care: null,
  hasBetCodes: false,
  hasCashOut: false,
  isCashOutTold: false,
  isInstallable: false,
}

/**
 * The session's settings as the launch gave them (product §3), decoded: plain JSON, kept for a reload. Its tokens are
 * not among them: machines and screens know the session without being able to speak for it.
 */
export interface Settings extends OptionalSettings {
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

/** What a kept session needs before the check returns its current settings; the rest comes with those. */
export type KeptSettings = Pick<
  Settings,
  | 'sessionId'
  | 'memberCode'
  | 'partnerName'
  | 'theme'
  | 'defaultLanguage'
  | 'languages'
  | 'defaultOddsType'
  | 'oddsTypes'
  | 'acceptAnyOdds'
  | 'timeZone'
>

/** `members/me/` and `members/config/` as the client uses them. */
export interface Member {
  readonly id: string
  readonly memberCode: string
  readonly nickname: string | null
  readonly avatarId: string | null
  readonly landingPage: string | null
}
