import type { Leg } from '#domain/bet.ts'
import { compareEuro } from '#domain/odds.ts'
import { isBettable } from '#domain/status.ts'

import { quoteId } from './legs.ts'
import type { PendingChange, Quotes } from './legs.ts'
import type { ShownTerms } from './types.ts'

/** The terms the member has agreed to, as the slip shows them: what a submission is about. */
export function agreedTerms(tickets: readonly Leg[]): readonly ShownTerms[] {
  return tickets.map(({ marketId, side, status, euroOdds, handicap, line }) => ({
    marketId,
    side,
    status,
    euroOdds,
    handicap,
    line,
  }))
}

/**
 * The terms the slip asks the member to take: of what has changed the current ones, of the rest those agreed to.
 * @param changes as they are shown [SLIP-15]
 */
export function askedTerms(
  tickets: readonly Leg[],
  changes: readonly PendingChange[],
): readonly ShownTerms[] {
  return agreedTerms(tickets).map((agreed) => {
    const change = changes.find(({ ticket }) => quoteId(ticket) === quoteId(agreed))
    if (change === undefined) return agreed
    const { status, price, handicap, line } = change.quote
    return { ...agreed, status, euroOdds: price.euro, handicap, line }
  })
}

/** Whether these are the terms of every selection in the slip, and of nothing else. */
export function isOfThisSlip(tickets: readonly Leg[], terms: readonly ShownTerms[]): boolean {
  return terms.length === tickets.length && tickets.every((ticket) => termsOf(ticket, terms) !== undefined)
}

/** Whether the member was shown every selection of a bet, and each as one that can be bet. */
export function isBetShown(tickets: readonly Leg[], terms: readonly ShownTerms[]): boolean {
  return tickets.every((ticket) => isBettable(termsOf(ticket, terms)?.status ?? 'unknown'))
}

/** Whether something that cannot be bet now was shown as such. */
export function isLockShown(tickets: readonly Leg[], quotes: Quotes, terms: readonly ShownTerms[]): boolean {
  return withoutLocked(tickets, quotes, terms).length < tickets.length
}

/** The tickets without those that cannot be bet and were shown as such [SLIP-15]. */
export function withoutLocked(
  tickets: readonly Leg[],
  quotes: Quotes,
  terms: readonly ShownTerms[],
): readonly Leg[] {
  return tickets.filter((ticket) => {
    const now = quotes[quoteId(ticket)]
    const shown = termsOf(ticket, terms)
    return now === undefined || shown === undefined || isBettable(now.status) || isBettable(shown.status)
  })
}

/**
 * The tickets with the terms the member was shown as those agreed to, whatever the terms are by now: a press says yes
 * to what was read, and to nothing that came after [SLIP-15, SLIP-16].
 */
export function withTerms(tickets: readonly Leg[], terms: readonly ShownTerms[]): readonly Leg[] {
  return tickets.map((ticket) => {
    const shown = termsOf(ticket, terms)
    if (shown === undefined || !isBettable(shown.status)) return ticket
    const { euroOdds, handicap, line } = shown
    return { ...ticket, euroOdds, handicap, line, change: 'none' as const }
  })
}

/** The ticket with the price agreed to as the one it shows: wherever the member is not asked about another. */
export function asAgreed(ticket: Leg): Leg {
  return compareEuro(ticket.price.euro, ticket.euroOdds) === 0
    ? ticket
    : { ...ticket, price: { euro: ticket.euroOdds } }
}

function termsOf(ticket: Leg, terms: readonly ShownTerms[]): ShownTerms | undefined {
  return terms.find((shown) => quoteId(shown) === quoteId(ticket))
}
