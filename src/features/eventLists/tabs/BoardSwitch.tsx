import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'

import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { eventsTabName } from '#src/words/market/tabs.ts'

import { type EventsPlace, searchOf } from '../eventsSearch.ts'
import { type BoardOfTab, useShownTabs } from './tabs.ts'

interface BoardSwitchProps {
  place: EventsPlace
  board: BoardOfTab
  panelId: string
}

/** The boards of their tab, where a partner has more than one [BROWSE-01]. */
export function BoardSwitch({ place, board, panelId }: BoardSwitchProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { boards } = useShownTabs()
  if (boards.length < 2) return null
  return (
    <Tabs
      label={t({ message: 'Boards', context: 'tab: hot betting and rankings' })}
      tabs={boards.map((name) => ({ name, label: eventsTabName(i18n, name) }))}
      selected={board}
      onSelect={(tab) => void navigate({ to: '/events', search: searchOf({ ...place, tab }) })}
      panelId={panelId}
    />
  )
}
