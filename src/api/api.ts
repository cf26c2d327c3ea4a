import type { Event } from '#domain/event.ts'
import type { Money } from '#domain/money.ts'
import type { Side } from '#domain/selection.ts'
import type { EventList, EventsFilter } from './events.ts'
import type { GameOffer, Tieco } from './games.ts'
import type { TicketPage, TicketTab } from './tickets.ts'
import type { Wallet } from './wallet.ts'

/** Least and most stake on a selection, and the most it may pay out [SLIP-05]. -1 and -1: unavailable. */
export interface BetRange {
  readonly min: Money
  readonly max: Money
  readonly maxPayout: Money | null
}

/** Every call of the contract, in domain types. Each rejects with a `CallError` and nothing else. */
export interface Api {
  games(signal?: AbortSignal): Promise<GameOffer[]>
  tieco(filter: { gameId: string | null }, signal?: AbortSignal): Promise<Tieco>
  events(filter: EventsFilter, signal?: AbortSignal): Promise<EventList>
  event(eventId: string, signal?: AbortSignal): Promise<Event | null>
  wallet(signal?: AbortSignal): Promise<Wallet>
  tickets(filter: { tab: TicketTab; page: number }, signal?: AbortSignal): Promise<TicketPage>
  betRange(selection: { marketId: string; side: Side }, signal?: AbortSignal): Promise<BetRange>
}
