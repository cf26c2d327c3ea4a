import type { FastifyInstance } from 'fastify'

import { isGuestCode, memberByCode } from '../../members.ts'
import type { NotificationWish } from '../../server/notificationDesk.ts'
import type { Sandbox } from '../../server/sandbox.ts'
import { ControlError } from '../controlError.ts'
import { memberSchemas } from './schemas.ts'

interface Wish extends Partial<NotificationWish> {
  type: NotificationWish['type']
  message: string
  /** So many of them, a minute apart, the last at `at`; in their text # is the number of each. */
  count?: number
}

const minute = 60_000

/** The control call that adds notifications of any type and text. */
export function serveNotifications(app: FastifyInstance, sandbox: Sandbox): void {
  app.post<{ Params: { code: string }; Body: Wish }>(
    '/notifications/:code',
    { schema: memberSchemas.notification },
    async ({ params: { code }, body }) => {
      if (isGuestCode(code) || memberByCode(code) === null)
        throw new ControlError(404, `There is no member "${code}".`)
      const { type, message, kind = null, ticketNum = null, eventId = null, count = 1 } = body
      const { at = sandbox.world.clock.now() } = body
      const add = (number: number): string =>
        sandbox.notifications.add(code, {
          type,
          kind,
          message: count === 1 ? message : message.replaceAll('#', String(number)),
          ticketNum,
          eventId,
          at: Math.max(0, at - (count - number) * minute),
        })
      return {
        ids: sandbox.database.transaction(() => Array.from({ length: count }, (_, at) => add(at + 1))),
      }
    },
  )
}
