import type { Event } from '#domain/market/event.ts'
import type { LeftReason } from '#src/words/match/leftReasons.ts'

import { followReply, type FrozenList, leaveFor } from './frozenList.ts'

/** What a list shows, kept still while the member aims at it. */
export interface HeldStore {
  /** Null before the first reply. */
  get(): FrozenList | null
  subscribe(listener: () => void): () => void
  /** What the server says is in the list now. */
  take(reply: readonly (readonly Event[])[]): void
  /** Looks again at which events of the reply are shown: time has passed. */
  lookAgain(): void
  /** The member begins to aim at the list, or no longer does. */
  hold(isHeld: boolean): void
  /** Shows all that waits, and in the order it has now. */
  showAll(): void
  /** Nothing is waited for any more. */
  stop(): void
}

/**
 * @param reasonOf why an event is no longer in the list
 * @param isWanted which events of the reply are shown; what was shown once stays, whatever becomes of it
 */
export function createHeldStore(
  reasonOf: (event: Event) => LeftReason,
  isWanted: (event: Event) => boolean = () => true,
): HeldStore {
  const wanted = new Set<string>()
  const listeners = new Set<() => void>()
  let whole: readonly (readonly Event[])[] = []
  let reply = whole
  let list: FrozenList | null = null
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const follow = (holds = isHeld): void => {
    clearTimeout(timer)
    list = followReply(list, reply, { isHeld: holds, now: Date.now(), reasonOf })
    for (const listener of listeners) listener()
    const first = Math.min(...list.pages.flat().map(({ leftAt }) => leftAt ?? Infinity))
    if (!isHeld && first < Infinity) timer = setTimeout(follow, Math.max(0, first + leaveFor - Date.now()))
  }
  const take = (next: typeof whole): void => {
    whole = next
    for (const event of next.flat()) if (isWanted(event)) wanted.add(event.eventId)
    reply = next.map((page) => page.filter(({ eventId }) => wanted.has(eventId)))
    follow()
  }
  return {
    get: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    take,
    lookAgain: () => take(whole),
    hold(next) {
      if (next === isHeld) return
      isHeld = next
      if (list !== null) follow()
    },
    showAll: () => follow(false),
    stop: () => clearTimeout(timer),
  }
}
