import { betCost } from '#domain/bets/amounts.ts'
import {
  type BetKind,
  isSameSelection,
  type Leg,
  type PlacedTicket,
  type TicketLine,
} from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { isDecimalText, sameDecimal } from '#domain/money/decimalText.ts'
import type { Money } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { failureOfKind } from '../failure.ts'
import type { Answer, JournalEntry, KeyRequest, Refusal } from './types.ts'

/** What this page knows of the press that it asks about. */
export interface Press {
  readonly entry: JournalEntry
  /** SHA-256 of the body that it sends, in hexadecimal digits; null where that cannot be read. */
  readonly digest: string | null
  /** All of the bet could be read as it was written down, so that a ticket can be compared with it. */
  readonly isWhole: boolean
  /** Another tab has written something down under the same key since this page was opened. */
  readonly isConfirmedElsewhere: boolean
}

/**
 * The answer to a press, of the answer to its key [SLIP-18]. They are the same unless the key was used up before: storage
 * that has gone back in time holds such a key, and what is pressed then is another bet. Of that nothing was placed; and
 * what has the key is told as the earlier bet it is, never as this one.
 * @param said the first request under the key, where the server tells it
 */
export function answerToPress(press: Press, answer: Answer, said: KeyRequest | null): Answer {
  if (answer.kind !== 'placed' && answer.kind !== 'refused') return answer
  if (isOfPress(press, answer, said)) return answer
  return { kind: 'refused', refusal: usedUp(answer.kind === 'placed' ? answer.ticket : null) }
}

function usedUp(earlier: PlacedTicket | null): Refusal {
  const refusal = { ...failureOfKind('refused', errors.duplicateTicket.code), changes: [] }
  return earlier === null ? refusal : { ...refusal, earlier }
}

function isOfPress(
  press: Press,
  answer: Extract<Answer, { kind: 'placed' | 'refused' }>,
  said: KeyRequest | null,
): boolean {
  const { entry, digest, isConfirmedElsewhere } = press
  // Of what cannot be read nothing was sent by this page: what became of the key is all there is to know of it.
  if (entry.request === null) return true
  if (said !== null && digest !== null) {
    if (said.digest !== digest) return false
    // Two tabs that confirm the same line before either learns of the other send one bet.
    return said.expires === entry.request.expiresAt || isConfirmedElsewhere
  }
  // Nothing was placed under it either way.
  if (answer.kind === 'refused') return true
  return !press.isWhole || isTicketOf(entry, answer.ticket)
}

/**
 * Whether a ticket may be that of a confirmed bet, by what the server cannot have changed of it. What it may change (the
 * odds that were taken), what it does not say, and what cannot be compared speaks against nothing.
 */
export function isTicketOf(entry: JournalEntry, ticket: PlacedTicket): boolean {
  return (
    isSameCall(entry, ticket) &&
    areSameSelections(entry, ticket.lines) &&
    isSameAmount(costOf(entry), ticket.amount) &&
    isSameNumber(entry.targetOdds, ticket.prebook?.targetOdds) &&
    isSameNumber(entry.price, ticket.askedOdds)
  )
}

/** Kinds that are placed by one call are not told from each other: what a server calls them is its own affair. */
function isSameCall(
  { kind, request }: JournalEntry,
  { ticketType, isPrebook, prebook }: PlacedTicket,
): boolean {
  const isBooking = request?.operation === 'bookBet'
  if (isBooking !== (isPrebook || prebook !== null)) return false
  return ticketType === 'unknown' || callOf(ticketType) === callOf(kind)
}

function callOf(kind: BetKind) {
  return kinds[kind].place
}

function areSameSelections({ legs }: JournalEntry, lines: readonly TicketLine[]): boolean {
  return legs.length === lines.length && legs.every((leg) => lines.some((line) => isSameLine(leg, line)))
}

function isSameLine(leg: Leg, line: TicketLine): boolean {
  return (
    isSameSelection(leg, line) &&
    isSameNumber(size(leg.handicap), size(line.handicap)) &&
    isSameNumber(leg.line, line.line) &&
    isSameNumber(leg.euroOdds, line.askedOdds)
  )
}

/** A handicap without its sign, for a ticket may name it from the other team's side. */
function size(handicap: string | null): string | undefined {
  return handicap?.replace(/^[+-]/, '')
}

/** Null where it cannot be counted. */
function costOf({ legs, stakes }: JournalEntry): Money | null {
  if (stakes === null) return null
  try {
    return betCost(legs.length, stakes)
  } catch {
    return null
  }
}

function isSameAmount(staked: Money | null, taken: Money): boolean {
  if (staked === null) return true
  return staked.currency === taken.currency && staked.minor === taken.minor
}

/** However many zeros it is written with; what is no number, or is not said, is like any. */
function isSameNumber(ours: string | null | undefined, theirs: string | null | undefined): boolean {
  return !isNumber(ours) || !isNumber(theirs) || sameDecimal(ours, theirs)
}

function isNumber(text: string | null | undefined): text is string {
  return typeof text === 'string' && isDecimalText(text)
}
