import type { PlacedTicket } from '#domain/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import type { Money } from '#domain/money.ts'
import { readStatus } from '#domain/status.ts'
import { failureOfKind } from '#machines/failure.ts'
import type { Quote, Refusal } from '#machines/placement/types.ts'

import { readErrorBody } from './errorBody.ts'
import { fieldsOf, integer, list, optionalText, text, Unreadable } from './fields.ts'
import { readTicket, readWallet } from './tickets.ts'
import { decimalField, type MinorUnit } from './values.ts'

function readQuote(value: unknown): Quote {
  const fields = fieldsOf(value, 'change')
  return {
    marketId: text(fields, 'market_id'),
    side: text(fields, 'bet_type_selection'),
    status: readStatus(text(fields, 'status')),
    price: { euro: decimalField(fields, 'euro_odds') },
    handicap: optionalText(fields, 'handicap'),
    line: optionalText(fields, 'line'),
    timeStamp: integer(fields, 'timeStamp'),
  }
}

/** Why a bet was refused, and what its selections' terms are now where that was why. */
export function readRefusal(body: unknown): Refusal {
  const fields = fieldsOf(body, 'refusal')
  const { code, ref_code, message, params } = readErrorBody(fields)
  return {
    kind: 'refused',
    code,
    refCode: ref_code,
    message,
    params,
    changes: fields.changes === undefined ? [] : list(fields, 'changes', readQuote),
  }
}

export function readPlaced(body: unknown, currency: MinorUnit): { ticket: PlacedTicket; balance: Money } {
  const fields = fieldsOf(body, 'placed')
  return { ticket: readTicket(fields.ticket, currency), balance: readWallet(fields.wallet, currency).balance }
}

type BetOutcome =
  | { readonly kind: 'placed'; readonly ticket: PlacedTicket }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'inProgress' }

/** What became of a key. `notPlaced` is final whatever reason comes with it, or none. */
export function readBetOutcome(body: unknown, currency: MinorUnit): BetOutcome {
  const fields = fieldsOf(body, 'outcome')
  switch (text(fields, 'status')) {
    case 'placed':
      return { kind: 'placed', ticket: readTicket(fields.ticket, currency) }
    case 'notPlaced':
      return {
        kind: 'refused',
        refusal: fields.refusal === undefined ? noReason : readRefusal(fields.refusal),
      }
    case 'inProgress':
      return { kind: 'inProgress' }
    default:
      throw new Unreadable('status')
  }
}

const noReason: Refusal = { ...failureOfKind('refused', errors.unableToPlace.code), changes: [] }
