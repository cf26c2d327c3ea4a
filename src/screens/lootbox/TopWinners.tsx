import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'

import { topWinningsQuery } from '#src/api/boards/topWinnings.ts'
import { SignedAmount } from '#src/client/components/SignedAmount.tsx'
import { useClient } from '#src/client/context.tsx'
import { useMemberName } from '#src/features/topWinnings/useMemberName.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { lootboxStyle as styles } from './lootboxStyle.ts'

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  minHeight: 48,
  padding: `6px ${space[4]}px`,
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
  '> bdi': { fontWeight: 500, color: 'var(--text-1)', overflowWrap: 'anywhere' },
  '> span': { fontWeight: 600 },
})

const most = 3

/** Who won most on matches this week, where the partner shows it; nothing while nobody is there [MEMBER-08]. */
export function TopWinners() {
  const id = useId()
  const nameOf = useMemberName()
  const rows = useInfiniteQuery(topWinningsQuery(useClient(), 'weekly', null)).data?.pages[0]?.rows ?? []
  if (rows.length === 0) return null
  return (
    <section css={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Trans context="board of the bets that won most">Top winning members</Trans>
        </h2>
        <Link to="/events" search={{ tab: 'topWinnings' }}>
          <Trans context="way to all of a board">All winners</Trans>
        </Link>
      </header>
      <ul css={styles.rows} aria-labelledby={id}>
        {rows.slice(0, most).map(({ ticket, member, winnings }) => (
          <li key={ticket.ticketNum} css={row}>
            <Name>{nameOf(member)}</Name>
            <span>
              <SignedAmount amount={winnings} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
