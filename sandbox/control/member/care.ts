import type { FastifyInstance } from 'fastify'

import { isGuestCode, memberByCode } from '../../members.ts'
import { careSwitches, type CareWishes, type Exclusion } from '../../server/care.ts'
import type { Sandbox } from '../../server/sandbox.ts'
import { moveBeginnings } from '../../store/sessions.ts'
import { ControlError } from '../controlError.ts'
import { memberSchemas } from './schemas.ts'

/** What is changed of a member: what keeps them from betting, null for nothing; how long they have been here. */
type MemberCareWish = { exclusion: Exclusion | null } | { minutesHere: number }

/** The control calls about playing with care: the partner's setting, a member's exclusion, and the time of a session. */
export function serveCare(app: FastifyInstance, sandbox: Sandbox): void {
  app.post<{ Body: CareWishes }>('/care', { schema: memberSchemas.care }, async ({ body }) => {
    sandbox.care = { ...sandbox.care, ...body }
    return careSwitches(sandbox.care)
  })

  app.post<{ Params: { code: string }; Body: MemberCareWish }>(
    '/members/:code/care',
    { schema: memberSchemas.memberCare },
    async ({ params: { code }, body }) => {
      if (isGuestCode(code) || memberByCode(code) === null)
        throw new ControlError(404, `There is no member "${code}".`)
      if ('minutesHere' in body) {
        const began = sandbox.realNow() - body.minutesHere * 60_000
        return { sessions: moveBeginnings(sandbox.database, code, began) }
      }
      if (body.exclusion === null) sandbox.exclusions.delete(code)
      else sandbox.exclusions.set(code, body.exclusion)
      return { exclusion: body.exclusion }
    },
  )
}
