import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import { EmptyState } from '#src/ui/EmptyState.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { KindTabs } from './kind/KindTabs.tsx'
import { useFocusUntilStake } from './panel.ts'
import { SlipForm } from './SlipForm.tsx'
import { SlipOutcome } from './SlipOutcome.tsx'
import { isFilledByOutcome } from './slipView.ts'
import { NothingToStake } from './stake/NothingToStake.tsx'
import { useSlip } from './useSlip.ts'

const styles = {
  range: css({ fontSize: text.s, color: 'var(--text-3)' }),
  kind: css({ paddingTop: space[3] }),
  slip: css({ display: 'grid', alignContent: 'start', '&:focus:not(:focus-visible)': { outline: 'none' } }),
}

/** The slip itself, whatever surrounds it: what is in it, or what became of the bet. */
export function Slip({ hasKeypad }: { hasKeypad: boolean }) {
  const slip = useSlip()
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const isForm = slip.phase !== 'restoring' && !isFilledByOutcome(slip)
  const isEmpty = slip.tickets.length === 0 && slip.phase !== 'placing'
  const waitForStake = useFocusUntilStake(root, !isForm || isEmpty)
  return (
    <div ref={root} css={styles.slip} tabIndex={-1} {...waitForStake}>
      <SlipOutcome />
      {isForm && (
        <>
          <KindTabs slip={slip} panelId={panelId} />
          <div id={panelId} css={styles.kind}>
            {isEmpty ? (
              <EmptySlip />
            ) : (
              <SlipForm
                slip={slip}
                hasKeypad={hasKeypad}
                onRemoved={() => root.current?.focus({ preventScroll: true })}
              />
            )}
          </div>
        </>
      )}
    </div>
  )
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
