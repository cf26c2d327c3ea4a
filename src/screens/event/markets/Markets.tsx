import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useMemo, useState } from 'react'

import type { Event, MarketTab } from '#domain/market/event.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { marketTabName } from '#src/words/market/tabs.ts'

import { MyBetsCard, MyBetsLine } from '../bets/MyBets.tsx'
import { ChoiceFrame } from './choose/ChoiceFrame.tsx'
import { GroupTabs } from './choose/GroupTabs.tsx'
import { allMarkets, choicesOf, type MarketChoice, marketsOf } from './choose/marketChoices.ts'
import { MarketSearch } from './choose/MarketSearch.tsx'
import { useFoundMarkets } from './choose/useFoundMarkets.ts'
import { useKindName } from './choose/useKindName.ts'
import { groupMarkets } from './marketGroups.ts'
import { MarketPanel } from './MarketPanel.tsx'

interface MarketsProps {
  event: Event
  tabs: readonly MarketTab[]
  liveTab: string | null
  /** What of them is shown: a part's tab by its name, or another choice's. */
  chosen: string
  onChoose: (name: string) => void
  /** Where the row of views has room for the choices, on phones. */
  slot: HTMLElement | null
  /** The field of the search is open, on phones. */
  isSearching: boolean
  onSearched: () => void
}

/** The markets of an event: what is chosen of them, or found by its name [BROWSE-08]. */
export function Markets(props: MarketsProps) {
  const { event, tabs, liveTab, chosen, onChoose, slot, isSearching, onSearched } = props
  const panelId = useId()
  const isPhone = useDevice() === 'phone'
  const [find, setFind] = useState('')
  const choices = useMemo(() => choicesOf(event.markets, tabs), [event.markets, tabs])
  const selected = choices.find(({ name }) => name === chosen) ?? choices[0]
  const choice = selected?.choice ?? everything
  const groups = useShownGroups(event, choice, tabs, liveTab, find)
  const key = `${selected?.name ?? allMarkets} ${find.trim()}`
  const label = useChoiceName(choice)
  // Found among all of them, until one of the choices is pressed.
  const look = (next: string): void => {
    if (find === '' && next !== '') onChoose(allMarkets)
    setFind(next)
  }
  const search = (
    <MarketSearch find={find} onFind={look} isOpened={isPhone} onClose={isPhone ? onSearched : undefined} />
  )
  const tabList = (
    <GroupTabs
      choices={choices}
      selected={selected?.name ?? allMarkets}
      onSelect={onChoose}
      liveTab={liveTab}
      panelId={panelId}
      isAcross={isPhone}
    />
  )
  return (
    <ChoiceFrame slot={slot} tabs={tabList} before={search} after={<MyBetsCard eventId={event.eventId} />}>
      {isPhone && isSearching && search}
      <MarketPanel
        key={key}
        id={panelId}
        label={label}
        event={event}
        groups={groups}
        hasParts={choice.by !== 'part' && tabs.length > 1}
        afterFirst={isPhone ? <MyBetsLine eventId={event.eventId} /> : undefined}
        empty={find.trim() === '' ? undefined : <NothingFound />}
      />
    </ChoiceFrame>
  )
}

const everything: MarketChoice = { by: 'all' }

/** What is chosen and found, under its headings: the same objects whatever the score does, so that it renders nothing. */
function useShownGroups(
  { markets }: Event,
  choice: MarketChoice,
  tabs: readonly MarketTab[],
  liveTab: string | null,
  find: string,
) {
  // Decided once: another map that begins moves no market.
  const [first] = useState(liveTab)
  const order = tabs.map(({ tabName }) => tabName).join('\n')
  const name = choice.by === 'part' ? choice.tab.tabName : choice.by
  const kind = choice.by === 'kind' ? choice.kind : null
  const shown = useMemo(
    () => marketsOf(choice, markets, order.split('\n'), first),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a choice is what it is called
    [name, kind, markets, order, first],
  )
  const found = useFoundMarkets(shown, find)
  return useMemo(() => groupMarkets(found), [found])
}

function useChoiceName(choice: MarketChoice): string {
  const { t, i18n } = useLingui()
  const kindName = useKindName()
  if (choice.by === 'part') return marketTabName(i18n, choice.tab.tabName)
  return choice.by === 'kind'
    ? kindName(choice.kind)
    : t({ message: 'All', context: 'all markets of a match' })
}

function NothingFound(): ReactNode {
  return (
    <EmptyState icon="search" title={<Trans>No market found</Trans>}>
      <Trans>Try another word, or choose All.</Trans>
    </EmptyState>
  )
}
