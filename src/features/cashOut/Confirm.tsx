import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { possibleReturnsOf } from '#domain/bets/payout.ts'
import { compareMoney, type Money } from '#domain/money/money.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ignoreHeldEnter } from '#src/ui/controls/heldEnter.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'

const styles = {
  step: css({ display: 'grid', gap: space[2], p: { margin: 0 } }),
  facts: css({
    display: 'grid',
    gap: space[1],
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '> div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[3],
    },
    dt: { color: 'var(--text-2)' },
    dd: { margin: 0, fontWeight: 600, color: 'var(--text-1)', overflowWrap: 'anywhere' },
  }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    '> button': { flex: '1 1 auto', overflowWrap: 'anywhere' },
  }),
}

interface ConfirmProps {
  ticket: PlacedTicket
  amount: Money
  /** What was agreed to before, and not paid. */
  before?: Money | null
  onConfirm: (amount: Money) => void
  onKeep: () => void
}

/** What is pressed is what stands on the button: the server compares it with its offer. */
export function Confirm({ ticket, amount, before = null, onConfirm, onKeep }: ConfirmProps) {
  const { t } = useLingui()
  const amountOf = useAmount()
  const possible = possibleReturnsOf(ticket)
  const shown = amountOf(amount)
  return (
    <div role="group" aria-label={t`Cash out this bet?`} css={styles.step}>
      {before !== null && (
        <Notice tone="warning" role="status">
          <NotPaid before={before} amount={amount} />
        </Notice>
      )}
      <p>
        <strong>
          <Trans>Cash out this bet?</Trans>
        </strong>{' '}
        <Trans>The bet ends now, whatever the result. This can't be undone.</Trans>
      </p>
      <dl css={styles.facts}>
        <div>
          <dt>
            <Trans context="amount risked on a bet">Stake</Trans>
          </dt>
          <dd>{amountOf(ticket.amount)}</dd>
        </div>
        <div>
          <dt>
            <Trans context="paid at once, where a bet is cashed out">You get now</Trans>
          </dt>
          <dd>{shown}</dd>
        </div>
        {possible !== null && (
          <div>
            <dt>
              <Trans context="paid if the bet wins, given up where it is cashed out">
                Returns you give up
              </Trans>
            </dt>
            <dd>{amountOf(possible)}</dd>
          </div>
        )}
      </dl>
      <div css={styles.actions}>
        <Button variant="primary" isLarge onClick={() => onConfirm(amount)} onKeyDown={ignoreHeldEnter}>
          <Trans context="button: end a pending bet for this amount">Cash out {shown}</Trans>
        </Button>
        <Button isLarge onClick={onKeep}>
          <Trans context="button: do not cash out">Keep bet</Trans>
        </Button>
      </div>
    </div>
  )
}

function NotPaid({ before, amount }: { before: Money; amount: Money }) {
  const amountOf = useAmount()
  const [was, now] = [amountOf(before), amountOf(amount)]
  return compareMoney(before, amount) === 0 ? (
    <Trans>This bet was not cashed out in time. The offer is still {now}.</Trans>
  ) : (
    <Trans>
      Offer changed from {was} to {now}. This bet was not cashed out.
    </Trans>
  )
}
