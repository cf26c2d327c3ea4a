import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  none: css({ margin: 0, fontSize: text.m, color: 'var(--text-2)' }),
  places: css({ display: 'grid', gap: space[1] }),
}

const usual = 5

/** What is said of a board while it is asked for, and where it does not come. */
export const boardStates = {
  loading: <Trans>Loading the members</Trans>,
  skeleton: (
    <div css={styles.places}>
      <Skeleton height={28} />
      {Array.from({ length: usual }, (_, at) => (
        <Skeleton key={at} height={44} />
      ))}
    </div>
  ),
  failed: <Trans>The members could not be loaded</Trans>,
  old: <Trans>This board may not be up to date.</Trans>,
}

/** A board without a member. */
export function NobodyYet() {
  return (
    <p css={styles.none}>
      <Trans>Nobody is on this board yet: it fills as bets are settled.</Trans>
    </p>
  )
}
