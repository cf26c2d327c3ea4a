import type { TicketLine } from '#domain/bets/bet.ts'
import type { LegQuote } from '#machines/betSlip/types.ts'
import { watchQuotes } from '#src/client/actors/bets/watchQuotes.ts'
import type { Services } from '#src/client/services.ts'

/** Tells the current terms of a line, at once where they are known, and whenever they change. Returns what stops it. */
export type WatchLine = (line: TicketLine, tell: (quote: LegQuote) => void) => () => void

/** Made once per client. Lines of tickets are watched as the slip's selections are, fetched where nobody knows them. */
export function createLegQuotes(services: Services): WatchLine {
  return ({ eventId, marketId, side, euroOdds, handicap, line }, tell) => {
    const watched = { eventId, marketId, side, handicap, line, price: { euro: euroOdds }, timeStamp: 0 }
    return watchQuotes(services, [watched], ({ quotes }) => quotes.forEach(tell))
  }
}
