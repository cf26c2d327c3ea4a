import type { SnapshotFrom } from 'xstate'

import type { BetKind, Leg, PlacedTicket } from '#domain/bet.ts'
import { betCost, type BetLimits, betPayout, type BetStakes, wholePrice } from '#domain/bets/amounts.ts'
import { kindProblem, type KindProblem, kinds, type LegGroup, stakeSlots } from '#domain/bets/kinds.ts'
import { lineCount } from '#domain/combination.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { type Money, subtract } from '#domain/money.ts'
import { pendingChanges, type PendingChange } from '#machines/betSlip/legs.ts'
import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import { type SlipTerms, termsOf } from '#machines/betSlip/readiness.ts'
import {
  betLimitsOf,
  stakeProblemOf,
  type StakeProblem,
  stakesOf,
  stakeTextOf,
} from '#machines/betSlip/stake.ts'
import { agreedTerms } from '#machines/betSlip/terms.ts'
import type { BetRange, BetSlipContext, JournalEntry, Refusal } from '#machines/betSlip/types.ts'
import { undoOf } from '#machines/betSlip/undo.ts'

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
  /** Refused for coming too soon after the last, until the wait is over. */
  | 'tooFast'
  | 'lapsed'
  | 'forgotten'
  | 'closed'

/** What a bet returns when it wins, and what it wins beyond its stake [SLIP-09]. */
export interface Payout {
  readonly returns: Money
  readonly profit: Money
}

/** A stake of the bet as it is entered. */
export interface ShownStake {
  /** Its name (`stakeSlots`). */
  readonly slot: string
  /** How many legs it multiplies. */
  readonly size: number
  /** On how many combinations it is staked. */
  readonly combinations: number
  readonly text: string
  readonly isWrong: boolean
  readonly range: BetRange | null
}

/** A confirmed bet without an answer yet. */
export interface PendingBet {
  readonly kind: BetKind
  readonly tickets: readonly Leg[]
  /** What it takes from the wallet. Null where what was written down of it cannot be read. */
  readonly stake: Money | null
  /** UTC milliseconds; null before it was written down, or where that cannot be read. */
  readonly confirmedAt: number | null
  /** First 8 digits of its key, for support; null before it was written down. */
  readonly supportCode: string | null
  /** It can be sent again; else it is only asked about. */
  readonly isSendable: boolean
}

/** A bet that was placed, and what was confirmed of it. */
export interface PlacedBet {
  readonly ticket: PlacedTicket
  readonly confirmed: readonly Leg[]
  /** At the prices that were taken. */
  readonly payout: Payout | null
}

/** What components know of the slip. Never the machine's context. */
export interface SlipView {
  readonly phase: SlipPhase
  /** Nothing can be edited now. */
  readonly isLocked: boolean
  readonly isGuest: boolean
  /** The kind of bet that is open, and how many legs each group holds. */
  readonly kind: BetKind
  readonly counts: Readonly<Partial<Record<LegGroup, number>>>
  /** Why the legs make no bet of the kind. */
  readonly problem: KindProblem | null
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
  /** Why, where it is unavailable and the server says so; else null. */
  readonly unavailableCode: number | null
  /** The stakes that may be entered. */
  readonly stakes: readonly ShownStake[]
  /** What all of them take from the wallet; null where nothing is staked. */
  readonly cost: Money | null
  readonly stakeProblem: StakeProblem | null
  /** What server and partner allow together; null while that is not known. */
  readonly limits: BetLimits | null
  /** Submitted without a stake. */
  readonly isStakeMissing: boolean
  /** Of all legs together in euro odds; null where there are none, or one. */
  readonly price: string | null
  readonly payout: Payout | null
  readonly balance: Money | null
  readonly pending: PendingBet | null
  /** Seconds until the bet that is placed is decided, or until another may be placed; 0 where that is not known. */
  readonly secondsLeft: number
  /** What can be taken back for some seconds. */
  readonly undo: 'replaced' | 'removed' | null
  /** A confirmed bet that ended without a decision of the server's. */
  readonly lapsed: PendingBet | null
  readonly receipt: PlacedBet | null
  readonly refusal: Refusal | null
}

function phaseOf({ value: { placement } }: SlipSnapshot): SlipPhase {
  if (typeof placement !== 'string') return 'tooFast' in placement ? 'tooFast' : placement.underWay
  return placement === 'stakeMissing' ? 'editing' : placement
}

/** At these prices, and at no others; null where there is nothing to say. */
function payoutOf(
  euroOdds: readonly string[],
  price: string | null,
  stakes: BetStakes | null,
): Payout | null {
  if (stakes === null || euroOdds.length === 0) return null
  try {
    const returns = betPayout({ euroOdds, price }, stakes)
    return { returns, profit: subtract(returns, betCost(euroOdds.length, stakes)) }
  } catch {
    // Beyond what money can count: such a stake is above every maximum, which its own message says.
    return null
  }
}

