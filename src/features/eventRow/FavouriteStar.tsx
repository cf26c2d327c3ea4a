import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'

import type { Event } from '#domain/event.ts'
import { useClient, useSettings } from '#src/client/context.tsx'
import { areFavouritesOn, createFavouriteMarks } from '#src/client/favouriteMarks.ts'
import { wishFavourite } from '#src/client/wishFavourite.ts'
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
    client.own(createFavouriteMarks).shown,
    (marks) => marks.get(eventId) ?? isFavourite,
  )
  if (!isShown) return null
  return (
    <button
      type="button"
      aria-label={t`Favourite`}
      title={t`Favourite`}
      aria-pressed={isOne}
      data-star=""
      onClick={() => wishFavourite(client, eventId, !isOne)}
    >
      <Icon name="star" />
    </button>
  )
}
