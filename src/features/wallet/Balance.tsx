import { css, keyframes } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Money } from '#domain/money/money.ts'
import { walletResource } from '#src/api/member/resources.ts'
import { walletQuery } from '#src/api/member/wallet.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { reportFailure } from '#src/client/notices/report.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { padOrWider, phone, space, text, touch } from '#src/ui/theme/scale.ts'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })

const styles = {
  balance: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    whiteSpace: 'nowrap',
    fontSize: text.s,
  }),
  known: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: 32,
    '> svg': { color: 'var(--text-3)' },
    '&:hover > svg': { color: 'var(--text-1)' },
    [touch]: { minHeight: 44 },
  }),
  amount: css({ fontWeight: 600, color: 'var(--text-1)' }),
  code: css({ color: 'var(--text-3)', fontSize: text.s }),
  failed: css({ color: 'var(--warning)' }),
  // A question that is answered at once is not worth a word.
  notCurrent: css({
    display: 'inline-flex',
    alignItems: 'center',
    fontSize: text.s,
    animation: `${appear} 0s 1s both`,
  }),
  wide: css({ [phone]: { display: 'none' } }),
  narrow: css({ [padOrWider]: { display: 'none' } }),
}

/** The member's balance [HIST-03], which a press takes out of sight wherever it stands, and back [CARE-04]; nothing for guests, who have none [LAUNCH-05]. */
export function Balance() {
  const { isGuest } = useSession()
  return isGuest ? null : <MemberBalance />
}

function MemberBalance() {
  const { t } = useLingui()
  const client = useClient()
  const { data, isPending, refetch, isFetching, isError } = useQuery(walletQuery(client))
  // Money has moved since, or the last question had no answer.
  const isAskedAgain =
    isFetching && client.queryClient.getQueryState(walletResource.key)?.isInvalidated === true
  const ask = (): void =>
    void refetch({ throwOnError: true }).catch((error: unknown) =>
      reportFailure(client, error, { errorMessage: 'balance' }),
    )
  if (data !== undefined)
    return (
      <span css={styles.balance}>
        <Known balance={data.balance} />
        {(isError || isAskedAgain) && <NotCurrent onAsk={ask} />}
      </span>
    )
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
      <Trans>Balance unavailable</Trans>
      <IconButton icon="refresh" label={t`Reload balance`} onClick={ask} />
    </span>
  )
}

/** Longer than this it is shortened where the screen is narrow. */
const longestOnPhone = 12

function Known({ balance }: { balance: Money }) {
  const format = useFormat()
  const { t } = useLingui()
  const { currency } = useSession()
  const { preferences } = useClient()
  const isHidden = usePreference('hideBalance')
  const full = format.money(balance)
  const short = full.length > longestOnPhone ? format.money(balance, { abbreviate: true }) : full
  const what = isHidden
    ? t({ message: 'Show balance', context: 'button: it is hidden' })
    : t({ message: 'Hide balance', context: 'button: takes it out of sight' })
  return (
    <button
      type="button"
      css={styles.known}
      title={what}
      onClick={() => preferences.set('hideBalance', !isHidden)}
    >
      {isHidden ? (
        <>
          <VisuallyHidden>
            <Trans context="the member's balance">Balance hidden</Trans>
          </VisuallyHidden>
          <span css={styles.amount} aria-hidden="true">
            ••••••
          </span>
        </>
      ) : (
        <>
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
        </>
      )}
      <Icon name={isHidden ? 'eyeOff' : 'eye'} />
    </button>
  )
}

/** The figure stands, marked and in words: it was the balance once, and what it is now is being asked for [HIST-03]. */
function NotCurrent({ onAsk }: { onAsk: () => void }) {
  const { t } = useLingui()
  return (
    <span css={[styles.failed, styles.notCurrent]}>
      <span css={styles.wide}>
        <Trans context="balance">not up to date</Trans>
      </span>
      <IconButton icon="refresh" label={t`Balance not up to date. Reload`} onClick={onAsk} />
    </span>
  )
}
