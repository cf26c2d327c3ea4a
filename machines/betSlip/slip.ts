import type { Leg } from '#domain/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'

import { failureOfKind } from '../failure.ts'
import type { Confirmation, PlacementInput, PlacementOutput, Refusal } from '../placement/types.ts'
import { stakeOf } from './stake.ts'
import { agreedBy, quoteId, quotesOf, requoted } from './tickets.ts'
import type { BetSlipContext, KeepSlipEvent, LoadedSlip, Quote, StoredSlip } from './types.ts'

type Change = Partial<BetSlipContext>

/** The slip with other tickets: quotes of tickets that left are dropped, and with the last one the follow-bet flag [SLIP-03]. */
export function withTickets(context: BetSlipContext, tickets: readonly Leg[]): Change {
  return {
    tickets,
    quotes: quotesOf(tickets, context.quotes),
    isFollowBet: tickets.length > 0 && context.isFollowBet,
  }
}

/** The slip with a quote's terms as the current ones. */
export function withQuote(context: BetSlipContext, quote: Quote): Pick<BetSlipContext, 'tickets' | 'quotes'> {
  return {
    tickets: requoted(context.tickets, context.quotes, quote),
    quotes: { ...context.quotes, [quoteId(quote)]: quote },
  }
}

/** The slip as another tab, or a time before the reload, left it; its terms count as unknown until quoted again [SLIP-21]. */
export function withStored(context: BetSlipContext, stored: StoredSlip): Change {
  return {
    key: stored.key,
    tickets: stored.tickets,
    quotes: quotesOf(stored.tickets, context.quotes),
    stakeText: stored.stakeText,
    lastOddsSelectionAt: stored.lastOddsSelectionAt,
    isFollowBet: stored.isFollowBet,
  }
}

/** The slip at the start, from what was kept. */
export function withLoaded(context: BetSlipContext, { slip, entry, freshKey }: LoadedSlip): Change {
  const placement: PlacementInput | null = entry === null ? null : { kind: 'resume', entry }
  return { ...(slip === null ? {} : withStored(context, slip)), key: slip?.key ?? freshKey, placement }
}

/** What is kept for a reload and for the other tabs. */
export function slipChanged(context: BetSlipContext): KeepSlipEvent {
  const { key, tickets, stakeText, lastOddsSelectionAt, isFollowBet } = context
  return {
    type: 'slip.changed',
    slip: { version: 1, key, tickets, stakeText, lastOddsSelectionAt, isFollowBet },
  }
}

/** What the member confirms, at the terms they read: frozen here, whatever happens to the slip afterwards. */
export function confirmationOf(context: BetSlipContext): Confirmation {
  const stake = stakeOf(context)
  if (stake === null) throw new Error('nothing staked')
  return {
    key: context.key,
    operation: 'placeSingleBet',
    tickets: context.tickets,
    stake,
    policy: context.policy,
  }
}

/**
 * The slip after a definite answer. Where it still is the slip that was confirmed it gets its next key, which is the
 * only way to one [SLIP-18]; where another tab has begun another slip meanwhile, that one stays as it is.
 */
export function withOutcome(context: BetSlipContext, output: PlacementOutput): Change {
  const { outcome, entry, nextKey, nextEntry } = output
  const isSameSlip = entry === null || context.key === null || entry.key === context.key
  const common = {
    placement: null,
    unknownEntry: null,
    nextEntry,
    key: isSameSlip && entry !== null ? nextKey : context.key,
  }
  if (outcome.kind === 'lapsed' || outcome.kind === 'forgotten') return { ...common, lapsedEntry: entry }
  if (outcome.kind === 'refused') {
    const requotedSlip = outcome.refusal.changes.reduce<BetSlipContext>(
      (slip, quote) => ({ ...slip, ...withQuote(slip, quote) }),
      context,
    )
    const { quotes } = requotedSlip
    const tickets = agreedBy(context.policy, requotedSlip.tickets, quotes)
    return { ...common, refusal: outcome.refusal, tickets, quotes }
  }
  const emptied = isSameSlip ? { ...withTickets(context, []), stakeText: '' } : {}
  return { ...common, ...emptied, receipt: entry === null ? null : { ticket: outcome.ticket, entry } }
}

/** A guest's bet is refused before it is one [LAUNCH-05]. */
export const pleaseLogin: Refusal = { ...failureOfKind('refused', errors.pleaseLogin.code), changes: [] }
