import { acceptsChange, isSameSelection } from '#domain/bets/bet.ts'
import type { AcceptPolicy, Leg } from '#domain/bets/bet.ts'
import { changeMark, hasOtherLine, type ChangeMark } from '#domain/market/marketUpdate.ts'
import { isBettable } from '#domain/market/status.ts'

import type { Quote } from '../placement/types.ts'
import type { LegQuote } from './types.ts'

export type Quotes = Readonly<Record<string, LegQuote>>

/** The key of a selection's quote: its market and its side. */
export function quoteId(selection: { readonly marketId: string; readonly side: string }): string {
  return `${selection.marketId}:${selection.side}`
}

/** The legs without one selection. */
export function without(
  legs: readonly Leg[],
  removed: { readonly marketId: string; readonly side: string },
): readonly Leg[] {
  return legs.filter((leg) => leg.marketId !== removed.marketId || leg.side !== removed.side)
}

/** The quotes of the legs that are (still) in the slip. */
export function quotesOf(legs: readonly Leg[], quotes: Quotes): Quotes {
  return Object.fromEntries(
    legs.flatMap((leg) => {
      const quote = quotes[quoteId(leg)]
      return quote === undefined ? [] : [[quoteId(leg), quote]]
    }),
  )
}

/** Whether a quote is about a selection in the slip and not older than what is known of it [LIVE-06]. */
export function isNews(legs: readonly Leg[], quotes: Quotes, quote: Quote): boolean {
  const known = quotes[quoteId(quote)]
  return (
    legs.some((leg) => isSameSelection(leg, { ...leg, marketId: quote.marketId, side: quote.side })) &&
    (known === undefined || quote.timeStamp >= known.timeStamp)
  )
}

/** How a leg's terms move with a quote [LIVE-08]: from those last quoted, or from those agreed to where none were. */
export function moveOf(leg: Leg, quotes: Quotes, quote: Quote): ChangeMark {
  return changeMark(quotes[quoteId(leg)] ?? leg, quote)
}

/** The legs with a quote's terms as the current ones, and marked by how they moved [LIVE-08]. */
export function requoted(legs: readonly Leg[], quotes: Quotes, quote: Quote): readonly Leg[] {
  return legs.map((leg) => {
    if (quoteId(leg) !== quoteId(quote)) return leg
    const moved = moveOf(leg, quotes, quote)
    return {
      ...leg,
      price: quote.price,
      status: quote.status,
      timeStamp: quote.timeStamp,
      change: moved === 'none' ? leg.change : moved,
    }
  })
}

/** The legs with what the member's policy takes as agreed [SLIP-16]: a price, never a handicap or a line. */
export function agreedBy(policy: AcceptPolicy, legs: readonly Leg[], quotes: Quotes): readonly Leg[] {
  return legs.map((leg) => {
    const quote = quotes[quoteId(leg)]
    if (quote === undefined || quote.price.euro === leg.euroOdds) return leg
    return acceptsChange(policy, leg, quote) ? { ...leg, euroOdds: quote.price.euro } : leg
  })
}

/** The legs with their marks cleared, after 3 s [LIVE-08]. A lock lasts as long as its status. */
export function unmarked(legs: readonly Leg[]): readonly Leg[] {
  return legs.map((leg) => (leg.change === 'none' ? leg : { ...leg, change: 'none' as const }))
}

/** Whether a selection's current terms are yet to come. */
export function isAwaitingQuotes(legs: readonly Leg[], quotes: Quotes): boolean {
  return legs.some((leg) => quotes[quoteId(leg)] === undefined)
}

/** Whether a selection cannot be bet now [SLIP-04, SLIP-15]. */
export function isAnyLocked(legs: readonly Leg[], quotes: Quotes): boolean {
  return pendingChanges(legs, quotes, 'any').some((change) => change.kind === 'locked')
}

/** Whether the current terms need the member's acceptance [SLIP-16]. */
export function isAcceptanceNeeded(legs: readonly Leg[], quotes: Quotes, policy: AcceptPolicy): boolean {
  return pendingChanges(legs, quotes, policy).length > 0
}

/** A change the member is asked about: 'New odds is', 'New handicap is', 'Locked odds will be removed' [SLIP-15]. */
export interface PendingChange {
  readonly kind: 'odds' | 'handicap' | 'locked'
  /** With the terms agreed to. */
  readonly leg: Leg
  /** The current terms. */
  readonly quote: Quote
}

/** The changes the member's policy does not take, one a selection, the gravest. */
export function pendingChanges(
  legs: readonly Leg[],
  quotes: Quotes,
  policy: AcceptPolicy,
): readonly PendingChange[] {
  return legs.flatMap((leg): PendingChange[] => {
    const quote = quotes[quoteId(leg)]
    if (quote === undefined) return []
    if (!isBettable(quote.status)) return [{ kind: 'locked', leg, quote }]
    if (hasOtherLine(leg, quote)) return [{ kind: 'handicap', leg, quote }]
    return acceptsChange(policy, leg, quote) ? [] : [{ kind: 'odds', leg, quote }]
  })
}
