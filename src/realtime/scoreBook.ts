import type { Event } from '#domain/event.ts'

/** Where an event stands. A new object whenever anything in it changes. */
export interface EventScore {
  /** "2-1" */
  readonly scoreline: string | null
  /** As the scoreboard says it: "2nd half 63'". */
  readonly details: string | null
  readonly mapNum: number | null
  readonly inPlay: boolean
  readonly tabs: Event['tabs']
}

export interface ScoreUpdate extends EventScore {
  readonly eventId: string
  /** UTC milliseconds of the message. */
  readonly timeStamp: number
}

export interface ScoreBook {
  seed(events: readonly Event[]): void
  apply(update: ScoreUpdate): void
  get(eventId: string): EventScore | undefined
  /** The listener is not called at once: read `get` first. Called at most once a frame. */
  subscribe(eventId: string, listener: (score: EventScore) => void): () => void
  clear(): void
}
