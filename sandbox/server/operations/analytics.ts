import { errors } from '#domain/session/errorCatalogue.ts'

import { type Analytics, analyse } from '../../analytics/analytics.ts'
import { createStandings } from '../../analytics/standings.ts'
import type { ModelEvent } from '../../market/entities.ts'
import { ApiError } from '../../wire/apiError.ts'
import type { Handlers } from '../calls/operation.ts'
import { pastEventOf } from '../replies/pastEventOf.ts'
import type { Sandbox } from '../sandbox.ts'
import { isOutright } from './eventQuery.ts'

const labels = {
  head_to_head: 'Head to head',
  heroes: 'Heroes',
  recent_matches: 'Recent matches',
  'x-slipway-standings': 'Standings',
  live_stats: 'Live stats',
  play_by_play: 'Match log',
} as const

/** The analyses of a match's teams, and which tabs of analysis and statistics it has [STAT-03]. */
export function analyticsOperations(sandbox: Sandbox): Handlers {
  const standings = createStandings()

  /** The event, its analyses, and the time of everything that the model now says about it. */
  const analysed = (eventId: string): { event: ModelEvent; analytics: Analytics; at: number } => {
    const { world } = sandbox
    const at = world.driver.present()
    const event = world.model.event(eventId) ?? pastEventOf(sandbox, eventId, at)
    if (event === undefined) throw new ApiError(404, errors.noResult)
    return { event, analytics: analyse(world, event, at), at }
  }

  return {
    getAnalytics: ({ query: { event_id: eventId, summary_type: summary, filter_by: filter = 'all' } }) => {
      const { event, analytics, at } = analysed(eventId)
      if (summary === 'x-slipway-standings') return standings.of(sandbox.world, event, at)
      if (summary === 'heroes') return analytics.heroes(filter)
      return summary === 'head_to_head' ? analytics.headToHead(filter) : analytics.recentMatches(filter)
    },

    listAvailableAnalytics: ({ query }) => {
      const { event, analytics, at } = analysed(query.event_id)
      const { world } = sandbox
      const { statistics } = world
      const available = isOutright(event)
        ? {}
        : {
            ...analytics.available(),
            'x-slipway-standings': standings.isThere(world, event, at),
            // A map that is still to come has an empty row.
            live_stats: statistics.liveStats(event, at).some(({ status }) => status !== 1),
            play_by_play: statistics.log(event, at, {}) !== null,
          }
      const tabs = new Map(Object.entries<boolean>(available))
      return Object.fromEntries(
        Object.entries(labels).map(([id, label]) => [id, { id, label, available: tabs.get(id) ?? false }]),
      )
    },
  }
}
