import { useLingui } from '@lingui/react/macro'

import { pressRules } from '#domain/bets/bet.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { pressRuleName } from '#src/words/slip/pressRules.ts'

/** What odds do that are pressed beside a single: the member's choice, remembered for them, before the partner's [SLIP-02]. */
export function PressRuleSegment() {
  const { t, i18n } = useLingui()
  const { preferences } = useClient()
  const ofPartner = usePreference('partnerPressRule')
  const chosen = usePreference('pressRule')
  return (
    <Segment
      label={t`When I press another price`}
      value={chosen ?? ofPartner}
      options={pressRules.map((value) => ({ value, label: pressRuleName(i18n, value) }))}
      onChange={(value) => preferences.set('pressRule', value)}
    />
  )
}
