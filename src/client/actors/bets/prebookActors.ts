import { createAtom, type ReadonlyAtom } from '@tanstack/store'
import { fromPromise } from 'xstate'

import type { Leg, PlacedTicket } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { PrebookId } from '#machines/app/types.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { canCancelStill } from '#machines/prebook/cancellation.ts'
import { prebookMachine } from '#machines/prebook/machine.ts'
import { isOver } from '#machines/prebook/over.ts'
import type { CancelAnswer, Cancellation, PrebookInput } from '#machines/prebook/types.ts'
import { type DeferredApi, deferredApi } from '#src/api/deferredApi.ts'
import { refresh } from '#src/api/invalidation.ts'
import { connectivityActor } from '#src/client/actors/connectivityActors.ts'
import { persistently } from '#src/client/actors/persistently.ts'
import { durableStorage } from '#src/client/durableStorage.ts'
import { actorOf, type ActorOf } from '#src/client/root/actorOf.ts'
import type { Services } from '#src/client/services.ts'
import { bookedBets, type BookedBetNews } from '#src/realtime/topics/bookedBets.ts'
import { createCancellations, type OpenCancellation } from '#src/storage/journal/cancellations.ts'
import { createJournal } from '#src/storage/journal/journal.ts'

import { batchLogic, type PlacementServices } from './placementActors.ts'

export type PrebookActor = ActorOf<PrebookId>

/** The booked bets of a page, and what may be booked: each goes on whether or not something shows it. */
export interface Prebooks {
  /** The offer of a selection, made at its present price where it is not there yet. Undefined once the session is over. */
  readonly offerOf: (leg: Leg) => PrebookActor | undefined
  /** A booked bet out of the history. Undefined once the session is over. */
  readonly ofTicket: (ticket: PlacedTicket) => PrebookActor | undefined
  /** Those that an earlier page was cancelling: what became of them is asked at once; those of a killed one come when the disk has been read. */
  readonly resumed: ReadonlyAtom<readonly PrebookActor[]>
  /** What became of a booked bet has stood before the member. */
  readonly seen: (ticketNum: string) => void
  /**
   * Something shows it.
   * @returns says that it does so no more: then it is let go of, where nothing is left to do or to tell
   */
  readonly show: (id: PrebookId, listed: () => PlacedTicket | null) => () => void
}

type PrebookServices = Omit<PlacementServices, 'journal' | 'api'> &
  Pick<Services, 'topics' | 'timers' | 'connectivity' | 'once' | 'appActor' | 'deferredActors'> & {
    readonly api: Services['api']
  }

/** The name of a selection's offer. */
export function offerId(leg: Leg): PrebookId {
  return `prebook:${quoteId(leg)}`
}

/** The name of a booked bet out of the history. */
export function bookingId(ticketNum: string): PrebookId {
  return `prebook:${ticketNum}`
}

