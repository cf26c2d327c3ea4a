import { describe, expect, it } from 'vitest'

import { type Depth, smallestText } from '../../layout/blocks.ts'
import type { Place } from '../../layout/boxes.ts'
import { layOut } from '../../layout/layOut.ts'
import { keptChart } from '../../model/source.ts'
import { chartNamed } from '../../testing/chartNamed.ts'
import { whereIs } from './activity.ts'
import { fitted, placeOfTransition, readableAt, viewOf, wholeAt, zoomed } from './view.ts'

const window = { width: 1176, height: 800 }
const depths: readonly Depth[] = ['all', 'names']

describe.each(depths)('a view of a chart drawn as %s', (depth) => {
  const textAt = (scale: number): number => scale * smallestText(depth)

  it('begins with the whole chart in the middle where its text has 10 px then, and else at its corner with 10 px [CHART-02]', () => {
    const small = { width: 400, height: 300 }
    expect(fitted(small, window, depth)).toEqual({ scale: 1, x: -388, y: -250 })
    const large = { width: 9_000, height: 2_000 }
    const view = fitted(large, window, depth)
    expect(wholeAt(large, window)).toBeLessThan(view.scale)
    expect(textAt(view.scale)).toBeCloseTo(10)
    expect([view.x, view.y]).toEqual([-24, -24])
  })

  it('never becomes so small that its text has less, by a zoom or by an address [CHART-02]', () => {
    const near = { scale: 1, x: 0, y: 0 }
    expect(textAt(zoomed(near, 0.1, { x: 0, y: 0 }, depth).scale)).toBeCloseTo(10)
    expect(textAt(viewOf({ x: 0, y: 0, scale: 0.05 }, window, depth).scale)).toBeCloseTo(10)
    expect(zoomed(near, 0.95, { x: 0, y: 0 }, depth).scale).toBe(0.95)
    expect(zoomed(near, 10, { x: 0, y: 0 }, depth).scale).toBe(4)
  })
})

it('everything can be read at a larger scale than names alone [CHART-02]', () => {
  expect(readableAt('all')).toBeGreaterThan(readableAt('names'))
})

describe('where a chart that is simulated is looked at', () => {
  const chart = chartNamed('prebook')
  const { words } = keptChart('prebook')
  const room = { width: 1_400, height: 900 }

  it('is at first its innermost active state, with the nearest that can be taken next [CHART-02]', async () => {
    const layout = await layOut(chart, words)
    const next = chart.transitions.filter(({ source }) => source === 'offered').map(({ name }) => name)
    const activity = {
      active: new Set(['', 'offered']),
      taken: new Set<string>(),
      open: new Set(next),
      turn: 0,
    }
    const where = whereIs(activity, chart, layout, room)
    const offered = layout.boxes.find(({ path }) => path === 'offered')
    const ended = placeOfTransition(layout, next.find((name) => name.includes('offer.ended')) ?? '')
    for (const place of [offered, ended]) expect(isWithin(place, where)).toBe(true)
    expect(where?.width).toBeLessThanOrEqual(room.width)
    expect(where?.height).toBeLessThanOrEqual(room.height)
    expect(whereIs({ ...activity, open: new Set() }, chart, layout, room)).toBeNull()
  })
})

function isWithin(inner: Place | null | undefined, outer: Place | null): boolean {
  if (inner === null || inner === undefined || outer === null) return false
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
