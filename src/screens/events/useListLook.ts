import { useMemo } from 'react'

import { usePreference } from '#src/client/hooks/usePreference.ts'
import { columnChoices } from '#src/features/eventRow/listColumns.ts'
import type { EventListPage } from '#src/wire/lists/events.ts'
import type { MarketColumn } from '#src/words/market/marketColumns.ts'

/** How a list of events is laid out. */
export interface ListLook {
  /** The markets that a phone's list can show, one at a time. */
  readonly choices: readonly MarketColumn[]
  /** The one that it shows. */
  readonly market: MarketColumn
  /** For the element that holds head and rows, which lay themselves out by these. */
  readonly attributes: Readonly<Record<`data-${string}`, string>>
}

/** How a list lays itself out by what its events ask for and the odds type. @param chosen the market that a phone's list shows */
export function useListLook(
  pages: readonly Pick<EventListPage, 'events'>[] | undefined,
  chosen: MarketColumn = 'winner',
): ListLook {
  const oddsType = usePreference('oddsType')
  const choices = useMemo(() => columnChoices(pages?.flatMap(({ events }) => events) ?? []), [pages])
  return {
    choices,
    market: choices.includes(chosen) ? chosen : 'winner',
    attributes: { 'data-odds-type': oddsType },
  }
}
