import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import type { SandboxMember } from '../../members.ts'
import {
  markRead,
  readDeviceSettings,
  readNotifications,
  writeDeviceSettings,
  writeSwitch,
} from '../../store/notifications.ts'
import { ApiError } from '../../wire/apiError.ts'
import { type Call, callerOf, type Handlers, type OperationId } from '../calls/operation.ts'
import { wireNotification } from '../notificationDesk.ts'
import type { Sandbox } from '../sandbox.ts'

type Settings = components['schemas']['NotificationSettings']
type Language = Settings['lang']

const languages: readonly Language[] = ['en', 'zh', 'vi', 'th', 'id', 'ms', 'jp', 'kr', 'es', 'ru', 'pt']

/** What a member was told, and what they want to be told; a guest is told nothing [MEMBER-01]. */
export function notificationOperations({ database, notifications }: Sandbox): Handlers {
  const memberOf = (call: Pick<Call<OperationId>, 'caller'>): SandboxMember => {
    const { member, session } = callerOf(call)
    if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
    return member
  }
  const settingsOf = ({ code }: SandboxMember): Settings => {
    const { token, lang } = readDeviceSettings(database, code)
    return {
      token,
      lang: languages.find((known) => known === lang) ?? 'en',
      'x-slipway-kinds': notifications.switches(code),
    }
  }

  return {
    listNotifications: (call) => {
      const { page = 1, page_size: most = 50 } = call.query
      const from = (page - 1) * most
      const { code } = memberOf(call)
      const { count, unread, notifications: found } = readNotifications(database, code, { from, most })
      return {
        count,
        next: from + found.length < count ? page + 1 : null,
        results: found.map(wireNotification),
        'x-slipway-unread': unread,
      }
    },

    markNotificationsRead: (call) => {
      const { code } = memberOf(call)
      markRead(database, code, call.body.ids)
      return { unread: readNotifications(database, code, { from: 0, most: 0 }).unread }
    },

    getNotificationSettings: (call) => settingsOf(memberOf(call)),

    setNotificationSettings: (call) => {
      const member = memberOf(call)
      const { token, lang, 'x-slipway-kinds': wished = [] } = call.body
      const fixed = new Set(
        notifications.switches(member.code).flatMap(({ kind, isFixed }) => (isFixed ? [kind] : [])),
      )
      database.transaction(() => {
        writeDeviceSettings(database, member.code, { token, lang })
        for (const { kind, inList, asToast } of wished)
          if (!fixed.has(kind)) writeSwitch(database, member.code, kind, { inList, asToast })
      })
      return settingsOf(member)
    },
  }
}
