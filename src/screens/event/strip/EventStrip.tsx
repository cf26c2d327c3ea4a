import { useQuery } from '@tanstack/react-query'

import type { Event, MarketTab } from '#domain/market/event.ts'
import { gameById } from '#domain/market/game.ts'
import { availableAnalyticsQuery } from '#src/api/match/availableAnalytics.ts'
import { useClient } from '#src/client/context.tsx'
import { deferredPart } from '#src/i18n/deferredPart.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { Name } from '#src/ui/text/Name.tsx'

import { StripMaps } from './StripMaps.tsx'
import { stripStyle } from './stripStyle.ts'

const LiveStrip = deferredPart(
  async () => (await import('#src/features/statistics/strip/LiveStrip.tsx')).LiveStrip,
)

interface EventStripProps {
  event: Event
  inPlay: boolean
  tabs: readonly MarketTab[]
  liveTab: string | null
  /** The part whose markets are shown, if they are those of one. */
  selected: string | null
  onSelect: (tabName: string) => void
}

/**
 * The maps of the match with their scores, each the way to its markets, and how it goes as far as the statistics know;
 * before a match, what it is [BROWSE-08]. It has its height before anything is known.
 */
export function EventStrip({ event, inPlay, tabs, liveTab, selected, onSelect }: EventStripProps) {
  const { data: available } = useQuery(availableAnalyticsQuery(useClient(), event.eventId, inPlay))
  const hasStats = inPlay && available?.has('live_stats') === true
  const parts = tabs.filter(({ tabName }) => tabName !== 'MATCH')
  const isDecided = tabs.some(({ tabName, open }) => tabName === 'MATCH' && !open)
  return (
    <div css={stripStyle.strip} data-strip="">
      {parts.length > 0 ? (
        <StripMaps
          event={event}
          tabs={parts}
          isDecided={isDecided}
          liveTab={liveTab}
          selected={selected}
          onSelect={onSelect}
        />
      ) : (
        <span />
      )}
      {hasStats ? (
        <LiveStrip event={event} hasLog={available.has('play_by_play')} />
      ) : (
        <span css={stripStyle.about}>
          <GameIcon game={gameById(event.gameId, event.gameName)} />
          <b>
            <Name>{event.gameName}</Name> · <Name>{event.competitionName}</Name>
          </b>
        </span>
      )}
    </div>
  )
}
