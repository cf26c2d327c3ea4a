import type { PointerEvent } from 'react'

import type { Size } from '../../layout/boxes.ts'
import type { ChartLayout } from '../../layout/layOut.ts'
import { isSeen, type View } from './view.ts'

interface MinimapProps {
  readonly layout: ChartLayout
  readonly view: View
  readonly window: Size
  /** Hears what is to be in the middle. */
  readonly onMiddle: (x: number, y: number) => void
}

/** The space that it may take. */
const largest = { width: 200, height: 130 }

/**
 * The whole chart, small, with a frame around what is seen: press or drag to see another part. It is only there where the
 * chart is larger than the view, and only for the pointer: the keyboard moves by Shift and the arrow keys.
 */
export function Minimap({ layout, view, window, onMiddle }: MinimapProps) {
  const { width, height } = layout
  if (isSeen({ x: 0, y: 0, width, height }, view, window)) return null
  const scale = Math.min(largest.width / width, largest.height / height)
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const corner = event.currentTarget.getBoundingClientRect()
    onMiddle((event.clientX - corner.left) / scale, (event.clientY - corner.top) / scale)
  }
  return (
    <svg
      className="minimap"
      aria-hidden="true"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        go(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && go(event)}
    >
      {layout.boxes.map(({ path, ...box }) => (
        <rect key={path} x={box.x} y={box.y} width={box.width} height={box.height} rx={8} />
      ))}
      <rect
        className="seen"
        x={view.x}
        y={view.y}
        width={window.width / view.scale}
        height={window.height / view.scale}
      />
    </svg>
  )
}
