import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import type { BetType } from '#domain/market/betType.ts'
import { figureLabel } from '#domain/market/betType.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

import type { ChosenTerms as Terms } from '../view/shownLegs.ts'

const style = css({ color: 'var(--text-3)', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** What was chosen, struck through: it is not on offer any more [SLIP-15]. */
export function ChosenTerms({ betType, chosen }: { betType: BetType; chosen: Terms }) {
  const oddsType = usePreference('oddsType')
  const figure = figureLabel(betType, chosen)
  const odds = formatOdds({ euro: chosen.euroOdds }, oddsType)
  return (
    <s css={style}>
      <VisuallyHidden>
        <Trans>Was:</Trans>{' '}
      </VisuallyHidden>
      {figure === null ? odds : `${figure} @ ${odds}`}
    </s>
  )
}
