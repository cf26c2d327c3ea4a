import { infiniteQueryOptions } from '@tanstack/react-query'

import type { operations } from '#openapi/client.gen.ts'
import {
  readAvatarPage,
  readMemberChoices,
  type AvatarPage,
  type MemberChoices,
} from '#src/wire/memberChoices.ts'

import { isMember, type MemberContext } from './context.ts'
import type { Caller } from './http/caller.ts'
import { exchange, readReply } from './http/exchange.ts'
import { statusError } from './http/failures.ts'

type WireChoice = operations['updateMemberConfig']['requestBody']['content']['application/json']

/** A landing page, by the contract's name. */
export type LandingPage = NonNullable<WireChoice['default_landing_page']>

/** One choice at a time: the server keeps the other as it is. */
export type MemberChoice = { readonly landingPage: LandingPage } | { readonly avatarId: string }

function bodyOf(choice: MemberChoice): WireChoice {
  return 'avatarId' in choice ? { avatar_id: choice.avatarId } : { default_landing_page: choice.landingPage }
}

/** So many avatars come at once. */
const pageSize = 12

export type MemberChoiceCalls = ReturnType<typeof memberChoiceCalls>

export function memberChoiceCalls({ http, get, options, onLeftOut }: Caller) {
  return {
    /** @returns all choices as they are then [MEMBER-03] */
    async choose(choice: MemberChoice): Promise<MemberChoices> {
      const { data, error, response } = await exchange(options('PATCH'), (abort) =>
        http.PATCH('/members/config/', { body: bodyOf(choice), signal: abort }),
      )
      if (!response.ok) throw statusError(response.status, error)
      return readReply(response.status, data, readMemberChoices)
    },
    avatars: (page: number, signal?: AbortSignal): Promise<AvatarPage> =>
      get(
        (abort) =>
          http.GET('/members/avatars/', {
            params: { query: { page, page_size: pageSize } },
            signal: abort,
          }),
        (data) => readAvatarPage(data, onLeftOut),
        signal,
      ),
  }
}

/** The avatars, page after page [MEMBER-03]; they are the same all day. */
export function avatarsQuery(context: MemberContext<Pick<MemberChoiceCalls, 'avatars'>>) {
  return infiniteQueryOptions({
    queryKey: ['avatars'] as const,
    queryFn: ({ pageParam, signal }) => context.api.avatars(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    enabled: isMember(context),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
