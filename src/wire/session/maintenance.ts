import { boolean, object, pipe, rawTransform } from 'valibot'

import type { Maintenance } from '#machines/maintenance/types.ts'
import { timeOrNull } from '#src/wire/base/values.ts'

/** The years that a member can read. */
const latest = Date.UTC(10_000, 0)

function isReadable(time: number | null): boolean {
  return time === null || (time >= 0 && time < latest)
}

/** Whether the product is under maintenance, and from when to when: of a notice, of the status and of the settings. */
export const maintenance = pipe(
  object({ maintenance: boolean(), from: timeOrNull, to: timeOrNull }),
  rawTransform<{ maintenance: boolean; from: number | null; to: number | null }, Maintenance>(
    ({ dataset, addIssue, NEVER }) => {
      const { maintenance: isOn, from, to } = dataset.value
      const isSpan = from === null || to === null || from < to
      if (isSpan && isReadable(from) && isReadable(to)) return { isOn, from, to }
      addIssue()
      return NEVER
    },
  ),
)
