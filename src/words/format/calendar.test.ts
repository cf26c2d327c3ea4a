import { describe, expect, it } from 'vitest'

import { monthsBefore } from './calendar.ts'
import { createFormat } from './format.ts'

/** @param moment ISO 8601 */
function before(moment: string, timeZone: string): string {
  const { date } = createFormat({ language: 'en', timeZone, currency: null })
  return date(monthsBefore(Date.parse(moment), 3, timeZone))
}

describe('three months before a day', () => {
  it.each([
    ['2026-11-21T16:30Z', 'UTC', '21/08/2026'],
    // A shorter month ends sooner, in a leap year one day later.
    ['2026-05-31T12:00Z', 'UTC', '28/02/2026'],
    ['2028-05-31T12:00Z', 'UTC', '29/02/2028'],
    ['2026-02-10T12:00Z', 'UTC', '10/11/2025'],
    // By the day of the member's zone, whichever it is in UTC.
    ['2026-11-21T16:30Z', 'Asia/Shanghai', '22/08/2026'],
    ['2026-11-21T16:30Z', 'Asia/Kathmandu', '21/08/2026'],
    ['2026-11-21T18:15Z', 'Asia/Kathmandu', '22/08/2026'],
    ['2026-11-21T02:00Z', 'America/St_Johns', '20/08/2026'],
    ['2026-11-21T10:00Z', 'Pacific/Chatham', '21/08/2026'],
    ['2026-11-21T10:30Z', 'Pacific/Chatham', '22/08/2026'],
    // Over a change of the clocks, and to a day whose midnight is left out.
    ['2026-06-30T14:00Z', 'Australia/Lord_Howe', '01/04/2026'],
    ['2026-07-24T12:00Z', 'Africa/Cairo', '24/04/2026'],
  ])('%s in %s is %s [HIST-01] [ODDS-04]', (moment, timeZone, day) => {
    expect(before(moment, timeZone)).toBe(day)
  })
})
