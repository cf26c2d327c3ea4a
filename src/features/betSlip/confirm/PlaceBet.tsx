import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type KeyboardEvent, memo, type ReactNode, useMemo } from 'react'

import { errors } from '#domain/errorCatalogue.ts'
import { askedTerms } from '#machines/betSlip/terms.ts'
import type { Refusal } from '#machines/betSlip/types.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { LogIn, useCanLogIn } from '#src/features/partner/LogIn.tsx'
import { Button } from '#src/ui/Button.tsx'
import { useJustChanged } from '#src/ui/justChanged.ts'
import { low, space } from '#src/ui/theme/scale.ts'
import { placeActionText, placeBusyText, waitText } from '#src/words/placing.ts'

import { RefusalNotice } from '../outcome/RefusalNotice.tsx'
import type { SlipView } from '../slipView.ts'
import { useSeen } from '../useSeen.ts'
import { type Slip, useSlipView } from '../useSlip.ts'
import { Countdown } from './Countdown.tsx'
import { type OnScreen, useStateOnScreen } from './onScreen.ts'
import { areReturnsShown, heldWhile, placeStateOf, type PlaceState } from './placeState.ts'
import { Reason, type ReasonProps } from './Reason.tsx'
import { Returns } from './Returns.tsx'

const styles = {
  place: css({ display: 'grid', gap: space[2], [low]: { gap: space[1] } }),
  // What is said of the bet has one place, and a refusal the same: the button stays where it is [SLIP-15].
  said: css({ display: 'grid', '> *': { gridArea: '1 / 1' } }),
  facts: css({
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    '&[data-covered=true]': { visibility: 'hidden' },
    [low]: { gap: 2 },
  }),
  line: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: 34,
    '> button': { minHeight: 32, flex: 'none' },
    [low]: { minHeight: 32 },
    // In two columns the same words take a line more.
    '@container (min-width: 520px)': { minHeight: 50 },
  }),
  notice: css({
    pointerEvents: 'none',
    '> *': { pointerEvents: 'auto' },
    // Below it is said why there is still no bet.
    '&[data-above=true]': { paddingBottom: 20, [low]: { paddingBottom: 15 } },
  }),
}

export interface PlaceBetProps {
  readonly slip: Slip
  readonly screen: OnScreen
  readonly reasonId: string
  /** The stake is being typed: what more of it may mend is not called wrong yet. */
  readonly isTyping: boolean
  /** What else can be done instead, beside why the bet cannot be placed. */
  readonly beside: ReactNode
  readonly onPress: (isSecond: boolean) => void
}

/** A key that is held presses once. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** The one big button: it says exactly what a press does, and above it what the bet returns or why there can be none. */
export const PlaceBet = memo(function PlaceBet(props: PlaceBetProps) {
  const { slip, screen, reasonId, isTyping, beside, onPress } = props
  const state = usePlaceState()
  useStateOnScreen(screen, state)
  const refusal = slip.phase === 'refused' && !slip.isGuest ? slip.refusal : null
  const isRefused = refusal !== null
  const above = aboveReason(refusal, state)
  const isReasonBelow = above === 'refusal'
  const looked = useSeen(slip.untold, slip.send)
  return (
    <div css={styles.place}>
      <div ref={looked} css={styles.said}>
        <div css={styles.facts} data-covered={isRefused}>
          <Returns slip={slip} isShown={areReturnsShown(state)} />
          <div css={styles.line}>
            <Reason slip={slip} state={state} id={reasonId} isTyping={isTyping} above={above} />
            {beside}
          </div>
        </div>
        <div css={styles.notice} data-above={isReasonBelow} aria-live="polite">
          {refusal !== null && (
            <RefusalNotice
              refusal={refusal}
              confirmedEarlier={slip.confirmedEarlier}
              send={slip.send}
              canDismiss
              isShort={isReasonBelow}
              isAtLeg={slip.refusedLeg !== null}
            />
          )}
        </div>
      </div>
      <Countdown state={state} />
      <BigButton slip={slip} state={state} reasonId={reasonId} onPress={onPress} />
    </div>
  )
})

/** What has changed is pressed on once it has stood so long, ms: a finger that was on its way agrees to nothing. */
const readingTime = 500

function askedOf({ agreed, changes }: SlipView): string | null {
  return changes.length === 0 ? null : JSON.stringify(askedTerms(agreed, changes))
}

/** What stands above the reason: nothing, a refusal that leaves it a line, or one that says all there is to say. */
function aboveReason(refusal: Refusal | null, state: PlaceState): ReasonProps['above'] {
  if (refusal === null) return 'nothing'
  if (state.kind !== 'blocked') return 'all'
  const { reason } = state
  const said = reason.kind === 'unavailable' ? (reason.code ?? errors.marketUnavailable.code) : null
  return said !== null && said === refusal.code ? 'all' : 'refusal'
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
