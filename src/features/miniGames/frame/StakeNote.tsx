import { Plural, Trans } from '@lingui/react/macro'

import type { MiniGameBet } from '#domain/bets/miniGame.ts'
import { add } from '#domain/money/money.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'

interface StakeNoteProps {
  /** The member's latest bets; null until the server has said what they are since the game broke off. */
  bets: readonly MiniGameBet[] | null
  tableId: number
}

/** What is known of the member's stakes at a table whose game broke off: what the server says, or that it is not known yet. */
export function StakeNote({ bets, tableId }: StakeNoteProps) {
  const amountOf = useAmount()
  if (bets === null)
    return (
      <span>
        <Trans>Your stake may have been taken. We'll keep checking.</Trans>
      </span>
    )
  const open = bets.filter((bet) => bet.tableId === tableId && bet.result === 'pending')
  const [first, ...others] = open
  if (first === undefined)
    return (
      <span>
        <Trans>You have no pending bets at this table.</Trans>
      </span>
    )
  const staked = amountOf(others.reduce((sum, { stake }) => add(sum, stake), first.stake))
  return (
    <span>
      <Plural
        value={open.length}
        one={`# bet of ${staked} is still pending. It is settled when the round ends.`}
        other={`# bets of ${staked} in all are still pending. They are settled when the round ends.`}
      />
    </span>
  )
}
