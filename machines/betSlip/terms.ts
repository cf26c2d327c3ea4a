import type { Leg } from '#domain/bets/bet.ts'
import { isBettable } from '#domain/market/status.ts'
import { compareEuro } from '#domain/odds/odds.ts'

import { quoteId } from './legs.ts'
import type { PendingChange, Quotes } from './legs.ts'
import type { ShownTerms } from './types.ts'

/** The terms the member has agreed to, as the slip shows them: what a submission is about. */
export function agreedTerms(legs: readonly Leg[]): readonly ShownTerms[] {
  return legs.map(({ marketId, side, status, euroOdds, handicap, line }) => ({
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
export function askedTerms(legs: readonly Leg[], changes: readonly PendingChange[]): readonly ShownTerms[] {
  return agreedTerms(legs).map((agreed) => {
    const change = changes.find(({ leg }) => quoteId(leg) === quoteId(agreed))
    if (change === undefined) return agreed
    const { status, price, handicap, line } = change.quote
    return { ...agreed, status, euroOdds: price.euro, handicap, line }
  })
}

/** Whether these are the terms of every selection in the slip, and of nothing else. */
export function isOfThisSlip(legs: readonly Leg[], terms: readonly ShownTerms[]): boolean {
  return terms.length === legs.length && legs.every((leg) => termsOf(leg, terms) !== undefined)
}

/** Whether the member was shown every selection of a bet, and each as one that can be bet. */
export function isBetShown(legs: readonly Leg[], terms: readonly ShownTerms[]): boolean {
  return legs.every((leg) =>
    terms.some((shown) => quoteId(shown) === quoteId(leg) && isBettable(shown.status)),
  )
}

/** Whether something that cannot be bet now was shown as such. */
export function isLockShown(legs: readonly Leg[], quotes: Quotes, terms: readonly ShownTerms[]): boolean {
  return withoutLocked(legs, quotes, terms).length < legs.length
}

/** The legs without those that cannot be bet and were shown as such [SLIP-15]. */
export function withoutLocked(
  legs: readonly Leg[],
  quotes: Quotes,
  terms: readonly ShownTerms[],
): readonly Leg[] {
  return legs.filter((leg) => {
    const now = quotes[quoteId(leg)]
    const shown = termsOf(leg, terms)
    return now === undefined || shown === undefined || isBettable(now.status) || isBettable(shown.status)
  })
}

/**
 * The legs with the terms the member was shown as those agreed to, whatever the terms are by now: a press says yes
 * to what was read, and to nothing that came after [SLIP-15, SLIP-16].
 */
export function withTerms(legs: readonly Leg[], terms: readonly ShownTerms[]): readonly Leg[] {
  return legs.map((leg) => {
    const shown = termsOf(leg, terms)
    if (shown === undefined || !isBettable(shown.status)) return leg
    const { euroOdds, handicap, line } = shown
    return { ...leg, euroOdds, handicap, line, change: 'none' as const }
  })
}

/** The leg with the price agreed to as the one it shows: wherever the member is not asked about another. */
export function asAgreed(leg: Leg): Leg {
  return compareEuro(leg.price.euro, leg.euroOdds) === 0 ? leg : { ...leg, price: { euro: leg.euroOdds } }
}

function termsOf(leg: Leg, terms: readonly ShownTerms[]): ShownTerms | undefined {
  return terms.find((shown) => quoteId(shown) === quoteId(leg))
}
