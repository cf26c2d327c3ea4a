import { betCost, betPayout, type BetStakes } from '#domain/bets/amounts.ts'
import { type BetKind, type Leg, type PlacedTicket, standingOfTicket } from '#domain/bets/bet.ts'
import { lineCount } from '#domain/bets/combination.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { add, type Money, subtract } from '#domain/money/money.ts'
import { answerOf, isOfSeveral, unknownOf } from '#machines/betSlip/answers.ts'
import { betsOfPress } from '#machines/betSlip/bets.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { stakeProblemOf, stakesOf } from '#machines/betSlip/stake.ts'
import type { BetSlipContext, JournalEntry, Receipt, Refusal } from '#machines/betSlip/types.ts'
import type { ConfirmedBet, PlacementOutput } from '#machines/placement/types.ts'
import type { Standing } from '#src/words/slip/outcomes.ts'

import type { ShownLeg } from './shownLegs.ts'

/** What a bet returns when it wins, and what it wins beyond its stake [SLIP-09]. */
export interface Payout {
  readonly returns: Money
  readonly profit: Money
}

/** A confirmed bet without an answer yet. */
export interface PendingBet {
  readonly kind: BetKind
  readonly legs: readonly Leg[]
  /** What it takes from the wallet. Null where what was written down of it cannot be read. */
  readonly stake: Money | null
  /** UTC milliseconds; null before it was written down, or where that cannot be read. */
  readonly confirmedAt: number | null
  /** First 8 digits of its key, for support; null before it was written down. */
  readonly supportCode: string | null
  /** It can be sent again; else it is only asked about. */
  readonly isSendable: boolean
  /** It is booked on a paused selection, as far as can be read of it. */
  readonly isBooking: boolean
}

/** A bet that was placed, and what was confirmed of it. */
export interface PlacedBet {
  readonly ticket: PlacedTicket
  readonly confirmed: readonly Leg[]
  /** Of a system what is staked on each combination, size by size; none of any other bet, or where that is not known. */
  readonly sizes: readonly PlacedSize[]
  /** At the prices that were taken. */
  readonly payout: Payout | null
}

/** What was staked on one size of a system. */
export interface PlacedSize {
  readonly size: number
  readonly combinations: number
  readonly perLine: Money
  readonly whole: Money
}

/** What has become of one of several bets. `notSent`: another tab confirmed one of them first, and this one is still in the slip. */
export type BatchState = 'placing' | 'checking' | 'placed' | 'refused' | 'lapsed' | 'forgotten' | 'notSent'

/** One of several bets of a press. */
export interface BatchBet {
  readonly id: string
  /** What it was sent under, by which it is told; null where that is not known yet, or cannot be read. */
  readonly key: string | null
  readonly state: BatchState
  readonly bet: PendingBet
  /** Once it is placed. */
  readonly placed: PlacedBet | null
  readonly refusal: Refusal | null
}

/** How one of several bets stands. */
export function standingOf({ state, placed }: Pick<BatchBet, 'state' | 'placed'>): Standing {
  return placed === null ? state : standingOfTicket(placed.ticket)
}

/** Whether one of them was to be booked. */
export function hasBooking(bets: readonly BatchBet[]): boolean {
  return bets.some(({ bet, placed }) => bet.isBooking || (placed !== null && placed.ticket.prebook !== null))
}

