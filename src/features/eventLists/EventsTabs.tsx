import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { unsaid } from '#machines/session/settings.ts'
import { tiecoQuery } from '#src/api/games.ts'
import { isHotBettingOn } from '#src/client/boards.ts'
import { useClient, useSettings } from '#src/client/context.tsx'
import { areFavouritesOn } from '#src/client/favouriteMarks.ts'
import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { text } from '#src/ui/theme/scale.ts'
import { eventsTabName } from '#src/words/tabs.ts'

import { type BoardTab, type EventsPlace, type EventsTabName, searchOf } from './eventsSearch.ts'
import { FavouriteCount } from './lazyLists.tsx'

const style = css({
  minWidth: '2ch',
  fontSize: text.s,
  fontWeight: 400,
  color: 'var(--text-3)',
  textAlign: 'start',
})

/** The lists, each with how many events it holds of what is looked for, and the boards beside them [BROWSE-01]. */
export function EventsTabs({ place, panelId }: { place: EventsPlace; panelId: string }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { tab, gameId } = place
  const settings = useSettings()
  // Each tab with what there is of what is looked for; the last counts stand until the next have come.
  const { data } = useQuery({ ...tiecoQuery(useClient(), place), placeholderData: (last) => last })
  const counts = gameId === null ? data?.total : data?.games[gameId]
  const select = (next: EventsTabName): void => {
    void navigate({ to: '/events', search: searchOf({ ...place, tab: next, date: null }) })
  }
  const lists = (settings ?? unsaid).opening.tabs.map((name) => ({
    name,
    label: (
      <>
        {eventsTabName(i18n, name)} {data !== undefined && <span css={style}>{counts?.[name] ?? 0}</span>}
      </>
    ),
  }))
  // Its code comes with the slip's: it waits for the first list.
  const isSlipThere = useIsSlipThere()
  const board = (name: BoardTab) => ({ name, label: eventsTabName(i18n, name) })
  const own = {
    name: 'favourite' as const,
    label: (
      <>
        {eventsTabName(i18n, 'favourite')} <span css={style}>{isSlipThere && <FavouriteCount />}</span>
      </>
    ),
  }
  const favourites = areFavouritesOn(settings) ? [own] : []
  const boards = isHotBettingOn(settings) ? [board('hotBetting')] : []
  return (
    <Tabs
      label={t`Events`}
      tabs={[board('home'), ...lists, ...favourites, ...boards, board('masterRankings')]}
      selected={tab}
      onSelect={select}
      panelId={panelId}
    />
  )
}
