import type { Member } from '#machines/session/settings.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { readReply } from '#src/api/http/exchange.ts'
import { bearer } from '#src/api/http/middlewares/session.ts'
import type { MinorUnit } from '#src/wire/base/values.ts'
import { readMember } from '#src/wire/member/member.ts'
import { readWallet, type Wallet } from '#src/wire/member/wallet.ts'
import {
  readFreshToken,
  readLaunch,
  type FreshTokenReply,
  type LaunchReply,
} from '#src/wire/session/settings.ts'
import type { OpenedLink, SessionTokens } from '#src/wire/session/tokens.ts'

import { launchRequest } from './launchRequest.ts'

/** The calls that begin a session and keep it: they give or take a token, and are no component's. */
export function launchCalls({ http, get, post, timeZone, onLeftOut }: Caller) {
  return {
    launch: (link: OpenedLink, signal?: AbortSignal): Promise<LaunchReply> =>
      post(
        (abort) => http.POST('/game-launch/', { body: launchRequest(link, timeZone()), signal: abort }),
        (data) => readLaunch(data, link.partnerMemberToken, onLeftOut),
        signal,
      ),

    /** Whether a kept session is still good, and its settings as they are now [LAUNCH-12]. */
    checkLaunch: ({ token, partnerMemberToken }: SessionTokens, signal?: AbortSignal): Promise<LaunchReply> =>
      get(
        (abort) =>
          http.GET('/game-launch/check/', {
            params: { header: { 'X-Partner-Member-Token': partnerMemberToken ?? token } },
            headers: bearer(token),
            signal: abort,
          }),
        (data) => readLaunch(data, partnerMemberToken, onLeftOut),
        signal,
      ),

    refreshToken: (token: string, signal?: AbortSignal): Promise<FreshTokenReply> =>
      post(
        (abort) => http.POST('/game-launch/refresh/', { headers: bearer(token), signal: abort }),
        readFreshToken,
        signal,
      ),

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

    /** The balance during the launch, with its own token. */
    launchWallet: (token: string, currency: MinorUnit, signal?: AbortSignal): Promise<Wallet> =>
      get(
        (abort) => http.GET('/wallet/', { headers: bearer(token), signal: abort }),
        (data) => readWallet(data, currency),
        signal,
      ),
  }
}
