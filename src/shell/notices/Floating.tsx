import { useSession } from '#src/client/context.tsx'
import { InstallableApp } from '#src/features/install/InstallableApp.tsx'
import { LuckyAddress } from '#src/shell/LuckyAddress.tsx'
import { PrintStyle } from '#src/shell/PrintStyle.tsx'
import { useFocusHeld } from '#src/ui/focus/useFocusHeld.ts'
import { useKeyboardRoom } from '#src/ui/overlay/keyboard.ts'

import { NoticeRoom } from './NoticeRoom.tsx'
import { Notices } from './Notices.tsx'

/**
 * What stands over every screen, how it is printed, that the focus is not lost on any, and the icon of the partner's app on the browser's tab; its code comes
 * after the first list.
 */
export function Floating() {
  const { icon } = useSession().settings.app
  useFocusHeld()
  useKeyboardRoom()
  return (
    <>
      {icon !== null && <link rel="icon" href={icon} />}
      <PrintStyle />
      <InstallableApp />
      <Notices />
      <NoticeRoom />
      <LuckyAddress />
    </>
  )
}
