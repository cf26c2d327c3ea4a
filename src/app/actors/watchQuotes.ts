import type { SlipTicket } from '#domain/bet.ts'
import type { BetSlipEvent, Quote } from '#machines/betSlip/types.ts'
import type { EventContext } from '#src/api/context.ts'
import { eventQuery } from '#src/api/events.ts'

import type { Parts } from '../parts.ts'

/** Milliseconds until an event that could not be fetched is asked for again. */
const askAgainAfter = 5_000

type Ticket = Pick<SlipTicket, 'eventId' | 'marketId' | 'side'>

/** What watching needs of the client. */
export type WatchParts = EventContext & Pick<Parts, 'queryClient'>

/**
 * Tells the slip the terms of its selections: those of now first, then each change, once a frame. A selection the book
 * does not know, or knows only from before the line was cut, has its event fetched [SLIP-21 LIVE-05].
 * @returns what stops it
 */
export function watchQuotes(
  parts: WatchParts,
  tickets: readonly SlipTicket[],
  tell: (event: BetSlipEvent) => void,
): () => void {
  const stops = tickets.map((ticket) => watchQuote(parts, ticket, tell))
  return () => {
    for (const stop of stops) stop()
  }
}

function watchQuote(parts: WatchParts, ticket: SlipTicket, tell: (event: BetSlipEvent) => void): () => void {
  const { priceBook, liveness } = parts
  const { marketId, side } = ticket
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const tellTerms = (): void => {
    const quote = quoteOf(parts, ticket)
    if (quote !== null) tell({ type: 'quote.arrived', ...quote })
  }

  const isStale = (): boolean => priceBook.get(marketId, side)?.stale !== false

  const fetch = async (): Promise<void> => {
    clearTimeout(timer)
    const known = await fetchMarket(parts, ticket)
    if (isStopped) return
    if (known === 'gone') tell({ type: 'quote.arrived', quote: closedQuote(ticket), isStale: false })
    else tellTerms()
    const isWanting = known === 'failed' || (known === 'known' && liveness.isLive() && isStale())
    if (isWanting) timer = setTimeout(() => void fetch(), askAgainAfter)
  }

  const fetchWhereStale = (): void => {
    if (liveness.isLive() && isStale()) void fetch()
  }

  const unsubscribe = priceBook.subscribe(marketId, side, tellTerms)
  const unwatch = liveness.subscribe(fetchWhereStale)
  tellTerms()
  if (priceBook.get(marketId, side) === undefined) void fetch()
  else fetchWhereStale()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
    unwatch()
  }
}

function quoteOf(
  { priceBook }: WatchParts,
  { marketId, side }: Ticket,
): { quote: Quote; isStale: boolean } | null {
  const cell = priceBook.get(marketId, side)
  const market = priceBook.getMarket(marketId)
  if (cell === undefined || market === undefined) return null
  const { status, price, handicap, line, stale } = cell
  return {
    quote: { marketId, side, status, price, handicap, line, timeStamp: market.timeStamp },
    isStale: stale,
  }
}

/** Fetches the selection's event, which seeds the book. `gone`: the server has no such event, or no such selection. */
async function fetchMarket(
  parts: WatchParts,
  { eventId, marketId, side }: Ticket,
): Promise<'known' | 'gone' | 'failed'> {
  try {
    const event = await parts.queryClient.fetchQuery({ ...eventQuery(parts, eventId), staleTime: 0 })
    const market = event?.markets.find((candidate) => candidate.marketId === marketId)
    return market?.selections.some((selection) => selection.side === side) === true ? 'known' : 'gone'
  } catch {
    return 'failed'
  }
}

/** The terms of a selection that is no longer on offer. */
function closedQuote({ marketId, side, price, handicap, line, timeStamp }: SlipTicket): Quote {
  return { marketId, side, status: 'closed', price, handicap, line, timeStamp }
}
