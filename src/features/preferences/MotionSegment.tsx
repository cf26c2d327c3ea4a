import { useLingui } from '@lingui/react/macro'

import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Segment } from '#src/ui/controls/Segment.tsx'

/** Whether nothing moves on the page, or as much as the device asks for [A11Y-01] [MEMBER-04]. */
export function MotionSegment() {
  const { t } = useLingui()
  const { preferences } = useClient()
  return (
    <Segment
      label={t`Reduced motion`}
      value={usePreference('reducedMotion') ? 'on' : 'device'}
      options={[
        { value: 'device', label: t({ message: 'Same as device', context: 'reduced motion' }) },
        { value: 'on', label: t({ message: 'On', context: 'reduced motion' }) },
      ]}
      onChange={(value) => preferences.set('reducedMotion', value === 'on')}
    />
  )
}
