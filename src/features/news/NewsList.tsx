import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { newsQuery } from '#src/api/house/news.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import type { NewsItem } from '#src/wire/house/news.ts'

import { createSeenAnnouncements } from './seenAnnouncements.ts'

const styles = {
  list: css({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    background: 'var(--surface-2)',
    borderRadius: radius.m,
    overflow: 'hidden',
    '> li + li': { borderTop: '1px solid var(--border)' },
  }),
  item: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[1]}px ${space[3]}px`,
    padding: `${space[3]}px ${space[4]}px`,
    overflowWrap: 'anywhere',
    // The date stands over the title where it would take its room.
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: space[3], '> time': { order: -1 } },
    h2: { fontSize: text.s, fontWeight: 500, color: 'var(--text-1)' },
    time: {
      fontSize: text.xs,
      color: 'var(--text-3)',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '18px',
    },
    p: {
      gridColumn: '1 / -1',
      margin: 0,
      maxWidth: 640,
      fontSize: text.s,
      lineHeight: 1.5,
      color: 'var(--text-2)',
      whiteSpace: 'pre-line',
    },
  }),
  important: css({ fontWeight: 500, color: 'var(--accent)' }),
  skeleton: css({ display: 'grid', gap: 1 }),
  more: css({ display: 'grid', paddingTop: space[3] }),
}

/** News and announcements, newest first, each at its time in the member's zone [MEMBER-09]. */
export function NewsList() {
  const { t } = useLingui()
  const client = useClient()
  const news = useInfiniteQuery(newsQuery(client))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = news
  return (
    <Queried
      query={{
        data: news.data?.pages.flatMap(({ items }) => items),
        error: news.error,
        isError: news.isError && !isFetchNextPageError,
        refetch: news.refetch,
      }}
      loading={<Trans>Loading the news</Trans>}
      skeleton={
        <div css={styles.skeleton}>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={66} />
          ))}
        </div>
      }
      failed={<Trans>Couldn't load the news</Trans>}
      old={<Trans>The news may not be up to date.</Trans>}
    >
      {(items) =>
        items.length === 0 ? (
          <EmptyState icon="info" title={<Trans>No news yet</Trans>}>
            <Trans>Announcements appear here.</Trans>
          </EmptyState>
        ) : (
          <>
            <Seen items={items} />
            <ul css={styles.list} aria-label={t({ message: 'News', context: 'news and announcements' })}>
              {items.map((item) => (
                <li key={item.id}>
                  <Item item={item} />
                </li>
              ))}
            </ul>
            {hasNextPage && (
              <div css={styles.more}>
                <Button
                  isWide
                  aria-disabled={isFetchingNextPage}
                  onClick={isFetchingNextPage ? undefined : () => void fetchNextPage()}
                >
                  {isFetchNextPageError ? (
                    <Trans context="verb: try again what failed">Retry</Trans>
                  ) : (
                    <Trans context="button: unfold more of the same">Show more</Trans>
                  )}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Queried>
  )
}

function Item({ item: { title, text: words, createdUtc, isImportant, language } }: { item: NewsItem }) {
  const format = useFormat()
  return (
    <article css={styles.item} lang={language ?? undefined}>
      <h2>
        <bdi>{title}</bdi>
      </h2>
      <time dateTime={new Date(createdUtc).toISOString()}>
        {isImportant && (
          <span css={styles.important}>
            <Trans context="mark of an announcement">Important</Trans>
            <Dot />
          </span>
        )}
        {format.dateTime(createdUtc)}
      </time>
      {words !== '' && <p dir="auto">{words}</p>}
    </article>
  )
}

/** What stands in the list has been seen: it is not shown over the page as well. */
function Seen({ items }: { items: readonly NewsItem[] }) {
  const { note } = useClient().once(createSeenAnnouncements)
  useEffect(() => {
    for (const { id, isImportant } of items) if (isImportant) note(id)
  }, [items, note])
  return null
}
