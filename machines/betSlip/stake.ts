import {
  type BetLimits,
  type BetPrices,
  type BetStakes,
  checkStakes,
  mostStake,
} from '#domain/bets/amounts.ts'
import type { SystemStake } from '#domain/bets/combination.ts'
import { kinds, stakeSlots, wholeStake } from '#domain/bets/kinds.ts'
import { amountText, least, type Money } from '#domain/money/money.ts'
import { addIncrement, parseStake, type ParsedStake, type StakeError } from '#domain/money/stake.ts'

import type { BetRange, BetSlipContext } from './types.ts'

type StakeContext = Pick<
  BetSlipContext,
  'kind' | 'stakeTexts' | 'currency' | 'ranges' | 'price' | 'balance' | 'limits' | 'legs'
>

/** A stake as it was entered. */
export function stakeTextOf({ stakeTexts }: Pick<StakeContext, 'stakeTexts'>, slot = wholeStake): string {
  return stakeTexts[slot] ?? ''
}

function parsedAt(context: Pick<StakeContext, 'stakeTexts' | 'currency'>, slot?: string): ParsedStake {
  const { code, digits } = context.currency
  return parseStake(stakeTextOf(context, slot), code, digits)
}

/** A stake as entered, or null where it does not read as an amount. */
export function stakeAt(context: Pick<StakeContext, 'stakeTexts' | 'currency'>, slot?: string): Money | null {
  const parsed = parsedAt(context, slot)
  return parsed.ok ? parsed.money : null
}

/** The stakes as entered, by size, but for those that are empty or do not read as amounts. */
function enteredStakes(context: StakeContext): readonly SystemStake[] {
  return stakeSlots(context.kind, context.legs.length).flatMap(({ slot, size }) => {
    const perLine = stakeAt(context, slot)
    return perLine === null || perLine.minor === 0 ? [] : [{ size, perLine }]
  })
}

/** What is staked, or null where nothing is. */
export function stakesOf(context: StakeContext): BetStakes | null {
  const [first, ...others] = enteredStakes(context)
  return first === undefined ? null : [first, ...others]
}

/** The prices the member has agreed to. */
export function agreedPrices({ legs, price }: Pick<StakeContext, 'legs' | 'price'>): BetPrices {
  return { euroOdds: legs.map(({ euroOdds }) => euroOdds), price }
}

/** What is wrong with the stakes. */
export interface StakeProblem {
  readonly error: StakeError
  /** Of which stake; null where it is about all of them. */
  readonly slot: string | null
}

/**
 * What is wrong with the stakes of a bet, or null [SLIP-06]. While the range is not known only what the texts themselves say:
 * the machine never places a bet without a range.
 */
export function stakeProblemOf(context: StakeContext): StakeProblem | null {
  const slots = stakeSlots(context.kind, context.legs.length)
  for (const { slot } of slots) {
    const parsed = parsedAt(context, slot)
    if (!parsed.ok && parsed.reason !== 'empty') return { error: parsed.reason, slot }
  }
  const stakes = enteredStakes(context)
  const limits = betLimitsOf(context)
  if (limits === null) return stakes.length === 0 ? { error: 'empty', slot: null } : null
  const found = checkStakes(agreedPrices(context), stakes, limits)
  if (found === null) return null
  return { error: found.error, slot: slots.find(({ size }) => size === found.size)?.slot ?? null }
}

/** A stake's text after an increment was pressed; one that would leave the safe range changes nothing. */
export function increasedText(context: StakeContext, by: Money, slot?: string): string {
  try {
    return amountText(addIncrement(stakeAt(context, slot), by))
  } catch {
    return stakeTextOf(context, slot)
  }
}

/** The largest stake of a bet that the others leave; null while the range is not known. */
export function mostStakeAt(context: StakeContext, slot: string = wholeStake): Money | null {
  const limits = betLimitsOf(context)
  const size = stakeSlots(context.kind, context.legs.length).find((one) => one.slot === slot)?.size
  if (limits === null || size === undefined) return null
  const others = enteredStakes(context).filter((stake) => stake.size !== size)
  return mostStake(agreedPrices(context), size, others, limits)
}

/** What the server and the partner allow together; null while the range is not known. */
export function betLimitsOf(context: StakeContext): BetLimits | null {
  const { kind, ranges, limits, balance, legs } = context
  if (ranges === null || legs.length === 0) return null
  const { stakeLimit, payoutLimit } = kinds[kind]
  const known = stakeSlots(kind, legs.length).flatMap(({ slot, size }) => {
    const range = ranges[slot]
    return range === undefined
      ? []
      : [{ size, range: limited(range, stakeLimit === null ? null : limits[stakeLimit]) }]
  })
  const payouts = known.flatMap(({ range }) => (range.maxPayout === null ? [] : [range.maxPayout]))
  return { ranges: known, balance, maxPayout: least(limits[payoutLimit], ...payouts) }
}

function limited(range: BetRange, limit: Money | null): BetRange {
  if (limit === null || range.maxAmount.minor < 0) return range
  return { ...range, maxAmount: least(range.maxAmount, limit) }
}
