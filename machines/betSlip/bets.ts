import { betCost } from '#domain/bets/amounts.ts'
import { kinds, wholeStake } from '#domain/bets/kinds.ts'
import { amountText, least, type Money, money, subtract } from '#domain/money/money.ts'
import type { StakeError } from '#domain/money/stake.ts'

import { quoteId } from './legs.ts'
import { mostStakeAt, stakeTextOf, type StakeProblem, stakeProblemOf, stakesOf } from './stake.ts'
import type { BetSlipContext } from './types.ts'

/** One of the bets in the slip: the slip as it would be with the legs of this bet alone. */
export interface SlipBet {
  /** The name of its stake: that of the whole, or its selection where there are several singles. */
  readonly id: string
  readonly slip: BetSlipContext
}

/** Whether there are several bets side by side, each with a stake and an answer of its own. */
export function hasSeveralBets({ kind, legs }: Pick<BetSlipContext, 'kind' | 'legs'>): boolean {
  return kinds[kind].makes === 'aBetEach' && legs.length > 1
}

/** The bets in the slip: one, or one for each single. What is left for each is what the others do not take. */
export function betsOf(context: BetSlipContext): readonly SlipBet[] {
  if (!hasSeveralBets(context)) return [{ id: wholeStake, slip: context }]
  const { legs, ranges, isStakeShared } = context
  const bets = legs.map((leg): SlipBet => {
    const id = quoteId(leg)
    const text = stakeTextOf(context, isStakeShared ? wholeStake : id)
    const range = ranges?.[id]
    return {
      id,
      slip: {
        ...context,
        legs: [leg],
        stakeTexts: { [wholeStake]: text },
        ranges: range === undefined ? null : { [wholeStake]: range },
      },
    }
  })
  return bets.map(({ id, slip }) => {
    const others = bets.filter((other) => other.id !== id)
    return { id, slip: { ...slip, balance: leftBy(others, slip.balance) } }
  })
}

function leftBy(others: readonly SlipBet[], balance: Money | null): Money | null {
  if (balance === null) return null
  return others.reduce((left, { slip }) => {
    const stakes = stakesOf(slip)
    return stakes === null ? left : subtract(left, betCost(1, stakes))
  }, balance)
}

function isStaked({ slip }: SlipBet): boolean {
  return stakeProblemOf({ ...slip, ranges: null })?.error !== 'empty'
}

/** The bets that a press is about: of several those with a stake, and all of them where none has one. */
export function betsOfPress(context: BetSlipContext): readonly SlipBet[] {
  const bets = betsOf(context)
  const staked = bets.filter(isStaked)
  return staked.length === 0 ? bets : staked
}

/** The slip with the legs of a press alone: what must stand for it to be placed. */
export function ofPress(context: BetSlipContext): BetSlipContext {
  return { ...context, legs: betsOfPress(context).flatMap(({ slip }) => slip.legs) }
}

/** What is wrong with the stakes of a press, the first of it; null where they can be placed [SLIP-06]. */
export function stakeProblemOfPress(context: BetSlipContext): StakeProblem | null {
  const several = hasSeveralBets(context)
  for (const { id, slip } of betsOfPress(context)) {
    const problem = stakeProblemOf(slip)
    if (problem === null) continue
    if (!several || problem.error === 'empty') return problem
    return { error: problem.error, slot: context.isStakeShared ? wholeStake : id }
  }
  return null
}

/** The same, where it does not matter which stake it is about. */
export function stakeErrorOf(context: BetSlipContext): StakeError | null {
  return stakeProblemOfPress(context)?.error ?? null
}

/**
 * The largest stake that can be entered: what the other stakes leave, or where one goes on each single what every one of
 * them can take. Null while that is not known.
 */
export function mostStakeOf(context: BetSlipContext, slot: string = wholeStake): Money | null {
  if (!hasSeveralBets(context)) return mostStakeAt(context, slot)
  const bets = betsOf(context)
  if (!context.isStakeShared) {
    const bet = bets.find(({ id }) => id === slot)
    return bet === undefined ? null : mostStakeAt(bet.slip)
  }
  const balance = context.balance === null ? null : sharedBy(context.balance, bets.length)
  const each = bets.map(({ slip }) => mostStakeAt({ ...slip, balance }))
  const known = each.filter((most) => most !== null)
  const [first, ...others] = known
  return first === undefined || known.length < each.length ? null : least(first, ...others)
}

function sharedBy({ minor, currency, digits }: Money, parts: number): Money {
  return money(Math.floor(minor / parts), currency, digits)
}

/** A stake's text after the max button; unchanged while the most is not known. */
export function maximisedText(context: BetSlipContext, slot?: string): string {
  const most = mostStakeOf(context, slot)
  return most === null ? stakeTextOf(context, slot) : amountText(most)
}

type Stakes = Pick<BetSlipContext, 'stakeTexts' | 'isStakeShared'>

/**
 * What becomes of the stakes once there are other legs: a stake stays with its selection, and that of the only one is
 * that of the whole. Where none stays it is that of the first, for whatever takes its place.
 */
export function stakedOn(
  staked: Stakes & Pick<BetSlipContext, 'kind' | 'legs'>,
  legs: readonly { marketId: string; side: string }[],
): Partial<Stakes> {
  const { kind, isStakeShared } = staked
  if (kinds[kind].makes === 'oneBet' || (isStakeShared && legs.length > 1)) return {}
  const had = staked.legs.map((leg) => quoteId(leg))
  const stay = legs.map((leg) => quoteId(leg)).filter((id) => had.includes(id))
  const textOf = (id: string): string =>
    stakeTextOf(staked, had.length > 1 && !isStakeShared ? id : wholeStake)
  if (legs.length > 1) return { stakeTexts: textsBy(stay, textOf) }
  const [first = wholeStake] = [...stay, ...had]
  return { stakeTexts: textsBy([wholeStake], () => textOf(first)), isStakeShared: false }
}

/** The same stakes, one for all singles or each its own: what stands where it is on goes to each, the first back to all. */
export function withShared(
  context: BetSlipContext,
  { isShared }: { readonly isShared: boolean },
): Partial<Stakes> {
  if (!hasSeveralBets(context) || isShared === context.isStakeShared) return {}
  const ids = context.legs.map((leg) => quoteId(leg))
  if (!isShared) return { stakeTexts: textsBy(ids, () => stakeTextOf(context)), isStakeShared: false }
  const first = ids.find((id) => stakeTextOf(context, id) !== '')
  return {
    stakeTexts: first === undefined ? {} : { [wholeStake]: stakeTextOf(context, first) },
    isStakeShared: true,
  }
}

function textsBy(
  names: readonly string[],
  textOf: (name: string) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (textOf(name) === '' ? [] : [[name, textOf(name)]])))
}
