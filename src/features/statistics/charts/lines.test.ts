import { describe, expect, it } from 'vitest'

import { areaPath, boundsOf, linePath, partOf, stepPath } from './lines.ts'

const course = [
  { at: 0, value: 0 },
  { at: 10, value: 4 },
  { at: 20, value: -4 },
]

describe('the course of a map, drawn [STAT-05]', () => {
  it('fits its chart, from the least to the most and to the end', () => {
    const bounds = boundsOf([course])
    expect(bounds).toEqual({ end: 20, least: -4, most: 4 })
    expect(linePath(course, bounds)).toBe('M0 60L500 0L1000 120')
    expect(stepPath(course, bounds)).toBe('M0 60H500V0H1000V120')
  })

  it('is parted where the lead changes', () => {
    expect(partOf(course, 1)).toEqual([...course.slice(0, 2), { at: 15, value: 0 }, { at: 20, value: 0 }])
    expect(partOf(course, -1).at(-1)).toEqual({ at: 20, value: -4 })
  })

  it('is nothing where nothing has happened', () => {
    const bounds = boundsOf([[]])
    expect([linePath([], bounds), areaPath([], bounds)]).toEqual(['', ''])
    expect(linePath([{ at: 0, value: 0 }], bounds)).toBe('M0 120')
  })
})
