import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, addMonths, weekOf, weeksOfMonth } from './days.ts'

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyStart = fc.integer({ min: 1, max: 7 })

describe('days', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-30', 2, '2027-01-30'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('of %s, %i months on, is %s', (day, months, there) => {
    expect(addMonths(day, months)).toBe(there)
  })

  it('make up a month: each of its days once, in order, in weeks that begin where they should', () => {
    fc.assert(
      fc.property(anyDay, anyStart, (day, start) => {
        const weeks = weeksOfMonth(day, start)
        const all = weeks.flat()
        expect(all[0]).toBe(`${day.slice(0, 7)}-01`)
        expect(addDays(all.at(-1) ?? '', 1).endsWith('-01')).toBe(true)
        expect(all).toEqual(all.map((_, at) => addDays(all[0] ?? '', at)))
        for (const week of weeks.slice(1)) expect(week[0]).toBe(weekOf(week[0] ?? '', start).first)
        expect(weeks.slice(1, -1).every((week) => week.length === 7)).toBe(true)
      }),
    )
  })
})
