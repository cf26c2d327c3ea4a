import { css } from '@emotion/react'

import { space } from '#src/ui/theme/scale.ts'

import { saidInReason } from '../confirm/saidInReason.ts'
import type { Slip } from '../view/useSlip.ts'
import { EarlierNote, SeenRefusal } from './deferredOutcome.tsx'

// It stands over the end of the selections: neither they nor the button move [SLIP-15].
const styles = {
  place: css({
    position: 'absolute',
    inset: `auto ${space[2]}px ${space[1]}px`,
    display: 'grid',
    pointerEvents: 'none',
    '> *': { pointerEvents: 'auto' },
  }),
  earlier: css({
    padding: `${space[1]}px ${space[3]}px`,
    borderRadius: 4,
    background: 'var(--warning-surface)',
  }),
}

/** That the bet was refused, where its selections are still there to be changed [SLIP-19]. */
export function FormRefusal({ slip }: { slip: Slip }) {
  const refusal = slip.phase === 'refused' && !slip.isGuest ? slip.refusal : null
  const isAsked = saidInReason.has(slip.phase) && slip.refusal !== null
  return (
    <div css={styles.place} aria-live="polite">
      {refusal !== null && (
        <SeenRefusal
          untold={slip.untold}
          refusal={refusal}
          confirmedEarlier={slip.confirmedEarlier}
          send={slip.send}
          canDismiss
          isAtLeg={slip.refusedLeg !== null}
        />
      )}
      {isAsked && slip.confirmedEarlier !== null && (
        <div css={styles.earlier}>
          <EarlierNote confirmedAt={slip.confirmedEarlier} />
        </div>
      )}
    </div>
  )
}
