import type { ReactNode } from 'react'

import type { EventsPlace } from '#src/features/eventLists/eventsSearch.ts'
import { MarketSwitch } from '#src/features/eventLists/lazyLists.tsx'
import { EventColumns } from '#src/features/eventRow/EventColumns.tsx'
import { columnChoices } from '#src/features/eventRow/listColumns.ts'
import { useDevice } from '#src/ui/device.ts'

import type { ListLook } from './useListLook.ts'

interface ListHeadProps {
  place: EventsPlace
  look: ListLook
  /** Changes the order of the rows. */
  children: ReactNode
}

/** What stands over the rows of a list: on a phone the market they show, else the names of their columns; and their order. */
export function ListHead({ place, look: { shows, columns, market }, children }: ListHeadProps) {
  if (useDevice() !== 'phone')
    return (
      <EventColumns columns={columns} hasDraw={shows.hasDraw}>
        {children}
      </EventColumns>
    )
  return (
    <>
      <MarketSwitch place={place} choices={columnChoices(shows)} chosen={market} />
      {children}
    </>
  )
}
