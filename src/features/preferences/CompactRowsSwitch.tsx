import { useLingui } from '@lingui/react/macro'

import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'

/** Whether a phone's lists have lower rows, with the cells of a market side by side [BROWSE-07]. */
export function CompactRowsSwitch() {
  const { t } = useLingui()
  const { preferences } = useClient()
  return (
    <Switch
      label={t`Compact rows`}
      isOn={usePreference('compactRows')}
      onChange={(isOn) => preferences.set('compactRows', isOn)}
    />
  )
}
