import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'

import type { Event } from '#domain/event.ts'
import { availableAnalyticsQuery } from '#src/api/availableAnalytics.ts'
import { useClient } from '#src/client/context.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { tabsHeight } from '#src/ui/tabsHeight.ts'
import { layer, lowest, space, touch } from '#src/ui/theme/scale.ts'
import { eventViewName } from '#src/words/eventViews.ts'

import { eventViewParts } from './eventViewParts.tsx'
import { type EventView, eventViews } from './eventViews.ts'

const styles = {
  // The row keeps its place while it is not known yet what there is. Below a score line it stays in sight with that.
  row: css({
    minHeight: tabsHeight.mouse,
    [touch]: { minHeight: tabsHeight.touch },
    position: 'sticky',
    top: 'var(--views-top)',
    zIndex: layer.overRows,
    background: 'var(--surface-1)',
    [lowest]: { position: 'static' },
  }),
  panel: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
}

interface EventViewsProps {
  event: Event
  /** Whether it is played now. */
  inPlay: boolean
  view: EventView
  onView: (view: EventView) => void
  /** What the view of its markets is called, where that is not Bet. */
  marketsName?: string
  /** What is shown there. */
  children: ReactNode
}

/** What there is to look at of an event, a tab each, and the one that is looked at [BROWSE-08]. */
export function EventViews({ event, inPlay, view, onView, marketsName, children }: EventViewsProps) {
  const { i18n, t } = useLingui()
  const panelId = useId()
  const views = useViews(event, inPlay, view)
  const { Part } = (view !== 'bet' && eventViewParts[view]) || { Part: null }
  const shown = Part === null ? 'bet' : view
  const nameOf = (name: EventView): string =>
    (name === 'bet' ? marketsName : undefined) ?? eventViewName(i18n, name)
  return (
    <>
      <div css={styles.row}>
        {views !== null && (
          <Tabs
            label={t`This event`}
            tabs={views.map((name) => ({ name, label: nameOf(name) }))}
            selected={shown}
            onSelect={onView}
            panelId={panelId}
          />
        )}
      </div>
      <div id={panelId} role="tabpanel" aria-label={nameOf(shown)} css={styles.panel}>
        {Part === null ? children : <Part event={event} />}
      </div>
    </>
  )
}

/** The views with something in them, and the one that the address names; null until that is known. */
function useViews(event: Event, inPlay: boolean, chosen: EventView): EventView[] | null {
  const { data: available = nothing, isPending } = useQuery({
    ...availableAnalyticsQuery(useClient(), event.eventId, inPlay),
    placeholderData: (before: ReadonlySet<string> | undefined) => before,
  })
  if (isPending) return null
  return eventViews.filter((view) => {
    if (view === 'bet') return true
    const part = eventViewParts[view]
    return part !== undefined && (view === chosen || part.hasSomething(event, available))
  })
}

const nothing: ReadonlySet<string> = new Set()
