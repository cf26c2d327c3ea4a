import type { Entry } from '#recording/entries.ts'
import { enteredWords, type Timeline } from '#recording/timeline/timeline.ts'

/** An entry as a log shows it. */
export interface LogRow {
  readonly entry: Entry
  /** What it looks like: its kind, whether it is later than the moment, and whether a state changed by it. */
  readonly look: string
  /** The states that were entered by it, in words; empty for none. */
  readonly entered: string
}

/** The row of a place; null where there is no entry. */
export function logRow(timeline: Timeline, place: number, moment: number): LogRow | null {
  const entry = timeline.entries[place]
  if (entry === undefined) return null
  const isChange = entry.kind === 'step' && entry.transitions.length > 0
  const before = isChange ? (timeline.actorAt(entry.actor, place - 1)?.value ?? null) : null
  return {
    entry,
    look: `${entry.kind} ${place > moment ? 'later' : ''} ${isChange ? 'change' : ''}`,
    entered: isChange ? enteredWords(before, entry.value) : '',
  }
}
