import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react'

import type { Event } from '#domain/event.ts'
import { useClient } from '#src/client/context.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { eventName } from '#src/words/events.ts'
import { marketTabName } from '#src/words/tabs.ts'

import { EventHeader } from './EventHeader.tsx'
import { EventOver } from './EventOver.tsx'
import { firstTab, tabsOf } from './marketGroups.ts'
import { MarketPanel } from './MarketPanel.tsx'
import { MarketTabs } from './MarketTabs.tsx'
import { useEventOver } from './useEventOver.ts'

const panel = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })

/** The event's heading, its tabs, and the markets of the chosen one. */
export function EventDetail({ event }: { event: Event }) {
  const { scoreBook } = useClient()
  const { i18n } = useLingui()
  const panelId = useId()
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
  return (
    <article aria-label={eventName(i18n, event)} data-event={eventId} css={panel}>
      <EventHeader event={event} />
      {isOver ? (
        <EventOver />
      ) : (
        <>
          <MarketTabs
            event={event}
            tabs={tabs}
            liveTab={score.inPlay ? event.liveTab : null}
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
    </article>
  )
}
