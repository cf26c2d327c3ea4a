import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Money } from '#domain/money.ts'
import { walletQuery } from '#src/api/queries.ts'
import { useClient, useSession } from '#src/app/context.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { padOrWider, phone, space, text } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const styles = {
  balance: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    whiteSpace: 'nowrap',
    fontSize: text.m,
  }),
  amount: css({ fontWeight: 600, color: 'var(--text-1)' }),
  code: css({ color: 'var(--text-3)', fontSize: text.s }),
  failed: css({ color: 'var(--warning)' }),
  wide: css({ [phone]: { display: 'none' } }),
  narrow: css({ [padOrWider]: { display: 'none' } }),
}

/** The member's balance [HIST-03]; nothing for guests, who have none [LAUNCH-05]. */
export function Balance() {
  const { isGuest } = useSession()
  return isGuest ? null : <MemberBalance />
}

function MemberBalance() {
  const { t } = useLingui()
  const { data, isPending, refetch, isFetching } = useQuery(walletQuery(useClient()))
  if (data !== undefined) return <Known balance={data.balance} />
  if (isPending && isFetching) {
    return (
      <span css={styles.balance}>
        <VisuallyHidden>
          <Trans>Loading balance</Trans>
        </VisuallyHidden>
        <Skeleton width={88} height={16} />
      </span>
    )
  }
  return (
    <span css={[styles.balance, styles.failed]}>
      <Trans>Balance unknown</Trans>
      <IconButton icon="refresh" label={t`Load the balance again`} onClick={() => void refetch()} />
    </span>
  )
}

/** Longer than this it is shortened where the screen is narrow. */
const longestOnPhone = 12

function Known({ balance }: { balance: Money }) {
  const format = useFormat()
  const { currency } = useSession()
  const full = format.money(balance)
  const short = full.length > longestOnPhone ? format.money(balance, { abbreviate: true }) : full
  return (
    <span css={styles.balance}>
      <VisuallyHidden>
        <Trans>Balance {full}</Trans> {currency.code}
      </VisuallyHidden>
      <span css={styles.amount} aria-hidden="true">
        <span css={styles.wide}>{full}</span>
        <span css={styles.narrow}>{short}</span>
      </span>
      {!currency.showSymbol && (
        <span css={styles.code} aria-hidden="true">
          {currency.code}
        </span>
      )}
    </span>
  )
}
