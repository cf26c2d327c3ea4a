import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'

import { usePreference } from '#src/client/usePreference.ts'
import { listOf } from '#src/features/eventLists/eventsSearch.ts'
import { MarketSwitch } from '#src/features/eventLists/lazyLists.tsx'
import { rowsOf } from '#src/features/eventLists/listItems.ts'
import { useListPlace } from '#src/features/eventLists/listPlace.ts'
import { useFavourites } from '#src/features/eventLists/useFavourites.ts'
import { EventColumns } from '#src/features/eventRow/EventColumns.tsx'
import { columnChoices, columnsOf, onShow } from '#src/features/eventRow/listColumns.ts'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { useDevice } from '#src/ui/device.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

import { ListPanel } from './ListPanel.tsx'

/** The events that the member has marked, of all games and days together [BROWSE-03]. */
export function Favourites({ id }: { id: string }) {
  const device = useDevice()
  const list = useFavourites()
  const place = useListPlace()
  const pages = list.data?.pages
  const rows = useMemo(() => pages && rowsOf(pages), [pages])
  const shows = useMemo(() => onShow(pages?.flatMap(({ events }) => events) ?? []), [pages])
  const columns = columnsOf(shows, device, place.market ?? 'winner')
  const [market = 'winner'] = columns
  const hasRows = pages?.some(({ events }) => events.length > 0) === true
  return (
    <div
      css={priceRoom}
      data-odds-type={usePreference('oddsType')}
      data-draw={shows.hasDraw}
      data-own={columns.includes('own')}
      data-market={market}
    >
      {hasRows &&
        (device === 'phone' ? (
          <MarketSwitch
            place={{ ...place, tab: 'favourite' }}
            choices={columnChoices(shows)}
            chosen={market}
          />
        ) : (
          <EventColumns columns={columns} hasDraw={shows.hasDraw} />
        ))}
      <ListPanel
        id={id}
        place={listOf({ ...place, tab: 'favourite' })}
        name="favourite"
        columns={columns}
        rows={rows}
        list={list}
        empty={<NoFavourites />}
      />
    </div>
  )
}

function NoFavourites() {
  return (
    <EmptyState icon="star" title={<Trans>No favourites yet</Trans>}>
      <Trans>
        Press the star of a match, in any list or on its page, and it stands here until it has ended.
      </Trans>
    </EmptyState>
  )
}
