import { queryOptions } from '@tanstack/react-query'

import { isMember, type MemberContext } from '#src/api/context.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { type CareFigures, readCareFigures } from '#src/wire/member/care.ts'

import { careResource } from './resources.ts'

export type { CareFigures }

/** What was staked and came back since the session began [CARE-01]; never asked where the partner has it switched off. */
export function careQuery(context: MemberContext<{ readonly caller: Caller }>) {
  const { caller } = context.api
  return queryOptions({
    queryKey: careResource.key,
    queryFn: ({ signal }): Promise<CareFigures> =>
      caller.get(
        (abort) => caller.http.GET('/members/care/', { signal: abort }),
        (data) => readCareFigures(data, caller.currency(), caller.onLeftOut),
        signal,
      ),
    enabled: isMember(context) && context.session.settings()?.care !== null,
    staleTime: 30_000,
  })
}
