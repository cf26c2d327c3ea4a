import { useLingui } from '@lingui/react'

import { HouseText } from '#src/features/houseText/HouseText.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import type { Guide } from '#src/words/house/guideNames.ts'
import { guideTitle } from '#src/words/house/guides.ts'

const names = { prebook: 'prebookGuide', payout: 'payoutGuide' } as const satisfies Record<Guide, string>

/** A guide of the house, in the member's language [PREBOOK-07]. */
export function GuideScreen({ guide }: { guide: Guide }) {
  const { i18n } = useLingui()
  return <HouseText name={names[guide]} heading={<ScreenHeading>{guideTitle(i18n, guide)}</ScreenHeading>} />
}
