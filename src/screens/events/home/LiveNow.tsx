import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import type { Event } from '#domain/market/event.ts'
import { featuredQuery } from '#src/api/boards/featured.ts'
import { eventPagesQuery } from '#src/api/lists/events.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { rail } from '#src/ui/list/rail.ts'
import { space } from '#src/ui/theme/scale.ts'

import { Board } from '../Board.tsx'
import { LiveCard } from './LiveCard.tsx'
import { MoreOfList } from './MoreOfList.tsx'

const styles = {
  places: css({ ...cellHeightVariable, display: 'flex', gap: space[2], overflow: 'hidden' }),
  // As high as a card of two prices is.
  place: css({ flex: '0 0 284px', height: 'calc(4.75rem + 36px + var(--cell-height))' }),
}

/** So many matches in play are on the home page. */
const most = 8

/**
 * The matches in play as cards, first on the page: those that the partner puts forward lead, in its order [BROWSE-04],
 * then those of the list [BROWSE-11]. Nothing is said where none is played.
 */
export function LiveNow() {
  const { t } = useLingui()
  const client = useClient()
  const list = useInfiniteQuery(eventPagesQuery(client, { tab: 'inplay' }))
  const featured = useQuery(featuredQuery(client)).data ?? []
  const [first] = list.data?.pages ?? []
  const events = first && leadBy(featured, first.events).slice(0, most)
  if (events?.length === 0 && !list.isError) return null
  const title = t({ message: 'Live now', context: 'heading: matches in progress' })
  return (
    <Board
      title={title}
      more={<MoreOfList tab="inplay" count={first?.count ?? 0} shown={events?.length ?? 0} />}
    >
      <Queried
        query={{ data: events, error: list.error, isError: list.isError, refetch: list.refetch }}
        loading={<Trans>Loading the events</Trans>}
        skeleton={<CardPlaces />}
        failed={<Trans>Couldn't load the events</Trans>}
        old={<Trans>These matches may not be up to date.</Trans>}
      >
        {(shown) => (
          <ul css={rail} aria-label={title}>
            {shown.map((event) => (
              <li key={event.eventId}>
                <LiveCard event={event} />
              </li>
            ))}
          </ul>
        )}
      </Queried>
    </Board>
  )
}

/** Those in play, with those put forward before the others. */
function leadBy(featured: readonly Event[], inPlay: readonly Event[]): Event[] {
  const lead = featured.filter((event) => event.inPlay)
  const ids = new Set(lead.map(({ eventId }) => eventId))
  return [...lead, ...inPlay.filter(({ eventId }) => !ids.has(eventId))]
}

function CardPlaces() {
  return (
    <div css={styles.places}>
      {[0, 1, 2].map((at) => (
        <div key={at} css={styles.place}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  )
}
