/**
 * What screens ask for. `useQuery(eventQuery(client, eventId))`; a loader: `queryClient.ensureQueryData(…)`.
 * Replies are decoded to domain types, and list and event replies seed the price and score books on the way.
 */
export { gamesQuery, tiecoQuery } from './games.ts'
export { eventPagesQuery, eventQuery } from './events.ts'
export { walletQuery } from './wallet.ts'
export { ticketsQuery } from './tickets.ts'
