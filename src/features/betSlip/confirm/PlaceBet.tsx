import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import type { KeyboardEvent } from 'react'

import { kinds } from '#domain/bets/kinds.ts'
import type { Settings } from '#machines/session/settings.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/useAmount.ts'
import { LogIn } from '#src/features/partner/LogIn.tsx'
import { Button } from '#src/ui/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import {
  placeActionText,
  placeBusyText,
  type PlaceLimits,
  type PlaceReason,
  placeReasonText,
} from '#src/words/placing.ts'

import type { Slip } from '../useSlip.ts'
import type { PlaceState } from './placeState.ts'

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
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const amount = slip.cost === null ? null : amountOf(slip.cost)
  if (state.kind === 'busy') return placeBusyText(i18n, state.doing)
  if (state.kind === 'ready' && (state.action === 'removeLocked' || state.action === 'removeAll'))
    return placeActionText(i18n, state.action, amount)
  return placeActionText(i18n, slip.phase === 'confirmingChanges' ? 'acceptAndPlace' : 'place', amount)
}

/** What the reason is measured by. */
function limitsOf(slip: Slip, reason: PlaceReason, settings: Settings): PlaceLimits {
  const { kind, tickets, stakes, limits, balance } = slip
  const meant = reason.kind === 'stake' ? reason.slot : null
  const stake = stakes.find(({ slot }) => slot === meant) ?? stakes[0]
  const range = limits?.ranges.find(({ size }) => size === stake?.size)?.range
  return {
    kind,
    legs: tickets.length,
    range: range ?? null,
    balance,
    maxPayout: limits?.maxPayout ?? settings[kinds[kind].payoutLimit],
    minBetAmount: settings.minBetAmount,
  }
}

function Reason({ slip, state, id }: { slip: Slip; state: PlaceState; id: string }) {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const { settings } = useSession()
  const reason = state.kind === 'busy' ? null : state.reason
  const text =
    reason === null ? null : placeReasonText(i18n, reason, limitsOf(slip, reason, settings), amountOf)
  return (
    <p id={id} css={styles.reason} data-wrong={reason?.kind === 'stake'} aria-live="polite">
      {text !== null && <strong>{text.message}</strong>}
      {text?.detail !== null && text !== null && <> {text.detail}</>}
    </p>
  )
}
