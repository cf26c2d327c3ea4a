import { css } from '@emotion/react'

import { space } from '#src/ui/theme/scale.ts'

import { saidInReason } from '../confirm/saidInReason.ts'
import { useSeen } from '../useSeen.ts'
import type { Slip } from '../view/useSlip.ts'
import { EarlierNote } from './EarlierNote.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'

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
  // Other answers are not shown here.
  const looked = useSeen(refusal === null ? [] : slip.untold, slip.send)
  return (
    <div ref={looked} css={styles.place} aria-live="polite">
      {refusal !== null && (
        <RefusalNotice
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
