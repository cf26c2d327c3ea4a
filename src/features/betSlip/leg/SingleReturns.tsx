import { Trans } from '@lingui/react/macro'

import { betPayout } from '#domain/bets/amounts.ts'
import type { Money } from '#domain/money/money.ts'
import { parseStake } from '#domain/money/stake.ts'
import { isEuroOdds } from '#domain/odds/odds.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { Dot } from '#src/ui/text/Dot.tsx'

/** What one of several singles returns at its price, beside its facts [SLIP-09]; nothing before there is a stake. */
export function SingleReturns({ euroOdds, entered }: { euroOdds: string; entered: string }) {
  const { currency } = useSession()
  const amountOf = useAmount()
  const stake = parseStake(entered, currency.code, currency.digits)
  const payout = stake.ok && stake.money.minor > 0 ? payoutOf(euroOdds, stake.money) : null
  if (payout === null) return null
  const returns = amountOf(payout)
  return (
    <>
      <Dot />
      <Trans context="one of several singles, beside its match">returns {returns}</Trans>
    </>
  )
}

function payoutOf(euroOdds: string, perLine: Money): Money | null {
  if (!isEuroOdds(euroOdds)) return null
  try {
    return betPayout({ euroOdds: [euroOdds], price: null }, [{ size: 1, perLine }])
  } catch {
    // Beyond what money can count: such a stake is above every maximum, which its own message says.
    return null
  }
}
