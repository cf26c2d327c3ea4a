import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'

import { placeOf, searchOf } from '#src/features/eventLists/eventsSearch.ts'
import { MasterRankings as Rankings } from '#src/features/rankings/MasterRankings.tsx'

import { Board, Boards } from './Board.tsx'

/** The members who came off best, over the time that the address names [BROWSE-01] [ROUTE-11]. */
export function MasterRankings({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const place = useSearch({ strict: false, select: placeOf, structuralSharing: true })
  return (
    <Boards id={id} label={t({ message: 'Master rankings', context: 'board of members by profit' })}>
      <Board
        title={<Trans context="board of members by profit">Master rankings</Trans>}
        lead={<Trans>Members with the highest profit: returns on settled bets, minus stakes</Trans>}
      >
        <Rankings
          range={place.range ?? 'weekly'}
          onRange={(range) =>
            void navigate({
              to: '/events',
              search: searchOf({ ...place, range: range === 'weekly' ? undefined : range }),
              resetScroll: false,
            })
          }
        />
      </Board>
    </Boards>
  )
}
