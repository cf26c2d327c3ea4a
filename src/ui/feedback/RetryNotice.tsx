import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { Notice } from './Notice.tsx'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  // Beside the words it makes the notice no higher, and the sign stays level with them.
  '> button': { marginBlock: -6 },
})

/** What is shown could not be fetched again and may be old: said quietly, with an offer to try once more [SRV-11]. */
export function RetryNotice({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Notice tone="warning" role="status">
      <div css={row}>
        <span>{children}</span>
        <Button onClick={onRetry}>
          <Trans context="verb: try again what failed">Retry</Trans>
        </Button>
      </div>
    </Notice>
  )
}
