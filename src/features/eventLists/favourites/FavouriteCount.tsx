import { useFavourites } from './useFavourites.ts'

/** How many favourites the member has, once that is known [BROWSE-03]. */
export function FavouriteCount() {
  const { data } = useFavourites()
  return data?.pages[0]?.count ?? null
}
