import { hashKey } from '@tanstack/react-query'

import { invalidate } from '#src/api/invalidation.ts'
import { repliesOf } from '#src/api/lists/events.ts'
import { favouritesKey, setFavourite } from '#src/api/lists/favourites.ts'
import { createNotices } from '#src/client/notices/notices.ts'
import type { Services } from '#src/client/services.ts'
import { lastFavourite } from '#src/storage/records/lastFavourite.ts'

import { createFavouriteMarks, favouriteKey } from './favouriteMarks.ts'

/** Brings the member's favourites to the server, and keeps what is shown of them as the server and other tabs have it. */
export interface Favourites {
  /**
   * Tells the server what the member wishes of an event by now, unless it has it already.
   * @throws CallFailed
   */
  bring(eventId: string): Promise<void>
  /**
   * A mutation has ended. Where nothing was wished of the event since, it is as the server has it: taken back and said so
   * where that failed [SRV-10].
   */
  settle(eventId: string, error: Error | null): void
}

/** Made once per client, and used by the mutation of an event's star (`favouriteMutation.ts`) [BROWSE-03]. */
export function createFavourites(services: Services): Favourites {
  const { api, queryClient, storage } = services
  const { shown, unsettled } = services.once(createFavouriteMarks)
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
    async bring(eventId) {
      const server = unsettled.get(eventId)
      const wish = shown.get().get(eventId)
      if (server === undefined || wish === undefined || (server.isSure && server.isFavourite === wish)) return
      server.isSure = false
      server.isFavourite = await setFavourite(api.caller, eventId, wish)
      server.isSure = true
      storage.write(lastFavourite, { version: 1, eventId, isFavourite: server.isFavourite })
    },
    settle(eventId, error) {
      const server = unsettled.get(eventId)
      const isLast = queryClient.isMutating({ mutationKey: favouriteKey(eventId) }) === 1
      if (server === undefined || !isLast) return
      unsettled.delete(eventId)
      const isTakenBack = shown.get().get(eventId) !== server.isFavourite
      keep(eventId, server.isFavourite)
      if (error !== null && isTakenBack)
        services.once(createNotices).report(error, { errorMessage: 'favourite' })
    },
  }
}
