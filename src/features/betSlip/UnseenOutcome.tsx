import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { Button } from '#src/ui/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { Toast } from '#src/ui/toasts/Toast.tsx'
import { useErrorText } from '#src/words/useErrorText.ts'

import { useSlipPanel } from './panel.ts'
import type { SlipView } from './slipView.ts'
import { useSlipView } from './useSlip.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

function phaseOf({ phase }: SlipView): SlipView['phase'] {
  return phase
}

function refusalOf({ refusal }: SlipView): SlipView['refusal'] {
  return refusal
}

/** What became of a bet, said where the slip that shows it is out of sight [SLIP-18]. */
export function UnseenOutcome() {
  const phase = useSlipView(phaseOf)
  const refusal = useSlipView(refusalOf)
  const panel = useSlipPanel()
  const errorText = useErrorText()
  const isRefused = refusal !== null && (phase === 'refused' || phase === 'confirmingChanges')
  if (!isRefused && phase !== 'placed' && phase !== 'lapsed' && phase !== 'forgotten') return null
  return (
    <Toast icon={phase === 'placed' ? 'check' : 'warning'}>
      <span css={style}>
        <span>
          {phase === 'placed' && <Trans>Your bet was placed.</Trans>}
          {phase === 'forgotten' && <Trans>Your bet cannot be checked.</Trans>}
          {(isRefused || phase === 'lapsed') && <Trans>Your bet was not placed.</Trans>}
          {isRefused && <> {errorText(refusal)}</>}
        </span>
        <Button variant="secondary" onClick={() => panel.open('slip')}>
          <Trans>Show</Trans>
        </Button>
      </span>
    </Toast>
  )
}
