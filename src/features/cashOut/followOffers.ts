import type { PlacedTicket } from '#domain/bets/bet.ts'
import { ticketKey } from '#src/api/tickets/tickets.ts'
import type { Services } from '#src/client/services.ts'
import { cashOutOffers } from '#src/realtime/topics/cashOutOffers.ts'
import { readCashOutOffer } from '#src/wire/tickets/tickets.ts'

/**
 * Takes over what the channel says is offered, into the tickets that are known: whatever was heard last counts, a reply or a
 * message. Made once per client [CASH-01].
 * @returns stops it
 */
export function followOffers({
  topics,
  api: { caller },
  queryClient,
}: Pick<Services, 'topics' | 'api' | 'queryClient'>): () => void {
  return topics.subscribe(cashOutOffers, ({ ticketNum, offer }) => {
    const queryKey = ticketKey(ticketNum)
    const cashOut = readCashOutOffer(offer, caller.currency(), caller.onLeftOut)
    // A reply that is on its way was made before this.
    void queryClient.cancelQueries({ queryKey, exact: true }).then(() => {
      queryClient.setQueryData<PlacedTicket | null>(queryKey, (ticket) =>
        ticket === undefined || ticket === null || ticket.returns !== null ? ticket : { ...ticket, cashOut },
      )
    })
  })
}
