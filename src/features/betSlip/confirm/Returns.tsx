import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { kinds } from '#domain/bets/kinds.ts'
import type { Money } from '#domain/money.ts'
import { formatOdds } from '#domain/odds.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { low, space, text } from '#src/ui/theme/scale.ts'

import type { SlipView } from '../slipView.ts'
import { type Slip, useSlipView } from '../useSlip.ts'

const styles = {
  returns: css({ display: 'grid', gap: space[1], margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  row: css({ display: 'flex', justifyContent: 'space-between', gap: space[2] }),
  // Small as the page is, what a win returns has its place; the stake is beside it.
  profit: css({ [low]: { display: 'none' } }),
  amount: css({ margin: 0, fontVariantNumeric: 'tabular-nums', color: 'var(--text-1)', fontWeight: 600 }),
}

interface ReturnsProps {
  readonly slip: Slip
  /** Nothing is promised of a bet that cannot be placed. */
  readonly isShown: boolean
}

function movingOf({ price, payout }: SlipView): Pick<SlipView, 'price' | 'payout'> {
  return { price, payout }
}

/** What a win returns and wins, exact to the minor unit, as the stake is typed and the price moves [SLIP-09]. */
export function Returns({ slip: { kind, cost, stakes, bets }, isShown }: ReturnsProps) {
  const { price, payout } = useSlipView(movingOf)
  return (
    <dl css={styles.returns}>
      {price !== null && kinds[kind].stakes === 'whole' && (
        <div css={styles.row}>
          <dt>
            <Trans>Total odds</Trans>
          </dt>
          <dd css={styles.amount}>{formatOdds({ euro: price }, 'euro')}</dd>
        </div>
      )}
      {(bets > 1 || stakes.some(({ combinations }) => combinations > 1)) && (
        <div css={styles.row}>
          <dt>
            <Trans>Total stake</Trans>
          </dt>
          <Amount value={cost} />
        </div>
      )}
      <div css={styles.row}>
        <dt>
          <Trans>Potential returns</Trans>
        </dt>
        <Amount value={isShown ? (payout?.returns ?? null) : null} />
      </div>
      <div css={[styles.row, styles.profit]}>
        <dt>
          <Trans>Potential profit</Trans>
        </dt>
        <Amount value={isShown ? (payout?.profit ?? null) : null} />
      </div>
    </dl>
  )
}

function Amount({ value }: { value: Money | null }) {
  const amountOf = useAmount()
  return <dd css={styles.amount}>{value === null ? '–' : amountOf(value)}</dd>
}
