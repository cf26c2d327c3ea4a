import { createPrebooks, type Prebooks } from '#src/client/actors/prebookActors.ts'
import { useClient } from '#src/client/context.tsx'

/** The booked bets of this page. */
export function usePrebooks(): Prebooks {
  return useClient().own(createPrebooks)
}
