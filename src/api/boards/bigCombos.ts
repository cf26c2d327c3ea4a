import { query, type QueryContext } from '#src/api/query.ts'
import { readBigCombos } from '#src/wire/tickets/slipTickets.ts'

import { boardsResource } from './resources.ts'

/** The combinations that are put forward now, in the order to show [SLIP-13] [BROWSE-11]. */
export function bigCombosQuery(context: QueryContext) {
  return query(context, {
    resource: boardsResource,
    key: ['bigCombos'],
    call: (http, signal) => http.GET('/features/big_combo', { signal }),
    read: readBigCombos,
    // What is put forward shows the prices of its reply, which must not grow old while it is read.
    refetchInterval: 10_000,
  })
}
