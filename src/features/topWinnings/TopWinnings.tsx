import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'

import type { RankingRange } from '#src/api/boards/memberBoards.ts'
import { topWinningsQuery, type WinningShare } from '#src/api/boards/topWinnings.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'
import type { TopWinningPage } from '#src/wire/boards/topWinnings.ts'
import { rangeName } from '#src/words/boards/ranges.ts'

import { WinningRow } from './WinningRow.tsx'
import { rowHeight, rowsStyle } from './winningsStyle.ts'

const styles = {
  board: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }),
  filters: css({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]}px ${space[6]}px` }),
}

interface TopWinningsProps {
  range: RankingRange
  /** At least how much of the greatest winnings, in percent; null for all. */
  share: WinningShare | null
  onRange: (range: RankingRange) => void
  onShare: (share: WinningShare | null) => void
  /** A bet of a member is in the slip. */
  onFollowed: () => void
}

const usual = 6

/** The bets of others that won most, of a week or of three months, page after page [MEMBER-06]. */
export function TopWinnings({ range, share, onRange, onShare, onFollowed }: TopWinningsProps) {
  const board = useInfiniteQuery(topWinningsQuery(useClient(), range, share))
  const pages = board.data?.pages
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = board
  return (
    <div css={styles.board}>
      <Filters range={range} share={share} onRange={onRange} onShare={onShare} />
      <Queried
        query={{
          data: pages,
          error: board.error,
          isError: board.isError && !isFetchNextPageError,
          refetch: board.refetch,
        }}
        loading={<Trans>Loading the top winning members</Trans>}
        skeleton={
          <div css={rowsStyle}>
            {Array.from({ length: usual }, (_, at) => (
              <Skeleton key={at} height={rowHeight} />
            ))}
          </div>
        }
        failed={<Trans>Couldn't load the top winning members</Trans>}
        old={<Trans>This board may not be up to date.</Trans>}
      >
        {(shown) => <Rows pages={shown} onFollowed={onFollowed} />}
      </Queried>
      {isFetchNextPageError && (
        <RetryNotice onRetry={() => void fetchNextPage()}>
          <Trans>Couldn't load more of this board.</Trans>
        </RetryNotice>
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Button
          isWide
          aria-disabled={isFetchingNextPage}
          onClick={isFetchingNextPage ? undefined : () => void fetchNextPage()}
        >
          <Trans context="button: unfold more of the same">Show more</Trans>
        </Button>
      )}
    </div>
  )
}

function Rows({ pages, onFollowed }: { pages: readonly TopWinningPage[]; onFollowed: () => void }) {
  const { t } = useLingui()
  const rows = pages.flatMap((page) => page.rows)
  const [first] = rows
  if (first === undefined)
    return (
      <EmptyState icon="history" title={<Trans>No winning bets yet</Trans>}>
        <Trans>Bets of other members appear here once they have won.</Trans>
      </EmptyState>
    )
  return (
    <ol
      css={rowsStyle}
      aria-label={t({ message: 'Top winning members', context: 'board of the bets that won most' })}
    >
      {rows.map((winning) => (
        <li key={winning.ticket.ticketNum}>
          <WinningRow winning={winning} greatest={first.winnings} onFollowed={onFollowed} />
        </li>
      ))}
    </ol>
  )
}

// The values of radio buttons are texts.
const byName = { '20': 20, '40': 40, '60': 60, '80': 80 } as const satisfies Record<string, WinningShare>

const shares = ['all', '20', '40', '60', '80'] as const

function Filters({ range, share, onRange, onShare }: Omit<TopWinningsProps, 'onFollowed'>) {
  const { t, i18n } = useLingui()
  return (
    <div css={styles.filters}>
      <Segment
        label={t({ message: 'Period', context: 'period: past week, past 3 months' })}
        value={range}
        options={[
          { value: 'weekly', label: rangeName(i18n, 'weekly') },
          { value: 'past_3_months', label: rangeName(i18n, 'past_3_months') },
        ]}
        onChange={onRange}
      />
      <Segment
        label={t({ message: 'Share of the highest profit', context: 'filter of a board of bets' })}
        look="chips"
        value={share === null ? 'all' : `${share}`}
        options={shares.map((value) => ({
          value,
          label:
            value === 'all'
              ? t({ message: 'All', context: 'filter of a board: every bet' })
              : t({
                  message: `${value}% or more`,
                  context: 'filter of a board: share of the highest profit',
                }),
        }))}
        onChange={(value) => onShare(value === 'all' ? null : byName[value])}
      />
    </div>
  )
}
