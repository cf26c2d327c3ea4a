import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { OddsRow } from '#src/wire/match/oddsHistory.ts'

import { bandsOf, priceTicks, rowAt, scaleOf, stretchesOf, thinned } from './chartShape.ts'

const area = { left: 0, top: 0, width: 300, height: 100 }
const row = (at: number, home: string, status: OddsRow['status'] = 'open'): OddsRow => ({
  at,
  home,
  away: '2.00',
  draw: null,
  handicap: null,
  line: null,
  status,
})

describe('the chart of a market’s odds [BROWSE-12]', () => {
  it('thins a path and keeps the first, the last and the extremes of every column', () => {
    const points = fc.array(fc.record({ x: fc.nat(3_000).map((x) => x / 10), y: fc.nat(1_000) }), {
      minLength: 1,
    })
    fc.assert(
      fc.property(points, (drawn) => {
        const all = drawn.toSorted((a, b) => a.x - b.x)
        const kept = thinned(all)
        for (const column of new Set(all.map(({ x }) => Math.floor(x)))) {
          const inColumn = all.filter(({ x }) => Math.floor(x) === column)
          const left = kept.filter(({ x }) => Math.floor(x) === column)
          expect(left.length).toBeLessThanOrEqual(4)
          expect([left[0], left.at(-1)]).toEqual([inColumn[0], inColumn.at(-1)])
          const ys = (of: readonly { y: number }[]) => of.map(({ y }) => y)
          expect(Math.max(...ys(left))).toBe(Math.max(...ys(inColumn)))
          expect(Math.min(...ys(left))).toBe(Math.min(...ys(inColumn)))
        }
      }),
    )
  })

  it('breaks a line where there was no price, and marks each stretch that was not open once', () => {
    const rows = [
      row(600_000, '2.10'),
      row(400_000, '2.00', 'paused'),
      row(300_000, '0', 'resulting'),
      row(100_000, '1.90'),
      row(0, '1.80'),
    ]
    const scale = scaleOf(rows, ['home', 'away'], area)
    expect(stretchesOf(rows, 'home', scale).map(({ length }) => length)).toEqual([2, 2])
    expect(bandsOf(rows, scale)).toEqual([{ from: 150, to: 300 }])
  })

  it.each([
    ['1.85', '2.05', ['1.85', '1.90', '1.95', '2.00', '2.05']],
    ['1.17', '5.11', ['1.25', '1.50', '1.75', '2.50', '3.00', '3.50', '5.00']],
    ['1.02', '34.00', ['2.00', '3.00', '6.00', '10.00', '15.00', '30.00']],
    ['2.00', '2.00', ['2.00']],
  ])('marks round prices from %s to %s, none nearer to another than is asked', (lowest, highest, marked) => {
    const scale = scaleOf([row(1, highest), row(0, lowest)], ['home'], area)
    const ticks = priceTicks(scale, 10)
    expect(ticks).toEqual(marked)
    for (const [at, tick] of ticks.slice(1).entries())
      expect(scale.y(Number(ticks[at])) - scale.y(Number(tick))).toBeGreaterThanOrEqual(10)
  })

  it('finds the row that held at a moment', () => {
    const rows = [row(300, '1.9'), row(200, '1.8'), row(100, '1.7')]
    expect([50, 100, 250, 300, 999].map((ms) => rowAt(rows, ms))).toEqual([2, 2, 1, 0, 0])
  })
})
