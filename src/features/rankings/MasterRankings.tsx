import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { masterRankingsQuery, type RankingRange } from '#src/api/memberBoards.ts'
import { useClient } from '#src/client/context.tsx'
import { Queried } from '#src/client/Queried.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { boardStates, NobodyYet } from './boardParts.tsx'
import { BoardTable } from './BoardTable.tsx'

const style = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

interface MasterRankingsProps {
  range: RankingRange
  onRange: (range: RankingRange) => void
}

/** The members who came off best, of a week or of three months, page after page [BROWSE-01]. */
export function MasterRankings({ range, onRange }: MasterRankingsProps) {
  const { t } = useLingui()
  const panelId = useId()
  const board = useInfiniteQuery(masterRankingsQuery(useClient(), range))
  const pages = board.data?.pages
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = board
  const names: Readonly<Record<RankingRange, string>> = {
    weekly: t`Past week`,
    past_3_months: t`Past 3 months`,
  }
  return (
    <div css={style}>
      <Tabs
        label={t`Time`}
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
            const rows = shown.flatMap((page) => page.rows)
            return rows.length === 0 ? (
              <NobodyYet />
            ) : (
              <BoardTable
                label={t`Master rankings`}
                rows={rows}
                columns={['winRate', 'turnover', 'winnings']}
              />
            )
          }}
        </Queried>
        {hasNextPage && (
          <Button
            isWide
            aria-disabled={isFetchingNextPage}
            onClick={isFetchingNextPage ? undefined : () => void fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
