import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { negate, subtract, type Money } from '#domain/money/money.ts'
import { careQuery } from '#src/api/member/care.ts'
import { useClient } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import { durationText, shortDurationText } from '#src/words/session/care.ts'

import { useMinutesHere } from './useMinutesHere.ts'

const styles = {
  box: css({ display: 'grid', gap: space[3] }),
  figures: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    '> div': { padding: `${space[2]}px ${space[4]}px`, borderInlineStart: '1px solid var(--border)' },
    '> div:first-of-type': { borderInlineStart: 0 },
    '& dt': { fontSize: text.s, color: 'var(--text-2)' },
    '& dd': { margin: 0, fontSize: text.l, fontWeight: 600, overflowWrap: 'anywhere' },
  }),
  /** Two by two where a line of four has no room. */
  four: css({
    [phone]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: space[2],
      '> div:nth-of-type(odd)': { borderInlineStart: 0 },
    },
  }),
  small: css({
    borderRadius: 8,
    background: 'var(--surface-3)',
    '> div': { paddingInline: space[3] },
    '& dd': { fontSize: text.m },
  }),
}

/**
 * What was staked and came back since the session began, by the server's word, and what is between the two [CARE-01]. A loss
 * has no colour of its own here.
 * @param isWithTime also how long the session has lasted
 */
export function SessionFigures({ isWithTime = false }: { isWithTime?: boolean }) {
  const client = useClient()
  const { data, isError, refetch } = useQuery({ ...careQuery(client), refetchOnMount: 'always' })
  const amountOf = useAmount()
  return (
    <div css={styles.box}>
      <dl css={[styles.figures, isWithTime ? styles.four : styles.small]}>
        {isWithTime && <TimeHere />}
        <Figure name={<Trans context="all money staked in a session">Stakes</Trans>}>
          {data && amountOf(data.staked)}
        </Figure>
        <Figure name={<Trans context="all money that came back in a session">Returns</Trans>}>
          {data && amountOf(data.returns)}
        </Figure>
        <Figure name={<Trans context="returns of a session less its stakes">Profit</Trans>}>
          {data && profitText(subtract(data.returns, data.staked), amountOf)}
        </Figure>
      </dl>
      {isError && (
        <RetryNotice onRetry={() => void refetch()}>
          <Trans>Couldn't load the figures of this session. Your money is not affected.</Trans>
        </RetryNotice>
      )}
    </div>
  )
}

/** With a true minus; a profit has no sign, as anywhere. */
function profitText(profit: Money, amountOf: (amount: Money) => string): string {
  return profit.minor < 0 ? `−${amountOf(negate(profit))}` : amountOf(profit)
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <Skeleton width={72} height={20} />}</dd>
    </div>
  )
}

function TimeHere() {
  const { i18n } = useLingui()
  const minutes = useMinutesHere()
  if (minutes === null) return null
  return (
    <Figure name={<Trans context="how long a session has lasted">Time here</Trans>}>
      <span aria-hidden="true">{shortDurationText(i18n, minutes)}</span>
      <VisuallyHidden>{durationText(i18n, minutes)}</VisuallyHidden>
    </Figure>
  )
}
