import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { featuredQuery } from '#src/api/boards/featured.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { FrontRows, RowPlaces } from '#src/features/eventRow/front/FrontRow.tsx'

import { Board } from '../Board.tsx'

const usual = 3

/**
 * The events that the partner puts forward, in its order; where it puts none forward nothing is said of it [BROWSE-04].
 * @param props.isWithLive whether those in play are among them; else they lead the cards of what is live
 */
export function Featured({ isWithLive }: { isWithLive: boolean }) {
  const { t } = useLingui()
  const query = useQuery(featuredQuery(useClient()))
  const { data, error, isError, refetch } = query
  const events = isWithLive ? data : data?.filter(({ inPlay }) => !inPlay)
  if (events?.length === 0 && !isError) return null
  return (
    <Board title={<Trans context="matches chosen by the house">Featured</Trans>}>
      <Queried
        query={{ data: events, error, isError, refetch }}
        loading={<Trans>Loading the featured matches</Trans>}
        skeleton={<RowPlaces count={usual} />}
        failed={<Trans>Couldn't load the featured matches</Trans>}
        old={<Trans>These matches may not be up to date.</Trans>}
      >
        {(shown) => (
          <FrontRows
            label={t({ message: 'Featured', context: 'matches chosen by the house' })}
            events={shown}
          />
        )}
      </Queried>
    </Board>
  )
}
