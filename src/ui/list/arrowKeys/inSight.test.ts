import { describe, expect, it } from 'vitest'

import { type Box, nearestInSight } from './inSight.ts'

function box(left: number, top: number, width = 100): Box {
  return { left, right: left + width, top, bottom: top + 32 }
}

describe('what the arrow keys find above and below', () => {
  const boxes = [box(0, 0), box(104, 0), box(0, 36), box(104, 36), box(0, 100, 300)]

  it('is the same column of the next line [A11Y-01]', () => {
    expect(nearestInSight(box(104, 0), boxes, 'below')).toBe(3)
    expect(nearestInSight(box(104, 36), boxes, 'above')).toBe(1)
  })

  it('is what stands nearest where the next line has other columns [A11Y-01]', () => {
    expect(nearestInSight(box(104, 36), boxes, 'below')).toBe(4)
    expect(nearestInSight(box(0, 100, 300), boxes, 'above')).toBe(3)
    expect(nearestInSight(box(0, 100, 60), boxes, 'above')).toBe(2)
  })

  it('is nothing at the ends', () => {
    expect(nearestInSight(box(0, 0), boxes, 'above')).toBe(-1)
    expect(nearestInSight(box(0, 100, 300), boxes, 'below')).toBe(-1)
  })
})
