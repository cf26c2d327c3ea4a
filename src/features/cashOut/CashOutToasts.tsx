import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import type { ReactNode } from 'react'

import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { PassingToast } from '#src/ui/overlay/toasts/PassingToast.tsx'
import { Toast, type ToastTone } from '#src/ui/overlay/toasts/Toast.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { useLook } from '#src/ui/timing/useLook.ts'

import { type CashOutState, createCashOuts } from './cashOuts.ts'
import { outcomeTone, useOutcomeText } from './outcomeText.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

const icons = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
} as const satisfies Record<ToastTone, string>

interface CashOutToastsProps {
  /** Shows a ticket in the history. */
  readonly onShow: (ticketNum: string) => void
}

/** What becomes of presses to cash out that no row of the history shows: of an earlier page, or of a ticket that has left the list. */
export function CashOutToasts({ onShow }: CashOutToastsProps) {
  const { states, shown } = useClient().once(createCashOuts)
  const all = useSelector(states)
  const rows = useSelector(shown)
  return [...all]
    .filter(([ticketNum]) => !rows.has(ticketNum))
    .map(([ticketNum, state]) => (
      <CashOutToast key={ticketNum} ticketNum={ticketNum} state={state} onShow={onShow} />
    ))
}

interface CashOutToastProps extends CashOutToastsProps {
  readonly ticketNum: string
  readonly state: CashOutState
}

function CashOutToast({ ticketNum, state, onShow }: CashOutToastProps) {
  const { told, dismiss } = useClient().once(createCashOuts)
  const textOf = useOutcomeText()
  const outcome = state.kind === 'answered' ? state.outcome : null
  const looked = useLook(outcome === null ? null : (state.press?.key ?? ticketNum), () => told(ticketNum))
  const close = (): void => dismiss(ticketNum)
  const said = (news: ReactNode): ReactNode => (
    <span css={style}>
      <span ref={looked}>{news}</span>
      <Button
        onClick={() => {
          close()
          onShow(ticketNum)
        }}
      >
        <Trans context="button: open the bet this message is about">View</Trans>
      </Button>
    </span>
  )
  if (outcome === null)
    return (
      <Toast tone="info" icon="info">
        {said(<Trans>Checking whether ticket {ticketNum} was cashed out…</Trans>)}
      </Toast>
    )
  const tone = outcomeTone(outcome)
  return (
    <PassingToast tone={tone} icon={icons[tone]} onClose={close}>
      {said(
        <>
          <Trans context="a bet's number">Ticket {ticketNum}</Trans>: {textOf(outcome)}
        </>,
      )}
    </PassingToast>
  )
}
