import type { Event } from '#domain/market/event.ts'
import { readOddsRange } from '#domain/odds/oddsRange.ts'

import type { StartTime } from '../eventsSearch.ts'
import { isWithin } from '../tools/oddsRange.ts'
import { isInTime, isStarting } from '../tools/startTime.ts'
import { watchAim } from './aim.ts'
import { createHeldStore, type HeldStore } from './frozenStore.ts'
import { type Books, leftReasonOf, type ReasonOf } from './leftReason.ts'

interface Shown {
  /** Why an event is no longer in the list. */
  readonly reasonOf?: ReasonOf | undefined
  /** The odds that it is narrowed to, as the address has them. */
  readonly odds?: string | undefined
  /** Within which time its events start. */
  readonly starts?: StartTime | undefined
}

/** By what a start is judged. */
export interface StartTimes {
  /** UTC milliseconds by the server's clock. */
  readonly now: () => number
  /** Tells when a minute of it begins. */
  readonly onMinute: (listener: () => void) => () => void
  /** yyyy-MM-dd in the member's zone. */
  readonly isoDay: (ms: number) => string
}

export interface FrozenRows extends HeldStore {
  /** Whether further pages have nothing that is shown: a reply is by start, and this one has come to one that is too late. */
  isWhole(last: Event | undefined): boolean
}

/** What a list shows, still while the member aims at something within the element. `stop` it where it is no longer shown. */
export function freezeList(
  element: HTMLElement,
  books: Books,
  { now, onMinute, isoDay }: StartTimes,
  { reasonOf = leftReasonOf, odds, starts }: Shown = {},
): FrozenRows {
  const hasOdds = odds === undefined ? () => true : isWithin(readOddsRange(odds))
  const isWanted = (event: Event): boolean =>
    starts === undefined || isStarting(event, starts, { now: now(), isoDay })
  const store = createHeldStore(
    (event) => reasonOf(books, event),
    (event) => hasOdds(event) && isWanted(event),
  )
  const stopMinutes = starts === undefined ? null : onMinute(store.lookAgain)
  const stopAim = watchAim(element, store.hold)
  return {
    ...store,
    isWhole: (last) =>
      starts !== undefined && last !== undefined && !isInTime(last.startUtc, starts, { now: now(), isoDay }),
    stop() {
      stopAim()
      stopMinutes?.()
      store.stop()
    },
  }
}
