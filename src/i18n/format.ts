import type { Language } from '#domain/language.ts'
import type { Money } from '#domain/money.ts'
import type { Settings } from '#src/api/settings.ts'

/** How the member reads dates and money [ODDS-03 ODDS-04]. Times are UTC milliseconds. */
export interface Format {
  /** Weekday, date and time of a start: "Sat 22/11 19:30"; today's and tomorrow's by time alone is the caller's choice. */
  kickOff(ms: number): string
  /** HH:mm */
  time(ms: number): string
  /** dd/MM/yyyy, Gregorian in every language [I18N-02]. */
  date(ms: number): string
  /** dd/MM/yyyy HH:mm */
  dateTime(ms: number): string
  /** Weekday, day and month of a day heading: "Saturday 22 November". */
  day(ms: number): string
  /** yyyy-MM-dd in the member's zone: a day's key, and the form of the wire. */
  isoDay(ms: number): string
  /** The zone as the clock shows it: "GMT+8". */
  zone(ms: number): string
  /** An amount, by the partner's showSymbol and inK; `abbreviate` for narrow places; `exact` never in thousands (what is about to be paid). */
  money(amount: Money, options?: { abbreviate?: boolean; exact?: boolean }): string
}

export interface FormatSettings {
  readonly language: Language
  readonly timeZone: string
  readonly currency: Settings['currency'] | null
}
