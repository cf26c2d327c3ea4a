import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import { ticketKey, ticketQuery } from '#src/api/tickets/tickets.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import { followOffers } from './followOffers.ts'

/** Milliseconds after which the offer of a ticket that is in sight is asked for again, where nothing tells it. */
const askedEvery = 5_000

/** What there is to press: nothing, something that is suspended, or an amount. */
export type OfferKind = 'none' | 'suspended' | 'amount'

function offerKindOf(ticket: PlacedTicket | null): OfferKind {
  const offer = ticket?.cashOut ?? null
  if (offer === null) return 'none'
  return offer.amount === null ? 'suspended' : 'amount'
}

/**
 * What is offered now: told by the channel while that is live and the server can, else asked for with the ticket, again and
 * again while it is in sight. Nothing renders for another amount: the button writes it.
 */
export function useOffer(ticket: PlacedTicket, isAsked: boolean): OfferKind {
  const { settings } = useSession()
  const client = useClient()
  client.once(followOffers)
  const isLive = useSelector(useActor('notificationsChannel'), (line) => line?.hasTag('live') === true)
  const isTold = settings.isCashOutTold && isLive
  const { data } = useQuery({
    ...ticketQuery(useDeferredClient(), ticket.ticketNum),
    initialData: ticket,
    // Before this was on the page nothing was heard of it: it is asked for once.
    ...(settings.isCashOutTold && { initialDataUpdatedAt: 0 }),
    enabled: isAsked && ticket.cashOut !== null,
    refetchInterval: isTold ? false : askedEvery,
    select: offerKindOf,
  })
  return data
}

interface OfferProps {
  ticketNum: string
  offer: OfferKind
  onAsk: (amount: Money) => void
}

/** The button that asks about cashing out; one that cannot be pressed while the offer is suspended, none where nothing is offered. */
export function Offer({ ticketNum, offer, onAsk }: OfferProps) {
  if (offer === 'none') return null
  if (offer === 'amount') return <OfferedAmount ticketNum={ticketNum} onAsk={onAsk} />
  return (
    <Button isWide disabled>
      <Trans>Cash out suspended</Trans>
    </Button>
  )
}

/** The button with the amount, which it writes by its own hand: a press is about what stands on it. */
function OfferedAmount({ ticketNum, onAsk }: Pick<OfferProps, 'ticketNum' | 'onAsk'>) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const amountOf = useAmount()
  const label = useRef<HTMLSpanElement>(null)
  const written = useRef<Money | null>(null)
  useLayoutEffect(() => {
    const queryKey = ticketKey(ticketNum)
    const write = (): void => {
      const amount = queryClient.getQueryData<PlacedTicket | null>(queryKey)?.cashOut?.amount ?? null
      if (amount === null || label.current === null) return
      const shown = amountOf(amount)
      written.current = amount
      label.current.textContent = i18n._(
        msg({ message: `Cash out ${shown}`, context: 'button: end a pending bet for this amount' }),
      )
    }
    write()
    return new QueryObserver(queryClient, { queryKey, enabled: false }).subscribe(write)
  }, [queryClient, ticketNum, amountOf, i18n])
  return (
    <Button
      isWide
      onClick={() => {
        if (written.current !== null) onAsk(written.current)
      }}
    >
      <span ref={label} />
    </Button>
  )
}
