import { array, nullish, object, optional, picklist, string, unknown, type InferOutput } from 'valibot'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { BetRange } from '#machines/betSlip/types.ts'
import { failureOfKind } from '#machines/failure.ts'
import type { KeyRequest, Quote, Refusal } from '#machines/placement/types.ts'
import { readErrorBody } from '#src/wire/base/errorBody.ts'
import { exactly, lenient, read, type Tell } from '#src/wire/base/read.ts'
import { type Reason, reasonIn, reasonOf } from '#src/wire/base/reason.ts'
import { amountIn, decimal, integer, textOrNull, type MinorUnit } from '#src/wire/base/values.ts'
import { walletIn } from '#src/wire/member/wallet.ts'
import { ticketIn, ticketOf } from '#src/wire/tickets/tickets.ts'

// Money hangs on these replies: they are read exactly, every value of an enumeration included. What is off in one makes
// all of it unreadable, and then the outcome is not known [SLIP-18].

const quote = object({
  market_id: string(),
  bet_type_selection: string(),
  status: exactly('status'),
  euro_odds: decimal,
  handicap: textOrNull,
  line: textOrNull,
  timeStamp: integer,
})

function quoteOf(fields: InferOutput<typeof quote>): Quote {
  const { market_id, bet_type_selection, euro_odds, ...same } = fields
  return { ...same, marketId: market_id, side: bet_type_selection, price: { euro: euro_odds } }
}

const changes = object({ changes: optional(array(quote), []) })

/** Why a bet was refused, and what its selections' terms are now where that was why. @throws Unreadable */
export function readRefusal(body: unknown, onLeftOut: Tell): Refusal {
  const quotes = read(changes, body, onLeftOut).changes
  return { ...failureOfKind('refused'), ...readErrorBody(body), changes: quotes.map(quoteOf) }
}

/** @throws Unreadable */
export function readPlaced(
  body: unknown,
  unit: MinorUnit,
  onLeftOut: Tell,
): { ticket: PlacedTicket; balance: Money } {
  const placed = object({ ticket: ticketIn(unit, exactly), wallet: walletIn(unit) })
  const { ticket, wallet } = read(placed, body, onLeftOut)
  return { ticket: ticketOf(ticket), balance: wallet.balance }
}

/** The ticket that a cancellation came too late for. @throws Unreadable */
export function readLostRace(body: unknown, unit: MinorUnit, onLeftOut: Tell): PlacedTicket {
  return ticketOf(read(object({ ticket: ticketIn(unit, exactly) }), body, onLeftOut).ticket)
}

/** `request` is the one that has the key; null where the server does not tell it. */
type KeyAnswer =
  | { readonly kind: 'placed'; readonly ticket: PlacedTicket; readonly request: KeyRequest | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly request: KeyRequest | null }
  | { readonly kind: 'inProgress' }

const keyAnswer = object({
  status: picklist(['placed', 'notPlaced', 'inProgress']),
  ticket: optional(unknown()),
  refusal: optional(unknown()),
  // Without it the ticket itself is compared: it makes nothing unreadable.
  request: lenient(object({ expires: integer, digest: string() }), null),
})

const noReason: Refusal = { ...failureOfKind('refused', errors.unableToPlace.code), changes: [] }

/** What became of a key. `notPlaced` is final whatever reason comes with it, or none. @throws Unreadable */
export function readKeyAnswer(body: unknown, unit: MinorUnit, onLeftOut: Tell): KeyAnswer {
  const { status, ticket, refusal, request } = read(keyAnswer, body, onLeftOut)
  switch (status) {
    case 'placed':
      return { kind: status, ticket: ticketOf(read(ticketIn(unit, exactly), ticket, onLeftOut)), request }
    case 'notPlaced':
      return {
        kind: 'refused',
        refusal: refusal === undefined ? noReason : readRefusal(refusal, onLeftOut),
        request,
      }
    case 'inProgress':
      return { kind: status }
  }
}

function rangeIn(unit: MinorUnit) {
  const amount = amountIn(unit)
  return {
    minAmount: amount,
    maxAmount: amount,
    maxPayout: nullish(amount, null),
    betDelay: optional(integer, 0),
  }
}

/** What may be staked on a bet with one stake. @throws Unreadable */
export function readBetRange(value: unknown, unit: MinorUnit): BetRange {
  return read(object(rangeIn(unit)), value)
}

/** What may be staked on each combination of a system, by size. @throws Unreadable */
export function readSystemRanges(
  value: unknown,
  unit: MinorUnit,
): readonly (BetRange & { readonly size: number })[] {
  return read(object({ ranges: array(object({ size: integer, ...rangeIn(unit) })) }), value).ranges
}

/** What may be staked on markets of one event together, and their price in euro odds, null if they have no price. @throws Unreadable */
export function readEventComboRange(
  value: unknown,
  unit: MinorUnit,
): BetRange & { readonly price: string | null; readonly reason: Reason | null } {
  const schema = object({ ...rangeIn(unit), euroOdds: nullish(decimal, null), ...reasonIn })
  const { euroOdds, reason, reasonCode, ...range } = read(schema, value)
  return { ...range, price: euroOdds, reason: reasonOf({ reason, reasonCode }) }
}
