import { describe, expect, it } from 'vitest'

import { daysOf } from './resultDays.ts'
import type { ResultDates } from './resultsSearch.ts'

describe('the days of a choice of results', () => {
  it.each<[ResultDates, today: string, first: string, last: string]>([
    ['today', '2026-03-31', '2026-03-31', '2026-03-31'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['day_before', '2026-01-01', '2025-12-30', '2025-12-30'],
    ['week', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['month', '2026-05-17', '2026-04-17', '2026-05-17'],
    // A month that has no such day gives its last.
    ['month', '2026-03-31', '2026-02-28', '2026-03-31'],
    ['month', '2028-03-30', '2028-02-29', '2028-03-30'],
    ['month', '2026-01-05', '2025-12-05', '2026-01-05'],
    ['year', '2026-03-31', '2025-03-31', '2026-03-31'],
  ])('of %s on %s are from %s to %s, both included [BROWSE-13]', (dates, today, first, last) => {
    const isToday = first === today
    expect(daysOf({ dates, from: null, to: null }, today)).toEqual({ first, last, isToday })
  })

  const today = '2026-03-31'
  it.each([
    ['custom', '2026-03-31', null, { first: '2026-03-31', last: '2026-03-31', isToday: true }],
    ['custom', '2026-04-01', null, 'ahead'],
    ['custom', null, null, 'missing'],
    ['range', '2026-03-30', '2026-03-31', { first: '2026-03-30', last: '2026-03-31', isToday: false }],
    ['range', '2026-03-30', '2026-04-01', 'ahead'],
    ['range', '2026-04-01', '2026-04-02', 'ahead'],
    ['range', '2026-03-31', '2026-03-30', 'endsBeforeBegin'],
    ['range', '2026-03-30', null, 'missing'],
    ['range', '2025-03-31', '2026-03-31', { first: '2025-03-31', last: '2026-03-31', isToday: false }],
    ['range', '2025-03-30', '2026-03-31', 'tooMany'],
  ] as const)(
    'of the member’s own (%s, %s to %s) are %o on 31 March [BROWSE-13]',
    (dates, from, to, days) => {
      expect(daysOf({ dates, from, to }, today)).toEqual(days)
    },
  )
})
