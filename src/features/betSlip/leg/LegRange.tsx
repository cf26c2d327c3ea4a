import { Trans } from '@lingui/react/macro'

import type { SlipTicket } from '#domain/bet.ts'
import { isEuroOdds } from '#domain/odds.ts'
import { betRangeDisplay } from '#domain/payout.ts'
import { parseStake } from '#domain/stake.ts'
import { useSession } from '#src/app/context.tsx'
import { useAmount } from '#src/features/wallet/useAmount.ts'

/** The stake whose winnings are the market's maximum at the price of now [SLIP-08]. */
export function LegRange({ ticket: { maxBetAmount, price } }: { ticket: SlipTicket }) {
  const { currency } = useSession()
  const amount = useAmount()
  const maximum = parseStake(maxBetAmount, currency.code, currency.digits)
  if (!maximum.ok || !isEuroOdds(price.euro)) return null
  const range = amount(betRangeDisplay(maximum.money, price.euro))
  return (
    <span>
      <Trans>Bet range up to {range}</Trans>
    </span>
  )
}
