import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'

import type { MemberChoice } from '#src/api/memberChoices.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { createChoices, type ChoicesStore } from '#src/client/memberChoices.ts'
import { createNotices } from '#src/client/notices/notices.ts'
import type { MemberChoices } from '#src/wire/memberChoices.ts'

/** Which choices the partner has set up; a guest has none [LAUNCH-05] [LAUNCH-14]. */
export function useOfferedChoices(): { readonly landingPage: boolean; readonly avatar: boolean } {
  const { isGuest, settings } = useSession()
  const { enableLandingPageSetup, enableAvatarSetUp } = settings.features
  return {
    landingPage: !isGuest && enableLandingPageSetup === true,
    avatar: !isGuest && enableAvatarSetUp === true,
  }
}

export function useChoicesStore(): ChoicesStore {
  return useClient().own(createChoices)
}

/** What the member has chosen; null until chosen. */
export function useChoices(): MemberChoices {
  return useSelector(useChoicesStore().choices)
}

/**
 * Chooses, and tells what came of it: that it is kept in a toast, that it is not in a popup, which is the same over
 * whatever is open [MEMBER-03] [SRV-10].
 * @param onKept once the server has it
 */
export function useChoosing(onKept: () => void) {
  const client = useClient()
  const store = useChoicesStore()
  const [isChoosing, setChoosing] = useState(false)
  const choose = async (choice: MemberChoice): Promise<void> => {
    const notices = client.own(createNotices)
    const what = 'avatarId' in choice ? 'avatar' : 'homePage'
    setChoosing(true)
    try {
      await store.choose(choice)
      notices.tellDone(what)
      onKept()
    } catch (error) {
      notices.report(error, { errorMessage: what, showPopup: true })
    } finally {
      setChoosing(false)
    }
  }
  return { isChoosing, choose: (choice: MemberChoice): void => void choose(choice) }
}
