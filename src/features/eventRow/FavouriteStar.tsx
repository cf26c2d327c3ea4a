import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'

import type { Event } from '#domain/market/event.ts'
import { useClient, useSettings } from '#src/client/context.tsx'
import { areFavouritesOn, createFavouriteMarks } from '#src/client/member/favouriteMarks.ts'
import { favouriteMutation } from '#src/client/member/favouriteMutation.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

interface FavouriteStarProps {
  readonly event: Pick<Event, 'eventId' | 'isFavourite'>
}

/**
 * Makes an event a favourite by a press, and no longer one by the next: shown at once, and taken back where the server
 * does not have it so [BROWSE-03]. Nowhere for a guest, nor where the partner has no favourites. What it stands in says
 * how it looks.
 */
export function FavouriteStar({ event: { eventId, isFavourite } }: FavouriteStarProps) {
  const client = useClient()
  const { t } = useLingui()
  const isShown = areFavouritesOn(useSettings())
  const isOne = useSelector(
    client.once(createFavouriteMarks).shown,
    (marks) => marks.get(eventId) ?? isFavourite,
  )
  const { mutate: mark } = useMutation(favouriteMutation(client, eventId))
  if (!isShown) return null
  return (
    <button
      type="button"
      aria-label={t({ message: 'Favourite', context: 'button: add the match to favourites' })}
      title={t({ message: 'Favourite', context: 'button: add the match to favourites' })}
      aria-pressed={isOne}
      data-star=""
      onClick={() => mark(!isOne)}
    >
      <Icon name="star" />
    </button>
  )
}
