import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react'

import type { Event } from '#domain/market/event.ts'
import { useClient } from '#src/client/context.tsx'
import { useSearchKey } from '#src/client/hooks/usePreference.ts'
import { rowMarketsOf } from '#src/features/eventRow/rowMarkets.ts'
import { deferredPart } from '#src/i18n/deferredPart.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { eventName } from '#src/words/match/events.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'

import { EventOver } from './EventOver.tsx'
import { EventHeader } from './head/EventHeader.tsx'
import { ScoreLine } from './head/ScoreLine.tsx'
import { pageStyle } from './head/stuck.ts'
import { firstTab, tabsOf } from './markets/marketGroups.ts'
import { Markets } from './markets/Markets.tsx'
import { MarketsSkeleton } from './markets/MarketsSkeleton.tsx'
import { EventStrip } from './strip/EventStrip.tsx'
import { useEventOver } from './useEventOver.ts'
import type { EventView } from './views/eventViews.ts'
import { type BetMode, EventViews } from './views/EventViews.tsx'
import { viewsStyle } from './views/viewsStyle.ts'

const panel = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

const InMatchCombo = deferredPart(
  async () => (await import('./InMatchCombo.tsx')).InMatchCombo,
  <MarketsSkeleton />,
)

interface EventDetailProps {
  event: Event
  view: EventView
  onView: (view: EventView) => void
}

/** The event's heading, how it goes, what there is to look at of it, and the markets that are chosen. */
export function EventDetail({ event, view, onView }: EventDetailProps) {
  const { i18n, t } = useLingui()
  const betPanelId = useId()
  const [mode, setMode] = useState<BetMode>('single')
  const [slot, setSlot] = useState<HTMLDivElement | null>(null)
  const [isSearching, setSearching] = useState(false)
  const shortcut = useSearchKey()
  const isOver = useEventOver(event)
  const score = useScore(event)
  const tabs = useMemo(() => tabsOf(score.tabs, event.markets), [score.tabs, event.markets])
  // Chosen once: a choice that changed on its own would move prices from under the member's finger.
  const [chosen, choose] = useState(() => firstTab(event, tabs))
  const liveTab = score.inPlay ? event.liveTab : null
  const showPart = (tabName: string): void => {
    choose(tabName)
    setMode('single')
    if (view !== 'bet') onView('bet')
  }
  const isSingle = view === 'bet' && mode === 'single'
  return (
    <article aria-label={eventName(i18n, event)} data-event={event.eventId} css={pageStyle}>
      <ScoreLine event={event} />
      <EventHeader event={event} />
      <EventStrip
        event={event}
        inPlay={score.inPlay}
        isOver={isOver}
        tabs={tabs}
        liveTab={liveTab}
        selected={isSingle ? chosen : null}
        onSelect={showPart}
        onAnalysis={() => onView('analysis')}
        winner={view === 'bet' || isOver ? null : rowMarketsOf(event).winner}
        onBets={() => onView('bet')}
      />
      <EventViews
        event={event}
        inPlay={score.inPlay}
        view={view}
        onView={onView}
        bets={isOver ? null : { mode, onMode: setMode, panelId: betPanelId }}
        beside={
          <>
            <div ref={setSlot} css={viewsStyle.slot} />
            {isSingle && !isOver && (
              <IconButton
                icon="search"
                label={t`Find a market`}
                aria-keyshortcuts={isSearching ? undefined : shortcut}
                aria-pressed={isSearching}
                onClick={() => setSearching((before) => !before)}
              />
            )}
          </>
        }
      >
        {isOver ? (
          <EventOver event={event} />
        ) : (
          <div id={betPanelId} role="tabpanel" aria-label={betKindName(i18n, mode)} css={panel}>
            {mode === 'betBuilder' ? (
              <InMatchCombo event={event} tabs={score.tabs} liveTab={liveTab} slot={slot} />
            ) : (
              <Markets
                event={event}
                tabs={tabs}
                liveTab={liveTab}
                chosen={chosen}
                onChoose={choose}
                slot={slot}
                isSearching={isSearching}
                onSearched={() => setSearching(false)}
              />
            )}
          </div>
        )}
      </EventViews>
    </article>
  )
}

/** The event's score as the score book has it, for what is chosen by it; figures are written without React. */
function useScore(event: Event) {
  const { scoreBook } = useClient()
  const { eventId } = event
  const read = useCallback(() => scoreBook.get(eventId) ?? event, [scoreBook, eventId, event])
  const subscribe = useCallback(
    (tell: () => void) => scoreBook.subscribe(eventId, tell),
    [scoreBook, eventId],
  )
  return useSyncExternalStore(subscribe, read)
}
