import { createFileRoute } from '@tanstack/react-router'

import { readResultsSearch, resultsPlaceOf } from '#src/features/results/resultsSearch.ts'
import { ResultsScreen } from '#src/screens/results/deferredResults.ts'

export const Route = createFileRoute('/_session/game-results/')({
  validateSearch: readResultsSearch,
  component: Results,
})

function Results() {
  return <ResultsScreen place={Route.useSearch({ select: resultsPlaceOf, structuralSharing: true })} />
}
