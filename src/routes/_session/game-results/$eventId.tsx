import { createFileRoute } from '@tanstack/react-router'

import { ResultScreen } from '#src/screens/event/result/deferredResult.ts'
import {
  readResultSearch,
  type ResultSearch,
  withResultView,
} from '#src/screens/event/result/resultSearch.ts'
import { viewOf } from '#src/screens/event/views/eventViews.ts'

export const Route = createFileRoute('/_session/game-results/$eventId')({
  // The list's place stays in the address, so that the way back leads there [ROUTE-11].
  validateSearch: readResultSearch,
  component: OneResult,
})

function OneResult() {
  const { eventId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The way back leads to the list, past whatever was looked at here.
  const look = (next: ResultSearch): void =>
    void navigate({
      search: next,
      replace: true,
      resetScroll: false,
    })
  return (
    <ResultScreen
      eventId={eventId}
      view={viewOf(search)}
      part={search.part ?? null}
      onView={(view) => look(withResultView(search, view))}
      onPart={(part) => look({ ...search, part })}
    />
  )
}
