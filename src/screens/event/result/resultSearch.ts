import { readResultsSearch, type ResultsSearch } from '#src/features/results/resultsSearch.ts'

import { type EventView, nameIn, viewOf } from '../views/eventViews.ts'

/** The address of a result: the list's place, what is looked at, and the part whose markets are shown (MATCH, MAP 1). */
export interface ResultSearch extends ResultsSearch {
  readonly view?: EventView
  readonly part?: string
  readonly oddsOf?: string
}

/** The same address with another view. */
export function withResultView({ view: _before, ...search }: ResultSearch, view: EventView): ResultSearch {
  return view === 'bet' ? search : { ...search, view }
}

/** Reads and tidies it: for its route. */
export function readResultSearch(search: Readonly<Record<string, unknown>>): ResultSearch {
  const part = nameIn(search.part)
  const oddsOf = nameIn(search.oddsOf)
  const place = {
    ...readResultsSearch(search),
    ...(part !== undefined && { part }),
    ...(oddsOf !== undefined && { oddsOf }),
  }
  return withResultView(place, viewOf(search))
}
