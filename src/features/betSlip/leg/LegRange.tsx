import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import type { Leg } from '#domain/bets/bet.ts'
import { betRangeDisplay } from '#domain/bets/payout.ts'
import { compareMoney, type Money } from '#domain/money/money.ts'
import { parseStake, type ParsedStake } from '#domain/money/stake.ts'
import { isEuroOdds } from '#domain/odds/odds.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'

// It comes and goes with the price, and its place stays: nothing below it moves.
const style = css({ minHeight: '1lh' })

/** The stake that wins the market's maximum at the current price [SLIP-08]; not said where so much cannot be staked. */
export function LegRange({ leg: { maxBetAmount, price } }: { leg: Leg }) {
  const { currency } = useSession()
  const amount = useAmount()
  const display = stakeToWinMaximum(parseStake(maxBetAmount, currency.code, currency.digits), price.euro)
  const range = display === null ? null : amount(display)
  return <span css={style}>{range !== null && <Trans>Stake for max win: {range}</Trans>}</span>
}

function stakeToWinMaximum(maximum: ParsedStake, euroOdds: string): Money | null {
  if (!maximum.ok || !isEuroOdds(euroOdds)) return null
  const display = betRangeDisplay(maximum.money, euroOdds)
  return compareMoney(display, maximum.money) > 0 ? null : display
}
