import type { Leg } from '#domain/bets/bet.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import type { BetSlipEvent, LegQuote } from '#machines/betSlip/types.ts'
import { eventKey, eventQuery, onlyEvent, type EventContext } from '#src/api/lists/events.ts'
import type { Services } from '#src/client/services.ts'

type Ticket = Pick<Leg, 'eventId' | 'marketId' | 'side'>

/** A selection that is watched, with what its terms were when they were last known. */
export type Watched = Ticket & Pick<Leg, 'price' | 'handicap' | 'line' | 'timeStamp'>

/** What watching needs of the client. */
export type QuoteServices = EventContext &
  Pick<Services, 'queryClient' | 'reconciler'> & { readonly api: Pick<Services['api'], 'notAhead'> }

/**
 * Tells the slip, or another watcher, the terms of selections: first the current ones, then all changes of a moment
 * together. The event of a selection is fetched if the book does not know the selection, or only from before the line
 * was cut [SLIP-21 LIVE-05].
 * @returns what stops it
 */
export function watchQuotes(
  services: QuoteServices,
  legs: readonly Watched[],
  tell: (event: Extract<BetSlipEvent, { type: 'quotes.arrived' }>) => void,
): () => void {
  /** What is told next, the latest of each selection; null while nothing waits. */
  let next: Map<string, LegQuote> | null = new Map()
  let isStopped = false
  const flush = (): void => {
    const quotes = [...(next?.values() ?? [])]
    next = null
    if (!isStopped && quotes.length > 0) tell({ type: 'quotes.arrived', quotes })
  }
  // The book tells all that changed one after the other, and then nothing for a moment.
  const gather = (quote: LegQuote): void => {
    if (next === null) queueMicrotask(flush)
    next ??= new Map()
    next.set(quoteId(quote), quote)
  }
  const stops = legs.map((leg) => watchQuote(services, leg, gather))
  flush()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

function watchQuote(services: QuoteServices, leg: Watched, tell: (quote: LegQuote) => void): () => void {
  const { priceBook, liveness, reconciler, queryClient } = services
  const { eventId, marketId, side } = leg
  /** The generation of prices in which the server had no such selection. */
  let goneIn: number | null = null
  let isAsking = false
  let isStopped = false

  const isGone = (): boolean => goneIn === priceBook.generation()

  const reportTerms = (): void => {
    const quote = quoteOf(services, leg)
    // What the book still has of a selection that is gone is old.
    if (quote === null || (quote.isStale && isGone())) return
    goneIn = null
    tell(quote)
  }

  const ask = async (): Promise<void> => {
    isAsking = true
    const known = await fetchMarket(services, leg)
    isAsking = false
    if (isStopped) return
    if (known === 'gone') {
      goneIn = priceBook.generation()
      tell(closedQuote(services, leg))
    } else reportTerms()
    reconciler.check()
  }

  const unsubscribe = priceBook.follow(marketId, side, reportTerms)
  reportTerms()
  const unwatch = reconciler.watch({
    isWanting() {
      const cell = priceBook.get(marketId, side)
      if (isGone()) return false
      // Terms that nobody knows are asked for whether prices come or not: they tell the member what was picked.
      return cell === undefined || (liveness.isLive() && !priceBook.isSettledOrCurrent(marketId))
    },
    isAsking: () => isAsking || queryClient.isFetching({ queryKey: eventKey(eventId), exact: true }) > 0,
    ask: () => void ask(),
  })
  return () => {
    isStopped = true
    unsubscribe()
    unwatch()
  }
}

function quoteOf({ priceBook }: QuoteServices, { marketId, side }: Ticket): LegQuote | null {
  const cell = priceBook.get(marketId, side)
  const market = priceBook.getMarket(marketId)
  if (cell === undefined || market === undefined) return null
  const { status, price, handicap, line, stale } = cell
  return { marketId, side, status, price, handicap, line, timeStamp: market.timeStamp, isStale: stale }
}

/** Fetches the selection's event, which seeds the book. `gone`: the server has no such event, or no such selection. */
async function fetchMarket(
  services: QuoteServices,
  { eventId, marketId, side }: Ticket,
): Promise<'known' | 'gone' | 'failed'> {
  try {
    const reply = await services.queryClient.fetchQuery({ ...eventQuery(services, eventId), staleTime: 0 })
    const event = onlyEvent(reply)
    const market = event?.markets.find((candidate) => candidate.marketId === marketId)
    return market?.selections.some((selection) => selection.side === side) === true ? 'known' : 'gone'
  } catch {
    return 'failed'
  }
}

/** The terms of a selection that is no longer on offer. */
function closedQuote(
  { api }: QuoteServices,
  { marketId, side, price, handicap, line, timeStamp: known }: Watched,
): LegQuote {
  const timeStamp = api.notAhead(known)
  return { marketId, side, status: 'closed', price, handicap, line, timeStamp, isStale: false }
}