/** At these prices, and at no others; null where there is nothing to say. */
export function payoutOf(
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

export function costOf(legs: number, stakes: BetStakes | null): Money | null {
  if (stakes === null) return null
  try {
    return betCost(legs, stakes)
  } catch {
    return null
  }
}

/** A bet that was written down. */
export function recordedBet({ key, kind, request, legs, stakes, confirmedAt }: JournalEntry): PendingBet {
  return {
    kind,
    legs,
    stake: costOf(legs.length, stakes),
    confirmedAt,
    supportCode: key.slice(0, 8),
    isSendable: request !== null,
    isBooking: request?.operation === 'bookBet',
  }
}

/** A bet that was confirmed and is not written down yet. */
function unrecordedBet({ kind, legs, stakes }: ConfirmedBet): PendingBet {
  const stake = costOf(legs.length, stakes)
  return { kind, legs, stake, confirmedAt: null, supportCode: null, isSendable: true, isBooking: false }
}

/** The one bet of the press under way, as the member confirmed it on this page; else null. */
export function confirmedOf({ batch }: BetSlipContext): ConfirmedBet | null {
  if (batch?.kind !== 'confirm' || batch.confirmation.bets.length > 1) return null
  return batch.confirmation.bets[0]
}

/** The one bet of the press under way; null where there are several. */
export function pendingOf(context: BetSlipContext): PendingBet | null {
  const { batch } = context
  if (batch === null || isOfSeveral(context)) return null
  const entry = unknownOf(context) ?? answerOf(context)?.entry ?? null
  if (entry !== null) return recordedBet(entry)
  const bets =
    batch.kind === 'confirm' ? batch.confirmation.bets.map(unrecordedBet) : batch.entries.map(recordedBet)
  return bets[0] ?? null
}

/** The bet of the receipt. */
export function placedBetOf({ ticket, entry }: Receipt): PlacedBet {
  return {
    ticket,
    confirmed: entry.legs,
    sizes: isStakeOf(entry, ticket) ? sizesOf(entry) : [],
    payout: isStakeOf(entry, ticket) ? takenPayout(ticket, entry) : saidPayout(ticket),
  }
}

function sizesOf({ kind, legs, stakes }: JournalEntry): readonly PlacedSize[] {
  if (kinds[kind].stakes !== 'bySize' || stakes === null) return []
  return stakes.flatMap((stake) => {
    const whole = costOf(legs.length, [stake])
    const combinations = lineCount(legs.length, stake.size)
    return whole === null || whole.minor === 0 ? [] : [{ ...stake, combinations, whole }]
  })
}

/** Whether what was confirmed cost what the ticket took: the odds of one are never multiplied by the stake of another. */
function isStakeOf({ legs, stakes }: JournalEntry, { amount, lines }: PlacedTicket): boolean {
  const cost = costOf(legs.length, stakes)
  return (
    cost !== null &&
    legs.length === lines.length &&
    cost.currency === amount.currency &&
    cost.minor === amount.minor
  )
}

function takenPayout({ lines }: PlacedTicket, { kind, price, stakes }: JournalEntry): Payout | null {
  const euroOdds = lines.map((line) => line.euroOdds)
  return payoutOf(euroOdds, kinds[kind].price === 'server' ? price : null, stakes)
}

/** As the server says it of its own ticket; null where it does not. */
function saidPayout({ possibleReturns, amount }: PlacedTicket): Payout | null {
  if (possibleReturns === null || possibleReturns.currency !== amount.currency) return null
  return { returns: possibleReturns, profit: subtract(possibleReturns, amount) }
}

/** What tells one of several bets of a press from the others: its selections, for it has no key before it is written down. */
function selectionsId({ legs }: PendingBet): string {
  return legs.map((leg) => quoteId(leg)).join(' ')
}

/** The same of bets that were found written down: a booking may be on the selection of a bet, and some cannot be read. */
function keyId({ supportCode }: PendingBet): string {
  return supportCode ?? ''
}

/**
 * Several bets of one press, or that were found without an answer, each with what has become of it so far.
 * @param isOver none of them is on its way any more
 */
export function batchBetsOf(context: BetSlipContext, isOver: boolean): readonly BatchBet[] {
  const { batch, answers, checked } = context
  if (batch === null || !isOfSeveral(context)) return []
  const isPress = batch.kind === 'confirm'
  const idOf = isPress ? selectionsId : keyId
  const confirmed = isPress ? batch.confirmation.bets.map(unrecordedBet) : batch.entries.map(recordedBet)
  const answered = answers.map(answeredBet)
  const checking = checked.map((entry) => unanswered(recordedBet(entry), 'checking'))
  return confirmed.map((bet) => {
    const id = idOf(bet)
    const known = [...answered, ...checking].find((one) => idOf(one.bet) === id)
    return { ...(known ?? unanswered(bet, isOver ? 'notSent' : 'placing')), id }
  })
}

type BatchAnswer = Omit<BatchBet, 'id'>

function unanswered(bet: PendingBet, state: BatchState): BatchAnswer {
  return { key: null, state, bet, placed: null, refusal: null }
}

function answeredBet({ outcome, entry }: PlacementOutput): BatchAnswer {
  const bet = entry === null ? nothingRead : recordedBet(entry)
  return {
    ...unanswered(bet, outcome.kind),
    key: entry?.key ?? null,
    placed:
      outcome.kind === 'placed' && entry !== null ? placedBetOf({ ticket: outcome.ticket, entry }) : null,
    refusal: outcome.kind === 'refused' ? outcome.refusal : null,
  }
}

const nothingRead: PendingBet = {
  kind: 'single',
  legs: [],
  stake: null,
  confirmedAt: null,
  supportCode: null,
  isSendable: false,
  isBooking: false,
}

/** What is staked, and what that returns where all of it wins, of all bets of a press together. */
export function moneyOf(
  context: BetSlipContext,
  legs: readonly ShownLeg[],
): { readonly cost: Money | null; readonly payout: Payout | null } {
  const priceOf = (leg: Leg): string =>
    legs.find((shown) => quoteId(shown.leg) === quoteId(leg))?.leg.price.euro ?? leg.euroOdds
  const bets = betsOfPress(context).map(({ slip }) => {
    const stakes = slip.legs.length === 0 ? null : stakesOf(slip)
    const isUnavailable = stakeProblemOf(slip)?.error === 'unavailable'
    return {
      cost: costOf(slip.legs.length, stakes),
      payout: isUnavailable ? null : payoutOf(slip.legs.map(priceOf), slip.price, stakes),
    }
  })
  return {
    cost: sum(bets.map(({ cost }) => cost)),
    payout: sumOfPayouts(bets.map(({ payout }) => payout)),
  }
}

/** Null where one of them is not known, or where they are more than can be counted. */
function sum(amounts: readonly (Money | null)[]): Money | null {
  const [first, ...others] = amounts.filter((amount) => amount !== null)
  if (first === undefined || others.length + 1 < amounts.length) return null
  try {
    return others.reduce(add, first)
  } catch {
    return null
  }
}

function sumOfPayouts(payouts: readonly (Payout | null)[]): Payout | null {
  const returns = sum(payouts.map((payout) => payout?.returns ?? null))
  const profit = sum(payouts.map((payout) => payout?.profit ?? null))
  return returns === null || profit === null ? null : { returns, profit }
}
