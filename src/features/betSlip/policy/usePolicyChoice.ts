import { useLingui } from '@lingui/react/macro'

import { type AcceptPolicy, acceptPolicies } from '#domain/bets/bet.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { acceptPolicyName } from '#src/words/slip/policies.ts'

/** Which moves of a price the member takes without being asked; remembered for them [SLIP-16]. */
export function usePolicyChoice() {
  const { t, i18n } = useLingui()
  const { preferences } = useClient()
  return {
    label: t`Accept odds changes`,
    value: usePreference('acceptPolicy'),
    options: acceptPolicies.map((value) => ({ value, label: acceptPolicyName(i18n, value) })),
    onChange: (value: AcceptPolicy) => preferences.set('acceptPolicy', value),
  }
}
