import { object } from 'valibot'

import type { Caller } from '#src/api/http/caller.ts'
import { exchange, readReply } from '#src/api/http/exchange.ts'
import { statusError } from '#src/api/http/failures.ts'
import { read } from '#src/wire/base/read.ts'
import { flagText } from '#src/wire/base/values.ts'

import { type EventsFilter, eventPagesKey } from './events.ts'

/** The member's favourites, which come all on one page [BROWSE-03]. `useInfiniteQuery(eventPagesQuery(client, favourites))` */
export const favourites = { tab: 'favourite' } as const satisfies EventsFilter

export const favouritesKey = eventPagesKey(favourites)

const reply = object({ isFavourite: flagText })

/**
 * Makes an event a favourite, or no longer one.
 * @returns what it is now by the server's word
 * @throws CallFailed
 */
export async function setFavourite(
  { http, options }: Pick<Caller, 'http' | 'options'>,
  eventId: string,
  favourite: boolean,
): Promise<boolean> {
  const { data, error, response } = await exchange(options('PATCH'), (abort) =>
    http.PATCH('/favourite-event/{id}/', {
      params: { path: { id: eventId } },
      body: { favourite },
      signal: abort,
    }),
  )
  if (!response.ok) throw statusError(response.status, error)
  return readReply(response.status, data, (value) => read(reply, value).isFavourite)
}
