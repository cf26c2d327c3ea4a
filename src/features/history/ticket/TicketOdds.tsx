import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'

import type { PlacedTicket, TicketLine } from '#domain/bets/bet.ts'
import { formatOdds } from '#domain/odds.ts'
import { text } from '#src/ui/theme/scale.ts'
import { oddsTypeName } from '#src/words/oddsTypes.ts'

const styles = {
  odds: css({ whiteSpace: 'nowrap', fontWeight: 700, color: 'var(--text-1)' }),
  style: css({ fontWeight: 400, fontSize: text.xs, color: 'var(--text-3)' }),
}

/** The price of a line in the odds type the bet was placed in, whatever the member looks at prices in now. */
export function LineOdds({ line: { euroOdds, odds, oddsStyle } }: { line: TicketLine }) {
  const { i18n } = useLingui()
  return (
    <span css={styles.odds}>
      {formatOdds({ euro: euroOdds, [oddsStyle]: odds }, oddsStyle)}{' '}
      <span css={styles.style}>{oddsTypeName(i18n, oddsStyle)}</span>
    </span>
  )
}

/** The price of a ticket as a whole: those of several lines are always in euro odds [SLIP-09]. */
export function TicketOdds({ ticket: { odds } }: { ticket: PlacedTicket }) {
  const { i18n } = useLingui()
  return (
    <span css={styles.odds}>
      {formatOdds({ euro: odds }, 'euro')} <span css={styles.style}>{oddsTypeName(i18n, 'euro')}</span>
    </span>
  )
}
