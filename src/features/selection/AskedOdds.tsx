import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { compareEuro, formatOdds, type OddsType } from '#domain/odds/odds.ts'
import { text } from '#src/ui/theme/scale.ts'

const style = css({ fontSize: text.s, color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' })

interface AskedOddsProps {
  /** Euro odds; null where that is not known. */
  asked: string | null
  accepted: string
  oddsStyle: OddsType
}

/** Said only where the price that was accepted is not the one that was asked for [SLIP-16] [SLIP-17]. */
export function AskedOdds({ asked, accepted, oddsStyle }: AskedOddsProps) {
  if (asked === null || compareEuro(asked, accepted) === 0) return null
  const before = formatOdds({ euro: asked }, oddsStyle)
  const taken = formatOdds({ euro: accepted }, oddsStyle)
  return (
    <span css={style}>
      <Trans>
        Requested {before}, placed at {taken}
      </Trans>
    </span>
  )
}
