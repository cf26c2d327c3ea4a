import { css } from '@emotion/react'
import type { ErrorComponentProps } from '@tanstack/react-router'

import { Fault } from '#src/features/fault/Fault.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  fault: css({
    display: 'grid',
    justifyItems: 'center',
    gap: space[3],
    paddingBlock: space[4],
    textAlign: 'center',
    color: 'var(--text-2)',
    '> p': { margin: 0, textWrap: 'pretty' },
  }),
  title: css({ margin: 0, fontSize: text.m, color: 'var(--text-1)' }),
}

/** A fault of ours in one of the bets' tabs: the other one, and the screen beside it, stay [SRV-12]. */
export function BetsFault({ error, reset }: ErrorComponentProps) {
  return (
    <Fault error={error} onRetry={reset} waiting={<Skeleton height={96} />}>
      {({ title, details, actions }) => (
        <div css={styles.fault} role="alert">
          <h3 css={styles.title}>{title}</h3>
          {details}
          {actions}
        </div>
      )}
    </Fault>
  )
}
