import type { PlacedTicket } from '#domain/bets/bet.ts'
import { amountText } from '#domain/money/money.ts'
import type { Partner } from '#src/client/session/partner.ts'

/** Tells the partner's page about a bet once it is placed [HOST-04]. A booked bet is placed only once its market takes it. */
export function notifyPlaced(
  { tell }: Pick<Partner, 'tell'>,
  { ticketNum, ticketType, amount, prebook }: PlacedTicket,
): void {
  if ((prebook !== null && prebook.status !== 'placed') || ticketType === 'unknown') return
  tell({
    type: 'bet-placed',
    data: { ticketNum, ticketType, amount: amountText(amount), currency: amount.currency },
  })
}
