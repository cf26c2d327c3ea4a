import { css, Global } from '@emotion/react'

import { StreamPlace } from '#src/features/streams/StreamPlace.tsx'

import { slipWidth, widest } from './measures.ts'

/** Where the slip's column is, whose head the player's window is on a desktop. */
const edges = css({
  ':root': {
    '--shell-right': `calc(max(0px, (100vw - ${widest}px) / 2) + ${slipWidth}px)`,
    '--slip-width': `${slipWidth}px`,
  },
})

/** Below the top bar: what is watched has its place there where the slip has no column. */
export function StreamRoom() {
  return (
    <>
      <Global styles={edges} />
      <StreamPlace />
    </>
  )
}
