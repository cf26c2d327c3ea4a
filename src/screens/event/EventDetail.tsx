import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react'

import type { Event } from '#domain/event.ts'
import { useClient } from '#src/client/context.tsx'
import { lazyPart } from '#src/i18n/lazyPart.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { betKindName } from '#src/words/betKinds.ts'
import { eventName } from '#src/words/events.ts'
import { marketTabName } from '#src/words/tabs.ts'

import { EventHeader } from './EventHeader.tsx'
import { EventOver } from './EventOver.tsx'
import type { EventView } from './eventViews.ts'
import { EventViews } from './EventViews.tsx'
import { firstTab, tabsOf } from './marketGroups.ts'
import { MarketPanel } from './MarketPanel.tsx'
import { MarketsSkeleton } from './MarketsSkeleton.tsx'
import { MarketTabs } from './MarketTabs.tsx'
import { ScoreLine } from './ScoreLine.tsx'
import { stuckVariables } from './stuck.ts'
import { useEventOver } from './useEventOver.ts'

// No grid: what sticks in a grid sticks within its own row.
const page = css({
  ...stuckVariables,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  '& :is(a, button, [tabindex])': { scrollMarginTop: 'calc(var(--stuck) + 8px)' },
})
const panel = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })

const InMatchCombo = lazyPart(
  async () => (await import('./InMatchCombo.tsx')).InMatchCombo,
  <MarketsSkeleton />,
)

/** What of the event can be bet on: each market by itself, or several together [BROWSE-08]. */
const betTabs = ['single', 'betBuilder'] as const

interface EventDetailProps {
  event: Event
  view: EventView
  onView: (view: EventView) => void
}

/** The event's heading, what there is to look at of it, its tabs, and the markets of the chosen one. */
export function EventDetail({ event, view, onView }: EventDetailProps) {
  const { scoreBook } = useClient()
  const { i18n, t } = useLingui()
  const panelId = useId()
  const betPanelId = useId()
  const [bet, chooseBet] = useState<(typeof betTabs)[number]>('single')
  const isOver = useEventOver(event)
  const { eventId } = event
  const read = useCallback(() => scoreBook.get(eventId) ?? event, [scoreBook, eventId, event])
  const subscribe = useCallback(
    (tell: () => void) => scoreBook.subscribe(eventId, tell),
    [scoreBook, eventId],
  )
  const score = useSyncExternalStore(subscribe, read)
  const tabs = useMemo(() => tabsOf(score.tabs, event.markets), [score.tabs, event.markets])
  // Chosen once: a tab that changed by itself would move prices from under the member's finger.
  const [chosen, choose] = useState(() => firstTab(event, tabs))
  const selected = tabs.some((tab) => tab.tabName === chosen) ? chosen : firstTab(event, tabs)
  const liveTab = score.inPlay ? event.liveTab : null
  return (
    <article aria-label={eventName(i18n, event)} data-event={eventId} css={page}>
      <ScoreLine event={event} />
      <EventHeader event={event} />
      <EventViews event={event} inPlay={score.inPlay} view={view} onView={onView}>
        {isOver ? (
          <EventOver />
        ) : (
          <>
            <Tabs
              label={t`Bets on this event`}
              tabs={betTabs.map((name) => ({ name, label: betKindName(i18n, name) }))}
              selected={bet}
              onSelect={chooseBet}
              panelId={betPanelId}
            />
            <div id={betPanelId} role="tabpanel" aria-label={betKindName(i18n, bet)} css={panel}>
              {bet === 'betBuilder' ? (
                <InMatchCombo event={event} tabs={score.tabs} liveTab={liveTab} />
              ) : (
                <>
                  <MarketTabs
                    event={event}
                    tabs={tabs}
                    liveTab={liveTab}
                    selected={selected}
                    onSelect={choose}
                    panelId={panelId}
                  />
                  <MarketPanel
                    key={selected}
                    id={panelId}
                    label={marketTabName(i18n, selected)}
                    event={event}
                    tabName={selected}
                  />
                </>
              )}
            </div>
          </>
        )}
      </EventViews>
    </article>
  )
}
