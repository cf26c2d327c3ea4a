import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { isRangeUnavailable } from '#domain/money/stakeRange.ts'
import { isBettingBan } from '#domain/session/bettingBan.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { rangeStateText } from '#src/words/slip/placing.ts'

import type { ShownStake } from '../view/shownStakes.ts'
import type { Slip } from '../view/useSlip.ts'

const styles = {
  range: css({
    display: 'grid',
    alignContent: 'start',
    // Room for two lines, whichever it has.
    minHeight: 26,
    fontSize: text.xs,
    lineHeight: '0.8125rem',
    color: 'var(--text-3)',
    fontVariantNumeric: 'tabular-nums',
  }),
  now: css({ display: 'flex', alignItems: 'center', gap: space[2] }),
  last: css({ height: 0, overflow: 'hidden' }),
}

/** The least and the most that may be staked now [SLIP-05]. */
export function StakeRange({ slip, stake, id }: { slip: Slip; stake: ShownStake; id?: string }) {
  const known = useKnownText(slip, stake)
  const [last, setLast] = useState(known)
  if (known !== null && known !== last) setLast(known)
  return (
    <span id={id} css={styles.range}>
      {/* While it is asked for again, what was here keeps its room: the entry does not move [SLIP-15]. */}
      {known ?? (
        <>
          <span css={styles.now}>
            <NotKnown slip={slip} stake={stake} />
          </span>
          <span css={styles.last} aria-hidden>
            {last}
          </span>
        </>
      )}
    </span>
  )
}

function useKnownText({ rangeState }: Slip, { allowed: range }: ShownStake): string | null {
  const { t } = useLingui()
  const amountOf = useAmount()
  if (rangeState !== 'known' || range === null || isRangeUnavailable(range)) return null
  const min = amountOf(range.minAmount)
  const max = amountOf(range.maxAmount)
  return t`Min ${min}, max ${max}`
}

function NotKnown({
  slip: { rangeState, unavailableCode, send },
  stake: { allowed: range },
}: {
  slip: Slip
  stake: ShownStake
}) {
  const { i18n } = useLingui()
  if (range !== null && isRangeUnavailable(range)) return rangeStateText(i18n, 'unavailable')
  switch (rangeState) {
    case 'failed':
      return (
        <>
          {rangeStateText(i18n, rangeState)}
          <Button variant="quiet" onClick={() => send({ type: 'range.requested' })}>
            <Trans context="verb: try again what failed">Retry</Trans>
          </Button>
        </>
      )
    case 'unavailable':
      return rangeStateText(i18n, isBettingBan(unavailableCode) ? 'barred' : rangeState)
    case 'asking':
      return rangeStateText(i18n, rangeState)
    case 'known':
      return rangeStateText(i18n, 'asking')
    case 'idle':
      // With nothing to bet on the range is 0 and 0 [SLIP-05], which is nothing to read.
      return null
  }
}
