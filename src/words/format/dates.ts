import type { Language } from '#domain/session/language.ts'

/** A moment as a clock and a calendar on the wall of a zone show it: Gregorian, Latin digits, padded [I18N-02]. */
interface WallTime {
  /** Four digits. */
  readonly year: string
  readonly month: string
  readonly day: string
  /** 00 to 23. */
  readonly hour: string
  readonly minute: string
  /** Short, in the language: "Sat". */
  readonly weekday: string
}

/** How dates and times are read in a zone and a language. Times are UTC milliseconds. */
export interface Dates {
  /** Weekday, date and time of a start: "Sat 22/11 19:30", "11/22(土) 19:30" [BROWSE-07]. */
  readonly kickOff: (ms: number) => string
  /** Weekday and date: "Sat 22/11". */
  readonly weekday: (ms: number) => string
  /** HH:mm */
  readonly time: (ms: number) => string
  /** dd/MM/yyyy, or as the language orders it: yyyy/MM/dd */
  readonly date: (ms: number) => string
  /** The same, and HH:mm. */
  readonly dateTime: (ms: number) => string
  /** yyyy-MM-dd in the member's zone: a day's key, and the form of the wire. */
  readonly isoDay: (ms: number) => string
  /** The zone as the clock shows it: "GMT+8". */
  readonly zone: (ms: number) => string
}

/** Formatters are dear to make and few: one a zone, one a zone and language. */
function keptByKey<Value, Args extends readonly string[]>(
  make: (...args: Args) => Value,
): (...args: Args) => Value {
  const kept = new Map<string, Value>()
  return (...args) => {
    const key = args.join(' ')
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = make(...args)
    kept.set(key, value)
    return value
  }
}

const figuresIn = keptByKey(
  (timeZone) =>
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

type Day = Pick<WallTime, 'year' | 'month' | 'day' | 'weekday'>

/** How a language writes a day in figures, and a day of this season with its weekday. */
interface DayForm {
  readonly date: (day: Day) => string
  readonly weekday: (day: Day) => string
}

const slashed = ({ day, month }: Day): string => `${day}/${month}`

/** Day first, as most of our languages have it [ODDS-04]. */
const dayFirst: DayForm = {
  date: (day) => `${slashed(day)}/${day.year}`,
  weekday: (day) => `${day.weekday} ${slashed(day)}`,
}

const chinese: DayForm = {
  date: ({ year, month, day }) => `${year}/${month}/${day}`,
  weekday: ({ month, day, weekday }) => `${month}/${day} ${weekday}`,
}

/** The languages in which 06/12 would be read as June, or is written with other signs [I18N-02]. */
const dayForms: Partial<Record<Language, DayForm>> = {
  'zh-Hans': chinese,
  'zh-Hant': chinese,
  ja: { ...chinese, weekday: ({ month, day, weekday }) => `${month}/${day}(${weekday})` },
  ko: {
    date: ({ year, month, day }) => `${year}.${month}.${day}`,
    weekday: ({ month, day, weekday }) => `${month}.${day}(${weekday})`,
  },
  ru: {
    date: ({ year, month, day }) => `${day}.${month}.${year}`,
    weekday: ({ month, day, weekday }) => `${weekday}, ${day}.${month}`,
  },
  id: { ...dayFirst, weekday: (day) => `${day.weekday}, ${slashed(day)}` },
}

const weekdaysIn = keptByKey((timeZone, tag) => new Intl.DateTimeFormat(tag, { timeZone, weekday: 'short' }))

/** The starts on a screen are few and come again with every row that scrolls in. */
const rememberedTimes = 2_000

const minute = 60_000

/** Reads moments off the wall of a zone. @throws RangeError on a zone that the browser does not know */
function wallOf(timeZone: string, tag: string): (ms: number) => WallTime {
  const figures = figuresIn(timeZone)
  const weekdays = weekdaysIn(timeZone, tag)
  const remembered = new Map<number, WallTime>()
  return (moment) => {
    // Zones have been whole minutes apart since 1972: a clock that runs asks for one more a minute, and not a second.
    const ms = Math.floor(moment / minute) * minute
    const known = remembered.get(ms)
    if (known !== undefined) return known
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
    for (const { type, value } of figures.formatToParts(ms)) parts[type] = value
    const { year = '', month = '', day = '', hour = '', minute: minutes = '' } = parts
    const time = {
      year: year.padStart(4, '0'),
      month,
      day,
      hour,
      minute: minutes,
      weekday: weekdays.format(ms),
    }
    if (remembered.size >= rememberedTimes) remembered.clear()
    remembered.set(ms, time)
    return time
  }
}

/** How far the wall of a zone is ahead of UTC at a moment, in minutes. */
function offsetOf(ms: number, wall: WallTime): number {
  const { year, month, day, hour } = wall
  const asUtc = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(wall.minute))
  return (asUtc - Math.floor(ms / minute) * minute) / minute
}

/** "GMT+8", "GMT-3:30" */
function zoneLabel(offsetMinutes: number): string {
  const minutes = Math.abs(offsetMinutes)
  const rest = minutes % 60
  const hours = `${offsetMinutes < 0 ? '-' : '+'}${(minutes - rest) / 60}`
  // oxlint-disable-next-line slipway/texts, lingui/no-unlocalized-strings -- GMT is written so in every language
  return `GMT${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/**
 * The same object for the same language and zone, and with it the same functions.
 * @param timeZone IANA name
 * @throws RangeError on a zone that the browser does not know
 */
export const datesIn: (language: Language, timeZone: string) => Dates = keptByKey(
  (language: Language, timeZone: string): Dates => {
    const wall = wallOf(timeZone, language)
    const time = (ms: number): string => {
      const { hour, minute } = wall(ms)
      return `${hour}:${minute}`
    }
    const form = dayForms[language] ?? dayFirst
    const weekday = (ms: number): string => form.weekday(wall(ms))
    const date = (ms: number): string => form.date(wall(ms))
    return {
      kickOff: (ms) => `${weekday(ms)} ${time(ms)}`,
      weekday,
      time,
      date,
      dateTime: (ms) => `${date(ms)} ${time(ms)}`,
      isoDay: (ms) => {
        const { year, month, day } = wall(ms)
        return `${year}-${month}-${day}`
      },
      zone: (ms) => zoneLabel(offsetOf(ms, wall(ms))),
    }
  },
)
