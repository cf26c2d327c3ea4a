import type { CatalogueEntry } from '#domain/errorCatalogue.ts'
import type { Money } from '#domain/money.ts'
import type { components } from '#openapi/client.gen.ts'

import type { ModelEvent, ModelMarket, ModelSelection } from '../../market/entities.ts'
import type { SandboxMember } from '../../members.ts'
import type { Bet, BetLeg, NewBet } from '../../store/bets.ts'
import type { AtStake } from '../../store/exposure.ts'

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

/** A bet that may be placed, but for who places it and when. */
export type Accepted = Omit<NewBet, 'member' | 'key' | 'placedAt' | 'placedReal'>

export type Verdict = { ok: true; accepted: Accepted } | { ok: false; refusal: Refusal }

/** A selection that is asked for, and where it stands. */
export interface FoundLeg {
  asked: BetSelection
  event: ModelEvent
  market: ModelMarket
  selection: ModelSelection
}

/** A selection by its ids. */
export type SelectionIds = Pick<BetLeg, 'marketId' | 'side'>

/** All that decides about a bet, as it is at the moment of the decision. */
export interface BetCircumstances {
  member: SandboxMember
  isGuest: boolean
  balance: Money
  event: (eventId: string) => ModelEvent | undefined
  market: (marketId: string) => ModelMarket | undefined
  /** Whether a market took bets when this one arrived, which had to wait for its decision. */
  wasOpen: (marketId: string) => boolean
  /** The lowest bet of the house; null if there is none but the markets' own. */
  lowestBet: Money | null
  /** What the partner's wallet has of the member; null where it says no other than the books. */
  partnerFunds: Money | 'unanswered' | null
  /** Real milliseconds since the member's last bet; null before the first. */
  sinceLastBet: number | null
  /** The member's bets that are not settled and have this selection. */
  pendingWith: (selection: Pick<BetLeg, 'eventId' | 'marketId' | 'side'>) => Bet[]
  atStakeOn: (eventId: string) => AtStake[]
  /** Minor units. */
  atStakeInAll: () => number
  /** Whether the partner has switched prebooking on. */
  isPrebookingEnabled: boolean
  /** What is put forward as a big combo; null where it is not, or no more. */
  bigCombo: (id: string) => readonly SelectionIds[] | null
}

/** The verdict that refuses. */
export function refuse(entry: CatalogueEntry, more: Omit<Refusal, 'entry'> = {}): Verdict {
  return { ok: false, refusal: { entry, ...more } }
}
