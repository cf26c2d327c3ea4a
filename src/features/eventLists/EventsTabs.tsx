import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'

import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { text } from '#src/ui/theme/scale.ts'
import { eventsTabName } from '#src/words/market/tabs.ts'

import { FavouriteCount } from './deferredLists.tsx'
import { type EventsPlace, searchOf } from './eventsSearch.ts'
import { type ShownTab, shownTab, useShownTabs } from './tabs/tabs.ts'
import { useTabCounts } from './tabs/useTabCounts.ts'

const style = css({
  minWidth: '1ch',
  fontSize: text.xs,
  fontWeight: 400,
  color: 'var(--text-3)',
  textAlign: 'start',
})

/** The lists, each with how many events it holds of what is looked for, and the boards beside them [BROWSE-01]. */
export function EventsTabs({ place, panelId }: { place: EventsPlace; panelId: string }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { tabs, boards } = useShownTabs()
  const countOf = useTabCounts(place)
  const [firstBoard = 'masterRankings'] = boards
  const select = (next: ShownTab): void => {
    const tab = next === 'boards' ? firstBoard : next
    void navigate({ to: '/events', search: searchOf({ ...place, tab, date: null }) })
  }
  // Its code comes with the slip's: it waits for the first list.
  const isSlipThere = useIsSlipThere()
  return (
    <Tabs
      label={t({ message: 'Events', context: 'any event one can bet on, outrights included' })}
      tabs={tabs.map((name) => {
        const count = countOf(name)
        return {
          name,
          label: (
            <>
              {eventsTabName(i18n, name)} {count !== null && <span css={style}>{count}</span>}
              {name === 'favourite' && isSlipThere && (
                <span css={style}>
                  <FavouriteCount />
                </span>
              )}
            </>
          ),
        }
      })}
      selected={shownTab(place.tab)}
      onSelect={select}
      panelId={panelId}
    />
  )
}