function costOf(legs: number, stakes: BetStakes | null): Money | null {
  if (stakes === null) return null
  try {
    return betCost(legs, stakes)
  } catch {
    return null
  }
}

function recordedBet({ key, kind, request, tickets, stakes, confirmedAt }: JournalEntry): PendingBet {
  const stake = costOf(tickets.length, stakes)
  return { kind, tickets, stake, confirmedAt, supportCode: key.slice(0, 8), isSendable: request !== null }
}

function pendingOf({ context: { placement, unknownEntry } }: SlipSnapshot): PendingBet | null {
  if (unknownEntry !== null) return recordedBet(unknownEntry)
  if (placement === null) return null
  if (placement.kind !== 'confirm') return recordedBet(placement.entry)
  const { kind, tickets, stakes } = placement.confirmation
  const stake = costOf(tickets.length, stakes)
  return { kind, tickets, stake, confirmedAt: null, supportCode: null, isSendable: true }
}

function placedBetOf({ receipt }: BetSlipContext): PlacedBet | null {
  if (receipt === null) return null
  const { ticket, entry } = receipt
  const price = kinds[entry.kind].price === 'server' ? entry.price : null
  const payout = payoutOf(
    ticket.lines.map(({ euroOdds }) => euroOdds),
    price,
    entry.stakes,
  )
  return { ticket, confirmed: entry.tickets, payout }
}

function shownStakes(context: BetSlipContext, problem: StakeProblem | null): readonly ShownStake[] {
  const { kind, tickets, ranges } = context
  return stakeSlots(kind, tickets.length).map(({ slot, size }) => ({
    slot,
    size,
    combinations: lineCount(tickets.length, size),
    text: stakeTextOf(context, slot),
    isWrong: problem !== null && problem.error !== 'empty' && (problem.slot ?? slot) === slot,
    range: ranges?.[slot] ?? null,
  }))
}

function countsOf({ kind, tickets, parked }: BetSlipContext): SlipView['counts'] {
  const counts: Partial<Record<LegGroup, number>> = { [kinds[kind].group]: tickets.length }
  for (const [group, held] of Object.entries(parked) as [LegGroup, { tickets: readonly Leg[] }][])
    counts[group] = held.tickets.length
  return counts
}

function stakedOn(context: BetSlipContext): BetStakes | null {
  return context.tickets.length === 0 ? null : stakesOf(context)
}

function viewOf(snapshot: SlipSnapshot): SlipView {
  const { context, value } = snapshot
  const { kind, tickets, policy, quotes } = context
  const changes = pendingChanges(tickets, quotes, policy)
  const pending = pendingOf(snapshot)
  const phase = phaseOf(snapshot)
  const isPlacing = phase === 'placing' && pending !== null
  const legs = isPlacing ? shownLegsOf(pending.tickets, []) : shownLegsOf(tickets, changes)
  const stakeProblem = stakeProblemOf(context)
  const confirmed = context.placement?.kind === 'confirm' ? context.placement.confirmation : null
  const stakes = confirmed === null ? stakedOn(context) : confirmed.stakes
  const prices = legs.map(({ ticket }) => ticket.price.euro)
  const price = confirmed === null ? context.price : confirmed.price
  return {
    phase,
    isLocked: snapshot.hasTag('locked'),
    isGuest: context.isGuest,
    kind,
    counts: countsOf(context),
    problem: kindProblem(kind, tickets, context.limits),
    canSubmit: snapshot.can({ type: 'slip.submitted', terms: agreedTerms(tickets) }),
    tickets,
    legs,
    terms: termsOf(context),
    changes,
    rangeState: value.range,
    unavailableCode: context.unavailableCode,
    stakes: shownStakes(context, stakeProblem),
    cost: costOf(legs.length, stakes),
    stakeProblem,
    limits: betLimitsOf(context),
    isStakeMissing: value.placement === 'stakeMissing',
    price: legs.length < 2 ? null : wholeOf(prices, price),
    payout:
      stakeProblem?.error === 'unavailable' && confirmed === null ? null : payoutOf(prices, price, stakes),
    balance: context.balance,
    pending,
    secondsLeft: context.secondsLeft,
    undo: undoShown(context),
    lapsed: context.lapsedEntry === null ? null : recordedBet(context.lapsedEntry),
    receipt: placedBetOf(context),
    refusal: context.refusal,
  }
}

function undoShown(context: BetSlipContext): SlipView['undo'] {
  const undo = undoOf(context)
  if (undo === null) return null
  return undo.after.tickets.length < undo.before.tickets.length ? 'removed' : 'replaced'
}

function wholeOf(euroOdds: readonly string[], price: string | null): string | null {
  try {
    return wholePrice({ euroOdds, price })
  } catch {
    return null
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
