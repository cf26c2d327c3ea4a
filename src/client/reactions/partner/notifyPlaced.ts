import type { PlacedTicket } from '#domain/bets/bet.ts'
import { amountText } from '#domain/money.ts'
import type { Partner } from '#src/client/partner.ts'

/** The partner's page hears of a bet once it is placed [HOST-04]: one that was booked is only where its market took it. */
export function tellPlaced(
  { tell }: Pick<Partner, 'tell'>,
  { ticketNum, ticketType, amount, prebook }: PlacedTicket,
): void {
  if ((prebook !== null && prebook.status !== 'placed') || ticketType === 'unknown') return
  tell({
    type: 'bet-placed',
    data: { ticketNum, ticketType, amount: amountText(amount), currency: amount.currency },
  })
}
