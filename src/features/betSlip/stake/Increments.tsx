import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { Money } from '#domain/money.ts'
import { useSession } from '#src/client/context.tsx'
import { useFormat } from '#src/client/useFormat.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { low, space, text } from '#src/ui/theme/scale.ts'

import type { SendToSlip } from '../useSlip.ts'
import { EditQuickStakes } from './EditQuickStakes.tsx'
import { quickStakesOf } from './quickStakes.ts'

const lowButtons = { [low]: { '> button': { minHeight: 32 } } }

const styles = {
  amounts: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] }),
  notOffered: css({ visibility: 'hidden' }),
  quick: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[1] }),
  // Its place is one row whatever the member has put there: what is wider is scrolled to, and no figure is cut.
  row: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    gap: space[1],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the ring of what has the focus.
    margin: -3,
    padding: 3,
    '> button': { padding: `0 ${space[1]}px`, whiteSpace: 'nowrap' },
    // The usual ones fit into the narrowest column there is.
    [low]: { '> button': { minHeight: 32, fontSize: text.s } },
  }),
  edit: css({ [low]: { width: 32, height: 32 } }),
  ends: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[1], ...lowButtons }),
}

interface IncrementsProps {
  /** The most that may be staked; null while that is not known. */
  readonly most: Money | null
  /** The stake they are added to. */
  readonly slot: string
  readonly send: SendToSlip
  readonly isDisabled: boolean
  /** The keypad has them. */
  readonly hasMaxAndClear: boolean
}

/** The member's quick stakes, or the partner's increments; the most that can be staked, and back to nothing [SLIP-06]. */
export function Increments({ slot, send, isDisabled, hasMaxAndClear, most }: IncrementsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { settings } = useSession()
  const amounts = quickStakesOf(usePreference('quickStakes'), settings)
  const [isEditing, setEditing] = useState(false)
  return (
    <fieldset css={styles.amounts} aria-label={t`Stake amounts`}>
      <div css={styles.quick}>
        <div css={styles.row}>
          {amounts.map((by) => {
            const amount = format.amount(by)
            const shown = `+${format.figure(by)}`
            return (
              <Button
                key={by.minor}
                // Its place stays, for those beside it.
                css={most !== null && by.minor > most.minor && styles.notOffered}
                disabled={isDisabled}
                aria-label={t`${shown}, add ${amount}`}
                onClick={() => send({ type: 'stake.increased', by, slot })}
              >
                {shown}
              </Button>
            )
          })}
        </div>
        <IconButton
          css={styles.edit}
          icon="edit"
          label={t`Change the quick stakes`}
          onClick={() => setEditing(true)}
        />
      </div>
      {isEditing && <EditQuickStakes onClose={() => setEditing(false)} />}
      {hasMaxAndClear && (
        <div css={styles.ends}>
          <Button disabled={isDisabled} onClick={() => send({ type: 'stake.maximised', slot })}>
            <Trans>Max</Trans>
          </Button>
          <Button disabled={isDisabled} onClick={() => send({ type: 'stake.cleared', slot })}>
            <Trans>Clear</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
