import { object, string } from 'valibot'

import type { Member } from '#machines/session/settings.ts'
import { read } from '#src/wire/base/read.ts'
import { textOrNull } from '#src/wire/base/values.ts'

export const memberFields = object({ id: string(), memberCode: string(), nickname: textOrNull })

export const memberConfig = object({ avatarId: textOrNull, defaultLandingPage: textOrNull })

/** The member, from `members/me/` and `members/config/`. @throws Unreadable */
export function readMember(me: unknown, config: unknown): Member {
  const { avatarId, defaultLandingPage } = read(memberConfig, config)
  return { ...read(memberFields, me), avatarId, landingPage: defaultLandingPage }
}
