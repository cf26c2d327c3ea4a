import { css, Global } from '@emotion/react'
import { useLayoutEffect, useState } from 'react'

import { useTopOutlet } from '#src/ui/overlay/toasts/outlets.ts'
import { phone, space } from '#src/ui/theme/scale.ts'

/**
 * Room below the screen for the notices that stand over its end, so that its last line can be scrolled to above them. It
 * comes and goes out of sight: what is looked at is never moved by it.
 */
export function NoticeRoom() {
  const room = useNoticeRoom()
  if (room === 0) return null
  return (
    <Global
      styles={css({
        ':root': { scrollPaddingBottom: `calc(var(--shell-bottom) + ${room}px)` },
        '#main': { paddingBottom: `max(${room}px, ${space[8]}px)`, [phone]: { paddingBottom: room } },
      })}
    />
  )
}

/** px. Where the notices go while the page's end is seen, the room below goes as it is scrolled out of sight. */
function useNoticeRoom(): number {
  const outlet = useTopOutlet()
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    if (outlet === null || typeof ResizeObserver === 'undefined') return
    const look = (): void => {
      const { height } = outlet.getBoundingClientRect()
      const needed = height === 0 ? 0 : Math.ceil(height) + 2 * space[3]
      setRoom(Math.max(needed, room - pxBelow()))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(outlet)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', look)
    }
  }, [outlet, room])
  return room
}

/** px of the page that lie below the window. */
function pxBelow(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return Math.max(0, Math.floor(scrollHeight - clientHeight - window.scrollY))
}
