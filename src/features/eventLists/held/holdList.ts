import type { Event } from '#domain/event.ts'
import type { LeftReason } from '#src/words/leftReasons.ts'

import { watchAim } from './aim.ts'
import { createHeldStore, type HeldStore } from './heldStore.ts'
import { type Books, leftReasonOf } from './leftReason.ts'

/** Why an event is not in a list any more, where that is the list's own doing; else null. */
export type OwnReason = (event: Event) => LeftReason | null

/** What a list shows, still while the member aims at something within the element. `stop` it where it is no longer shown. */
export function holdList(element: HTMLElement, books: Books, ownReasonOf?: OwnReason): HeldStore {
  const store = createHeldStore((event) => ownReasonOf?.(event) ?? leftReasonOf(books, event))
  const stopAim = watchAim(element, store.hold)
  return {
    ...store,
    stop() {
      stopAim()
      store.stop()
    },
  }
}
