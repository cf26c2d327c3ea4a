import { createFileRoute } from '@tanstack/react-router'

import { readResultsSearch, resultsPlaceOf } from '#src/features/results/resultsSearch.ts'
import { ResultsScreen } from '#src/screens/results/lazyResults.ts'

export const Route = createFileRoute('/_session/game-results/')({
  validateSearch: readResultsSearch,
  loaderDeps: ({ search }) => resultsPlaceOf(search),
  component: Results,
})

function Results() {
  return <ResultsScreen place={Route.useLoaderDeps()} />
}
