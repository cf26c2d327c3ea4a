import { useSearch } from '@tanstack/react-router'

import { readEventsSearch, type EventsSearch } from './eventsSearch.ts'

/** The tab and game of the list as the address has them, whichever screen is shown. */
export function useListPlace(): EventsSearch {
  return useSearch({
    strict: false,
    select: (search) => readEventsSearch({ ...search }),
    structuralSharing: true,
  })
}
