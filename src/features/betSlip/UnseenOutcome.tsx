import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { standingOfTicket } from '#domain/bets/bet.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { useSlipActor } from '#src/features/selection/slipActor.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import type { IconName } from '#src/ui/icon/Icon.tsx'
import { Toast, type ToastTone } from '#src/ui/overlay/toasts/Toast.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { earlierTicketText } from '#src/words/slip/earlierBet.ts'
import { outcomeText, type ToldOutcome } from '#src/words/slip/outcomes.ts'

import { useSlipPanel } from './panel.ts'
import { useSeen } from './useSeen.ts'
import type { SlipPhase, SlipView } from './view/slipView.ts'
import { toldOutcome } from './view/toldOutcome.ts'
import { useSlipView } from './view/useSlip.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

const unplaced: ReadonlySet<SlipPhase> = new Set(['refused', 'tooFast', 'confirmingChanges'])

function phaseOf({ phase }: SlipView): SlipPhase {
  return phase
}

function refusalOf({ refusal }: SlipView): SlipView['refusal'] {
  return refusal
}

function untoldOf({ untold }: SlipView): SlipView['untold'] {
  return untold
}

function confirmedEarlierOf({ confirmedEarlier }: SlipView): number | null {
  return confirmedEarlier
}

/** What is said of several bets, and not of each of them what became of it: none of them is told by that. */
const ofSome: ReadonlySet<ToldOutcome> = new Set([
  'batchAsWished',
  'batchNotPlaced',
  'batchNotAsWished',
  'batchCannotBeChecked',
])

/** How it is shown: what went well, what the member took back, what was not done, and what nobody can say. */
const tones = {
  placed: 'success',
  booked: 'success',
  batchPlaced: 'success',
  batchAsWished: 'success',
  cancelled: 'info',
  notPlaced: 'danger',
  notBooked: 'danger',
  batchNotPlaced: 'danger',
  batchNotAsWished: 'danger',
  cannotBeChecked: 'warning',
  batchCannotBeChecked: 'warning',
} satisfies Record<ToldOutcome, ToastTone>

const icons = { success: 'check', info: 'info', danger: 'error', warning: 'warning' } satisfies Record<
  ToastTone,
  IconName
>

/** What became of a bet, said where the slip that shows it is out of sight [SLIP-18]. */
export function UnseenOutcome() {
  const phase = useSlipView(phaseOf)
  const refusal = useSlipView(refusalOf)
  const told = useSlipView(toldOutcome)
  const panel = useSlipPanel()
  const { i18n } = useLingui()
  const isRefused = refusal !== null && unplaced.has(phase)
  const outcome = isRefused ? 'notPlaced' : told
  const actor = useSlipActor()
  const untold = useSlipView(untoldOf)
  const confirmedEarlier = useSlipView(confirmedEarlierOf)
  const format = useFormat()
  const looked = useSeen(outcome === null || ofSome.has(outcome) ? [] : untold, actor.send)
  if (outcome === null) return null
  const time = confirmedEarlier === null ? null : format.dateTime(confirmedEarlier)
  return (
    <Toast tone={tones[outcome]} icon={icons[tones[outcome]]}>
      <span css={style}>
        <span ref={looked}>
          {outcomeText(i18n, outcome)}
          {isRefused && <> {errorText(i18n, refusal)}</>}
          {time !== null && (
            <>
              {' '}
              <Trans>You confirmed it on {time}.</Trans>
            </>
          )}
          {isRefused && refusal.earlier !== undefined && (
            <> {earlierTicketText(i18n, standingOfTicket(refusal.earlier), refusal.earlier.ticketNum)}</>
          )}
        </span>
        <Button variant="secondary" onClick={() => panel.open('slip')}>
          <Trans context="button: open the bet this message is about">View</Trans>
        </Button>
      </span>
    </Toast>
  )
}
