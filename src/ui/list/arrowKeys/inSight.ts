import type { Way } from './toolbars.ts'

/** Where something stands, in px. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function middle({ left, right }: Box): number {
  return (left + right) / 2
}

/**
 * What the eye finds above or below: of the nearest line that way, what stands nearest to the same column.
 * @param from in the same px as `boxes`
 * @returns its place in `boxes`, or -1 where nothing stands that way
 */
export function nearestInSight(from: Box, boxes: readonly Box[], way: Way): number {
  const beyond = boxes.filter((box) => (way === 'below' ? box.top >= from.bottom : box.bottom <= from.top))
  const [first, ...rest] = beyond
  if (first === undefined) return -1
  const line = rest.reduce(
    (nearest, box) =>
      (way === 'below' ? box.top < nearest.top : box.bottom > nearest.bottom) ? box : nearest,
    first,
  )
  const found = beyond
    .filter((box) => box.top < line.bottom && box.bottom > line.top)
    .reduce((best, box) =>
      Math.abs(middle(box) - middle(from)) < Math.abs(middle(best) - middle(from)) ? box : best,
    )
  return boxes.indexOf(found)
}
