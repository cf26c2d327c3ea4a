import { acceptsChange, isSameSelection } from '#domain/bet.ts'
import type { AcceptPolicy, Leg } from '#domain/bet.ts'
import { changeMark, hasOtherLine, type ChangeMark } from '#domain/marketUpdate.ts'
import { isBettable } from '#domain/status.ts'

import type { Quote } from '../placement/types.ts'
import type { LegQuote } from './types.ts'

export type Quotes = Readonly<Record<string, LegQuote>>

/** The key of a selection's quote: its market and its side. */
export function quoteId(selection: { readonly marketId: string; readonly side: string }): string {
  return `${selection.marketId}:${selection.side}`
}

/** The tickets without one selection. */
export function without(
  tickets: readonly Leg[],
  removed: { readonly marketId: string; readonly side: string },
): readonly Leg[] {
  return tickets.filter((ticket) => ticket.marketId !== removed.marketId || ticket.side !== removed.side)
}

/** The quotes of the tickets that are (still) in the slip. */
export function quotesOf(tickets: readonly Leg[], quotes: Quotes): Quotes {
  return Object.fromEntries(
    tickets.flatMap((ticket) => {
      const quote = quotes[quoteId(ticket)]
      return quote === undefined ? [] : [[quoteId(ticket), quote]]
    }),
  )
}

/** Whether a quote is about a selection in the slip and not older than what is known of it [LIVE-06]. */
export function isNews(tickets: readonly Leg[], quotes: Quotes, quote: Quote): boolean {
  const known = quotes[quoteId(quote)]
  return (
    tickets.some((ticket) =>
      isSameSelection(ticket, { ...ticket, marketId: quote.marketId, side: quote.side }),
    ) &&
    (known === undefined || quote.timeStamp >= known.timeStamp)
  )
}

/** How a ticket's terms move with a quote [LIVE-08]: from those last quoted, or from those agreed to where none were. */
export function moveOf(ticket: Leg, quotes: Quotes, quote: Quote): ChangeMark {
  return changeMark(quotes[quoteId(ticket)] ?? ticket, quote)
}

/** The tickets with a quote's terms as the current ones, and marked by how they moved [LIVE-08]. */
export function requoted(tickets: readonly Leg[], quotes: Quotes, quote: Quote): readonly Leg[] {
  return tickets.map((ticket) => {
    if (quoteId(ticket) !== quoteId(quote)) return ticket
    const moved = moveOf(ticket, quotes, quote)
    return {
      ...ticket,
      price: quote.price,
      status: quote.status,
      timeStamp: quote.timeStamp,
      change: moved === 'none' ? ticket.change : moved,
    }
  })
}

/** The tickets with what the member's policy takes as agreed [SLIP-16]: a price, never a handicap or a line. */
export function agreedBy(policy: AcceptPolicy, tickets: readonly Leg[], quotes: Quotes): readonly Leg[] {
  return tickets.map((ticket) => {
    const quote = quotes[quoteId(ticket)]
    if (quote === undefined || quote.price.euro === ticket.euroOdds) return ticket
    return acceptsChange(policy, ticket, quote) ? { ...ticket, euroOdds: quote.price.euro } : ticket
  })
}

/** The tickets with their marks cleared, after 3 s [LIVE-08]. A lock lasts as long as its status. */
export function unmarked(tickets: readonly Leg[]): readonly Leg[] {
  return tickets.map((ticket) => (ticket.change === 'none' ? ticket : { ...ticket, change: 'none' as const }))
}

/** Whether a selection's current terms are yet to come. */
export function isAwaitingQuotes(tickets: readonly Leg[], quotes: Quotes): boolean {
  return tickets.some((ticket) => quotes[quoteId(ticket)] === undefined)
}

/** Whether a selection cannot be bet now [SLIP-04, SLIP-15]. */
export function isAnyLocked(tickets: readonly Leg[], quotes: Quotes): boolean {
  return pendingChanges(tickets, quotes, 'any').some((change) => change.kind === 'locked')
}

/** Whether the current terms need the member's acceptance [SLIP-16]. */
export function isAcceptanceNeeded(tickets: readonly Leg[], quotes: Quotes, policy: AcceptPolicy): boolean {
  return pendingChanges(tickets, quotes, policy).length > 0
}

/** A change the member is asked about: 'New odds is', 'New handicap is', 'Locked odds will be removed' [SLIP-15]. */
export interface PendingChange {
  readonly kind: 'odds' | 'handicap' | 'locked'
  /** With the terms agreed to. */
  readonly ticket: Leg
  /** The current terms. */
  readonly quote: Quote
}

/** The changes the member's policy does not take, one a selection, the gravest. */
export function pendingChanges(
  tickets: readonly Leg[],
  quotes: Quotes,
  policy: AcceptPolicy,
): readonly PendingChange[] {
  return tickets.flatMap((ticket): PendingChange[] => {
    const quote = quotes[quoteId(ticket)]
    if (quote === undefined) return []
    if (!isBettable(quote.status)) return [{ kind: 'locked', ticket, quote }]
    if (hasOtherLine(ticket, quote)) return [{ kind: 'handicap', ticket, quote }]
    return acceptsChange(policy, ticket, quote) ? [] : [{ kind: 'odds', ticket, quote }]
  })
}
