import dayjs, { type Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

import { htmlLang, type Language } from '#domain/language.ts'
import { formatMoney, type Money } from '#domain/money.ts'
import type { Settings } from '#machines/session/settings.ts'
import { dayjsLocale } from '#src/i18n/dayjsLocales.ts'

dayjs.extend(utc)
dayjs.extend(timezone)

/** How the member reads dates and money [ODDS-03 ODDS-04]. Times are UTC milliseconds; years are Gregorian in every language [I18N-02]. */
export interface Format {
  /** Weekday, date and time of a start: "Sat 22/11 19:30". */
  kickOff(ms: number): string
  /** HH:mm */
  time(ms: number): string
  /** dd/MM/yyyy */
  date(ms: number): string
  /** dd/MM/yyyy HH:mm */
  dateTime(ms: number): string
  /** yyyy-MM-dd in the member's zone: a day's key, and the form of the wire. */
  isoDay(ms: number): string
  /** The zone as the clock shows it: "GMT+8". */
  zone(ms: number): string
  /**
   * An amount, by the partner's showSymbol and inK. `abbreviate` for narrow places (1.23M); `exact` in full units
   * even where the partner shows thousands: what is about to be paid.
   */
  money(amount: Money, options?: { readonly abbreviate?: boolean; readonly exact?: boolean }): string
}

export interface FormatSettings {
  readonly language: Language
  /** IANA name. */
  readonly timeZone: string
  readonly currency: Settings['currency'] | null
}

/** "Sat 22/11 19:30" in the member's zone and language [BROWSE-07]. @param ms UTC milliseconds */
export function formatKickOff(
  ms: number,
  { language, timeZone }: Pick<FormatSettings, 'language' | 'timeZone'>,
): string {
  return inZone(ms, timeZone).locale(dayjsLocale(language)).format('ddd DD/MM HH:mm')
}

function inZone(ms: number, timeZone: string): Dayjs {
  return dayjs(ms).tz(timeZone)
}

function separatorsOf(language: Language): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(htmlLang(language), { useGrouping: true }).formatToParts(1_234_567.5)
  const find = (type: Intl.NumberFormatPartTypes, otherwise: string): string =>
    parts.find((part) => part.type === type)?.value ?? otherwise
  return { group: find('group', ','), decimal: find('decimal', '.') }
}

/** "GMT+8", "GMT-3:30" */
function zoneLabel(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes)
  const rest = minutes % 60
  const hours = `${offsetMinutes < 0 ? '-' : '+'}${(minutes - rest) / 60}`
  // oxlint-disable-next-line slipway/texts, lingui/no-unlocalized-strings -- GMT is written so in every language
  return `GMT${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** The starts on a screen are few and come again with every row that scrolls in. */
const rememberedStarts = 2_000

/** The formats of a member: their language, zone and currency. */
export function createFormat({ language, timeZone, currency }: FormatSettings): Format {
  const separators = separatorsOf(language)
  const starts = new Map<number, string>()
  return {
    kickOff(ms) {
      const known = starts.get(ms)
      if (known !== undefined) return known
      const start = formatKickOff(ms, { language, timeZone })
      if (starts.size >= rememberedStarts) starts.clear()
      starts.set(ms, start)
      return start
    },
    time: (ms) => inZone(ms, timeZone).format('HH:mm'),
    date: (ms) => inZone(ms, timeZone).format('DD/MM/YYYY'),
    dateTime: (ms) => inZone(ms, timeZone).format('DD/MM/YYYY HH:mm'),
    isoDay: (ms) => inZone(ms, timeZone).format('YYYY-MM-DD'),
    zone: (ms) => zoneLabel(inZone(ms, timeZone).utcOffset()),
    money: (amount, { abbreviate = false, exact = false } = {}) =>
      formatMoney(amount, {
        symbol: currency?.symbol,
        showSymbol: currency?.showSymbol ?? false,
        inK: currency?.inK === true && !exact,
        abbreviate: abbreviate && !exact,
        separators,
      }),
  }
}
