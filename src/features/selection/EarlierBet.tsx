import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { type PlacedTicket, standingOfTicket } from '#domain/bets/bet.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { earlierText } from '#src/words/slip/earlierBet.ts'

import { SelectionLabel } from './SelectionLabel.tsx'
import { ticketPrice } from './ticketPrice.ts'

const styles = {
  bet: css({ display: 'grid', gap: space[1], marginTop: space[1], p: { margin: 0 } }),
  lines: css({ margin: 0, padding: 0, listStyle: 'none' }),
  figures: css({ fontVariantNumeric: 'tabular-nums' }),
  way: css({
    justifySelf: 'start',
    minHeight: 24,
    padding: 0,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  }),
}

interface EarlierBetProps {
  readonly ticket: PlacedTicket
  /** Shows it in the history. */
  readonly onShow: (ticketNum: string) => void
}

/**
 * The bet that an earlier press placed or booked, where another press was refused because of it: as its ticket has it, and with
 * nothing of the bet that was refused [SLIP-18].
 */
export function EarlierBet({ ticket, onShow }: EarlierBetProps) {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const { ticketNum, lines, oddsStyle } = ticket
  const standing = standingOfTicket(ticket)
  const stake = amountOf(ticket.amount)
  const odds = formatOdds(ticketPrice(ticket), oddsStyle)
  return (
    <div css={styles.bet}>
      <p>{earlierText(i18n, standing)}</p>
      <ul css={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.marketId}:${line.side}`}>
            <SelectionLabel selection={line} />
            <Dot />
            <Name lines={2}>{line.eventName}</Name>
          </li>
        ))}
      </ul>
      <p css={styles.figures}>
        {standing === 'placed' ? (
          <Trans>
            Stake {stake}, odds taken {odds}
          </Trans>
        ) : (
          <Trans>
            Stake {stake}, target odds {odds}
          </Trans>
        )}
      </p>
      <button type="button" css={styles.way} onClick={() => onShow(ticketNum)}>
        <Trans>Show ticket {ticketNum} in bet history</Trans>
      </button>
    </div>
  )
}
