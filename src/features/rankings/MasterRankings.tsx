import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { masterRankingsQuery, type RankingRange } from '#src/api/boards/memberBoards.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { rangeName } from '#src/words/boards/ranges.ts'

import { boardStates, NobodyYet, WhoIsHere } from './boardParts.tsx'
import { winnersOf } from './winners.ts'
import { WinnersBoard } from './WinnersBoard.tsx'

const style = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

interface MasterRankingsProps {
  range: RankingRange
  onRange: (range: RankingRange) => void
}

/** The members who came off best, of a week or of three months, page after page, as long as there are winners [BROWSE-01]. */
export function MasterRankings({ range, onRange }: MasterRankingsProps) {
  const { t, i18n } = useLingui()
  const panelId = useId()
  const board = useInfiniteQuery(masterRankingsQuery(useClient(), range))
  const pages = board.data?.pages
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = board
  // The best come first: after one without a profit nobody has any.
  const last = pages?.at(-1)?.rows.at(-1)
  const hasMore = hasNextPage && (last === undefined || last.winnings.minor > 0)
  const names: Readonly<Record<RankingRange, string>> = {
    weekly: rangeName(i18n, 'weekly'),
    past_3_months: rangeName(i18n, 'past_3_months'),
  }
  return (
    <div css={style}>
      <Tabs
        label={t({ message: 'Period', context: 'period: past week, past 3 months' })}
        tabs={(['weekly', 'past_3_months'] as const).map((name) => ({ name, label: names[name] }))}
        selected={range}
        onSelect={onRange}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={names[range]} css={style}>
        <Queried
          query={{
            data: pages,
            error: board.error,
            isError: board.isError && !isFetchNextPageError,
            refetch: board.refetch,
          }}
          {...boardStates}
        >
          {(shown) => {
            const winners = winnersOf(shown.flatMap((page) => page.rows))
            return winners.length === 0 ? (
              <NobodyYet />
            ) : (
              <>
                <WinnersBoard
                  label={t({ message: 'Master rankings', context: 'board of members by profit' })}
                  winners={winners}
                  measure="winnings"
                />
                <WhoIsHere />
              </>
            )
          }}
        </Queried>
        {hasMore && (
          <Button
            isWide
            aria-disabled={isFetchingNextPage}
            onClick={isFetchingNextPage ? undefined : () => void fetchNextPage()}
          >
            <Trans context="button: unfold more of the same">Show more</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
