import type { SnapshotFrom } from 'xstate'

import type { PlacedTicket, SlipTicket } from '#domain/bet.ts'
import type { Money } from '#domain/money.ts'
import { isZero } from '#domain/money.ts'
import { profit, singlePayout } from '#domain/payout.ts'
import type { StakeError } from '#domain/stake.ts'
import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import { stakeErrorOf, stakeOf } from '#machines/betSlip/stake.ts'
import { agreedTerms, asAgreed } from '#machines/betSlip/terms.ts'
import { pendingChanges, quoteId, type PendingChange } from '#machines/betSlip/tickets.ts'
import type { BetRange, Refusal } from '#machines/betSlip/types.ts'

export type SlipSnapshot = SnapshotFrom<typeof betSlipMachine>

/** Where the bet is between the first selection and its receipt. */
export type SlipPhase =
  | 'restoring'
  | 'editing'
  | 'checking'
  | 'confirmingChanges'
  | 'placing'
  | 'outcomeUnknown'
  | 'placed'
  | 'refused'
  | 'closed'

/** Whether the terms the member agreed to still stand; `stale` where that cannot be known now [LIVE-05]. */
export type SlipTerms = 'idle' | 'waiting' | 'stale' | 'comparing' | 'agreed' | 'changed' | 'locked'

/** A confirmed bet without an answer yet. */
export interface PendingBet {
  readonly tickets: readonly SlipTicket[]
  readonly stake: Money
  /** UTC milliseconds; null before it was written down. */
  readonly confirmedAt: number | null
  /** First 8 digits of its key, for support; null before it was written down. */
  readonly supportCode: string | null
}

/** What components know of the slip. Never the machine's context. */
export interface SlipView {
  readonly phase: SlipPhase
  /** Nothing can be edited now. */
  readonly isLocked: boolean
  readonly isGuest: boolean
  /** Whether submitting does anything. */
  readonly canSubmit: boolean
  /** Each at the price a press takes: the one agreed to, or the one the member is asked to accept. */
  readonly tickets: readonly SlipTicket[]
  readonly terms: SlipTerms
  /** What the member is asked to accept [SLIP-15]. */
  readonly changes: readonly PendingChange[]
  readonly rangeState: 'idle' | 'asking' | 'known' | 'unavailable' | 'failed'
  readonly range: BetRange | null
  readonly stakeText: string
  /** The stake as entered, or null where it does not read as an amount. */
  readonly stake: Money | null
  readonly stakeError: StakeError | null
  /** Submitted without a stake. */
  readonly isStakeMissing: boolean
  /** What a win returns, and wins beyond the stake [SLIP-09]. */
  readonly payout: { readonly returns: Money; readonly profit: Money } | null
  readonly balance: Money | null
  readonly pending: PendingBet | null
  readonly receipt: { readonly ticket: PlacedTicket; readonly confirmed: readonly SlipTicket[] } | null
  readonly refusal: Refusal | null
}

function phaseOf({ value }: SlipSnapshot): SlipPhase {
  return typeof value.placement === 'string' ? value.placement : value.placement.underWay
}

function termsOf({ value }: SlipSnapshot): SlipTerms {
  return typeof value.changes === 'string' ? value.changes : value.changes.watching
}

function shownTickets(
  tickets: readonly SlipTicket[],
  changes: readonly PendingChange[],
): readonly SlipTicket[] {
  const asked = new Set(changes.map(({ ticket }) => quoteId(ticket)))
  return tickets.map((ticket) => (asked.has(quoteId(ticket)) ? ticket : asAgreed(ticket)))
}

/**
 * At the price the leg shows: where the member is asked to accept it that is what accepting returns, everywhere else it
 * is the price agreed to. While a bet is placed, at the terms that were confirmed.
 */
function payoutOf(
  { tickets, stake, stakeError }: Pick<SlipView, 'tickets' | 'stake' | 'stakeError'>,
  pending: PendingBet | null,
): SlipView['payout'] {
  const amount = pending?.stake ?? stake
  const euroOdds = pending?.tickets[0]?.euroOdds ?? tickets[0]?.price.euro
  if (amount === null || euroOdds === undefined || isZero(amount)) return null
  if (stakeError === 'unavailable' && pending === null) return null
  try {
    return { returns: singlePayout(amount, euroOdds), profit: profit(amount, euroOdds) }
  } catch {
    // Beyond what money can count: such a stake is above every maximum, which its own message says.
    return null
  }
}

function pendingOf({ context: { placement, unknownEntry } }: SlipSnapshot): PendingBet | null {
  if (unknownEntry !== null) return { ...unknownEntry, supportCode: unknownEntry.key.slice(0, 8) }
  if (placement === null) return null
  if (placement.kind !== 'confirm')
    return { ...placement.entry, supportCode: placement.entry.key.slice(0, 8) }
  const { tickets, stake } = placement.confirmation
  return { tickets: tickets.map(asAgreed), stake, confirmedAt: null, supportCode: null }
}

function viewOf(snapshot: SlipSnapshot): SlipView {
  const { context, value } = snapshot
  const stake = stakeOf(context)
  const stakeError = stakeErrorOf(context)
  const { receipt } = context
  const changes = pendingChanges(context.tickets, context.quotes, context.policy)
  const tickets = shownTickets(context.tickets, changes)
  const pending = pendingOf(snapshot)
  return {
    phase: phaseOf(snapshot),
    isLocked: snapshot.hasTag('locked'),
    isGuest: context.isGuest,
    canSubmit: snapshot.can({ type: 'slip.submitted', terms: agreedTerms(context.tickets) }),
    tickets,
    terms: termsOf(snapshot),
    changes,
    rangeState: value.range,
    range: context.range,
    stakeText: context.stakeText,
    stake,
    stakeError,
    isStakeMissing: value.stake === 'missing',
    payout: payoutOf({ tickets, stake, stakeError }, pending),
    balance: context.balance,
    pending,
    receipt: receipt === null ? null : { ticket: receipt.ticket, confirmed: receipt.entry.tickets },
    refusal: context.refusal,
  }
}

const views = new WeakMap<SlipSnapshot, SlipView>()

/** The slip as components see it; the same object for the same snapshot. */
export function slipViewOf(snapshot: SlipSnapshot): SlipView {
  const known = views.get(snapshot)
  if (known !== undefined) return known
  const view = viewOf(snapshot)
  views.set(snapshot, view)
  return view
}
