import { persistently } from '#src/client/actors/persistently.ts'
import type { Client } from '#src/client/client.ts'
import type { Timers } from '#src/realtime/timers.ts'
import { bookedBets } from '#src/realtime/topics/bookedBets.ts'

/** Has the partner's page told of each booked bet that is placed while the client is there, once [HOST-04] [PREBOOK-06]. */
export function watchBooked(
  client: Pick<Client, 'api' | 'partner' | 'topics' | 'session'>,
  timers: Timers,
): void {
  const known = new Set<string>()
  client.topics.subscribe(bookedBets, ({ ticketNum, status }) => {
    if (status !== 'placed' || known.has(ticketNum)) return
    known.add(ticketNum)
    // What reads tickets comes with the history.
    void persistently(async () => {
      const { notifyBooked } = await import('./notifyBooked.ts')
      await notifyBooked(client, ticketNum)
    }, timers)
  })
}
