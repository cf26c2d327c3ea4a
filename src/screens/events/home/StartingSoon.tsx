import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'

import { eventPagesQuery } from '#src/api/lists/events.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { FrontRows, RowPlaces } from '#src/features/eventRow/front/FrontRow.tsx'

import { Board } from '../Board.tsx'
import { MoreOfList } from './MoreOfList.tsx'

/** So many of today's matches are on the home page. */
const most = 5

/** The matches of today that start first, and the way to all of them [BROWSE-11]; nothing is said where there are none. */
export function StartingSoon() {
  const { t } = useLingui()
  const list = useInfiniteQuery(eventPagesQuery(useClient(), { tab: 'today' }))
  const [first] = list.data?.pages ?? []
  const events = first?.events.slice(0, most)
  if (events?.length === 0 && !list.isError) return null
  const title = t`Starting soon`
  return (
    <Board
      title={title}
      more={<MoreOfList tab="today" count={first?.count ?? 0} shown={events?.length ?? 0} />}
    >
      <Queried
        query={{ data: events, error: list.error, isError: list.isError, refetch: list.refetch }}
        loading={<Trans>Loading the events</Trans>}
        skeleton={<RowPlaces count={most} />}
        failed={<Trans>Couldn't load the events</Trans>}
        old={<Trans>These matches may not be up to date.</Trans>}
      >
        {(shown) => <FrontRows label={title} events={shown} />}
      </Queried>
    </Board>
  )
}
