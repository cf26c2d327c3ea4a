import type { Format } from './format.ts'

/** When an event starts: its time, and its day where that is not today. */
export interface StartLabels {
  /** HH:mm */
  readonly time: string
  /** "Sat 22/11", or null today. */
  readonly day: string | null
  /** All of it, for anyone who wants to know exactly: "Sat 22/11 19:30". */
  readonly full: string
}

/** @param ms UTC milliseconds of the start @param today yyyy-MM-dd by the server's clock @returns in the member's zone [BROWSE-07 ODDS-04] */
export function startLabels(format: Format, ms: number, today: string): StartLabels {
  const day = format.isoDay(ms) === today ? null : format.weekday(ms)
  return { time: format.time(ms), day, full: format.kickOff(ms) }
}
