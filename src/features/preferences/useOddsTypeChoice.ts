import { useLingui } from '@lingui/react/macro'

import type { OddsType } from '#domain/odds/oddsType.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { oddsTypeName } from '#src/words/market/oddsTypes.ts'

/** How prices are shown; of what the partner offers. Bets are always compared and paid from the euro price [ODDS-01]. */
export function useOddsTypeChoice() {
  const { t, i18n } = useLingui()
  const { preferences } = useClient()
  const { settings } = useSession()
  return {
    label: t`Odds type`,
    value: usePreference('oddsType'),
    options: settings.oddsTypes.map((value) => ({ value, label: oddsTypeName(i18n, value) })),
    onChange: (value: OddsType) => preferences.set('oddsType', value),
  }
}
