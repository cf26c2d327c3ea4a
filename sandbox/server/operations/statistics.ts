import { errors } from '#domain/session/errorCatalogue.ts'

import type { ModelEvent } from '../../market/entities.ts'
import { ApiError } from '../../wire/apiError.ts'
import type { Handlers } from '../calls/operation.ts'
import { pastEventOf } from '../replies/pastEventOf.ts'
import type { Sandbox } from '../sandbox.ts'

/** What is told about matches besides their scores and prices [STAT-01]. */
export function statisticsOperations(sandbox: Sandbox): Handlers {
  /** The event, and the time of everything that the model now says about it. */
  const eventNow = (eventId: string): { event: ModelEvent; at: number } => {
    const { driver, model } = sandbox.world
    const at = driver.present()
    const event = model.event(eventId) ?? pastEventOf(sandbox, eventId, at)
    if (event === undefined) throw new ApiError(404, errors.noResult)
    return { event, at }
  }

  return {
    listStreams: ({ path }) => ({ results: sandbox.streams.of(eventNow(path.event_id).event) }),

    getLiveStats: ({ path, query }) => {
      const { event, at } = eventNow(path.event_id)
      const rows = sandbox.world.statistics.liveStats(event, at)
      const wanted = query.map_option
      return {
        results: rows.filter(({ mapNum }) => wanted === undefined || wanted === `MAP ${mapNum}`),
      }
    },

    getPlayByPlay: ({ query }) => {
      const { event, at } = eventNow(query.event_id)
      const log = sandbox.world.statistics.log(event, at, {
        matchId: query.match_id,
        summaryType: query.summary_type,
        filterBy: query.filter_by,
      })
      if (log === null) throw new ApiError(404, errors.noResult)
      return log
    },
  }
}
