import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/**
 * Calendar arithmetic, of screens that come after the first view: the library is in none of its files.
 */

/**
 * The day that lies so many days or calendar months before another: one month before 31 March is 28 February.
 * @param day yyyy-MM-dd, of whichever zone
 * @returns the same form
 */
export function dayBefore(day: string, count: number, unit: 'day' | 'month'): string {
  return dayjs.utc(day).subtract(count, unit).format('YYYY-MM-DD')
}

/** Noon of a day (yyyy-MM-dd) in a zone, UTC milliseconds: a moment of that day, to be shown by its date. */
export function noonOf(day: string, timeZone: string): number {
  return dayjs.utc(day).hour(12).tz(timeZone, true).valueOf()
}

/**
 * The day that lies some calendar months before: of 31 May, three months before, 28 February.
 * @param ms UTC milliseconds of any moment of the day
 * @param timeZone IANA name: whose day it is
 * @returns UTC milliseconds of that day's noon, which every zone has every day
 */
export function monthsBefore(ms: number, months: number, timeZone: string): number {
  const today = dayjs.utc(dayjs(ms).tz(timeZone).format('YYYY-MM-DD'))
  return today.subtract(months, 'month').hour(12).tz(timeZone, true).valueOf()
}
