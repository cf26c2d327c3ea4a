import { useLingui } from '@lingui/react/macro'

import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'

/** Whether keys of a single character do something [A11Y-01]. */
export function SingleKeysSwitch() {
  const { t } = useLingui()
  const { preferences } = useClient()
  return (
    <Switch
      label={t`Single-key shortcuts`}
      isOn={usePreference('singleKeys')}
      onChange={(isOn) => preferences.set('singleKeys', isOn)}
    />
  )
}
