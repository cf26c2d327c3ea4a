import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'

import type { PlacedTicket, TicketLine } from '#domain/bets/bet.ts'
import { formatOdds, type OddsType } from '#domain/odds/odds.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { text } from '#src/ui/theme/scale.ts'
import { oddsTypeName } from '#src/words/market/oddsTypes.ts'

const styles = {
  odds: css({ whiteSpace: 'nowrap', fontWeight: 600, color: 'var(--text-1)' }),
  style: css({ fontWeight: 400, fontSize: text.xs, color: 'var(--text-3)' }),
}

/** The price of a line in the odds type the bet was placed in, whatever the member looks at prices in now. */
export function LineOdds({ line: { euroOdds, odds, oddsStyle } }: { line: TicketLine }) {
  const price = formatOdds({ euro: euroOdds, [oddsStyle]: odds }, oddsStyle)
  return (
    <span css={styles.odds}>
      <Trans context="odds at which a selection was bet">@ {price}</Trans>
      <OddsTypeMark of={oddsStyle} />
    </span>
  )
}

/** The price of a ticket as a whole: those of several lines are always in euro odds [SLIP-09]. */
export function TicketOdds({ ticket: { odds } }: { ticket: PlacedTicket }) {
  return (
    <span css={styles.odds}>
      {formatOdds({ euro: odds }, 'euro')}
      <OddsTypeMark of="euro" />
    </span>
  )
}

/** The odds type, where it is not the one that the member looks at prices in now. */
function OddsTypeMark({ of }: { of: OddsType }) {
  const { i18n } = useLingui()
  const isOwn = usePreference('oddsType') === of
  return (
    !isOwn && (
      <>
        {' '}
        <span css={styles.style}>{oddsTypeName(i18n, of)}</span>
      </>
    )
  )
}
