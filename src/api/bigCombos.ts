import { queryOptions } from '@tanstack/react-query'

import { type BigCombo, readBigCombos } from '#src/wire/slipTickets.ts'

import { boardsResource } from './boards.ts'
import type { CallContext } from './context.ts'
import type { Caller } from './http/caller.ts'

/** Milliseconds: what is put forward shows the prices of its reply, which must not grow old while it is read. */
const askedEvery = 10_000

/** The combinations that are put forward now, in the order to show [SLIP-13] [BROWSE-11]. */
export function bigCombosQuery({ api: { caller } }: CallContext<{ readonly caller: Caller }>) {
  return queryOptions({
    queryKey: [...boardsResource.key, 'bigCombos'] as const,
    queryFn: ({ signal }): Promise<BigCombo[]> =>
      caller.get(
        (abort) => caller.http.GET('/features/big_combo', { signal: abort }),
        (data) => readBigCombos(data, caller.onLeftOut),
        signal,
      ),
    refetchInterval: askedEvery,
  })
}
