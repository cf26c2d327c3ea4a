import { createAtom, type Atom } from '@tanstack/store'

import type { Settings } from '#machines/session/settings.ts'

/** Which events are favourites, where that is newer than the replies that hold them [BROWSE-03]. By the events' ids. */
export interface FavouriteMarks {
  /** What is shown: what the member wishes, else what the server said last. */
  readonly shown: Atom<ReadonlyMap<string, boolean>>
  /** What the server has, of events of which the member's wish is not settled yet. */
  readonly unsettled: Map<string, boolean>
}

/** Made once a client: `client.own(createFavouriteMarks)`. */
export function createFavouriteMarks(): FavouriteMarks {
  return { shown: createAtom<ReadonlyMap<string, boolean>>(new Map()), unsettled: new Map() }
}

/** Whether the partner shows favourites, and there is a member who may have some [LAUNCH-05] [LAUNCH-14]. */
export function areFavouritesOn(settings: Settings | null): boolean {
  return settings?.isGuest === false && settings.features.isFavouritesEnable === true
}
