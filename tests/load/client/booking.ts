import type { ActorRefFrom, StateValue } from 'xstate'

import { amountText } from '#domain/money/money.ts'
import type { batchMachine } from '#machines/batch/machine.ts'
import { createPrebooks, type PrebookActor } from '#src/client/actors/bets/prebookActors.ts'
import type { Client } from '#src/client/client.ts'
import { bookedBets } from '#src/realtime/topics/bookedBets.ts'

import type { Offer } from './offer.ts'
import type { BookingStatus, Press, ToldBet } from './told.ts'

export interface BookingWish {
  readonly client: Client
  readonly offer: Offer
  /** In [0, 1). */
  readonly random: () => number
  readonly onTold: (told: ToldBet) => void
  readonly onEnd: (press: Press) => void
}

/** How a booking ends, by the states of its machine. */
const ends: Partial<Record<string, ToldBet['what']>> = {
  booked: 'placed',
  placed: 'placed',
  cancelled: 'placed',
  refused: 'refused',
  lapsed: 'lapsed',
  forgotten: 'forgotten',
}
/** What a cancellation tells, by the states of its machine; null where the bet is still booked. */
const cancelled: Partial<Record<string, BookingStatus | null>> = {
  cancelled: 'cancelled',
  lostTheRace: 'placed',
  placed: 'placed',
  cancelRefused: null,
  stillBooked: null,
}

/** Books bets on paused selections, and cancels every second one: one at a time. */
export function createBooking({ client, offer, random, onTold, onEnd }: BookingWish) {
  const statuses = new Map<string, BookingStatus>()
  const watched = new WeakSet<PrebookActor>()
  let press: {
    readonly actor: PrebookActor
    readonly kind: 'booking' | 'cancellation'
    readonly at: number
  } | null = null
  const learn = (ticketNum: string, status: BookingStatus): void => {
    const known = statuses.get(ticketNum)
    // What has become of it stays, however late older news comes.
    if (known === undefined || known === 'booked') statuses.set(ticketNum, status)
  }
  const end = (what: Press['what'], why: string): void => {
    if (press === null) return
    const { kind, at } = press
    press = null
    onEnd({ kind, what, why, milliseconds: performance.now() - at })
  }
  const putAway = (actor: PrebookActor): void => {
    for (const type of ['answer.viewed', 'refusal.dismissed', 'lapse.dismissed', 'receipt.closed'] as const)
      actor.send({ type })
  }
  const watch = (actor: PrebookActor): void => {
    let placing: ActorRefFrom<typeof batchMachine> | undefined
    actor.subscribe(({ value, context: { ticket }, children: { batch } }) => {
      const what = typeof value === 'string' ? ends[value] : undefined
      if (batch !== undefined) placing = batch
      else if (placing !== undefined && what !== undefined) {
        const [answer] = placing.getSnapshot().context.outputs
        placing = undefined
        const isPlaced = what === 'placed' && ticket !== null
        onTold({
          kind: 'booking',
          key: answer?.entry?.key ?? null,
          what,
          ticketNum: isPlaced ? ticket.ticketNum : null,
          amount: isPlaced ? amountText(ticket.amount) : null,
        })
        const refusal = answer?.outcome.kind === 'refused' ? answer.outcome.refusal : null
        end(what, refusal === null ? '' : String(refusal.code ?? refusal.kind))
        if (isPlaced) {
          learn(ticket.ticketNum, ticket.prebook?.status === 'placed' ? 'placed' : 'booked')
          if (random() < 0.5) return cancel(actor)
        }
        putAway(actor)
      }
    })
    actor.on('cancellation.ended', ({ ticketNum }) =>
      queueMicrotask(() => {
        const { value, context } = actor.getSnapshot()
        const status = typeof value === 'string' ? cancelled[value] : undefined
        if (status !== null && status !== undefined) learn(ticketNum, status)
        end(status === 'cancelled' ? 'placed' : 'refused', `${context.failure?.code ?? nameOf(value)}`)
        putAway(actor)
      }),
    )
  }
  const cancel = (actor: PrebookActor): void => {
    press = { actor, kind: 'cancellation', at: performance.now() }
    actor.send({ type: 'cancel.requested' })
    actor.send({ type: 'cancel.confirmed' })
  }

  return {
    /** Hears what becomes of booked bets from now on; once. */
    watch(): void {
      client.topics.subscribe(bookedBets, ({ ticketNum, status }) => {
        if (status !== 'unknown') learn(ticketNum, status)
      })
    },
    isFree: (): boolean => press === null,
    /** Asks what became of a booking, or of a cancellation, whose answer is missing. */
    check: (): void => press?.actor.send({ type: 'check.requested' }),
    /** How each booked bet was last said to stand, by the number of its ticket. */
    statuses: (): ReadonlyMap<string, BookingStatus> => statuses,
    learn,
    /** @returns false where the list has nothing that can be booked */
    book(): boolean {
      const leg = offer.paused()
      const stake = leg === null ? null : offer.stakeFor([leg])
      if (leg === null || stake === null) return false
      const actor = client.once(createPrebooks).offerOf(leg)
      if (actor === undefined) return false
      if (!watched.has(actor)) {
        watched.add(actor)
        watch(actor)
      }
      putAway(actor)
      actor.send({ type: 'offer.opened' })
      actor.send({ type: 'target.opened' })
      press = { actor, kind: 'booking', at: performance.now() }
      const targetOdds = `${Math.floor(Number(leg.euroOdds)) + 1}.00`
      actor.send({ type: 'booking.submitted', leg, targetOdds, stake })
      if (!actor.getSnapshot().matches('booking')) end('notSent', nameOf(actor.getSnapshot().value))
      return true
    },
  }
}

/** A state of a booking by name, with what is in it. */
function nameOf(value: StateValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
