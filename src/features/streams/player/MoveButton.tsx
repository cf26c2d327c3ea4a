import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

import { cornerBy, nearestCorner, nextCorner } from './corners.ts'
import { StreamButton } from './StreamButton.tsx'
import type { StreamPlayer } from './streamPlayer.ts'

/** px a finger may tremble: less is a press. */
const trembling = 6

/** Moves the window to another corner: with the arrow keys, by dragging it, or by a press to the next one. */
export function MoveButton({ player }: { player: StreamPlayer }) {
  const { t } = useLingui()
  const corner = useSelector(player.state, (state) => state.corner)
  const from = useRef<{ x: number; y: number } | null>(null)
  const wasDragged = useRef(false)
  const windowOf = (button: HTMLElement): HTMLElement | null => button.closest('[data-stream-window]')

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = cornerBy(event.key, corner)
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    player.setCorner(to)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    from.current = { x: event.clientX, y: event.clientY }
    wasDragged.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void => {
    if (from.current === null) return
    const [x, y] = [clientX - from.current.x, clientY - from.current.y]
    if (Math.hypot(x, y) > trembling) wasDragged.current = true
    const moved = windowOf(currentTarget)
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a length
    if (wasDragged.current && moved !== null) moved.style.translate = `${x}px ${y}px`
  }
  const onPointerEnd = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    from.current = null
    const moved = windowOf(currentTarget)
    if (!wasDragged.current || moved === null) return
    const { left, right, top, bottom } = moved.getBoundingClientRect()
    moved.style.translate = ''
    player.setCorner(
      nearestCorner(
        { x: (left + right) / 2, y: (top + bottom) / 2 },
        { width: window.innerWidth, height: window.innerHeight },
      ),
    )
  }
  const onClick = (): void => {
    if (!wasDragged.current) player.setCorner(nextCorner(corner))
    wasDragged.current = false
  }
  return (
    <StreamButton
      icon="move"
      label={t`Move stream (drag or use arrow keys)`}
      style={{ touchAction: 'none' }}
      {...{ onKeyDown, onPointerDown, onPointerMove, onClick }}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    />
  )
}