/** Made once per client, by the feature that shows it. */
export function createPrebooks(services: PrebookServices): Prebooks {
  const { createKey, queryClient, topics, timers, appActor, deferredActors } = services
  const storage = services.once(durableStorage)
  const api = deferredApi(services.api)
  const journal = createJournal({ storage, now: api.serverNow, createKey })
  const cancellations = createCancellations(storage, api.serverNow)
  const find = (id: PrebookId): PrebookActor | undefined => actorOf(services, id)
  const idsInHand = (): readonly PrebookId[] => appActor.getSnapshot().context.prebooks
  const isCancelling = (ticketNum: string): boolean =>
    cancellations.open().some((open) => open.ticketNum === ticketNum)
  deferredActors.prebook.bring(
    prebookMachine.provide({
      actors: {
        batch: batchLogic({ ...services, storage, api, journal }),
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
    }),
  )
  const begin = (id: PrebookId, input: PrebookInput): PrebookActor | undefined => {
    appActor.send({ type: 'prebook.opened', id, input })
    return find(id)
  }
  const resumed = createAtom<readonly PrebookActor[]>([])
  /** The cancellations of earlier pages that this one has had in hand. */
  const known = new Map<PrebookId, OpenCancellation>()
  const isInHand = (ticketNum: string): boolean =>
    known.has(bookingId(ticketNum)) ||
    idsInHand().some((id) => find(id)?.getSnapshot().context.cancellation?.ticketNum === ticketNum)
  const resume = (): void => {
    for (const open of cancellations.open()) {
      const { ticketNum, confirmedAt, refusal } = open
      if (isInHand(ticketNum)) continue
      const id = bookingId(ticketNum)
      known.set(id, open)
      const canBeSent = canCancelStill(confirmedAt, api.serverNow())
      begin(id, { kind: 'cancellation', ticketNum, canBeSent, refusal })
    }
  }
  const hearResumed = (actor: PrebookActor, { ticketNum, refusal }: OpenCancellation): void => {
    // Nobody may be looking at the history: it is told as any news of a booked bet.
    const reportNews = (ticket: PlacedTicket | null): void => {
      const status = ticket?.prebook?.status
      if (status === 'cancelled' || status === 'placed') topics.publish(bookedBets, { ticketNum, status })
    }
    actor.on('cancellation.ended', () => reportNews(actor.getSnapshot().context.ticket))
    // It may have been placed, or cancelled by its market, since it was refused.
    if (refusal !== null)
      void persistently(() => api.ticket(ticketNum), timers).then((ticket) => {
        if (ticket !== null) actor.send({ type: 'ticket.changed', ticket })
        reportNews(ticket)
      })
    resumed.set((actors) => [...actors, actor])
  }
  const heard = new WeakSet<PrebookActor>()
  const hear = (id: PrebookId, actor: PrebookActor): void => {
    if (heard.has(actor)) return
    heard.add(actor)
    actor.on('money.moved', () => refresh(queryClient, 'betPlaced'))
    actor.on('cancellation.confirmed', ({ ticketNum }) => cancellations.record(ticketNum))
    actor.on('cancellation.told', ({ ticketNum }) => cancellations.close(ticketNum))
    actor.on('booking.told', ({ key }) => journal.tell(key))
    const open = known.get(id)
    if (open !== undefined && actor.getSnapshot().context.cancellation !== null) hearResumed(actor, open)
  }
  appActor.subscribe(() => {
    for (const id of idsInHand()) {
      const actor = find(id)
      if (actor !== undefined) hear(id, actor)
    }
  })
  const recalled = cancellations.recall(resume)
  resume()
  topics.subscribe(bookedBets, (news) => {
    for (const id of idsInHand()) {
      const actor = find(id)
      if (actor !== undefined) tell(actor, news)
    }
  })

  /** How many show it. */
  const shown = new Map<PrebookId, number>()
  const letGo = (id: PrebookId, listed: PlacedTicket | null): void => {
    const actor = find(id)
    if (shown.has(id) || actor === undefined || !isOver(actor.getSnapshot(), listed)) return
    const { cancellation } = actor.getSnapshot().context
    if (cancellation !== null && isCancelling(cancellation.ticketNum)) return
    appActor.send({ type: 'prebook.left', id })
    resumed.set((actors) => actors.filter((other) => other !== actor))
  }
  return {
    offerOf: (leg) =>
      find(offerId(leg)) ?? begin(offerId(leg), { kind: 'offer', targetOdds: leg.price.euro }),
    ofTicket: (ticket) =>
      find(bookingId(ticket.ticketNum)) ?? begin(bookingId(ticket.ticketNum), { kind: 'ticket', ticket }),
    resumed,
    seen: (ticketNum) => find(bookingId(ticketNum))?.send({ type: 'answer.viewed' }),
    show(id, listed) {
      shown.set(id, (shown.get(id) ?? 0) + 1)
      return () => {
        const others = (shown.get(id) ?? 0) - 1
        if (others > 0) shown.set(id, others)
        else shown.delete(id)
        // What takes its place may show it too.
        queueMicrotask(() => letGo(id, listed()))
      }
    },
  }
}

/** What became of a booked bet whose cancellation is not sent any more. @throws CallFailed where that is not known */
async function askAbout(
  api: Pick<DeferredApi, 'ticket'>,
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
function tell(actor: PrebookActor, { ticketNum, status }: BookedBetNews): void {
  const { ticket } = actor.getSnapshot().context
  if (ticket === null || ticket.prebook === null || ticket.ticketNum !== ticketNum) return
  actor.send({ type: 'ticket.changed', ticket: { ...ticket, prebook: { ...ticket.prebook, status } } })
}
