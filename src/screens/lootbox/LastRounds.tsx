import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'

import type { MiniGameBet } from '#domain/bets/miniGame.ts'
import { BetRow } from '#src/features/miniGames/BetRow.tsx'

import { lootboxStyle as styles } from './lootboxStyle.ts'

interface LastRoundsProps {
  /** The newest first. */
  bets: readonly MiniGameBet[]
  most?: number
  /** They are of the table that is looked at. */
  isAtTable?: boolean
}

/** The member's latest bets, and the way to all of them. */
export function LastRounds({ bets, most = 3, isAtTable = false }: LastRoundsProps) {
  const id = useId()
  return (
    <section css={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {isAtTable ? (
            <Trans context="the member's bets on a mini-game">My rounds at this table</Trans>
          ) : (
            <Trans context="the member's bets on mini-games">My last rounds</Trans>
          )}
        </h2>
        <Link to="/lootbox" search={{ view: 'bets' }}>
          <Trans context="way to all of the member's rounds">All my rounds</Trans>
        </Link>
      </header>
      <ul css={styles.rows} aria-labelledby={id}>
        {bets.slice(0, most).map((bet) => (
          <li key={bet.ticketNum}>
            <BetRow bet={bet} isAtTable={isAtTable} />
          </li>
        ))}
      </ul>
    </section>
  )
}
