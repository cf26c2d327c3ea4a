import { createAtom, type Atom } from '@tanstack/store'

import type { Settings } from '#machines/session/settings.ts'

/** Which events are favourites, where that is newer than the replies that hold them [BROWSE-03]. By the events' ids. */
export interface FavouriteMarks {
  /** What is shown: what the member wishes, else what the server said last. */
  readonly shown: Atom<ReadonlyMap<string, boolean>>
  /** What the server has, of events of which the member's wish is not settled yet. */
  readonly unsettled: Map<string, ServerMark>
}

interface ServerMark {
  isFavourite: boolean
  /** Whether the server has answered what it was told last: else it may have it without our knowing. */
  isSure: boolean
}

/** Made once per client: `client.once(createFavouriteMarks)`. */
export function createFavouriteMarks(): FavouriteMarks {
  return { shown: createAtom<ReadonlyMap<string, boolean>>(new Map()), unsettled: new Map() }
}

/** The key of the mutations of an event's star. */
export function favouriteKey(eventId: string): readonly [string, string] {
  return ['favourite', eventId]
}

/** Whether the partner shows favourites, and there is a member who may have some [LAUNCH-05] [LAUNCH-14]. */
export function areFavouritesOn(settings: Settings | null): boolean {
  return settings?.isGuest === false && settings.features.isFavouritesEnable === true
}
