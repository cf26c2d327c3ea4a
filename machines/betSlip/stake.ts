import type { Money } from '#domain/money.ts'
import { amountText, least } from '#domain/money.ts'
import { addIncrement, checkStake, maxStake, parseStake } from '#domain/stake.ts'
import type { StakeError } from '#domain/stake.ts'

import type { BetSlipContext } from './types.ts'

type StakeContext = Pick<
  BetSlipContext,
  'stakeText' | 'currency' | 'range' | 'balance' | 'maxPayout' | 'tickets'
>

/** The stake as entered, or null where it does not read as an amount. */
export function stakeOf(context: Pick<BetSlipContext, 'stakeText' | 'currency'>): Money | null {
  const parsed = parseStake(context.stakeText, context.currency.code, context.currency.digits)
  return parsed.ok ? parsed.money : null
}

/**
 * What is wrong with the stake, or null [SLIP-06]. While the range is not known only what the text itself says:
 * the machine never places a bet without a range.
 */
export function stakeErrorOf(context: StakeContext): StakeError | null {
  const parsed = parseStake(context.stakeText, context.currency.code, context.currency.digits)
  if (!parsed.ok) return parsed.reason
  const limits = limitsOf(context)
  if (limits !== null) return checkStake({ stake: parsed.money, ...limits })
  return parsed.money.minor === 0 ? 'empty' : null
}

/** The stake's text after an increment was pressed; one that would leave the safe range changes nothing. */
export function increasedText(context: StakeContext, by: Money): string {
  try {
    return amountText(addIncrement(stakeOf(context), by))
  } catch {
    return context.stakeText
  }
}

/** The stake's text after the max button; unchanged while the range is not known. */
export function maximisedText(context: StakeContext): string {
  const limits = limitsOf(context)
  return limits === null ? context.stakeText : amountText(maxStake(limits))
}

function limitsOf({ range, balance, maxPayout, tickets }: StakeContext) {
  const [ticket] = tickets
  if (range === null || ticket === undefined) return null
  return {
    range,
    balance,
    maxPayout: range.maxPayout === null ? maxPayout : least(maxPayout, range.maxPayout),
    euroOdds: ticket.euroOdds,
  }
}
