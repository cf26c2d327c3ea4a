import { type MapStats, readMapStats } from '#src/wire/match/statistics.ts'

import type { Topic } from './topics.ts'

/** A map of an event as it is now. */
export interface LiveStatsMessage {
  readonly eventId: string
  readonly map: MapStats
  /** UTC milliseconds, by the server's clock. */
  readonly timeStamp: number
}

/** A map's statistics, whole [STAT-06]. Its code comes with what shows them. */
export const liveStats: Topic<LiveStatsMessage> = {
  event: 'gameclient-livestats',
  read(data, { timeStamp, onLeftOut }) {
    const { eventId, ...map } = readMapStats(data, onLeftOut)
    return { eventId, map, timeStamp: timeStamp() }
  },
}
