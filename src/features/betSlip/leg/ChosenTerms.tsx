import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import type { BetType } from '#domain/betType.ts'
import { figureLabel } from '#domain/betType.ts'
import { formatOdds } from '#domain/odds.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import type { ChosenTerms as Terms } from '../shownLegs.ts'

const style = css({ color: 'var(--text-3)', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** What was chosen, struck through: it is not on offer any more [SLIP-15]. */
export function ChosenTerms({ betType, chosen }: { betType: BetType; chosen: Terms }) {
  const oddsType = usePreference('oddsType')
  const figure = figureLabel(betType, chosen)
  const odds = formatOdds({ euro: chosen.euroOdds }, oddsType)
  return (
    <s css={style}>
      <VisuallyHidden>
        <Trans>Chosen before:</Trans>{' '}
      </VisuallyHidden>
      {figure === null ? odds : `${figure} @ ${odds}`}
    </s>
  )
}
