import { infiniteQueryOptions } from '@tanstack/react-query'

import type { operations } from '#openapi/client.gen.ts'
import { isMember, type MemberContext } from '#src/api/context.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { exchange, readReply } from '#src/api/http/exchange.ts'
import { statusError } from '#src/api/http/failures.ts'
import {
  readAvatarPage,
  readAccountSettings,
  readNickname,
  type AvatarPage,
  type AccountSettings,
} from '#src/wire/member/accountSettings.ts'

import { avatarsResource } from './resources.ts'

type WireChoice = operations['updateMemberConfig']['requestBody']['content']['application/json']

/** A landing page, by the contract's name. */
export type LandingPage = NonNullable<WireChoice['default_landing_page']>

/** One choice at a time: the server keeps the other as it is. */
export type AccountSetting = { readonly landingPage: LandingPage } | { readonly avatarId: string }

function bodyOf(choice: AccountSetting): WireChoice {
  return 'avatarId' in choice ? { avatar_id: choice.avatarId } : { default_landing_page: choice.landingPage }
}

/** So many avatars come at once. */
const pageSize = 12

export type AccountSettingCalls = ReturnType<typeof accountSettingCalls>

export function accountSettingCalls({ http, get, post, options, onLeftOut }: Caller) {
  return {
    /**
     * Sets the nickname, once and for all [MEMBER-02].
     * @returns it as the server has it
     * @throws CallFailed of status 409 where it is taken, or the member has one already: `nickname` tells which
     */
    setNickname: (nickname: string): Promise<string | null> =>
      post((abort) => http.POST('/members/nickname/', { body: { nickname }, signal: abort }), readNickname),
    /** The member's nickname as it is now; null without one. */
    nickname: (signal?: AbortSignal): Promise<string | null> =>
      get((abort) => http.GET('/members/me/', { signal: abort }), readNickname, signal),
    /** @returns all choices as they are then [MEMBER-03] */
    async choose(choice: AccountSetting): Promise<AccountSettings> {
      const { data, error, response } = await exchange(options('PATCH'), (abort) =>
        http.PATCH('/members/config/', { body: bodyOf(choice), signal: abort }),
      )
      if (!response.ok) throw statusError(response.status, error)
      return readReply(response.status, data, readAccountSettings)
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
export function avatarsQuery(context: MemberContext<Pick<AccountSettingCalls, 'avatars'>>) {
  return infiniteQueryOptions({
    queryKey: avatarsResource.key,
    queryFn: ({ pageParam, signal }) => context.api.avatars(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    enabled: isMember(context),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
