import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/**
 * Calendar arithmetic, of screens that come after the first view: the library is in none of its files.
 */

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
