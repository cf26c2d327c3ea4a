import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Maintenance } from '#machines/maintenance/types.ts'
import type { Dates } from '#src/words/format/dates.ts'

type Times = Pick<Maintenance, 'from' | 'to'>

/** Where it ends on the day on which it begins its time is enough. */
function endText(format: Dates, { from, to }: { from: number; to: number }): string {
  return format.isoDay(from) === format.isoDay(to) ? format.time(to) : format.kickOff(to)
}

/** What is announced, in the member's zone. Null where it is not said from when. */
export function announcementText(i18n: I18n, format: Dates, { from, to }: Times): string | null {
  if (from === null) return null
  const [start, zone] = [format.kickOff(from), format.zone(from)]
  if (to === null) return i18n._(msg`Maintenance starts ${start} (${zone}).`)
  const end = endText(format, { from, to })
  return i18n._(msg`Maintenance from ${start} to ${end} (${zone}).`)
}

/** From when to when it lasts, in the member's zone, as far as the server says. */
export function maintenanceText(i18n: I18n, format: Dates, { from, to }: Times): string {
  if (from !== null && to !== null) {
    const [start, end, zone] = [format.kickOff(from), endText(format, { from, to }), format.zone(from)]
    return i18n._(msg`From ${start} to ${end} (${zone}).`)
  }
  if (to !== null) {
    const [end, zone] = [format.kickOff(to), format.zone(to)]
    return i18n._(msg`Until ${end} (${zone}).`)
  }
  if (from !== null) {
    const [start, zone] = [format.kickOff(from), format.zone(from)]
    return i18n._(msg`Since ${start} (${zone}). End time not known yet.`)
  }
  return i18n._(msg`End time not known yet.`)
}
