import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

function hasNothing(query: Query): boolean {
  return query.state.data === undefined
}

/** Fetches again everything on screen that has not come. Calls under way are given up first: they may never be answered. */
export function useAskAgain(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    const late = { type: 'active', predicate: hasNothing } as const
    void queryClient.cancelQueries(late).then(() => queryClient.refetchQueries(late))
  }, [queryClient])
}
