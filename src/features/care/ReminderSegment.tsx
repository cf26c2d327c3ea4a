import { useLingui } from '@lingui/react/macro'

import { reminderIntervals, type ReminderChoice } from '#domain/session/care.ts'
import type { CareSettings } from '#machines/session/settings.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { shortDurationText } from '#src/words/session/care.ts'

/** How often the member is reminded; never only where the partner lets them [CARE-02]. */
export function ReminderSegment({ care: { reminderMinutes, canTurnOff } }: { care: CareSettings }) {
  const { t, i18n } = useLingui()
  const { preferences } = useClient()
  const chosen = usePreference('reminder')
  // What the partner has may be an interval that is not offered: then none of these is chosen.
  const usual = reminderIntervals.find((interval) => Number(interval) === reminderMinutes) ?? ''
  const isAllowed = chosen !== null && (chosen !== 'off' || canTurnOff)
  return (
    <Segment<ReminderChoice | ''>
      label={t`Remind me every`}
      value={isAllowed ? chosen : usual}
      options={[
        ...reminderIntervals.map((value) => ({ value, label: shortDurationText(i18n, Number(value)) })),
        ...(canTurnOff
          ? [{ value: 'off' as const, label: t({ message: 'Off', context: 'no reminder' }) }]
          : []),
      ]}
      onChange={(value) => {
        if (value !== '') preferences.set('reminder', value)
      }}
    />
  )
}
