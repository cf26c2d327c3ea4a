import type { Client } from './createClient.ts'
import { createFavouriteMarks } from './favouriteMarks.ts'

/** Shows at once what the member wishes of an event; the server is told by code that comes after the first list. */
export function wishFavourite(client: Pick<Client, 'own'>, eventId: string, isFavourite: boolean): void {
  const { shown, unsettled } = client.own(createFavouriteMarks)
  const show = (value: boolean): void => shown.set((before) => new Map(before).set(eventId, value))
  if (!unsettled.has(eventId)) unsettled.set(eventId, !isFavourite)
  show(isFavourite)
  import('./favourites.ts').then(
    ({ createFavourites }) => client.own(createFavourites).settle(eventId),
    () => {
      show(unsettled.get(eventId) ?? !isFavourite)
      unsettled.delete(eventId)
    },
  )
}
