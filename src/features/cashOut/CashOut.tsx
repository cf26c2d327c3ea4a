import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef, useState } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useFocusKept } from '#src/ui/focus/useFocusKept.ts'
import { space, text } from '#src/ui/theme/scale.ts'
import { useIsSeen } from '#src/ui/timing/useIsSeen.ts'
import { useLook } from '#src/ui/timing/useLook.ts'

import { type CashOutOutcome, type CashOutState, createCashOuts } from './cashOuts.ts'
import { Confirm } from './Confirm.tsx'
import { Offer, type OfferKind, useOffer } from './Offer.tsx'
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
}

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
