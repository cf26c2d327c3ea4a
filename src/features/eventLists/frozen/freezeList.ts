import { readOddsRange } from '#domain/odds/oddsRange.ts'

import { isWithin } from '../tools/oddsRange.ts'
import { watchAim } from './aim.ts'
import { createHeldStore, type HeldStore } from './frozenStore.ts'
import { type Books, leftReasonOf, type ReasonOf } from './leftReason.ts'

interface Shown {
  /** Why an event is no longer in the list. */
  readonly reasonOf?: ReasonOf | undefined
  /** The odds that it is narrowed to, as the address has them. */
  readonly odds?: string | undefined
}

/** What a list shows, still while the member aims at something within the element. `stop` it where it is no longer shown. */
export function freezeList(
  element: HTMLElement,
  books: Books,
  { reasonOf = leftReasonOf, odds }: Shown = {},
): HeldStore {
  const store = createHeldStore(
    (event) => reasonOf(books, event),
    odds === undefined ? undefined : isWithin(readOddsRange(odds)),
  )
  const stopAim = watchAim(element, store.hold)
  return {
    ...store,
    stop() {
      stopAim()
      store.stop()
    },
  }
}
