import type { LaunchLink } from '#machines/launch/types.ts'
import type { Settings } from '#machines/session/settings.ts'
import { readFreshToken, readSettings, type FreshTokenReply } from '#src/wire/settings.ts'

import type { Caller } from './http/caller.ts'
import { bearer } from './http/session.ts'
import { launchRequest } from './launchRequest.ts'

/** The calls that begin a session and keep it, each with a token of its own. */
export function launchCalls({ http, get, post, timeZone, onLeftOut }: Caller) {
  return {
    launch: (link: LaunchLink, signal?: AbortSignal): Promise<Settings> =>
      post(
        (abort) => http.POST('/game-launch/', { body: launchRequest(link, timeZone()), signal: abort }),
        (data) => readSettings(data, link.partnerMemberToken, onLeftOut),
        signal,
      ),
    /** Whether a kept session is still good, and its settings as they are now [LAUNCH-12]. */
    checkLaunch: ({ token, partnerMemberToken }: Settings, signal?: AbortSignal): Promise<Settings> =>
      get(
        (abort) =>
          http.GET('/game-launch/check/', {
            params: { query: { token, partner_member_token: partnerMemberToken ?? token } },
            headers: bearer(token),
            signal: abort,
          }),
        (data) => readSettings(data, partnerMemberToken, onLeftOut),
        signal,
      ),
    refreshToken: (token: string, signal?: AbortSignal): Promise<FreshTokenReply> =>
      post(
        (abort) => http.POST('/game-launch/refresh/', { headers: bearer(token), signal: abort }),
        readFreshToken,
        signal,
      ),
  }
}
