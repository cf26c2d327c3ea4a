import type { Leg } from '#domain/bets/bet.ts'
import type { LuckyFilters } from '#domain/bets/luckyCombo.ts'
import type { OddsType } from '#domain/odds/odds.ts'

import type { Failure } from '../failure.ts'

/** What a combination is asked for with. */
export interface LuckyWish {
  readonly filters: LuckyFilters
  /** In which the bounds of the odds are named. */
  readonly oddsType: OddsType
}

export interface LuckyComboContext extends LuckyWish {
  /** The combination that was made up, less what the member took out of it. */
  readonly legs: readonly Leg[]
  /** Why no combination came; null if the reason is unknown, or nothing failed. */
  readonly failure: Failure | null
}

export type LuckyComboEvent =
  /** Any one of the filters: what was made up by the others goes, and what is being made up is given up. */
  | { readonly type: 'filters.changed'; readonly filters: LuckyFilters }
  /** Make one up, or another. */
  | { readonly type: 'combination.requested'; readonly oddsType: OddsType }
  | { readonly type: 'leg.removed'; readonly marketId: string }
  /** The slip has it. */
  | { readonly type: 'combination.added' }
