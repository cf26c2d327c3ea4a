import { watchAim } from './aim.ts'
import { createHeldStore, type HeldStore } from './heldStore.ts'
import { type Books, leftReasonOf, type ReasonOf } from './leftReason.ts'

/** What a list shows, still while the member aims at something within the element. `stop` it where it is no longer shown. */
export function holdList(element: HTMLElement, books: Books, reasonOf: ReasonOf = leftReasonOf): HeldStore {
  const store = createHeldStore((event) => reasonOf(books, event))
  const stopAim = watchAim(element, store.hold)
  return {
    ...store,
    stop() {
      stopAim()
      store.stop()
    },
  }
}
