import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'

import { type EventsPlace, placeOf, searchOf } from '#src/features/eventLists/eventsSearch.ts'
import { TopWinnings as Winnings } from '#src/features/topWinnings/TopWinnings.tsx'

import { Board, Boards, useShowSlip } from './Board.tsx'

/** The bets of others that won most, over the time and from the share that the address names [MEMBER-06] [ROUTE-11]. */
export function TopWinnings({ id }: { id: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const place = useSearch({ strict: false, select: placeOf, structuralSharing: true })
  const go = (change: Pick<EventsPlace, 'range' | 'share'>): void =>
    void navigate({ to: '/events', search: searchOf({ ...place, ...change }), resetScroll: false })
  return (
    <Boards id={id} label={t({ message: 'Top winning members', context: 'board of the bets that won most' })}>
      <Board
        title={<Trans context="board of the bets that won most">Top winning members</Trans>}
        lead={<Trans>Bets of other members with the highest profit: returns minus stake</Trans>}
      >
        <Winnings
          range={place.range ?? 'weekly'}
          share={place.share ?? null}
          onRange={(range) => go({ range: range === 'weekly' ? undefined : range })}
          onShare={(share) => go({ share: share ?? undefined })}
          onFollowed={useShowSlip()}
        />
      </Board>
    </Boards>
  )
}
