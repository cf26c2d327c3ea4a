import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { fewestBets } from './winners.ts'

const styles = {
  note: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  rule: css({ margin: 0, fontSize: text.xs, color: 'var(--text-3)' }),
  places: css({ display: 'grid', gap: space[1] }),
}

const usual = 5

/** What is said of a board while it is asked for, and where it does not come. */
export const boardStates = {
  loading: <Trans>Loading the rankings</Trans>,
  skeleton: (
    <div css={styles.places}>
      <Skeleton height={150} />
      {Array.from({ length: usual }, (_, at) => (
        <Skeleton key={at} height={44} />
      ))}
    </div>
  ),
  failed: <Trans>Couldn't load the rankings</Trans>,
  old: <Trans>This board may not be up to date.</Trans>,
}

/** A board without a member. */
export function NobodyYet() {
  return (
    <p css={styles.note}>
      <Trans>No rankings yet. They appear as bets are settled.</Trans>
    </p>
  )
}

/** Who stands on a board. */
export function WhoIsHere() {
  return (
    <p css={styles.rule}>
      <Plural
        value={fewestBets}
        one="Members with at least # bet and a profit"
        other="Members with at least # bets and a profit"
      />
    </p>
  )
}
