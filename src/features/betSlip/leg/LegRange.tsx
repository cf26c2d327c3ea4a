import { Trans } from '@lingui/react/macro'

import type { SlipTicket } from '#domain/bet.ts'
import { compareMoney } from '#domain/money.ts'
import { isEuroOdds } from '#domain/odds.ts'
import { betRangeDisplay } from '#domain/payout.ts'
import { parseStake } from '#domain/stake.ts'
import { useSession } from '#src/app/context.tsx'
import { useAmount } from '#src/features/wallet/useAmount.ts'

/** The stake that wins the market's maximum at the price of now [SLIP-08]; not said where so much cannot be staked. */
export function LegRange({ ticket: { maxBetAmount, price } }: { ticket: SlipTicket }) {
  const { currency } = useSession()
  const amount = useAmount()
  const maximum = parseStake(maxBetAmount, currency.code, currency.digits)
  if (!maximum.ok || !isEuroOdds(price.euro)) return null
  const display = betRangeDisplay(maximum.money, price.euro)
  if (compareMoney(display, maximum.money) > 0) return null
  const range = amount(display)
  return (
    <span>
      <Trans>Stake to win the maximum: {range}</Trans>
    </span>
  )
}
