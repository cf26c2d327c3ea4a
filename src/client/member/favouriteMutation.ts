import { mutationOptions } from '@tanstack/react-query'

import type { Client } from '#src/client/client.ts'

import { createFavouriteMarks, favouriteKey } from './favouriteMarks.ts'

/**
 * Makes an event a favourite, or no longer one: shown at once, and taken back where the server does not have it so
 * [BROWSE-03]. `useMutation(favouriteMutation(client, eventId))`; what tells the server comes after the first list.
 */
export function favouriteMutation(client: Pick<Client, 'once'>, eventId: string) {
  const { shown, unsettled } = client.once(createFavouriteMarks)
  const show = (isFavourite: boolean): void =>
    shown.set((before) => new Map(before).set(eventId, isFavourite))
  const later = async () => client.once((await import('./favourites.ts')).createFavourites)
  const mutationKey = favouriteKey(eventId)
  return mutationOptions<void, Error, boolean>({
    mutationKey,
    // Of an event one call is on its way at a time, so that no order of replies confuses anything.
    scope: { id: mutationKey.join() },
    mutationFn: async () => (await later()).bring(eventId),
    onMutate(isFavourite) {
      if (!unsettled.has(eventId)) unsettled.set(eventId, { isFavourite: !isFavourite, isSure: true })
      show(isFavourite)
    },
    onSettled: (_, error, isFavourite) =>
      later().then(
        (favourites) => favourites.settle(eventId, error),
        () => {
          show(unsettled.get(eventId)?.isFavourite ?? !isFavourite)
          unsettled.delete(eventId)
        },
      ),
  })
}
