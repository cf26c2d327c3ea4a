/**
 * What screens ask for. `useQuery(eventsQuery(client, { tab: 'today' }))`; a loader: `queryClient.ensureQueryData(…)`.
 * Replies are decoded to domain types, and list and event replies seed the price and score books on the way.
 */
export { gamesQuery, tiecoQuery, type GameOffer, type TabCounts, type Tieco } from './games.ts'
export {
  eventPagesQuery,
  eventQuery,
  eventsQuery,
  type EventList,
  type EventsFilter,
  type EventsTab,
} from './events.ts'
export { walletQuery, type Wallet } from './wallet.ts'
export { ticketsQuery, type TicketPage, type TicketTab } from './tickets.ts'
export { queryKeys } from './queryKeys.ts'
