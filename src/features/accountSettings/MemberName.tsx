import { Trans } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { useNickname } from '#src/client/member/nickname.ts'
import { Name } from '#src/ui/text/Name.tsx'

/** Who is here: by nickname, else by the code that the betting site has for them [MEMBER-02]. */
export function MemberName() {
  const { isGuest, settings } = useSession()
  const nickname = useNickname()
  return isGuest ? (
    <Trans context="in the place of a name">Guest</Trans>
  ) : (
    <Name>{nickname ?? settings.memberCode}</Name>
  )
}
