/** Days are written yyyy-MM-dd, of no zone; arithmetic on them is done in UTC, which has no summer time. */

const dayLength = 86_400_000

function dateOf(day: string): Date {
  return new Date(day)
}

function written(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return written(new Date(dateOf(day).getTime() + count * dayLength))
}

/** The same day so many months later, or earlier, or the last of that month: one month after 31 January is 28 February. */
export function addMonths(day: string, count: number): string {
  const date = dateOf(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return written(date)
}

/** The bounds of what may be chosen; each may be missing. */
export interface Bounds {
  readonly first?: string | undefined
  readonly last?: string | undefined
}

/** A day, or the nearest that may be chosen. */
export function within(day: string, { first, last }: Bounds): string {
  if (first !== undefined && day < first) return first
  return last !== undefined && day > last ? last : day
}

/** How many days a day lies after the first of its week. @param weekStart 1 for Monday … 7 for Sunday */
function placeInWeek(day: string, weekStart: number): number {
  return (dateOf(day).getUTCDay() - weekStart + 7) % 7
}

/** The first day of a day's week, and the last. */
export function weekOf(day: string, weekStart: number): { readonly first: string; readonly last: string } {
  const first = addDays(day, -placeInWeek(day, weekStart))
  return { first, last: addDays(first, 6) }
}

/** The days of a day's month by weeks; the first and the last may be shorter. */
export function weeksOfMonth(day: string, weekStart: number): readonly (readonly string[])[] {
  const month = day.slice(0, 7)
  const { first } = weekOf(`${month}-01`, weekStart)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => addDays(first, week * 7 + at)).filter((each) =>
      each.startsWith(month),
    ),
  ).filter((week) => week.length > 0)
}

/** Where a key leads from a day, as in every calendar [A11Y-01]; null for a key that leads nowhere. */
export function dayAfterKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  day: string,
  weekStart: number,
): string | null {
  if (key === 'ArrowLeft') return addDays(day, -1)
  if (key === 'ArrowRight') return addDays(day, 1)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'PageUp') return addMonths(day, shiftKey ? -12 : -1)
  if (key === 'PageDown') return addMonths(day, shiftKey ? 12 : 1)
  if (key === 'Home') return weekOf(day, weekStart).first
  return key === 'End' ? weekOf(day, weekStart).last : null
}
