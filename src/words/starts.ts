import type { Format } from './format.ts'

/** When an event starts: its time, and its day where that is not today. */
export interface StartLabels {
  /** HH:mm */
  readonly time: string
  /** "Sat 22/11", or null today. */
  readonly day: string | null
  /** All of it, for who wants to know exactly: "Sat 22/11 19:30". */
  readonly full: string
}

/** @param ms UTC milliseconds of the start @param today yyyy-MM-dd by the server's clock @returns in the member's zone [BROWSE-07 ODDS-04] */
export function startLabels(format: Format, ms: number, today: string): StartLabels {
  const full = format.kickOff(ms)
  const time = format.time(ms)
  if (format.isoDay(ms) === today) return { time, day: null, full }
  // The full form ends with the time in every language.
  const day = full.endsWith(time) ? full.slice(0, -time.length).trim() : format.date(ms)
  return { time, day, full }
}
