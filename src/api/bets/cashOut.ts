import type { PlacedTicket } from '#domain/bets/bet.ts'
import { amountText, type Money } from '#domain/money/money.ts'
import type { Failure } from '#machines/failure.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { exchange, readReply } from '#src/api/http/exchange.ts'
import { statusError } from '#src/api/http/failures.ts'
import { isErrorBody } from '#src/wire/base/errorBody.ts'
import { isFields } from '#src/wire/base/fields.ts'
import { readLostRace, readPlaced } from '#src/wire/bets/bets.ts'

/** A wish to cash out: the same each time it is sent. */
export interface CashOutRequest {
  readonly ticketNum: string
  /** X-UNIQUE. */
  readonly key: string
  /** The least that is to be paid. */
  readonly amount: Money
  /** UTC milliseconds by the server's clock. */
  readonly expiresAt: number
}

/** The server's definite word: the ticket as it is now, whatever became of it; or a no to the request itself. */
export type CashOutAnswer =
  | { readonly kind: 'ticket'; readonly ticket: PlacedTicket }
  | { readonly kind: 'refused'; readonly failure: Failure }

/**
 * Cashes a ticket out; to be asked again with the same request, as often as it takes, where no definite answer came [CASH-02].
 * @throws CallFailed where what became of it is not known
 */
export async function cashOut(
  { http, options, currency, onLeftOut }: Caller,
  { ticketNum, key, amount, expiresAt }: CashOutRequest,
): Promise<CashOutAnswer> {
  const { data, error, response } = await exchange(options('POST'), (abort) =>
    http.POST('/cash-out/', {
      params: { header: { 'X-UNIQUE': key, 'X-UNIQUE-Expires': expiresAt } },
      body: { ticket_id: ticketNum, amount: amountText(amount), currency: amount.currency },
      signal: abort,
    }),
  )
  const { status } = response
  if (status === 200) {
    const { ticket } = readReply(status, data, (reply) => readPlaced(reply, currency(), onLeftOut))
    return { kind: 'ticket', ticket }
  }
  const failed = statusError(status, error)
  // A reply that is not our server's own says nothing about the ticket.
  if (!isErrorBody(error) || failed.failure.kind !== 'refused') throw failed
  if (status !== 409 || !hasTicket(error)) return { kind: 'refused', failure: failed.failure }
  return {
    kind: 'ticket',
    ticket: readReply(status, error, (reply) => readLostRace(reply, currency(), onLeftOut)),
  }
}

function hasTicket(body: unknown): boolean {
  return isFields(body) && 'ticket' in body
}
