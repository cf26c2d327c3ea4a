import { persistently } from '#src/client/actors/persistently.ts'
import type { Client } from '#src/client/createClient.ts'
import type { PrebookNotice } from '#src/realtime/messages.ts'
import type { Timers } from '#src/realtime/timers.ts'

/** Has the partner's page told of each booked bet that is placed while the client is there, once [HOST-04] [PREBOOK-06]. */
export function watchBooked(
  client: Pick<Client, 'api' | 'partner' | 'prebookNotice' | 'session'>,
  timers: Timers,
): void {
  const known = new Set<string>()
  const hear = (notice: PrebookNotice | null): void => {
    if (notice?.status !== 'placed' || known.has(notice.ticketNum)) return
    const { ticketNum } = notice
    known.add(ticketNum)
    // What reads tickets comes with the history.
    void persistently(async () => {
      const { tellBooked } = await import('./tellBooked.ts')
      await tellBooked(client, ticketNum)
    }, timers)
  }
  client.prebookNotice.subscribe(hear)
  hear(client.prebookNotice.get())
}
