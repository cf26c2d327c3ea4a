import { useQuery } from '@tanstack/react-query'

import { eventDatesQuery } from '#src/api/lists/eventDates.ts'
import { useClient, useSettings } from '#src/client/context.tsx'
import type { EventDay } from '#src/wire/lists/eventDates.ts'

import { hasDays, type ListPlace } from '../eventsSearch.ts'

/** The days of a list, and which of them it shows. */
export interface Days {
  /** Undefined until they are known, and where the list has none. */
  readonly all: readonly EventDay[] | undefined
  /** The one shown; null for a list of every day; undefined until that is known. */
  readonly active: string | null | undefined
  /** Where they could not be fetched: asks for them again. */
  readonly retry: (() => void) | null
}

/**
 * The day chosen, else the one that the partner opens with; the first day where that one has no events (any more)
 * [BROWSE-02]. Where the days cannot be fetched, the list shows every day.
 */
export function useDays(place: ListPlace): Days {
  const enabled = hasDays(place.tab)
  const opening = useSettings()?.opening
  const wanted = place.date ?? opening?.date
  const { data, isError, refetch } = useQuery({ ...eventDatesQuery(useClient(), place), enabled })
  if (!enabled) return { all: undefined, active: null, retry: null }
  const chosen = data?.find(({ date }) => date === wanted) ?? data?.[0]
  return {
    all: data,
    active: chosen?.date ?? (data !== undefined || isError ? null : undefined),
    retry: isError ? () => void refetch() : null,
  }
}
