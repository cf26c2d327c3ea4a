import type { Maintenance } from '#machines/maintenance/types.ts'
import { read } from '#src/wire/base/read.ts'
import { maintenance } from '#src/wire/session/maintenance.ts'

import type { Topic } from './topics.ts'

/** What is said of maintenance, and when the server said it: the same comes on every channel, on lines of their own. */
export interface MaintenanceNotice {
  readonly maintenance: Maintenance
  /** UTC milliseconds. */
  readonly timeStamp: number
}

/** Maintenance is announced, begins, moves or is over [LIVE-12]. */
export const maintenanceNotices: Topic<MaintenanceNotice> = {
  event: 'maintenance',
  read: (data, { timeStamp }) => ({ maintenance: read(maintenance, data), timeStamp: timeStamp() }),
}
