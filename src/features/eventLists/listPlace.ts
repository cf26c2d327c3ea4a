import { useSearch } from '@tanstack/react-router'

import { listOf, type ListPlace, placeOf } from './eventsSearch.ts'

/** The list that the address names, whichever screen is shown: an event's page keeps the one it was opened from. Beside a board it is today's. */
export function useListPlace(): ListPlace {
  return useSearch({ strict: false, select: (search) => listOf(placeOf(search)), structuralSharing: true })
}
