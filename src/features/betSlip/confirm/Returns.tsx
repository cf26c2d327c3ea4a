import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { kinds } from '#domain/bets/kinds.ts'
import type { Money } from '#domain/money/money.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { low, space, text } from '#src/ui/theme/scale.ts'

import type { SlipView } from '../view/slipView.ts'
import { type Slip, useSlipView } from '../view/useSlip.ts'

const styles = {
  returns: css({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: 20,
    margin: 0,
    fontSize: text.s,
    lineHeight: '1.25rem',
    color: 'var(--text-2)',
    whiteSpace: 'nowrap',
    [low]: { minHeight: 18, lineHeight: '1.125rem' },
  }),
  fact: css({ display: 'flex', gap: space[1] }),
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
export function Returns({ slip, isShown }: ReturnsProps) {
  const { payout } = useSlipView(movingOf)
  return (
    <dl css={styles.returns}>
      <Beside slip={slip} isShown={isShown} />
      <div css={styles.fact}>
        <dt>
          <Trans context="bet not yet settled: paid if it wins, stake included">Returns</Trans>
        </dt>
        <Amount value={isShown ? (payout?.returns ?? null) : null} />
      </div>
    </dl>
  )
}

/** What stands on the same line: of several bets their stake, of a combo its odds, of a single what it wins. */
function Beside({ slip: { kind, cost, stakes, bets }, isShown }: ReturnsProps) {
  const { price, payout } = useSlipView(movingOf)
  if (bets > 1 || stakes.some(({ combinations }) => combinations > 1))
    return (
      <div css={styles.fact}>
        <dt>
          <Trans context="all bets in the slip together">Total stake</Trans>
        </dt>
        <Amount value={cost} />
      </div>
    )
  if (price !== null && kinds[kind].stakes === 'whole')
    return (
      <div css={styles.fact}>
        <dt>
          <Trans context="odds of all selections multiplied">Total odds</Trans>
        </dt>
        <dd css={styles.amount}>{formatOdds({ euro: price }, 'euro')}</dd>
      </div>
    )
  return (
    <div css={styles.fact}>
      <dt>
        <Trans context="bet not yet settled: returns minus stake">Profit</Trans>
      </dt>
      <Amount value={isShown ? (payout?.profit ?? null) : null} />
    </div>
  )
}

function Amount({ value }: { value: Money | null }) {
  const amountOf = useAmount()
  return <dd css={styles.amount}>{value === null ? '–' : amountOf(value)}</dd>
}
