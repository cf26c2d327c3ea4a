import { array, literal, object, picklist } from 'valibot'

import { fitting, flag, text } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const kept = object({
  version: literal(1),
  firstSession: text,
  hasBet: flag,
  dismissed: array(picklist(['landingPage', 'avatar'])),
})

/** What this device knows of a member's first visits [LAUNCH-11]. */
interface KeptVisits {
  readonly version: 1
  /** Stands for the session in which the member was here first; not its id, which must not stay [SRV-08]. */
  readonly firstSession: string
  /** A bet was placed since. */
  readonly hasBet: boolean
  /** What was put away for good. */
  readonly dismissed: readonly ('landingPage' | 'avatar')[]
}

export const onboardingRecord: StoredRecord<KeptVisits> = {
  name: 'onboarding',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
