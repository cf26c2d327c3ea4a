import { hashKey } from '@tanstack/react-query'

import { repliesOf } from '#src/api/events.ts'
import { favouritesKey, setFavourite } from '#src/api/favourites.ts'
import { invalidate } from '#src/api/invalidation.ts'
import { lastFavourite } from '#src/storage/lastFavourite.ts'

import { createFavouriteMarks } from './favouriteMarks.ts'
import { createNotices } from './notices/notices.ts'
import type { Services } from './services.ts'

/** Brings the member's favourites to the server, and keeps what is shown of them as the server and other tabs have it. */
export interface Favourites {
  /** The member wishes an event to be as it is shown. */
  settle(eventId: string): Promise<void>
}

/**
 * Made once a client [BROWSE-03]. Of an event one call is on its way at a time, so that no order of replies confuses
 * anything: the wish of that moment is sent once the one before is answered, unless it is what the server has already.
 */
export function createFavourites(services: Services): Favourites {
  const { api, queryClient, storage } = services
  const { shown, unsettled } = services.own(createFavouriteMarks)
  const underWay = new Set<string>()
  /** Counts what was settled, so that a list that was asked for before that does not undo it. */
  let moment = 0
  let asking = 0
  /** When the list that is held was asked for. */
  let askedAt = 0
  const settledAt = new Map<string, number>()
  const hash = hashKey(favouritesKey)

  function show(changes: readonly (readonly [eventId: string, isFavourite: boolean])[]): void {
    const before = shown.get()
    if (changes.some(([eventId, value]) => before.get(eventId) !== value))
      shown.set(new Map([...before, ...changes]))
  }

  function keep(eventId: string, isFavourite: boolean): void {
    moment += 1
    settledAt.set(eventId, moment)
    show([[eventId, isFavourite]])
    invalidate(queryClient, favouritesKey)
  }

  /** The list has come, or an event that closed was taken out of it: it says of every event that was ever one whether it still is. */
  function learn(): void {
    const listed = new Set(
      repliesOf(queryClient, favouritesKey).flatMap(({ events }) => events.map(({ eventId }) => eventId)),
    )
    const isOlder = (eventId: string): boolean =>
      !unsettled.has(eventId) && (settledAt.get(eventId) ?? 0) <= askedAt
    const known = [...new Set([...shown.get().keys(), ...listed])].filter(isOlder)
    show(known.map((eventId) => [eventId, listed.has(eventId)]))
  }

  queryClient.getQueryCache().subscribe((happening) => {
    if (happening.type !== 'updated' || happening.query.queryHash !== hash) return
    const { action } = happening
    if (action.type === 'fetch') asking = moment
    if (action.type !== 'success') return
    if (action.manual !== true) askedAt = asking
    learn()
  })
  storage.subscribe((name) => {
    const last = name === lastFavourite.name ? storage.read(lastFavourite) : null
    if (last !== null && !unsettled.has(last.eventId)) keep(last.eventId, last.isFavourite)
  })

  return {
    async settle(eventId) {
      let known = unsettled.get(eventId)
      // Settled, or about to be, by the call for a wish before.
      if (known === undefined || underWay.has(eventId)) return
      underWay.add(eventId)
      const wish = (): boolean | undefined => shown.get().get(eventId)
      let isSure = true
      for (let asked = wish(); asked !== undefined && !(isSure && asked === known); asked = wish()) {
        try {
          known = await setFavourite(api.caller, eventId, asked)
          isSure = true
          unsettled.set(eventId, known)
          storage.write(lastFavourite, { version: 1, eventId, isFavourite: known })
          if (wish() === asked) show([[eventId, known]])
        } catch (error) {
          // The server may have it without our knowing: what is wished by now is sent whatever it was.
          isSure = false
          if (wish() !== asked) continue
          show([[eventId, known]])
          if (asked !== known) services.own(createNotices).report(error, { errorMessage: 'favourite' })
          break
        }
      }
      underWay.delete(eventId)
      unsettled.delete(eventId)
      keep(eventId, known)
    },
  }
}
