import { query, type QueryContext } from '#src/api/query.ts'
import { readCompetitions } from '#src/wire/lists/competitions.ts'

import { tiecoResource } from './resources.ts'

/** The competitions that have events in any tab, by game and name, with their counts: as current as the tabs' own [BROWSE-02]. */
export function competitionsQuery(context: QueryContext) {
  return query(context, {
    resource: tiecoResource,
    key: ['competitions'],
    call: (http, signal) => http.GET('/events/competitions/', { signal }),
    read: readCompetitions,
    staleTime: 15_000,
  })
}
