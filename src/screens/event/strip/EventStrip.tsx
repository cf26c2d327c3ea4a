import { useQuery } from '@tanstack/react-query'

import type { Event, MarketTab } from '#domain/market/event.ts'
import { gameById } from '#domain/market/game.ts'
import type { Market } from '#domain/market/selection.ts'
import { availableAnalyticsQuery } from '#src/api/match/availableAnalytics.ts'
import { useClient } from '#src/client/context.tsx'
import { deferredPart } from '#src/i18n/deferredPart.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'

import { StripMaps } from './StripMaps.tsx'
import { stripStyle } from './stripStyle.ts'
import { WinnerStrip } from './WinnerStrip.tsx'

const LiveStrip = deferredPart(
  async () => (await import('#src/features/statistics/strip/LiveStrip.tsx')).LiveStrip,
)

const Teaser = deferredPart(async () => (await import('#src/features/analytics/Teaser.tsx')).Teaser)

interface EventStripProps {
  event: Event
  inPlay: boolean
  /** None of its markets takes bets again. */
  isOver: boolean
  tabs: readonly MarketTab[]
  liveTab: string | null
  /** The part whose markets are shown, if they are those of one. */
  selected: string | null
  onSelect: (tabName: string) => void
  onAnalysis: () => void
  /** The market of the match's winner, while something else than the bets is looked at. */
  winner: Market | null
  onBets: () => void
}

/**
 * The maps of the match with their scores, each the way to its markets, and how it goes as far as the statistics know;
 * before a match how the two teams did, or what it is; over anything else than the bets the prices of the winner
 * [BROWSE-08]. It has its height before anything is known.
 */
export function EventStrip(props: EventStripProps) {
  const { event, inPlay, isOver, tabs, liveTab, selected, onSelect, onAnalysis, winner, onBets } = props
  const { data: available, isPending } = useQuery(availableAnalyticsQuery(useClient(), event.eventId, inPlay))
  const has = (name: string): boolean => available?.has(name) === true
  const parts = tabs.filter(({ tabName }) => tabName !== 'MATCH')
  const isDecided = tabs.some(({ tabName, open }) => tabName === 'MATCH' && !open)
  const isLive = inPlay && has('live_stats')
  // Of maps that are still to be played there is nothing to tell: their markets stand among the groups.
  const isTeased =
    !inPlay && !isOver && !isDecided && (isPending || has('recent_matches') || has('head_to_head'))
  const hasMaps = parts.length > 0 && !isTeased
  if (winner !== null)
    return (
      <div css={stripStyle.strip} data-strip="">
        <WinnerStrip event={event} winner={winner} onAll={onBets} />
      </div>
    )
  return (
    <div css={stripStyle.strip} data-strip="" data-maps={hasMaps}>
      {hasMaps && (
        <StripMaps
          event={event}
          tabs={parts}
          isDecided={isDecided}
          liveTab={liveTab}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {isLive && <LiveStrip event={event} hasLog={has('play_by_play')} hasParts={hasMaps} />}
      {isTeased && !isPending && (
        <Teaser
          event={event}
          hasRecent={has('recent_matches')}
          hasMet={has('head_to_head')}
          onMore={onAnalysis}
          otherwise={<About event={event} />}
        />
      )}
      {!isLive && !isTeased && !isPending && <About event={event} />}
    </div>
  )
}

/** What is played, and for what. */
function About({ event: { gameId, gameName, competitionName } }: { event: Event }) {
  return (
    <span css={stripStyle.about}>
      <GameIcon game={gameById(gameId, gameName)} />
      <b>
        <Name>{gameName}</Name>
        <Dot />
        <Name>{competitionName}</Name>
      </b>
    </span>
  )
}
