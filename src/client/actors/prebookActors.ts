import { createActor, fromPromise, type ActorRefFrom } from 'xstate'

import type { Leg, PlacedTicket } from '#domain/bets/bet.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { prebookMachine } from '#machines/prebook/machine.ts'
import type { CancelAnswer, PrebookInput } from '#machines/prebook/types.ts'
import { refresh } from '#src/api/invalidation.ts'
import { lateApi } from '#src/api/lateApi.ts'
import type { Services } from '#src/client/services.ts'
import type { PrebookNotice } from '#src/realtime/messages.ts'
import { machineClock } from '#src/realtime/timers.ts'
import { createJournal } from '#src/storage/journal.ts'

import { placementLogic, type PlacementServices } from './placementActors.ts'
import { connectivityActor } from './socketActors.ts'

export type PrebookActor = ActorRefFrom<typeof prebookMachine>

/** The booked bets of a page, and what may be booked: each goes on whether or not something shows it. */
export interface Prebooks {
  /** The offer of a selection, made at its present price when it is first asked for. */
  readonly offerOf: (leg: Leg) => PrebookActor
  /** A booked bet out of the history. */
  readonly ofTicket: (ticket: PlacedTicket) => PrebookActor
}

type PrebookServices = Omit<PlacementServices, 'journal' | 'api'> &
  Pick<Services, 'prebookNotice' | 'timers'> & {
    readonly api: Services['api']
  }

/** Made once a client, by the feature that shows it. */
export function createPrebooks(services: PrebookServices): Prebooks {
  const { storage, createKey, queryClient, prebookNotice, timers } = services
  const api = lateApi(services.api)
  const journal = createJournal({ storage, now: api.serverNow, createKey })
  const logic = prebookMachine.provide({
    actors: {
      placement: placementLogic({ ...services, api, journal }),
      cancelPrebook: fromPromise<CancelAnswer, { ticket: PlacedTicket }>(({ input, signal }) =>
        api.cancelPrebook(input.ticket.ticketNum, signal),
      ),
      watchConnectivity: connectivityActor(services),
    },
  })
  const offers = new Map<string, PrebookActor>()
  const tickets = new Map<string, PrebookActor>()
  const begin = (input: PrebookInput): PrebookActor => {
    const actor = createActor(logic, { input, clock: machineClock(timers) })
    actor.on('money.moved', () => refresh(queryClient, 'betPlaced'))
    return actor.start()
  }
  prebookNotice.subscribe((notice) => {
    if (notice === null) return
    for (const actor of [...offers.values(), ...tickets.values()]) tell(actor, notice)
  })
  return {
    offerOf(leg) {
      const id = quoteId(leg)
      const actor = offers.get(id) ?? begin({ kind: 'offer', targetOdds: leg.price.euro })
      offers.set(id, actor)
      return actor
    },
    ofTicket(ticket) {
      const actor = tickets.get(ticket.ticketNum) ?? begin({ kind: 'ticket', ticket })
      tickets.set(ticket.ticketNum, actor)
      return actor
    },
  }
}

/** Its own ticket, as it was known, with the status that is news. */
function tell(actor: PrebookActor, { ticketNum, status }: PrebookNotice): void {
  const { ticket } = actor.getSnapshot().context
  if (ticket === null || ticket.prebook === null || ticket.ticketNum !== ticketNum) return
  actor.send({ type: 'ticket.changed', ticket: { ...ticket, prebook: { ...ticket.prebook, status } } })
}
