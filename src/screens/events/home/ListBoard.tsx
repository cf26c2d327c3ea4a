import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { eventPagesQuery } from '#src/api/events.ts'
import { useClient } from '#src/client/context.tsx'
import { Queried } from '#src/client/Queried.tsx'
import { searchOf } from '#src/features/eventLists/eventsSearch.ts'
import { text } from '#src/ui/theme/scale.ts'
import { eventsTabName } from '#src/words/tabs.ts'

import { Board } from '../Board.tsx'
import { EventRows, RowPlaces } from './EventRows.tsx'

const styles = {
  none: css({ margin: 0, fontSize: text.m, color: 'var(--text-2)' }),
  more: css({ fontSize: text.m, color: 'var(--accent)' }),
}

/** So many events of a list are on the home page. */
const most = 5

/** The first events of a list, and the way to all of it [BROWSE-11]. */
export function ListBoard({ tab }: { tab: 'today' | 'inplay' }) {
  const { i18n } = useLingui()
  const list = useInfiniteQuery(eventPagesQuery(useClient(), { tab }))
  const [first] = list.data?.pages ?? []
  const name = eventsTabName(i18n, tab)
  return (
    <Board
      title={name}
      more={
        first !== undefined &&
        first.count > most && (
          <Link to="/events" search={searchOf({ tab, gameId: null, date: null })} css={styles.more}>
            <Plural value={first.count} one="All # match" other="All # matches" />
          </Link>
        )
      }
    >
      <Queried
        query={{ data: first?.events, error: list.error, isError: list.isError, refetch: list.refetch }}
        loading={<Trans>Loading the events</Trans>}
        skeleton={<RowPlaces count={most} />}
        failed={<Trans>The events could not be loaded</Trans>}
        old={<Trans>These matches may not be up to date.</Trans>}
      >
        {(events) =>
          events.length === 0 ? (
            <p css={styles.none}>
              {tab === 'inplay' ? (
                <Trans>Nothing is being played right now.</Trans>
              ) : (
                <Trans>No match begins today.</Trans>
              )}
            </p>
          ) : (
            <EventRows label={name} events={events.slice(0, most)} />
          )
        }
      </Queried>
    </Board>
  )
}
