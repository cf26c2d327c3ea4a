import { type PointerEvent, type RefObject, useRef } from 'react'

import type { Point } from '../../layout/boxes.ts'

interface Heard {
  /** A drag, by pixels of the window. */
  readonly onMove: (by: Point) => void
  /** A pinch, and the point between the fingers, from the corner of the frame. */
  readonly onPinch: (factor: number, at: Point) => void
}

interface Pointers {
  /** Whether the press that ends was a drag or a pinch. */
  readonly hasMoved: RefObject<boolean>
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: (event: PointerEvent) => void
  }
}

/** What the pointers on a frame do: one drags, two pinch. With a mouse, text is selected where it is pressed. */
export function usePointers({ onMove, onPinch }: Heard): Pointers {
  const down = useRef(new Map<number, Point>())
  const hasMoved = useRef(false)
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
  const lift = ({ pointerId }: PointerEvent): void => void down.current.delete(pointerId)
  return {
    hasMoved,
    handlers: {
      onPointerDown(event) {
        if (down.current.size === 0) hasMoved.current = false
        const isOnText = event.target instanceof Element && event.target.closest('text') !== null
        if (event.pointerType === 'mouse' && isOnText) return
        down.current.set(event.pointerId, pointOf(event))
      },
      onPointerMove(event) {
        const from = down.current.get(event.pointerId)
        if (from === undefined) return
        // Let go of outside the frame.
        if (event.buttons === 0) return lift(event)
        const to = pointOf(event)
        const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
        if (other !== undefined) {
          const corner = event.currentTarget.getBoundingClientRect()
          const middle = { x: (to.x + other.x) / 2 - corner.left, y: (to.y + other.y) / 2 - corner.top }
          onMove({ x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 })
          onPinch(distance(to, other) / Math.max(1, distance(from, other)), middle)
        } else {
          if (!hasMoved.current && distance(from, to) < 4) return
          onMove({ x: from.x - to.x, y: from.y - to.y })
        }
        hasMoved.current = true
        down.current.set(event.pointerId, to)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
