import { useLingui } from '@lingui/react'

import { useSession } from '#src/client/context.tsx'
import type { MemberTag } from '#src/wire/boards/topWinnings.ts'
import { memberName } from '#src/words/boards/members.ts'

/** What others are called, as the partner has it. */
export function useMemberName(): (member: MemberTag) => string {
  const { i18n } = useLingui()
  const { showObfuscatedMemberCode } = useSession().settings.miniGame
  return (member) => memberName(i18n, member, showObfuscatedMemberCode)
}
