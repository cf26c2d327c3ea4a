import { Trans } from '@lingui/react/macro'

import { HouseText } from '#src/features/houseText/HouseText.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'

/** The house's betting rules, in the member's language [MEMBER-05]. */
export function RulesScreen() {
  return (
    <HouseText
      name="rules"
      heading={
        <ScreenHeading>
          <Trans context="rules of betting">Rules</Trans>
        </ScreenHeading>
      }
    />
  )
}
