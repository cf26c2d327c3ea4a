import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'

import { useAmount } from '#src/client/useAmount.ts'
import { LogIn } from '#src/features/partner/LogIn.tsx'
import { Button } from '#src/ui/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import type { Slip } from '../useSlip.ts'
import type { PlaceState } from './placeState.ts'
import { useReasonText } from './useReasonText.ts'

const styles = {
  place: css({ display: 'grid', gap: space[2] }),
  reason: css({
    minHeight: 20,
    margin: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
    textAlign: 'center',
    textWrap: 'balance',
    '&[data-wrong="true"] > strong': { color: 'var(--danger)' },
  }),
}

interface PlaceBetProps {
  readonly slip: Slip
  readonly state: PlaceState
  readonly reasonId: string
  readonly onPress: (isSecond: boolean) => void
}

/** A key that is held presses once. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** The one big button: it says exactly what a press does, and below it why it cannot be pressed. */
export function PlaceBet({ slip, state, reasonId, onPress }: PlaceBetProps) {
  const label = useLabel(slip, state)
  return (
    <div css={styles.place}>
      <Button
        variant="primary"
        isLarge
        isWide
        aria-disabled={state.kind !== 'ready'}
        aria-busy={state.kind === 'busy'}
        aria-describedby={reasonId}
        onClick={(event) => onPress(event.detail > 1)}
        onKeyDown={ignoreHeldEnter}
      >
        {label}
      </Button>
      <Reason slip={slip} state={state} id={reasonId} />
      {slip.isGuest && <LogIn reason="bet" />}
    </div>
  )
}

function useLabel(slip: Slip, state: PlaceState): string {
  const { t } = useLingui()
  const amountOf = useAmount()
  const amount = slip.stake === null || slip.stake.minor === 0 ? null : amountOf(slip.stake)
  if (state.kind === 'busy') {
    if (state.doing === 'restoring') return t`Loading…`
    return state.doing === 'checking' ? t`Checking the price…` : t`Placing…`
  }
  if (state.kind === 'ready' && state.action === 'removeLocked') return t`Remove the selection`
  if (slip.phase === 'confirmingChanges')
    return amount === null ? t`Accept and place bet` : t`Accept and place bet, ${amount}`
  return amount === null ? t`Place bet` : t`Place bet, ${amount}`
}

function Reason({ slip, state, id }: { slip: Slip; state: PlaceState; id: string }) {
  const reasonText = useReasonText()
  const reason = state.kind === 'busy' ? null : state.reason
  const text = reason === null ? null : reasonText(reason, slip)
  return (
    <p id={id} css={styles.reason} data-wrong={reason?.kind === 'stake'} aria-live="polite">
      {text !== null && <strong>{text.message}</strong>}
      {text?.detail !== null && text !== null && <> {text.detail}</>}
    </p>
  )
}
