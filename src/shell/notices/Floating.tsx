import { css, Global } from '@emotion/react'

import { useSession } from '#src/client/context.tsx'
import { StreamPlace } from '#src/features/streams/StreamPlace.tsx'
import { LuckyAddress } from '#src/shell/LuckyAddress.tsx'
import { gamesWidth, slipWidth, widest } from '#src/shell/measures.ts'
import { pad, phone } from '#src/ui/theme/scale.ts'

import { NoticeRoom } from './NoticeRoom.tsx'
import { Notices } from './Notices.tsx'

/** What the shell takes of the page's width on either side of a screen; a window that floats keeps off it. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a length
const margin = `max(0px, (100vw - ${widest}px) / 2)`
const edges = css({
  ':root': {
    '--shell-left': `calc(${margin} + ${gamesWidth.open}px)`,
    '--shell-right': `calc(${margin} + ${slipWidth}px)`,
    '--slip-width': `${slipWidth}px`,
    [pad]: { '--shell-left': `${gamesWidth.strip}px`, '--shell-right': '0px' },
    [phone]: { '--shell-left': '0px', '--shell-right': '0px' },
  },
})

/** What stands over every screen, and the icon of the partner's app on the browser's tab; its code comes after the first list. */
export function Floating() {
  const { icon } = useSession().settings.app
  return (
    <>
      {icon !== null && <link rel="icon" href={icon} />}
      <Global styles={edges} />
      <Notices />
      <NoticeRoom />
      <StreamPlace />
      <LuckyAddress />
    </>
  )
}
