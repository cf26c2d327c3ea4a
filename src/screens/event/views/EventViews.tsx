import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'

import type { Event } from '#domain/market/event.ts'
import { availableAnalyticsQuery } from '#src/api/match/availableAnalytics.ts'
import { useClient } from '#src/client/context.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { eventViewName } from '#src/words/match/eventViews.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'

import { eventViewParts } from './eventViewParts.tsx'
import { type EventView, eventViews } from './eventViews.ts'
import { ViewMenu } from './ViewMenu.tsx'
import { viewsStyle } from './viewsStyle.ts'

/** How the event can be bet on: each market on its own, or several together [BROWSE-08]. */
export type BetMode = 'single' | 'betBuilder'

const betModes = ['single', 'betBuilder'] as const satisfies readonly BetMode[]

/** The switch between the two, and what it shows. */
export interface BetModes {
  readonly mode: BetMode
  readonly onMode: (mode: BetMode) => void
  readonly panelId: string
}

interface EventViewsProps {
  event: Event
  /** Whether it is played now. */
  inPlay: boolean
  view: EventView
  onView: (view: EventView) => void
  /** What the view of its markets is called, where that is not Bet. */
  marketsName?: string
  /** How it is bet on, where it can be. */
  bets?: BetModes | null
  /** What else the row has room for, on phones, while the markets are shown. */
  beside?: ReactNode
  /** What is shown there. */
  children: ReactNode
}

/** What there is to look at of an event, a tab each, and the one that is looked at [BROWSE-08]. */
export function EventViews(props: EventViewsProps) {
  const { event, inPlay, view, onView, marketsName, bets = null, beside, children } = props
  const { i18n, t } = useLingui()
  const panelId = useId()
  const isPhone = useDevice() === 'phone'
  const { views, isKnown } = useViews(event, inPlay, view)
  const { Part } = (view !== 'bet' && eventViewParts[view]) || { Part: null }
  const shown = Part === null ? 'bet' : view
  const nameOf = (name: EventView): string =>
    (name === 'bet' ? marketsName : undefined) ?? eventViewName(i18n, name)
  const choices = views.map((name) => ({ name, label: nameOf(name) }))
  const areSeveral = choices.length > 1
  const panel = [viewsStyle.panel, shown !== 'bet' && viewsStyle.inset]
  const content = Part === null ? children : <Part event={event} />
  // Where there is nothing else to look at there is nothing to choose.
  if (!areSeveral && bets === null && !(isPhone && beside !== undefined))
    return <div css={panel}>{content}</div>
  return (
    <>
      <div css={viewsStyle.row} data-views="">
        {isPhone ? (
          (areSeveral || bets !== null) && (
            <ViewMenu {...menuOf(choices, shown, onView, bets, betKindName(i18n, 'betBuilder'))} />
          )
        ) : !isKnown || !areSeveral ? (
          <span css={viewsStyle.slot} />
        ) : (
          <Tabs
            label={t({ message: 'This event', context: 'views of an event: bets, statistics, log' })}
            tabs={choices}
            selected={shown}
            onSelect={onView}
            panelId={panelId}
          />
        )}
        {!isPhone && bets !== null && shown === 'bet' && (
          <div css={viewsStyle.kinds}>
            <Tabs
              label={t({ message: 'Bet type', context: 'single, combo, system' })}
              tabs={betModes.map((name) => ({ name, label: betKindName(i18n, name) }))}
              selected={bets.mode}
              onSelect={bets.onMode}
              panelId={bets.panelId}
            />
          </div>
        )}
        {isPhone && shown === 'bet' && beside}
      </div>
      <div id={panelId} role="tabpanel" aria-label={nameOf(shown)} css={panel}>
        {content}
      </div>
    </>
  )
}

/** The views and, after the bets, the in-match combo, which on phones is one of them. */
function menuOf(
  choices: readonly { readonly name: EventView; readonly label: string }[],
  shown: EventView,
  onView: (view: EventView) => void,
  bets: BetModes | null,
  comboName: string,
) {
  const combo = { name: 'betBuilder', label: comboName } as const
  const items = choices.flatMap((each) => (each.name === 'bet' && bets !== null ? [each, combo] : [each]))
  const isCombo = shown === 'bet' && bets?.mode === 'betBuilder'
  return {
    items,
    selected: isCombo ? ('betBuilder' as const) : shown,
    onSelect: (name: EventView | 'betBuilder'): void => {
      if (name === 'bet') bets?.onMode('single')
      if (name === 'betBuilder') bets?.onMode('betBuilder')
      onView(name === 'betBuilder' ? 'bet' : name)
    },
  }
}

/** The views with something in them, and the one that the address names; until it is known which, those that are surely there. */
function useViews(
  event: Event,
  inPlay: boolean,
  chosen: EventView,
): { readonly views: readonly EventView[]; readonly isKnown: boolean } {
  const { data: available = nothing, isPending } = useQuery({
    ...availableAnalyticsQuery(useClient(), event.eventId, inPlay),
    placeholderData: (before: ReadonlySet<string> | undefined) => before,
  })
  const views = eventViews.filter((view) => {
    if (view === 'bet') return true
    const part = eventViewParts[view]
    return part !== undefined && (view === chosen || part.hasSomething(event, available, inPlay))
  })
  return { views, isKnown: !isPending }
}

const nothing: ReadonlySet<string> = new Set()
