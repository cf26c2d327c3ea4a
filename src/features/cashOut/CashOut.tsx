import { css } from '@emotion/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useSelector as useSnapshot } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { possibleReturnsOf } from '#domain/bets/payout.ts'
import { compareMoney, type Money } from '#domain/money/money.ts'
import { ticketKey, ticketQuery } from '#src/api/tickets/tickets.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ignoreHeldEnter } from '#src/ui/controls/heldEnter.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useFocusKept } from '#src/ui/focus/useFocusKept.ts'
import { space, text } from '#src/ui/theme/scale.ts'
import { useIsSeen } from '#src/ui/timing/useIsSeen.ts'
import { useLook } from '#src/ui/timing/useLook.ts'

import { type CashOutOutcome, type CashOutState, createCashOuts } from './cashOuts.ts'
import { followOffers } from './followOffers.ts'
import { outcomeTone, useOutcomeText } from './outcomeText.ts'

const styles = {
  place: css({
    display: 'grid',
    gap: space[2],
    fontSize: text.s,
    // Where nothing is offered nothing is moved; it can still be in sight, to be asked about again.
    '&:has(> :empty)': { marginTop: -space[2] },
  }),
  step: css({ display: 'grid', gap: space[2], outline: 'none', p: { margin: 0 } }),
  facts: css({
    display: 'grid',
    gap: space[1],
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '> div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[3],
    },
    dt: { color: 'var(--text-2)' },
    dd: { margin: 0, fontWeight: 600, color: 'var(--text-1)', overflowWrap: 'anywhere' },
  }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '> button': { flex: '1 1 auto', overflowWrap: 'anywhere' },
  }),
}

/** Milliseconds after which the offer of a ticket that is in sight is asked for again, where nothing tells it. */
const askedEvery = 5_000

interface CashOutProps {
  ticket: PlacedTicket
}

/**
 * In a pending ticket: the button that ends it for what the server offers, the step that confirms it in place, and what
 * becomes of that [CASH-01] [CASH-02]. Nothing where nothing is offered.
 */
export function CashOut({ ticket }: CashOutProps) {
  const { ticketNum } = ticket
  const cashOuts = useClient().once(createCashOuts)
  const state = useSelector(cashOuts.states, (all) => all.get(ticketNum))
  const place = useRef<HTMLDivElement>(null)
  const [agreed, setAgreed] = useState<Money | null>(null)
  const offer = useOffer(ticket, useIsSeen(place) && state === undefined)
  useEffect(() => cashOuts.show(ticketNum), [cashOuts, ticketNum])
  const isAsking = useRef(false)
  useEffect(() => {
    isAsking.current = agreed !== null
  })
  useEffect(
    () => () => {
      if (isAsking.current) cashOuts.left(ticketNum)
    },
    [cashOuts, ticketNum],
  )
  const looked = useLook(state?.kind === 'answered' ? (state.press?.key ?? ticketNum) : null, () =>
    cashOuts.told(ticketNum),
  )
  const close = (): void => {
    setAgreed(null)
    cashOuts.dismiss(ticketNum)
  }
  const confirm = (amount: Money): void => {
    close()
    cashOuts.confirm(ticketNum, amount)
  }
  const step = stepOf(state, agreed)
  useFocusKept(place, step)
  return (
    <div ref={place} css={styles.place}>
      <div ref={looked} css={styles.step} tabIndex={-1} aria-live={state === undefined ? 'off' : 'polite'}>
        <Step
          ticket={ticket}
          state={state}
          offer={offer}
          agreed={agreed}
          onAsk={setAgreed}
          onConfirm={confirm}
          onCheck={() => cashOuts.check(ticketNum)}
          onClose={close}
        />
      </div>
    </div>
  )
}

/** The name of what is shown: another one takes over the focus. */
function stepOf(state: CashOutState | undefined, agreed: Money | null): string {
  if (state?.kind === 'answered')
    return state.outcome.kind === 'changed' ? `changed ${state.press?.key ?? ''}` : 'ended'
  if (state !== undefined) return state.kind
  return agreed === null ? 'offer' : 'confirm'
}

interface StepProps {
  ticket: PlacedTicket
  state: CashOutState | undefined
  offer: OfferKind
  /** What the member is asked about; null before that. */
  agreed: Money | null
  onAsk: (amount: Money) => void
  onConfirm: (amount: Money) => void
  onCheck: () => void
  onClose: () => void
}

