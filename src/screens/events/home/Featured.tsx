import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { featuredQuery } from '#src/api/featured.ts'
import { useClient } from '#src/client/context.tsx'
import { Queried } from '#src/client/Queried.tsx'

import { Board } from '../Board.tsx'
import { EventRows, RowPlaces } from './EventRows.tsx'

const usual = 4

/** The events that the partner puts forward, in its order; where it puts none forward nothing is said of it [BROWSE-04]. */
export function Featured() {
  const { t } = useLingui()
  const query = useQuery(featuredQuery(useClient()))
  if (query.data?.length === 0 && !query.isError) return null
  return (
    <Board title={<Trans>Featured</Trans>}>
      <Queried
        query={query}
        loading={<Trans>Loading the featured matches</Trans>}
        skeleton={<RowPlaces count={usual} />}
        failed={<Trans>The featured matches could not be loaded</Trans>}
        old={<Trans>These matches may not be up to date.</Trans>}
      >
        {(events) => <EventRows label={t`Featured`} events={events} />}
      </Queried>
    </Board>
  )
}
