import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { memo, useMemo } from 'react'

import { errors } from '#domain/session/errorCatalogue.ts'
import { askedTerms } from '#machines/betSlip/terms.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { LogIn, useCanLogIn } from '#src/features/partner/LogIn.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { ignoreHeldEnter } from '#src/ui/controls/heldEnter.ts'
import { low, radius, space } from '#src/ui/theme/scale.ts'
import { useJustChanged } from '#src/ui/timing/justChanged.ts'
import { placeActionText, placeBusyText, waitText } from '#src/words/slip/placing.ts'

import { UndoButton } from '../UndoButton.tsx'
import { useSeen } from '../useSeen.ts'
import type { SlipView } from '../view/slipView.ts'
import { type Slip, useSlipView } from '../view/useSlip.ts'
import { Countdown } from './Countdown.tsx'
import { type OnScreen, useStateOnScreen } from './onScreen.ts'
import { areReturnsShown, heldWhile, placeStateOf, type PlaceState } from './placeState.ts'
import { Reason } from './Reason.tsx'
import { Returns } from './Returns.tsx'
import { saidInReason } from './saidInReason.ts'

const styles = {
  place: css({ display: 'grid', gap: space[2], [low]: { gap: 4 } }),
  big: css({
    padding: `0 ${space[2]}px`,
    borderRadius: radius.m,
    fontVariantNumeric: 'tabular-nums',
    '&[aria-busy="true"]': { background: 'var(--accent-surface)', color: 'var(--text-1)' },
    [low]: { minHeight: 44 },
  }),
  // What stands under the button has its place from the start [SLIP-15].
  line: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 28,
    '> button': { minHeight: 28, flex: 'none' },
  }),
}

export interface PlaceBetProps {
  readonly slip: Slip
  readonly screen: OnScreen
  readonly reasonId: string
  /** The stake is being typed: what more of it may mend is not called wrong yet. */
  readonly isTyping: boolean
  readonly onPress: (isSecond: boolean) => void
}

/** The one big button: it says exactly what a press does; above it what the bet returns, below it why there can be none. */
export const PlaceBet = memo(function PlaceBet(props: PlaceBetProps) {
  const { slip, screen, reasonId, isTyping, onPress } = props
  const state = usePlaceState()
  useStateOnScreen(screen, state)
  const asked = saidInReason.has(slip.phase) ? slip.refusal : null
  // Other answers are not shown here.
  const looked = useSeen(asked === null ? [] : slip.untold, slip.send)
  return (
    <div css={styles.place}>
      <Returns slip={slip} isShown={areReturnsShown(state)} />
      <BigButton slip={slip} state={state} reasonId={reasonId} onPress={onPress} />
      <div ref={looked} css={styles.line}>
        <Reason
          slip={slip}
          state={state}
          id={reasonId}
          isTyping={isTyping}
          isSaid={isSaidByRefusal(slip, state)}
        />
        <Beside slip={slip} />
      </div>
      <Countdown state={state} />
    </div>
  )
})

/** What else can be done than to press the button: not to place what is asked about, or to take back what was just done. */
function Beside({ slip: { phase, undo, send } }: Pick<PlaceBetProps, 'slip'>) {
  if (phase === 'confirmingChanges')
    return (
      <Button onClick={() => send({ type: 'changes.declined' })}>
        <Trans>Don't place</Trans>
      </Button>
    )
  return undo === null ? null : <UndoButton send={send} />
}

/** What has changed is pressed on once it has stood so long, ms: a finger that was on its way agrees to nothing. */
const readingTime = 500

function askedOf({ agreed, changes }: SlipView): string | null {
  return changes.length === 0 ? null : JSON.stringify(askedTerms(agreed, changes))
}

/** Whether the refusal that stands over the selections says all there is to say. */
function isSaidByRefusal({ phase, isGuest, refusal }: Slip, state: PlaceState): boolean {
  if (phase !== 'refused' || isGuest || refusal === null) return false
  if (state.kind !== 'blocked') return true
  const { reason } = state
  return reason.kind === 'unavailable' && (reason.code ?? errors.marketUnavailable.code) === refusal.code
}

function usePlaceState(): PlaceState {
  const state = useSlipView(placeStateOf)
  const isJustChanged = useJustChanged(useSlipView(askedOf), readingTime)
  return useMemo(() => heldWhile(isJustChanged, state), [isJustChanged, state])
}

interface BigButtonProps extends Pick<PlaceBetProps, 'slip' | 'reasonId' | 'onPress'> {
  readonly state: PlaceState
}

function BigButton({ slip, state, reasonId, onPress }: BigButtonProps) {
  const label = useLabel(slip, state)
  const canLogIn = useCanLogIn()
  if (state.kind === 'ready' && state.action === 'logIn' && canLogIn)
    return (
      <LogIn reason="bet" isLarge>
        <Trans>Log in to bet</Trans>
      </LogIn>
    )
  return (
    <Button
      css={styles.big}
      // The accent says that a press moves money.
      variant={state.kind === 'ready' && state.action === 'enterStake' ? 'secondary' : 'primary'}
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
  )
}

function useLabel(slip: Slip, state: PlaceState): string {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const amount = slip.cost === null ? null : amountOf(slip.cost)
  switch (state.kind) {
    case 'busy':
      return placeBusyText(i18n, state.doing, state.seconds)
    case 'waiting':
      return waitText(i18n, state.seconds)
    case 'ready':
    case 'held':
      return placeActionText(i18n, state.action, amount, slip.bets)
    case 'blocked':
      return placeActionText(
        i18n,
        slip.phase === 'confirmingChanges' ? 'acceptAndPlace' : 'place',
        amount,
        slip.bets,
      )
  }
}
