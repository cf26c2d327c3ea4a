import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { MemberTag } from '#src/wire/boards/topWinnings.ts'

/** What another member is called: by the nickname; without one by part of the code, where the partner shows codes [MEMBER-07]. */
export function memberName(i18n: I18n, { nickname, code }: MemberTag, showsCodes: boolean): string {
  if (nickname !== null) return nickname
  if (showsCodes && code !== '') return code
  return i18n._(msg({ message: 'Member', context: 'another member, whose name is not shown' }))
}
