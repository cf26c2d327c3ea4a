import { useMemo } from 'react'

import { usePreference } from '#src/client/usePreference.ts'
import { columnsOf, type OnShow, onShow } from '#src/features/eventRow/listColumns.ts'
import { useDevice } from '#src/ui/device.ts'
import type { EventListPage } from '#src/wire/events.ts'
import type { MarketColumn } from '#src/words/marketColumns.ts'

/** How a list of events is laid out. */
export interface ListLook {
  readonly shows: OnShow
  readonly columns: readonly MarketColumn[]
  /** The first of them: of a phone's list the one that is shown. */
  readonly market: MarketColumn
  /** For the element that holds head and rows, which lay themselves out by these. */
  readonly attributes: Readonly<Record<`data-${string}`, string | boolean>>
}

/** How a list lays itself out by what its events ask for, the device and the odds type. @param chosen the market that a phone's list shows */
export function useListLook(
  pages: readonly Pick<EventListPage, 'events'>[] | undefined,
  chosen: MarketColumn = 'winner',
): ListLook {
  const device = useDevice()
  const oddsType = usePreference('oddsType')
  const shows = useMemo(() => onShow(pages?.flatMap(({ events }) => events) ?? []), [pages])
  const columns = columnsOf(shows, device, chosen)
  const [market = 'winner'] = columns
  return {
    shows,
    columns,
    market,
    attributes: {
      'data-odds-type': oddsType,
      'data-draw': shows.hasDraw,
      'data-own': columns.includes('own'),
      'data-market': market,
    },
  }
}
