import { useSearch } from '@tanstack/react-router'

import { type ListPlace, placeOf } from './eventsSearch.ts'

/** The list that the address names, whichever screen is shown: an event's page keeps the one it was opened from. */
export function useListPlace(): ListPlace {
  return useSearch({ strict: false, select: (search) => placeOf(search), structuralSharing: true })
}
