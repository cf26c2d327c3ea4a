import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { failureOf } from '#machines/failure.ts'
import { FailureText } from '#src/client/components/FailureText.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { layer, floating, space } from '#src/ui/theme/scale.ts'

// Over the rows' lower end, so that none of them moves to make room.
const notCurrent = css({
  position: 'sticky',
  bottom: `calc(var(--shell-bottom) + ${space[3]}px)`,
  zIndex: layer.overRows,
  display: 'grid',
  justifyItems: 'center',
  height: 0,
  alignContent: 'end',
  pointerEvents: 'none',
  '> div': { boxShadow: floating, pointerEvents: 'auto' },
})

/** The list could not be loaded, and nothing was lost by it [BROWSE-14]. */
export function ListFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <ErrorState title={<Trans>Couldn't load the events</Trans>} onRetry={onRetry}>
      <FailureText failure={failureOf(error)} />
    </ErrorState>
  )
}

/**
 * The list could not be fetched again. Its rows stay, so that the member keeps their place; which of their prices can
 * be bet is the price book's to say, as ever [SRV-11].
 */
export function ListNotCurrent({ onRetry }: { onRetry: () => void }) {
  return (
    <div css={notCurrent}>
      <RetryNotice onRetry={onRetry}>
        <Trans>This list may not be up to date.</Trans>
      </RetryNotice>
    </div>
  )
}
