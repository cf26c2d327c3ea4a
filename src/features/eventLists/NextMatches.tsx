import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId } from 'react'

import type { Event } from '#domain/market/event.ts'
import { eventPagesQuery, type EventsTab } from '#src/api/lists/events.ts'
import { useClient } from '#src/client/context.tsx'
import { FrontRows } from '#src/features/eventRow/front/FrontRow.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[2],
  '> h2': { padding: `0 ${space[1]}px`, fontSize: text.m, color: 'var(--text-1)' },
})

/** So many of them are shown. */
const most = 3

/**
 * What is played next in the competition of a match that is over, with its prices: those in play, then those of today, then
 * those after it. Nothing is said where there are none, and before that is known.
 */
export function NextMatches({ event: { eventId, competitionId, competitionName } }: { event: Event }) {
  const headId = useId()
  const inPlay = useMatches('inplay', competitionId, true)
  const today = useMatches('today', competitionId, true)
  const isFull = (inPlay?.length ?? 0) + (today?.length ?? 0) >= most
  const early = useMatches('early', competitionId, inPlay !== null && today !== null && !isFull)
  const next = [
    ...new Map(
      [inPlay, today, early].flatMap((list) => list ?? []).map((one) => [one.eventId, one]),
    ).values(),
  ]
    .filter((one) => one.eventId !== eventId)
    .slice(0, most)
  if (next.length === 0) return null
  return (
    <section css={style} aria-labelledby={headId}>
      <h2 id={headId}>
        <Trans context="heading: matches of a competition that are played next">
          Next in <Name>{competitionName}</Name>
        </Trans>
      </h2>
      <FrontRows label={competitionName} events={next} />
    </section>
  )
}

/** The first matches of a list and a competition; null while they are not known. */
function useMatches(tab: EventsTab, competitionId: string, isAsked: boolean): readonly Event[] | null {
  const { data } = useInfiniteQuery({
    ...eventPagesQuery(useClient(), { tab, competitions: [competitionId] }),
    enabled: isAsked,
  })
  return data?.pages[0]?.events ?? null
}
