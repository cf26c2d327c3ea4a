import { useLingui } from '@lingui/react/macro'

import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'

/** Whether the balance is out of sight, wherever it stands [CARE-04]. */
export function HideBalanceSwitch() {
  const { t } = useLingui()
  const { preferences } = useClient()
  return (
    <Switch
      label={t`Hide balance`}
      isOn={usePreference('hideBalance')}
      onChange={(isOn) => preferences.set('hideBalance', isOn)}
    />
  )
}
