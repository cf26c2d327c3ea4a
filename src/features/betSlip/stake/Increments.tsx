import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Money } from '#domain/money/money.ts'
import { useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { low, space, text } from '#src/ui/theme/scale.ts'

import type { SendToSlip } from '../view/useSlip.ts'
import { EditQuick } from './quick/EditQuick.tsx'
import { QuickStake } from './quick/QuickStake.tsx'
import { quickStakesOf } from './quick/quickStakes.ts'

const styles = {
  amounts: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space[1],
    '> button': { minHeight: 32, padding: `0 ${space[2]}px` },
    // In one of two columns they take a line more.
    '@container (min-width: 520px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  }),
  // Its place is one row whatever the member has put there: what is wider is scrolled to, and no figure is cut.
  row: css({
    '@container (min-width: 520px)': { gridColumn: '1 / -1' },
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    gap: space[1],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the ring of what has the focus.
    margin: -3,
    padding: 3,
    '> button': {
      minHeight: 32,
      padding: `0 ${space[1]}px`,
      borderColor: 'transparent',
      color: 'var(--text-2)',
      whiteSpace: 'nowrap',
    },
    // The usual ones fit into the narrowest column there is.
    [low]: { '> button': { fontSize: text.s } },
  }),
}

interface IncrementsProps {
  /** The most that may be staked; null while that is not known. */
  readonly most: Money | null
  /** The stake they are added to. */
  readonly slot: string
  readonly send: SendToSlip
  readonly isDisabled: boolean
}

/** The member's quick stakes, or the partner's increments, and the most that can be staked, in one row [SLIP-06]. */
export function Increments({ slot, send, isDisabled, most }: IncrementsProps) {
  const { t } = useLingui()
  const { settings } = useSession()
  const amounts = quickStakesOf(usePreference('quickStakes'), settings)
  return (
    <fieldset css={styles.amounts} aria-label={t`Stake amounts`}>
      <div css={styles.row}>
        {amounts.map((by) => (
          <QuickStake key={by.minor} by={by} most={most} slot={slot} send={send} isDisabled={isDisabled} />
        ))}
      </div>
      <Button disabled={isDisabled} onClick={() => send({ type: 'stake.maximised', slot })}>
        <Trans context="button: stake the maximum">Max</Trans>
      </Button>
      <EditQuick />
    </fieldset>
  )
}