function Step({ ticket, state, offer, agreed, onAsk, onConfirm, onCheck, onClose }: StepProps) {
  const outcome = state?.kind === 'answered' ? state.outcome : null
  if (outcome?.kind === 'changed')
    return (
      <Confirm
        ticket={ticket}
        amount={outcome.amount}
        before={state?.press?.amount ?? null}
        onConfirm={onConfirm}
        onKeep={onClose}
      />
    )
  if (outcome !== null) return <Ended outcome={outcome} onClose={onClose} />
  if (state !== undefined) return <Waiting isUnknown={state.kind === 'unknown'} onCheck={onCheck} />
  if (agreed !== null)
    return <Confirm ticket={ticket} amount={agreed} onConfirm={onConfirm} onKeep={onClose} />
  return <Offer ticketNum={ticket.ticketNum} offer={offer} onAsk={onAsk} />
}

/** What there is to press: nothing, something that is suspended, or an amount. */
type OfferKind = 'none' | 'suspended' | 'amount'

function offerKindOf(ticket: PlacedTicket | null): OfferKind {
  const offer = ticket?.cashOut ?? null
  if (offer === null) return 'none'
  return offer.amount === null ? 'suspended' : 'amount'
}

/**
 * What is offered now: told by the channel while that is live and the server can, else asked for with the ticket, again and
 * again while it is in sight. Nothing renders for another amount: the button writes it.
 */
function useOffer(ticket: PlacedTicket, isAsked: boolean): OfferKind {
  const { settings } = useSession()
  const client = useClient()
  client.once(followOffers)
  const isLive = useSnapshot(useActor('notificationsChannel'), (line) => line?.hasTag('live') === true)
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

function Offer({ ticketNum, offer, onAsk }: OfferProps) {
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

interface ConfirmProps {
  ticket: PlacedTicket
  amount: Money
  /** What was agreed to before, and not paid. */
  before?: Money | null
  onConfirm: (amount: Money) => void
  onKeep: () => void
}

/** What is pressed is what stands on the button: the server compares it with its offer. */
function Confirm({ ticket, amount, before = null, onConfirm, onKeep }: ConfirmProps) {
  const { t } = useLingui()
  const amountOf = useAmount()
  const possible = possibleReturnsOf(ticket)
  const shown = amountOf(amount)
  return (
    <div role="group" aria-label={t`Cash out this bet?`} css={styles.step}>
      {before !== null && (
        <Notice tone="warning" role="status">
          <NotPaid before={before} amount={amount} />
        </Notice>
      )}
      <p>
        <strong>
          <Trans>Cash out this bet?</Trans>
        </strong>{' '}
        <Trans>The bet ends now, whatever the result. This can't be undone.</Trans>
      </p>
      <dl css={styles.facts}>
        <div>
          <dt>
            <Trans context="amount risked on a bet">Stake</Trans>
          </dt>
          <dd>{amountOf(ticket.amount)}</dd>
        </div>
        <div>
          <dt>
            <Trans context="paid at once, where a bet is cashed out">You get now</Trans>
          </dt>
          <dd>{shown}</dd>
        </div>
        {possible !== null && (
          <div>
            <dt>
              <Trans context="paid if the bet wins, given up where it is cashed out">
                Returns you give up
              </Trans>
            </dt>
            <dd>{amountOf(possible)}</dd>
          </div>
        )}
      </dl>
      <div css={styles.actions}>
        <Button variant="primary" isLarge onClick={() => onConfirm(amount)} onKeyDown={ignoreHeldEnter}>
          <Trans context="button: end a pending bet for this amount">Cash out {shown}</Trans>
        </Button>
        <Button isLarge onClick={onKeep}>
          <Trans context="button: do not cash out">Keep bet</Trans>
        </Button>
      </div>
    </div>
  )
}

function NotPaid({ before, amount }: { before: Money; amount: Money }) {
  const amountOf = useAmount()
  const [was, now] = [amountOf(before), amountOf(amount)]
  return compareMoney(before, amount) === 0 ? (
    <Trans>This bet was not cashed out in time. The offer is still {now}.</Trans>
  ) : (
    <Trans>
      Offer changed from {was} to {now}. This bet was not cashed out.
    </Trans>
  )
}

function Waiting({ isUnknown, onCheck }: { isUnknown: boolean; onCheck: () => void }) {
  if (!isUnknown)
    return (
      <p>
        <Trans>Cashing out…</Trans>
      </p>
    )
  return (
    <>
      <p>
        <Trans>
          No reply yet. This bet may have been cashed out. We're checking. It can't be cashed out twice.
        </Trans>
      </p>
      <div>
        <Button onClick={onCheck}>
          <Trans context="button: ask again what became of a bet">Check now</Trans>
        </Button>
      </div>
    </>
  )
}

type EndedOutcome = Exclude<CashOutOutcome, { kind: 'changed' }>

function Ended({ outcome, onClose }: { outcome: EndedOutcome; onClose: () => void }) {
  const said = useOutcomeText()(outcome)
  return (
    <>
      <Notice tone={outcomeTone(outcome)} role="status">
        {said}
      </Notice>
      <div>
        <Button onClick={onClose}>
          <Trans context="button: message was read">OK</Trans>
        </Button>
      </div>
    </>
  )
}
