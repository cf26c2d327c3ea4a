import { createAtom, type ReadonlyAtom } from '@tanstack/store'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'

import type { Leg, PlacedTicket } from '#domain/bets/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { canCancelStill } from '#machines/prebook/cancellation.ts'
import { prebookMachine } from '#machines/prebook/machine.ts'
import type { CancelAnswer, Cancellation, PrebookInput } from '#machines/prebook/types.ts'
import { refresh } from '#src/api/invalidation.ts'
import { type LateApi, lateApi } from '#src/api/lateApi.ts'
import { durableStorage } from '#src/client/durableStorage.ts'
import type { Services } from '#src/client/services.ts'
import type { PrebookNotice } from '#src/realtime/messages.ts'
import { machineClock } from '#src/realtime/timers.ts'
import { createCancellations, type OpenCancellation } from '#src/storage/cancellations.ts'
import { createJournal } from '#src/storage/journal.ts'

import { persistently } from './persistently.ts'
import { placementLogic, type PlacementServices } from './placementActors.ts'
import { connectivityActor } from './socketActors.ts'

export type PrebookActor = ActorRefFrom<typeof prebookMachine>

/** The booked bets of a page, and what may be booked: each goes on whether or not something shows it. */
export interface Prebooks {
  /** The offer of a selection, made at its present price when it is first asked for. */
  readonly offerOf: (leg: Leg) => PrebookActor
  /** A booked bet out of the history. */
  readonly ofTicket: (ticket: PlacedTicket) => PrebookActor
  /** Those that an earlier page was cancelling: what became of them is asked at once; those of a killed one come when the disk has been read. */
  readonly resumed: ReadonlyAtom<readonly PrebookActor[]>
  /** What became of a booked bet has stood before the member. */
  readonly seen: (ticketNum: string) => void
}

type PrebookServices = Omit<PlacementServices, 'journal' | 'api'> &
  Pick<Services, 'prebookNotice' | 'timers' | 'connectivity' | 'own'> & {
    readonly api: Services['api']
  }

/** Made once a client, by the feature that shows it. */
export function createPrebooks(services: PrebookServices): Prebooks {
  const { createKey, queryClient, prebookNotice, timers } = services
  const storage = services.own(durableStorage)
  const api = lateApi(services.api)
  const journal = createJournal({ storage, now: api.serverNow, createKey })
  const cancellations = createCancellations(storage, api.serverNow)
  const logic = prebookMachine.provide({
    actors: {
      placement: placementLogic({ ...services, storage, api, journal }),
      cancelPrebook: fromPromise<CancelAnswer, Cancellation>(
        async ({ input: { ticketNum, canBeSent }, signal }) => {
          // What a killed page was answered may be on disk alone.
          await recalled
          const refusal = cancellations.refusalOf(ticketNum)
          if (refusal !== null) return { kind: 'refused', failure: refusal }
          if (!canBeSent) return askAbout(api, ticketNum, signal)
          await cancellations.onDisk()
          const answer = await api.cancelPrebook(ticketNum, signal)
          if (answer.kind === 'refused') cancellations.refuse(ticketNum, answer.failure)
          return answer
        },
      ),
      watchConnectivity: connectivityActor(services),
    },
  })
  const offers = new Map<string, PrebookActor>()
  const tickets = new Map<string, PrebookActor>()
  /** The cancellations that this page has in hand. */
  const known = new Set<string>()
  const begin = (input: PrebookInput): PrebookActor => {
    const actor = createActor(logic, { input, clock: machineClock(timers) })
    actor.on('money.moved', () => refresh(queryClient, 'betPlaced'))
    actor.on('cancellation.confirmed', ({ ticketNum }) => {
      known.add(ticketNum)
      cancellations.record(ticketNum)
    })
    actor.on('cancellation.told', ({ ticketNum }) => cancellations.close(ticketNum))
    actor.on('booking.told', ({ key }) => journal.tell(key))
    return actor.start()
  }
  const resumed = createAtom<readonly PrebookActor[]>([])
  const resume = (): void => {
    const news = cancellations.open().filter(({ ticketNum }) => !known.has(ticketNum))
    resumed.set((actors) => [...actors, ...news.map(resumeOne)])
  }
  const resumeOne = ({ ticketNum, confirmedAt, refusal }: OpenCancellation): PrebookActor => {
    known.add(ticketNum)
    const canBeSent = canCancelStill(confirmedAt, api.serverNow())
    const actor = begin({ kind: 'cancellation', ticketNum, canBeSent, refusal })
    // Nobody may be looking at the history: it is told as any news of a booked bet.
    const tellNews = (ticket: PlacedTicket | null): void => {
      const status = ticket?.prebook?.status
      if (status === 'cancelled' || status === 'placed') prebookNotice.set({ ticketNum, status })
    }
    actor.on('cancellation.ended', () => tellNews(actor.getSnapshot().context.ticket))
    tickets.set(ticketNum, actor)
    // It may have been placed, or cancelled by its market, since it was refused.
    if (refusal !== null)
      void persistently(() => api.ticket(ticketNum), timers).then((ticket) => {
        if (ticket !== null) actor.send({ type: 'ticket.changed', ticket })
        tellNews(ticket)
      })
    return actor
  }
  const recalled = cancellations.recall(resume)
  resume()
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
    resumed,
    seen: (ticketNum) => tickets.get(ticketNum)?.send({ type: 'answer.viewed' }),
  }
}

/** What became of a booked bet whose cancellation is not sent any more. @throws CallFailed where that is not known */
async function askAbout(
  api: Pick<LateApi, 'ticket'>,
  ticketNum: string,
  signal: AbortSignal,
): Promise<CancelAnswer> {
  const ticket = await api.ticket(ticketNum, signal)
  if (ticket === null) return { kind: 'refused', failure: failureOfKind('refused', errors.noResult.code) }
  const { status } = ticket.prebook ?? {}
  if (status === undefined || status === 'unknown') throw new CallFailed(failureOfKind('unreadable'))
  return { kind: status, ticket }
}

/** Its own ticket, as it was known, with the status that is news. */
function tell(actor: PrebookActor, { ticketNum, status }: PrebookNotice): void {
  const { ticket } = actor.getSnapshot().context
  if (ticket === null || ticket.prebook === null || ticket.ticketNum !== ticketNum) return
  actor.send({ type: 'ticket.changed', ticket: { ...ticket, prebook: { ...ticket.prebook, status } } })
}
