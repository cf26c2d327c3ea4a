import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { useFormat } from '#src/client/useFormat.ts'
import { useSlipActor } from '#src/features/selection/slipActor.ts'
import { Button } from '#src/ui/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { Toast } from '#src/ui/toasts/Toast.tsx'
import { errorText } from '#src/words/errors.ts'
import { outcomeText, type ToldOutcome } from '#src/words/outcomes.ts'

import { useSlipPanel } from './panel.ts'
import type { SlipPhase, SlipView } from './slipView.ts'
import { toldOutcome } from './toldOutcome.ts'
import { useSeen } from './useSeen.ts'
import { useSlipView } from './useSlip.ts'

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

const done: ReadonlySet<ToldOutcome> = new Set(['placed', 'booked', 'batchPlaced', 'batchAsWished'])

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
  const looked = useSeen(outcome === null ? [] : untold, actor.send)
  if (outcome === null) return null
  return (
    <Toast icon={done.has(outcome) ? 'check' : 'warning'}>
      <span css={style}>
        <span ref={looked}>
          {outcomeText(i18n, outcome)}
          {isRefused && <> {errorText(i18n, refusal)}</>}
          {confirmedEarlier !== null && (
            <>
              {' '}
              <Trans>You confirmed it on {format.dateTime(confirmedEarlier)}.</Trans>
            </>
          )}
          {isRefused && refusal.earlier !== undefined && <Earlier ticketNum={refusal.earlier.ticketNum} />}
        </span>
        <Button variant="secondary" onClick={() => panel.open('slip')}>
          <Trans>Show</Trans>
        </Button>
      </span>
    </Toast>
  )
}

function Earlier({ ticketNum }: { ticketNum: string }) {
  return (
    <>
      {' '}
      <Trans>An earlier bet was placed: ticket {ticketNum}.</Trans>
    </>
  )
}
