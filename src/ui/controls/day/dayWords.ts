/** A day in a language's words: Gregorian, in Latin digits, and in English with the day before the month, as all dates are. */
function tagOf(locale: string): string {
  const tag = locale === 'en' ? 'en-GB' : locale
  return `${tag}-u-ca-gregory-nu-latn`
}

function wordsOf(day: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a zone: a day is no moment, and is named as it stands
  return new Intl.DateTimeFormat(tagOf(locale), { ...parts, timeZone: 'UTC' }).format(Date.parse(day))
}

/** "23 Nov 2026" */
export function shortDay(day: string, locale: string): string {
  return wordsOf(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** "Monday 23 November 2026" */
export function longDay(day: string, locale: string): string {
  return wordsOf(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** "November 2026" */
export function monthName(day: string, locale: string): string {
  return wordsOf(day, locale, { month: 'long', year: 'numeric' })
}

/** "Mo" or "Mon", and "Monday" for anyone who hears it. */
export function weekdayName(day: string, locale: string, length: 'short' | 'long'): string {
  return wordsOf(day, locale, { weekday: length })
}

interface WeekInfo {
  readonly firstDay: number
}

/** What newer browsers know of a language's weeks. */
interface KnowingLocale extends Intl.Locale {
  readonly getWeekInfo?: () => WeekInfo
  readonly weekInfo?: WeekInfo
}

/** The day that weeks begin with in a language: 1 for Monday … 7 for Sunday; Monday where the browser does not know. */
export function weekStartOf(locale: string): number {
  const known: KnowingLocale = new Intl.Locale(tagOf(locale))
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}
