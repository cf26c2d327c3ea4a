import { useLingui } from '@lingui/react/macro'

import { useClient, useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/usePreference.ts'
import { Select } from '#src/ui/Select.tsx'
import { oddsTypeName } from '#src/words/oddsTypes.ts'

interface OddsTypeSelectProps {
  /** Where the words around it already say what it chooses. */
  readonly isLabelHidden?: boolean
}

/** How prices are shown; of what the partner offers. Bets are always compared and paid from the euro price [ODDS-01]. */
export function OddsTypeSelect({ isLabelHidden = false }: OddsTypeSelectProps) {
  const { t, i18n } = useLingui()
  const { preferences } = useClient()
  const { settings } = useSession()
  return (
    <Select
      label={t`Odds type`}
      isLabelHidden={isLabelHidden}
      value={usePreference('oddsType')}
      options={settings.oddsTypes.map((value) => ({ value, label: oddsTypeName(i18n, value) }))}
      onChange={(value) => preferences.set('oddsType', value)}
    />
  )
}
