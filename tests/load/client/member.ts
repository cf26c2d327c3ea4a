import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'

import { amountText } from '#domain/money/money.ts'
import { failureOf } from '#machines/failure.ts'
import { deferredApi } from '#src/api/deferredApi.ts'
import { eventPagesQuery, eventQuery } from '#src/api/lists/events.ts'
import { walletQuery } from '#src/api/member/wallet.ts'
import type { Client } from '#src/client/client.ts'
import type { Services } from '#src/client/services.ts'

import { createBetting } from './betting.ts'
import { createBooking } from './booking.ts'
import { createOffer, type OfferWish } from './offer.ts'
import type { MemberTold, Press, ToldBet } from './told.ts'

/** Selections whose prices a member looks at: about as many as a screen shows. */
const looksAt = 40

export interface MemberWish extends OfferWish {
  readonly number: number
  /** The client, begun with this member's launch link. */
  readonly client: Client
  /** The keys that the client wrote down. */
  readonly confirmed: ReadonlySet<string>
  /** Whether this member looks at the page of an event, which has a channel of its own. */
  readonly opensEvent: boolean
  /** A price that the member looks at has changed. */
  readonly onPrice: () => void
  readonly onEnd: (press: Press) => void
}

export type Member = ReturnType<typeof createMember>

/** What asks about one ticket. */
function historyOf({ api }: Services) {
  return deferredApi(api)
}

/** A member at the client: looks, bets, books, cancels, and remembers all that was told. */
export function createMember(wish: MemberWish) {
  const { number, client, random, confirmed, opensEvent, onPrice, onEnd } = wish
  const { queryClient, priceBook, appActor } = client
  const told: ToldBet[] = []
  const stops: (() => void)[] = []
  const looked: (() => void)[] = []
  const offer = createOffer(wish)
  const onTold = (bet: ToldBet): void => void told.push(bet)
  const betting = createBetting({ client, offer, random, onTold, onEnd })
  const booking = createBooking({ client, offer, random, onTold, onEnd })

  const lookAtPrices = (): void => {
    for (const stop of looked.splice(0)) stop()
    const sides = offer
      .events()
      .flatMap(({ markets }) =>
        markets.flatMap(({ marketId, selections }) => selections.map(({ side }) => ({ marketId, side }))),
      )
    for (const { marketId, side } of sides.slice(0, looksAt))
      looked.push(priceBook.subscribe(marketId, side, onPrice))
  }
  const openEvent = (): void => {
    const events = offer.events()
    const event = events[Math.floor(random() * events.length)]
    if (event === undefined) return
    appActor.send({ type: 'eventChannel.opened', eventId: event.eventId })
    stops.push(new QueryObserver(queryClient, eventQuery(client, event.eventId)).subscribe(() => undefined))
  }
  /** Null where it cannot be asked for, with the reason. */
  const balanceNow = async (): Promise<readonly [balance: string | null, open: readonly string[]]> => {
    try {
      const { balance } = await queryClient.fetchQuery({ ...walletQuery(client), staleTime: 0 })
      return [amountText(balance), []]
    } catch (error) {
      return [null, [`the balance (${JSON.stringify(failureOf(error))})`]]
    }
  }
  const statesNow = (): string =>
    JSON.stringify({ app: appActor.getSnapshot().value, slip: betting.states() })
  const openWords = (): string[] => [
    ...(betting.isOpen() ? [`a bet (${statesNow()})`] : []),
    ...(booking.isFree() ? [] : ['a booking']),
  ]
  betting.watch()

  return {
    number,
    client,
    isFree: (): boolean => betting.isFree() && booking.isFree(),
    isOpen: (): boolean => openWords().length > 0,
    bookableMarkets: offer.bookable,
    bet: betting.bet,
    book: booking.book,
    /** Looks at the list with its prices, at the balance, and at an event if this member does; once the client runs. */
    look(): void {
      booking.watch()
      const list = new InfiniteQueryObserver(queryClient, eventPagesQuery(client, { tab: 'today' }))
      stops.push(
        list.subscribe(({ data }) => {
          const isFirst = offer.events().length === 0
          offer.take(data?.pages.flatMap(({ events }) => events) ?? [])
          lookAtPrices()
          if (isFirst && opensEvent) openEvent()
        }),
        new QueryObserver(queryClient, walletQuery(client)).subscribe(() => undefined),
      )
    },
    /** Asks at once about everything whose answer is missing. */
    check(): void {
      betting.check()
      booking.check()
    },
    /** All that was told so far; a booked bet is looked up in the history first, and the balance is asked for. */
    async told(): Promise<MemberTold> {
      const history = client.once(historyOf)
      for (const [ticketNum, status] of booking.statuses()) {
        if (status !== 'booked') continue
        const ticket = await history.ticket(ticketNum).catch(() => null)
        const now = ticket?.prebook?.status
        if (now === 'placed' || now === 'cancelled') booking.learn(ticketNum, now)
      }
      const [balance, unknown] = await balanceNow()
      return {
        member: number,
        bets: [...told],
        bookings: Object.fromEntries(booking.statuses()),
        confirmed: [...confirmed],
        balance,
        open: [...openWords(), ...unknown],
      }
    },
    close(): void {
      for (const stop of [...looked, ...stops]) stop()
      queryClient.clear()
      appActor.stop()
    },
  }
}
