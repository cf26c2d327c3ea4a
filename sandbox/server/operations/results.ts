import { errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import type { ModelEvent } from '../../market/entities.ts'
import { dayIn } from '../../market/tabs.ts'
import { pastEvents, resultsBackMs } from '../../statistics/past.ts'
import { readFavourites } from '../../store/choices.ts'
import { ApiError } from '../../wire/apiError.ts'
import { rowMarkets, wireEvent } from '../../wire/wire.ts'
import { callerOf, type Handlers } from '../calls/operation.ts'
import type { Sandbox } from '../sandbox.ts'
import { isOutright } from './eventQuery.ts'

type Schemas = components['schemas']

const dayMs = 24 * 3_600_000
/** The longest allowed range. */
const most = { rangeDays: 366 } as const

interface Ended {
  eventId: string
  startUtc: number
  gameId: string
  competition(): { competitionId: string; competitionName: string }
  event(): ModelEvent
}

/** Which of them are asked for, as on the wire. */
interface Wanted {
  date?: string | undefined
  timezone?: string | undefined
  outright?: boolean | undefined
  game_id?: string[] | undefined
}

/** Matches and outrights that have ended, newest first [BROWSE-13]. */
export function resultsOperations(sandbox: Sandbox): Handlers {
  const endedOn = ({
    date,
    timezone: timeZone = 'UTC',
    outright = false,
    game_id: gameIds,
  }: Wanted): Ended[] => {
    const { driver, isSimulated, model, seed } = sandbox.world
    const now = driver.present()
    const days = daysOf(date ?? dayIn(now, timeZone))
    const kept = model
      .closedEvents()
      .filter((event) => isOutright(event) === outright)
      .filter(({ gameId }) => gameIds?.includes(gameId) ?? true)
      .map((event): Ended => endedOf(event))
    return [...kept, ...(outright ? [] : older())].filter(({ startUtc }) => {
      const day = dayIn(startUtc, timeZone)
      return day >= days.first && day <= days.last
    })

    /** What the market does not have: it forgets after days, and knows nothing from before its world began. */
    function older(): Ended[] {
      if (!isSimulated) return []
      const from = Math.max(Date.parse(days.first) - dayMs, now - resultsBackMs)
      const to = Date.parse(days.last) + 2 * dayMs
      const games = gameIds ?? [undefined]
      const past = games.flatMap((gameId) => pastEvents(seed, { from, to, now, gameId }))
      return past.filter(({ eventId }) => model.event(eventId) === undefined)
    }
  }

  return {
    listResults: (call): Schemas['EventPage'] => {
      const { query } = call
      const { member, session } = callerOf(call)
      const competitions = query.competition_id
      const found = endedOn(query).filter(
        ({ competition }) => competitions?.includes(competition().competitionId) ?? true,
      )
      found.sort((a, b) => b.startUtc - a.startUtc || (a.eventId < b.eventId ? -1 : 1))

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

    listResultCompetitions: ({ query }) => {
      const counts = new Map<string, Schemas['ResultCompetition']>()
      for (const { gameId, competition } of endedOn(query)) {
        const { competitionId, competitionName } = competition()
        const count = (counts.get(competitionId)?.count ?? 0) + 1
        counts.set(competitionId, { competitionId, competitionName, gameId, count })
      }
      return { results: [...counts.values()].sort((a, b) => b.count - a.count) }
    },
  }
}

/** What is decided early, as an outright can be, is a result of the day that decided it. */
function endedOf(event: ModelEvent): Ended {
  const { eventId, gameId, startUtc, closedAt } = event
  const at = Math.min(startUtc, closedAt ?? startUtc)
  return { eventId, gameId, startUtc: at, competition: () => event, event: () => event }
}

/** The days that `date` names. @throws ApiError if they are invalid, out of order, or too many */
function daysOf(date: string): { first: string; last: string } {
  const [first = '', last = first] = date.split('/')
  const length = (Date.parse(last) - Date.parse(first)) / dayMs
  if (!(length >= 0 && length < most.rangeDays)) {
    const detail = `${date} is no range of ${most.rangeDays} days.`
    throw new ApiError(400, errors.validationFailed, { params: { detail } })
  }
  return { first, last }
}
