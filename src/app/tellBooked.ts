import { lateApi } from '#src/api/lateApi.ts'
import type { Client } from '#src/client/createClient.ts'
import { tellPlaced } from '#src/client/reactions/tellPlaced.ts'

/**
 * Tells the partner's page of a booked bet that was placed, by its ticket as the server has it [HOST-04].
 * @throws CallFailed where it cannot be had
 */
export async function tellBooked(
  { api, partner, session }: Pick<Client, 'api' | 'partner' | 'session'>,
  ticketNum: string,
): Promise<void> {
  if (!session.isOpen()) return
  const ticket = await lateApi(api).ticket(ticketNum)
  if (ticket !== null) tellPlaced(partner, ticket)
}
