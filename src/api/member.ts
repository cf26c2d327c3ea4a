import type { Member } from '#machines/session/settings.ts'
import { readMember } from '#src/wire/member.ts'

import type { Caller } from './http/caller.ts'
import { readReply } from './http/exchange.ts'
import { bearer } from './http/session.ts'

export function memberCalls({ http, get }: Caller) {
  return {
    /** With a token given: the session has not begun yet. */
    async member(token: string, signal?: AbortSignal): Promise<Member> {
      const headers = bearer(token)
      const asIs = (data: unknown): unknown => data
      const [me, config] = await Promise.all([
        get((abort) => http.GET('/members/me/', { headers, signal: abort }), asIs, signal),
        get((abort) => http.GET('/members/config/', { headers, signal: abort }), asIs, signal),
      ])
      return readReply(200, me, () => readMember(me, config))
    },
  }
}
