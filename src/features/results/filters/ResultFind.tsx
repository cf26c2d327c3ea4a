import { useSearchKey } from '#src/client/hooks/usePreference.ts'
import { SearchField } from '#src/ui/controls/SearchField.tsx'

import type { ResultsPlace } from '../resultsSearch.ts'
import { useChangedPlace } from './useChangedPlace.ts'

/** Results are looked for by their teams and competitions [BROWSE-13]. */
export function ResultFind({ place }: { place: ResultsPlace }) {
  const choose = useChangedPlace(place)
  return <SearchField find={place.find} onFind={(find) => choose({ find })} shortcut={useSearchKey()} />
}
