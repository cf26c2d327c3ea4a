import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'

import { errors } from '#domain/errorCatalogue.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { Outcome, SlipForm } from './laterParts.tsx'
import { useAskedFocus } from './slipPanel.ts'
import type { SlipPhase } from './slipView.ts'
import { NothingToStake } from './stake/NothingToStake.tsx'
import { useSlip, type Slip as SlipState } from './useSlip.ts'

const styles = {
  range: css({ fontSize: text.s, color: 'var(--text-3)' }),
  slip: css({ display: 'grid', alignContent: 'start', '&:focus:not(:focus-visible)': { outline: 'none' } }),
  // What is said politely must stand there before it is said; empty it takes no room.
  outcome: css({ '&:not(:empty):not(:last-child)': { marginBottom: space[3] } }),
}

/** The slip itself, whatever surrounds it: what is in it, or what became of the bet. */
export function Slip({ hasKeypad }: { hasKeypad: boolean }) {
  const slip = useSlip()
  const root = useRef<HTMLDivElement>(null)
  const isForm = slip.phase !== 'restoring' && !outcomePhases.has(slip.phase)
  const isEmpty = slip.tickets.length === 0 && slip.phase !== 'placing'
  useAskedFocus(root, !isForm || isEmpty)
  return (
    <div ref={root} css={styles.slip} tabIndex={-1}>
      <div css={styles.outcome} aria-live="polite">
        {hasOutcome(slip) && <Outcome slip={slip} />}
      </div>
      {isForm && isEmpty && <EmptySlip />}
      {isForm && !isEmpty && (
        <SlipForm
          slip={slip}
          hasKeypad={hasKeypad}
          onRemoved={() => root.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  )
}

/** What became of a bet fills the slip. */
const outcomePhases: ReadonlySet<SlipPhase> = new Set(['placed', 'outcomeUnknown', 'lapsed', 'forgotten'])

function hasOutcome({ phase, refusal, isGuest }: SlipState): boolean {
  if (outcomePhases.has(phase)) return true
  // That a guest must log in is said below the button.
  return refusal !== null && !(isGuest && refusal.code === errors.pleaseLogin.code)
}

function EmptySlip() {
  return (
    <EmptyState
      icon="slip"
      title={<Trans>Your bet slip is empty</Trans>}
      action={
        <span css={styles.range}>
          <NothingToStake />
        </span>
      }
    >
      <Trans>Press the odds of a selection to add it here.</Trans>
    </EmptyState>
  )
}
