import { useNavigate } from '@tanstack/react-router'

import { type ResultsPlace, resultsSearchOf } from '../resultsSearch.ts'

/** Shows other results than those of a place: another choice begins at its first page. */
export function useChangedPlace(place: ResultsPlace): (change: Partial<ResultsPlace>) => void {
  const navigate = useNavigate()
  return (change) =>
    void navigate({ to: '/game-results', search: resultsSearchOf({ ...place, pages: 1, ...change }) })
}
