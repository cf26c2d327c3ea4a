import { boolean, object, pipe, transform } from 'valibot'

import type { Exclusion } from '#domain/session/care.ts'
import type { CareSettings } from '#machines/session/settings.ts'
import { secureAddress } from '#src/wire/base/addresses.ts'
import { known, lenient } from '#src/wire/base/read.ts'
import { integer, time } from '#src/wire/base/values.ts'

/** What keeps a member from betting, whatever of it can be read. */
export const exclusion = object({
  reason: lenient<Exclusion['reason']>(known('exclusionReason'), 'unknown'),
  until: lenient<number | null>(time, null),
})

const link = lenient<string | null>(secureAddress, null)

/** Where the partner does not say how often, minutes. */
const usualMinutes = 60
const mostMinutes = 1_440

const minutes = pipe(
  integer,
  transform((asked) => Math.min(Math.max(asked, 1), mostMinutes)),
)

/** Playing with care, of the settings; null where it is not enabled [CARE-01]. */
export const careSettings = pipe(
  object({
    enabled: boolean(),
    since: lenient<number | null>(time, null),
    reminderMinutes: lenient(minutes, usualMinutes),
    canTurnOff: lenient(boolean(), false),
    limitsUrl: link,
    timeOutUrl: link,
    selfExclusionUrl: link,
    exclusion: lenient<Exclusion | null>(exclusion, null),
  }),
  transform(({ enabled, ...care }): CareSettings | null => (enabled ? care : null)),
)
