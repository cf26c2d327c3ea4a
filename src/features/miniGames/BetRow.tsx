import { Trans, useLingui } from '@lingui/react/macro'

import type { MiniGameBet } from '#domain/bets/miniGame.ts'
import { SignedAmount } from '#src/client/components/SignedAmount.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { ticketResult } from '#src/words/tickets/ticketResults.ts'

import { roundsStyle as styles } from './roundsStyle.ts'

/** What the member staked on a round, and what came of it; the table is named unless it is the one that is looked at. */
export function BetRow({ bet, isAtTable = false }: { bet: MiniGameBet; isAtTable?: boolean }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const amountOf = useAmount()
  const { ticketNum, tableName, roundId, placedUtc, selection, odds, stake, profit, result } = bet
  const { word, sign } = ticketResult(i18n, result)
  const [staked, at] = [amountOf(stake), format.dateTime(placedUtc)]
  return (
    <div css={styles.bet}>
      <span css={styles.name}>
        {!isAtTable && (
          <>
            <Name>{tableName}</Name>
            <Dot />
          </>
        )}
        <Name>{selection}</Name> @ {odds}
      </span>
      <span css={styles.money}>{profit === null ? staked : <SignedAmount amount={profit} />}</span>
      <span css={styles.facts}>
        <Trans context="a bet on a mini-game: when, on which round, its number, its stake">
          {at} · round {roundId} · ticket {ticketNum} · stake {staked}
        </Trans>
      </span>
      <span css={styles.state}>
        {sign} {word}
      </span>
    </div>
  )
}
