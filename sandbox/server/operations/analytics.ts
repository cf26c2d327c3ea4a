import { errors } from '#domain/errorCatalogue.ts'

import { ApiError } from '../../wire/apiError.ts'
import type { Handlers } from '../operation.ts'
import { pastEventOf } from '../pastEventOf.ts'
import type { Sandbox } from '../sandbox.ts'

const tabs = [
  { id: 'head_to_head', label: 'Head to head' },
  { id: 'heroes', label: 'Heroes' },
  { id: 'recent_matches', label: 'Recent matches' },
  { id: 'live_stats', label: 'Live stats' },
  { id: 'play_by_play', label: 'Match log' },
] as const

/** What can be looked at beside an event's markets [STAT-03]. */
export function analyticsOperations(sandbox: Sandbox): Handlers {
  return {
    listAvailableAnalytics: ({ query }) => {
      const { driver, model, statistics } = sandbox.world
      const at = driver.present()
      const event = model.event(query.event_id) ?? pastEventOf(sandbox, query.event_id, at)
      if (event === undefined) throw new ApiError(404, errors.noResult)
      const isThere: Readonly<Record<(typeof tabs)[number]['id'], boolean>> = {
        head_to_head: false,
        heroes: false,
        recent_matches: false,
        // A map that is still to come has a row and nothing in it.
        live_stats: statistics.liveStats(event, at).some(({ status }) => status !== 1),
        play_by_play: statistics.log(event, at, {}) !== null,
      }
      return Object.fromEntries(tabs.map(({ id, label }) => [id, { id, label, available: isThere[id] }]))
    },
  }
}
