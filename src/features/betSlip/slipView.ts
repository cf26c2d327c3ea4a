import type { SnapshotFrom } from 'xstate'

import type { PlacedTicket, Leg } from '#domain/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import type { Money } from '#domain/money.ts'
import { isZero } from '#domain/money.ts'
import { profit, singlePayout } from '#domain/payout.ts'
import type { StakeError } from '#domain/stake.ts'
import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import { stakeErrorOf, stakeOf } from '#machines/betSlip/stake.ts'
import { agreedTerms } from '#machines/betSlip/terms.ts'
import { pendingChanges, type PendingChange } from '#machines/betSlip/legs.ts'
import type { BetRange, JournalEntry, Refusal } from '#machines/betSlip/types.ts'

import { shownLegsOf, type ShownLeg } from './shownLegs.ts'

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
  | 'lapsed'
  | 'forgotten'
  | 'closed'

/** Whether the terms the member agreed to still stand; `stale` where that cannot be known now [LIVE-05]. */
export type SlipTerms = 'idle' | 'waiting' | 'stale' | 'comparing' | 'agreed' | 'changed' | 'locked'

/** A confirmed bet without an answer yet. */
export interface PendingBet {
  readonly tickets: readonly Leg[]
  /** Null where what was written down of it cannot be read. */
  readonly stake: Money | null
  /** UTC milliseconds; null before it was written down, or where that cannot be read. */
  readonly confirmedAt: number | null
  /** First 8 digits of its key, for support; null before it was written down. */
  readonly supportCode: string | null
  /** It can be sent again; else it is only asked about. */
  readonly isSendable: boolean
}

/** What components know of the slip. Never the machine's context. */
export interface SlipView {
  readonly phase: SlipPhase
  /** Nothing can be edited now. */
  readonly isLocked: boolean
  readonly isGuest: boolean
  /** Whether submitting does anything. */
  readonly canSubmit: boolean
  /** With the terms agreed to: what a press to place is about. */
  readonly tickets: readonly Leg[]
  /** The selections as they are shown: at the terms a press takes, or while a bet is placed at those confirmed. */
  readonly legs: readonly ShownLeg[]
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
  /** A confirmed bet that ended without a decision of the server's. */
  readonly lapsed: PendingBet | null
  readonly receipt: { readonly ticket: PlacedTicket; readonly confirmed: readonly Leg[] } | null
  readonly refusal: Refusal | null
}

function phaseOf({ value }: SlipSnapshot): SlipPhase {
  return typeof value.placement === 'string' ? value.placement : value.placement.underWay
}

function termsOf({ value }: SlipSnapshot): SlipTerms {
  return typeof value.changes === 'string' ? value.changes : value.changes.watching
}

/** At the terms the leg shows, and at no others. */
function payoutOf(
  { legs, stake, stakeError }: Pick<SlipView, 'legs' | 'stake' | 'stakeError'>,
  pending: PendingBet | null,
): SlipView['payout'] {
  const amount = pending?.stake ?? stake
  const euroOdds = legs[0]?.ticket.price.euro
  if (amount === null || euroOdds === undefined || isZero(amount)) return null
  if (stakeError === 'unavailable' && pending === null) return null
  try {
    return { returns: singlePayout(amount, euroOdds), profit: profit(amount, euroOdds) }
  } catch {
    // Beyond what money can count: such a stake is above every maximum, which its own message says.
    return null
  }
}

function recordedBet({ key, request, tickets, stake, confirmedAt }: JournalEntry): PendingBet {
  return { tickets, stake, confirmedAt, supportCode: key.slice(0, 8), isSendable: request !== null }
}

function pendingOf({ context: { placement, unknownEntry } }: SlipSnapshot): PendingBet | null {
  if (unknownEntry !== null) return recordedBet(unknownEntry)
  if (placement === null) return null
  if (placement.kind !== 'confirm') return recordedBet(placement.entry)
  const { tickets, stake } = placement.confirmation
  return { tickets, stake, confirmedAt: null, supportCode: null, isSendable: true }
}

function viewOf(snapshot: SlipSnapshot): SlipView {
  const { context, value } = snapshot
  const stake = stakeOf(context)
  const stakeError = stakeErrorOf(context)
  const { receipt } = context
  const changes = pendingChanges(context.tickets, context.quotes, context.policy)
  const pending = pendingOf(snapshot)
  const phase = phaseOf(snapshot)
  const isPlacing = phase === 'placing' && pending !== null
  const legs = isPlacing ? shownLegsOf(pending.tickets, []) : shownLegsOf(context.tickets, changes)
  return {
    phase,
    isLocked: snapshot.hasTag('locked'),
    isGuest: context.isGuest,
    canSubmit: snapshot.can({ type: 'slip.submitted', terms: agreedTerms(context.tickets) }),
    tickets: context.tickets,
    legs,
    terms: termsOf(snapshot),
    changes,
    rangeState: value.range,
    range: context.range,
    stakeText: context.stakeText,
    stake,
    stakeError,
    isStakeMissing: value.stake === 'missing',
    payout: payoutOf({ legs, stake, stakeError }, pending),
    balance: context.balance,
    pending,
    lapsed: context.lapsedEntry === null ? null : recordedBet(context.lapsedEntry),
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

const filledByOutcome: ReadonlySet<SlipPhase> = new Set(['placed', 'outcomeUnknown', 'lapsed', 'forgotten'])

/** Whether what became of a bet takes the place of the selections. */
export function isFilledByOutcome({ phase }: Pick<SlipView, 'phase'>): boolean {
  return filledByOutcome.has(phase)
}

/** Whether there is something to say of a bet. That a guest must log in is said below the button. */
export function hasOutcome(view: Pick<SlipView, 'phase' | 'refusal' | 'isGuest'>): boolean {
  const { refusal, isGuest } = view
  const isRefused = refusal !== null && !(isGuest && refusal.code === errors.pleaseLogin.code)
  return isFilledByOutcome(view) || isRefused
}
