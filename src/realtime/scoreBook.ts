import type { Event } from '#domain/market/event.ts'

import type { Counters } from './counters.ts'
import { createScheduler, type FrameClock } from './frames.ts'
import { createListenerMap, notifyListeners } from './listeners.ts'
import { createUnseen } from './unseen.ts'

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
  /** UTC milliseconds, by the server's clock, of the message. */
  readonly timeStamp: number
}

export interface ScoreBook {
  /**
   * Takes the scores of a reply; what was told since it was asked for is newer.
   * @param moment what `moment()` was when the reply was asked for; now, when absent
   */
  seed(events: readonly Event[], moment?: number): void
  apply(update: ScoreUpdate): void
  /** Rises with every update: tells what came before a reply was asked for from what came after. */
  moment(): number
  get(eventId: string): EventScore | undefined
  /** The listener is not called at once: read `get` first. Called at most once a frame. Returns the unsubscribe. */
  subscribe(eventId: string, listener: (score: EventScore) => void): () => void
  /** Forgets the scores that nobody listens to and that are not kept, and were not at the call before. */
  forget(isKept: (eventId: string) => boolean): void
  clear(): void
  /** How many events it knows a score of. */
  readonly size: number
}

export interface ScoreBookSettings {
  readonly clock: FrameClock
  readonly counters: Counters
  readonly onListenerError: (error: unknown) => void
}

interface Known {
  readonly score: EventScore
  /** Of the newest update, by the server's clock; -1 before the first. */
  readonly timeStamp: number
  /** When the newest update was taken. */
  readonly moment: number
}

function scoreOf({ scoreline, details, mapNum, inPlay, tabs }: EventScore): EventScore {
  return { scoreline, details, mapNum, inPlay, tabs }
}

function isSame(a: EventScore, b: EventScore): boolean {
  return (
    a.scoreline === b.scoreline &&
    a.details === b.details &&
    a.mapNum === b.mapNum &&
    a.inPlay === b.inPlay &&
    a.tabs.length === b.tabs.length &&
    a.tabs.every((tab, at) => {
      const other = b.tabs[at]
      return tab.tabName === other?.tabName && tab.open === other.open && tab.scoreline === other.scoreline
    })
  )
}

/** The scores of the events on screen, told once a frame; only newer ones apply [LIVE-06]. */
export function createScoreBook({ clock, counters, onListenerError }: ScoreBookSettings): ScoreBook {
  const scores = new Map<string, Known>()
  const listeners = createListenerMap<string, EventScore>()
  const changed = new Set<string>()
  const unseen = createUnseen<string>()
  let moment = 0

  const frames = createScheduler(clock.requestFrame, () => {
    const eventIds = [...changed]
    changed.clear()
    for (const eventId of eventIds) {
      const known = scores.get(eventId)
      const told = listeners.of(eventId)
      if (known !== undefined && told !== null) notifyListeners(told, known.score, onListenerError)
    }
  })

  const take = (
    eventId: string,
    next: EventScore,
    known: Known | undefined,
    timeStamp: number,
    at: number,
  ): void => {
    const score = known !== undefined && isSame(known.score, next) ? known.score : scoreOf(next)
    scores.set(eventId, { score, timeStamp, moment: at })
    // A frame costs the page something even where nothing is drawn.
    if (score === known?.score || listeners.of(eventId) === null) return
    changed.add(eventId)
    frames.request()
  }

  return {
    seed(events, asOf = moment) {
      for (const event of events) {
        const known = scores.get(event.eventId)
        unseen.renew(event.eventId)
        if (known === undefined) take(event.eventId, event, known, -1, asOf)
        else if (known.moment <= asOf) take(event.eventId, event, known, known.timeStamp, known.moment)
      }
    },
    moment: () => moment,
    apply(update) {
      const known = scores.get(update.eventId)
      if (known !== undefined && update.timeStamp < known.timeStamp) {
        counters.count('outOfOrder')
        return
      }
      moment += 1
      take(update.eventId, update, known, update.timeStamp, moment)
    },
    get: (eventId) => scores.get(eventId)?.score,
    subscribe(eventId, listener) {
      listeners.add(eventId, listener)
      return () => listeners.remove(eventId, listener)
    },
    forget(isKept) {
      const isShown = (eventId: string): boolean => isKept(eventId) || listeners.of(eventId) !== null
      for (const eventId of unseen.look(scores.keys(), isShown)) scores.delete(eventId)
    },
    clear() {
      scores.clear()
      changed.clear()
      unseen.clear()
    },
    get size() {
      return scores.size
    },
  }
}
