import { useLingui } from '@lingui/react/macro'

import { acceptPolicies, type AcceptPolicy } from '#domain/bet.ts'
import { useClient } from '#src/app/context.tsx'
import { usePreference } from '#src/app/usePreference.ts'
import { Select } from '#src/ui/Select.tsx'

/** Which moves of a price the member takes without being asked; remembered for them [SLIP-16]. */
export function PolicySelect() {
  const { t } = useLingui()
  const { preferences } = useClient()
  const policy = usePreference('acceptPolicy')
  const labels: Readonly<Record<AcceptPolicy, string>> = {
    any: t`Any odds`,
    better: t`Better odds only`,
    none: t`Always ask`,
  }
  return (
    <Select
      label={t`When the odds change`}
      value={policy}
      options={acceptPolicies.map((value) => ({ value, label: labels[value] }))}
      onChange={(value) => preferences.set('acceptPolicy', value)}
    />
  )
}
