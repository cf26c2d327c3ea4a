import { errors } from '#domain/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import type { ModelEvent } from '../../market/entities.ts'
import { dayIn } from '../../market/tabs.ts'
import { pastEvents, resultsBackMs } from '../../statistics/past.ts'
import { readFavourites } from '../../store/choices.ts'
import { ApiError } from '../../wire/apiError.ts'
import { rowMarkets, wireEvent } from '../../wire/wire.ts'
import { isOutright } from '../eventQuery.ts'
import { callerOf, type Handlers } from '../operation.ts'
import type { Sandbox } from '../sandbox.ts'

type Schemas = components['schemas']

const dayMs = 24 * 3_600_000
/** A range is no longer than this. */
const most = { rangeDays: 366 } as const

interface Ended {
  eventId: string
  startUtc: number
  competitionId(): string
  event(): ModelEvent
}

/** Matches and outrights that have ended, newest first [BROWSE-13]. */
export function resultsOperations(sandbox: Sandbox): Handlers {
  return {
    listResults: (call): Schemas['EventPage'] => {
      const { query } = call
      const { member, session } = callerOf(call)
      const { driver, isSimulated, model, seed } = sandbox.world
      const now = driver.present()
      const timeZone = query.timezone ?? 'UTC'
      const days = daysOf(query.date ?? dayIn(now, timeZone))
      const isWanted = ({ startUtc, competitionId }: Ended): boolean => {
        const day = dayIn(startUtc, timeZone)
        const { competition_id: competitions } = query
        return day >= days.first && day <= days.last && (competitions?.includes(competitionId()) ?? true)
      }
      const kept = model
        .closedEvents()
        .filter((event) => isOutright(event) === (query.outright === true))
        .filter(({ gameId }) => query.game_id === undefined || gameId === query.game_id)
        .map((event): Ended => endedOf(event))
      const found = [...kept, ...(query.outright === true ? [] : older())].filter(isWanted)
      found.sort((a, b) => b.startUtc - a.startUtc || (a.eventId < b.eventId ? -1 : 1))

      /** What the market does not have: it forgets after days, and knows nothing from before its world began. */
      function older(): Ended[] {
        if (!isSimulated) return []
        const from = Math.max(Date.parse(days.first) - dayMs, now - resultsBackMs)
        const to = Date.parse(days.last) + 2 * dayMs
        const past = pastEvents(seed, { from, to, now, gameId: query.game_id })
        return past.filter(({ eventId }) => model.event(eventId) === undefined)
      }

      const { page = 1, page_size: size = 20 } = query
      const start = (page - 1) * size
      const favourites = session.isGuest ? new Set<string>() : readFavourites(sandbox.database, member.code)
      return {
        count: found.length,
        next: start + size < found.length ? page + 1 : null,
        results: found.slice(start, start + size).map((ended) => {
          const event = ended.event()
          return wireEvent(event, {
            markets: rowMarkets(event),
            isFavourite: favourites.has(event.eventId),
            currency: member.currency,
            streams: sandbox.streams.of(event),
          })
        }),
      }
    },
  }
}

/** What is decided before its time, as an outright may be, is a result of the day that decided it. */
function endedOf(event: ModelEvent): Ended {
  const { eventId, startUtc, closedAt } = event
  const at = Math.min(startUtc, closedAt ?? startUtc)
  return { eventId, startUtc: at, competitionId: () => event.competitionId, event: () => event }
}

/** The days that `date` names. @throws ApiError where they are none, out of order, or too many */
function daysOf(date: string): { first: string; last: string } {
  const [first = '', last = first] = date.split('/')
  const length = (Date.parse(last) - Date.parse(first)) / dayMs
  if (!(length >= 0 && length < most.rangeDays)) {
    const detail = `${date} is no range of ${most.rangeDays} days.`
    throw new ApiError(400, errors.validationFailed, { params: { detail } })
  }
  return { first, last }
}
