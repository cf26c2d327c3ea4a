import type { Money } from '#domain/money/money.ts'
import type { CatalogueEntry } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import type { ModelEvent, ModelMarket, ModelSelection } from '../../market/entities.ts'
import type { SandboxMember } from '../../members.ts'
import type { Bet, BetLeg, NewBet } from '../../store/bets/bets.ts'
import type { AtStake } from '../../store/bets/exposure.ts'

type Schemas = components['schemas']
export type BetChange = Schemas['BetChange']
export type BetSelection = Schemas['BetSelection']

/** What the placing calls and the booking take, by the contract's operationId. */
export interface BetBodies {
  placeSingleBet: Schemas['SingleBetRequest']
  placeComboBet: Schemas['ComboBetRequest']
  placeMixedComboBet: Schemas['MixedComboBetRequest']
  placeEventCombo: Schemas['EventComboRequest']
  bookBet: Schemas['PrebookRequest']
}

/** Why a bet was refused: an entry of the catalogue, with what its text and the slip need. */
export interface Refusal {
  entry: CatalogueEntry
  params?: Record<string, string>
  changes?: BetChange[]
}

/** A bet that may be placed, apart from who places it and when. */
export type Accepted = Omit<NewBet, 'member' | 'key' | 'placedAt' | 'placedReal'>

export type Verdict = { ok: true; accepted: Accepted } | { ok: false; refusal: Refusal }

/** A requested selection, and its current state. */
export interface FoundLeg {
  asked: BetSelection
  event: ModelEvent
  market: ModelMarket
  selection: ModelSelection
}

/** A selection by its ids. */
export type SelectionIds = Pick<BetLeg, 'marketId' | 'side'>

/** Everything that decides about a bet, as it is at the moment of the decision. */
export interface BetCircumstances {
  member: SandboxMember
  isGuest: boolean
  balance: Money
  event: (eventId: string) => ModelEvent | undefined
  market: (marketId: string) => ModelMarket | undefined
  /** Whether a market took bets when this one arrived, if it had to wait for its decision. */
  wasOpen: (marketId: string) => boolean
  /** The lowest bet of the house; null if only the markets' own minima apply. */
  lowestBet: Money | null
  /** What the partner's wallet has for the member; null if it agrees with the books. */
  partnerFunds: Money | 'unanswered' | null
  /** Real milliseconds since the member's last bet; null before the first. */
  sinceLastBet: number | null
  /** The seconds that a bet after another is told to wait, however long after it comes; null where the clock decides. */
  wait: number | null
  /** The member's unsettled bets on this selection. */
  pendingWith: (selection: Pick<BetLeg, 'eventId' | 'marketId' | 'side'>) => Bet[]
  atStakeOn: (eventId: string) => AtStake[]
  /** Minor units. */
  atStakeInAll: () => number
  /** Whether the partner has switched prebooking on. */
  isPrebookingEnabled: boolean
  /** The big combo on offer; null if it is not, or no longer, on offer. */
  bigCombo: (id: string) => readonly SelectionIds[] | null
}

/** The verdict that refuses. */
export function refuse(entry: CatalogueEntry, more: Omit<Refusal, 'entry'> = {}): Verdict {
  return { ok: false, refusal: { entry, ...more } }
}
