import { css, keyframes } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { space } from '#src/ui/theme/scale.ts'

const appear = keyframes({ from: { visibility: 'hidden' } })

const style = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  padding: `${space[8] * 2}px ${space[4]}px`,
  color: 'var(--text-2)',
  // A screen that comes at once flashes nothing.
  animation: `${appear} 0.3s step-end`,
})

/** In the place of a screen while its code comes. It has no heading: the focus waits for that of the screen. */
export function ScreenPlace() {
  return (
    <div role="status" css={style}>
      <Spinner />
      <Trans context="something being loaded">Loading…</Trans>
    </div>
  )
}
