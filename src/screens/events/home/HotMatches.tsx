import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { hotEventsQuery } from '#src/api/boards/hotEvents.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { FrontRows } from '#src/features/eventRow/front/FrontRow.tsx'

import { Board } from '../Board.tsx'

/** The matches that other members bet on most [BROWSE-11]; nothing is said where there are none, and before that is known. */
export function HotMatches() {
  const { t } = useLingui()
  const query = useQuery(hotEventsQuery(useClient()))
  if (!query.isError && (query.data?.length ?? 0) === 0) return null
  return (
    <Board title={<Trans>Hot matches</Trans>} lead={<Trans>Matches with the most bets</Trans>}>
      <Queried
        query={query}
        loading={<Trans>Loading the hot matches</Trans>}
        skeleton={null}
        failed={<Trans>Couldn't load the hot matches</Trans>}
        old={<Trans>These matches may not be up to date.</Trans>}
      >
        {(hot) => <FrontRows label={t`Hot matches`} events={hot.map(({ event }) => event)} />}
      </Queried>
    </Board>
  )
}
