import { useSession } from '#src/client/context.tsx'
import { LuckyAddress } from '#src/shell/LuckyAddress.tsx'
import { PrintStyle } from '#src/shell/PrintStyle.tsx'

import { NoticeRoom } from './NoticeRoom.tsx'
import { Notices } from './Notices.tsx'

/**
 * What stands over every screen, how it is printed, and the icon of the partner's app on the browser's tab; its code comes
 * after the first list.
 */
export function Floating() {
  const { icon } = useSession().settings.app
  return (
    <>
      {icon !== null && <link rel="icon" href={icon} />}
      <PrintStyle />
      <Notices />
      <NoticeRoom />
      <LuckyAddress />
    </>
  )
}
