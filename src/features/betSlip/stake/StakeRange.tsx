import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { isBar } from '#domain/bar.ts'
import { isRangeUnavailable } from '#domain/stakeRange.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { Button } from '#src/ui/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { rangeStateText } from '#src/words/placing.ts'

import type { ShownStake } from '../shownStakes.ts'
import type { Slip } from '../useSlip.ts'
import { NothingToStake } from './NothingToStake.tsx'

const styles = {
  range: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
    minHeight: 24,
    fontSize: text.s,
    color: 'var(--text-3)',
    fontVariantNumeric: 'tabular-nums',
  }),
}

/** The least and the most that may be staked now [SLIP-05]. */
export function StakeRange({ slip, stake, id }: { slip: Slip; stake: ShownStake; id: string }) {
  return (
    <span id={id} css={styles.range}>
      <RangeText slip={slip} stake={stake} />
    </span>
  )
}

function RangeText({
  slip: { rangeState, unavailableCode, send },
  stake: { allowed: range },
}: {
  slip: Slip
  stake: ShownStake
}) {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  if (range !== null && isRangeUnavailable(range)) return rangeStateText(i18n, 'unavailable')
  if (rangeState === 'known' && range !== null) {
    const min = amountOf(range.minAmount)
    const max = amountOf(range.maxAmount)
    return (
      <Trans>
        Min {min}, max {max}
      </Trans>
    )
  }
  switch (rangeState) {
    case 'failed':
      return (
        <>
          {rangeStateText(i18n, rangeState)}
          <Button variant="quiet" onClick={() => send({ type: 'range.requested' })}>
            <Trans>Retry</Trans>
          </Button>
        </>
      )
    case 'unavailable':
      return rangeStateText(i18n, isBar(unavailableCode) ? 'barred' : rangeState)
    case 'asking':
      return rangeStateText(i18n, rangeState)
    case 'known':
      return rangeStateText(i18n, 'asking')
    case 'idle':
      return <NothingToStake />
  }
}
