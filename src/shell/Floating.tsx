import { css, Global } from '@emotion/react'

import { StreamPlace } from '#src/features/streams/StreamPlace.tsx'
import { pad, phone } from '#src/ui/theme/scale.ts'

import { gamesWidth, slipWidth, widest } from './measures.ts'
import { NoticeRoom } from './NoticeRoom.tsx'
import { Notices } from './Notices.tsx'

/** What the shell takes of the page's width on either side of a screen; a window that floats keeps off it. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a length
const margin = `max(0px, (100vw - ${widest}px) / 2)`
const edges = css({
  ':root': {
    '--shell-left': `calc(${margin} + ${gamesWidth.open}px)`,
    '--shell-right': `calc(${margin} + ${slipWidth}px)`,
    [pad]: { '--shell-left': `${gamesWidth.strip}px`, '--shell-right': '0px' },
    [phone]: { '--shell-left': '0px', '--shell-right': '0px' },
  },
})

/** What stands over every screen; its code comes after the first list. */
export function Floating() {
  return (
    <>
      <Global styles={edges} />
      <Notices />
      <NoticeRoom />
      <StreamPlace />
    </>
  )
}
