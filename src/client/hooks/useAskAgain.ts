import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

function hasNothing(query: Query): boolean {
  return query.state.data === undefined
}

/** Asks anew for everything on screen that has not come: what is under way is given up first, as it may never answer. */
export function useAskAgain(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    const late = { type: 'active', predicate: hasNothing } as const
    void queryClient.cancelQueries(late).then(() => queryClient.refetchQueries(late))
  }, [queryClient])
}
