import { deferredApi } from '#src/api/deferredApi.ts'
import type { Client } from '#src/client/client.ts'

import { notifyPlaced } from './notifyPlaced.ts'

/**
 * Tells the partner's page of a booked bet that was placed, by its ticket as the server has it [HOST-04].
 * @throws CallFailed if the ticket cannot be fetched
 */
export async function notifyBooked(
  { api, partner, session }: Pick<Client, 'api' | 'partner' | 'session'>,
  ticketNum: string,
): Promise<void> {
  if (!session.isOpen()) return
  const ticket = await deferredApi(api).ticket(ticketNum)
  if (ticket !== null) notifyPlaced(partner, ticket)
}
