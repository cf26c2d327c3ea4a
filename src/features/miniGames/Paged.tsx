import { Trans } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Queried } from '#src/client/components/Queried.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { PageEnd } from '#src/ui/list/PageEnd.tsx'
import type { Page } from '#src/wire/lootbox/miniGames.ts'

import { roundsStyle } from './roundsStyle.ts'

interface PagedProps<Row> {
  query: UseInfiniteQueryResult<{ readonly pages: readonly Page<Row>[] }>
  texts: {
    readonly loading: ReactNode
    readonly failed: ReactNode
    readonly old: ReactNode
    readonly moreFailed: ReactNode
  }
  /** Names a row: what came meanwhile pushes others onto the next page, where they are a second time. */
  idOf: (row: Row) => string
  /** What is said of a list without a row. */
  empty: ReactNode
  label: string
  rowHeight: number
  children: (row: Row) => ReactNode
}

/** Rows that come page after page, as many as are asked for. */
export function Paged<Row>({ query, texts, idOf, empty, label, rowHeight, children }: PagedProps<Row>) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return (
    <Queried
      query={{
        data: data?.pages,
        error: query.error,
        isError: query.isError && !isFetchNextPageError,
        refetch: query.refetch,
      }}
      loading={texts.loading}
      skeleton={<Rows height={rowHeight} />}
      failed={texts.failed}
      old={texts.old}
    >
      {(pages) => {
        const rows = [...new Map(pages.flatMap((page) => page.rows).map((row) => [idOf(row), row])).values()]
        if (rows.length === 0) return empty
        return (
          <>
            <ul css={roundsStyle.list} aria-label={label}>
              {rows.map((row) => (
                <li key={idOf(row)}>{children(row)}</li>
              ))}
            </ul>
            {hasNextPage && (
              <PageEnd
                isLoading={isFetchingNextPage}
                byHand
                failed={isFetchNextPageError ? texts.moreFailed : null}
                more={<Trans context="button: unfold more of the same">Show more</Trans>}
                place={<Skeleton height={rowHeight} />}
                onMore={() => void fetchNextPage()}
              />
            )}
          </>
        )
      }}
    </Queried>
  )
}

const usual = 5

function Rows({ height }: { height: number }) {
  return Array.from({ length: usual }, (_, at) => <Skeleton key={at} height={height} />)
}
