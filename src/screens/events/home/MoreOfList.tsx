import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { searchOf } from '#src/features/eventLists/eventsSearch.ts'

interface MoreOfListProps {
  tab: 'today' | 'inplay'
  /** How many the list has. */
  count: number
  /** How many of them are here. */
  shown: number
}

/** The way to all of a list, where not all of it is here [BROWSE-11]. */
export function MoreOfList({ tab, count, shown }: MoreOfListProps) {
  return (
    count > shown && (
      <Link to="/events" search={searchOf({ tab, gameId: null, date: null })}>
        <Plural value={count} one="View # match" other="View all # matches" />
      </Link>
    )
  )
}
