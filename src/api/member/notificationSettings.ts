import { queryOptions } from '@tanstack/react-query'

import type { Language } from '#domain/session/language.ts'
import { isMember, type MemberContext } from '#src/api/context.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { exchange, readReply } from '#src/api/http/exchange.ts'
import { statusError } from '#src/api/http/failures.ts'
import { notificationLanguage } from '#src/wire/base/languages.ts'
import { wireOf } from '#src/wire/base/wireNames.ts'
import {
  type NotificationSettings,
  type NotificationSwitch,
  readNotificationSettings,
} from '#src/wire/member/notifications.ts'

import { notificationSettingsResource } from './resources.ts'

export type { NotificationSettings, NotificationSwitch }

export const notificationSettingsKey = notificationSettingsResource.key

/** What the member wants to be told; a guest is told nothing [LAUNCH-05]. */
export function notificationSettingsQuery(context: MemberContext<{ readonly caller: Caller }>) {
  const { caller } = context.api
  return queryOptions({
    queryKey: notificationSettingsKey,
    queryFn: ({ signal }): Promise<NotificationSettings> =>
      caller.get(
        (abort) => caller.http.GET('/notifications/settings/', { signal: abort }),
        (data) => readNotificationSettings(data, caller.onLeftOut),
        signal,
      ),
    enabled: isMember(context),
  })
}

/**
 * Changes what the member is told of a kind; of the others the server keeps what it has. Decision: what is sent to a
 * device comes in the language that the client is read in.
 * @returns the settings as they are then
 * @throws CallFailed
 */
export async function changeNotificationSwitch(
  { http, options, onLeftOut }: Pick<Caller, 'http' | 'options' | 'onLeftOut'>,
  { token }: Pick<NotificationSettings, 'token'>,
  { kind, ...choice }: NotificationSwitch,
  language: Language,
): Promise<NotificationSettings> {
  const { data, error, response } = await exchange(options('PUT'), (abort) =>
    http.PUT('/notifications/settings/', {
      body: {
        token,
        lang: notificationLanguage(language),
        'x-slipway-kinds': [{ kind: wireOf('notificationKind', kind), ...choice }],
      },
      signal: abort,
    }),
  )
  if (!response.ok) throw statusError(response.status, error)
  return readReply(response.status, data, (value) => readNotificationSettings(value, onLeftOut))
}
