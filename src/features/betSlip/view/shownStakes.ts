import type { BetLimits } from '#domain/bets/amounts.ts'
import type { Leg } from '#domain/bets/bet.ts'
import { lineCount } from '#domain/bets/combination.ts'
import { stakeSlots, wholeStake } from '#domain/bets/kinds.ts'
import { compareMoney, least } from '#domain/money/money.ts'
import type { StakeRange } from '#domain/money/stakeRange.ts'
import { betsOf, hasSeveralBets } from '#machines/betSlip/bets.ts'
import { betLimitsOf, type StakeProblem, stakeProblemOf, stakeTextOf } from '#machines/betSlip/stake.ts'
import type { BetRange, BetSlipContext } from '#machines/betSlip/types.ts'

/** What a single is called, by which its stake is known from the others. */
export type StakedLeg = Pick<Leg, 'side' | 'selectionName' | 'betType' | 'handicap' | 'line'>

/** A stake of the bet as it is entered. */
export interface ShownStake {
  /** Its name (`stakeSlots`). */
  readonly slot: string
  /** How many legs it multiplies. */
  readonly size: number
  /** On how many combinations it is staked. */
  readonly combinations: number
  readonly text: string
  readonly isWrong: boolean
  /** As the server says it; null while that is not known. */
  readonly range: BetRange | null
  /** Of which single, where there are several with a stake each; else null. What it is called, and not its price. */
  readonly leg: StakedLeg | null
  /** What server and partner allow of it together; null while that is not known. */
  readonly allowed: StakeRange | null
}

/** The stakes that may be entered: of one bet, of each of several singles, or one for all of them. */
export function shownStakes(context: BetSlipContext): readonly ShownStake[] {
  const { kind, legs } = context
  const isWrong = (problem: StakeProblem | null, slot: string): boolean =>
    problem !== null && problem.error !== 'empty' && (problem.slot ?? slot) === slot
  if (!hasSeveralBets(context)) {
    const problem = stakeProblemOf(context)
    const limits = betLimitsOf(context)
    return stakeSlots(kind, legs.length).map(({ slot, size }) => ({
      slot,
      size,
      leg: null,
      combinations: lineCount(legs.length, size),
      text: stakeTextOf(context, slot),
      isWrong: isWrong(problem, slot),
      range: context.ranges?.[slot] ?? null,
      allowed: limits?.ranges.find((known) => known.size === size)?.range ?? null,
    }))
  }
  const stakes = betsOf(context).map(({ id, slip }): ShownStake => {
    const problem = stakeProblemOf(slip)
    const [allowed = null] = betLimitsOf(slip)?.ranges.map(({ range }) => range) ?? []
    return {
      slot: id,
      size: 1,
      leg: slip.legs[0] === undefined ? null : stakedLeg(slip.legs[0]),
      combinations: 1,
      text: stakeTextOf(slip),
      isWrong: isWrong(problem, wholeStake),
      range: slip.ranges?.[wholeStake] ?? null,
      allowed,
    }
  })
  if (!context.isStakeShared) return stakes
  return [
    {
      slot: wholeStake,
      size: 1,
      leg: null,
      combinations: legs.length,
      text: stakeTextOf(context),
      isWrong: stakes.some((stake) => stake.isWrong),
      range: null,
      allowed: commonRange(stakes.flatMap((stake) => stake.allowed ?? [])),
    },
  ]
}

function stakedLeg({ side, selectionName, betType, handicap, line }: Leg): StakedLeg {
  return { side, selectionName, betType, handicap, line }
}

/** What all of these ranges allow; null without a range. */
function commonRange(ranges: readonly StakeRange[]): StakeRange | null {
  const [first, ...others] = ranges
  if (first === undefined) return null
  return {
    minAmount: others.reduce(
      (most, { minAmount }) => (compareMoney(minAmount, most) > 0 ? minAmount : most),
      first.minAmount,
    ),
    maxAmount: least(first.maxAmount, ...others.map(({ maxAmount }) => maxAmount)),
  }
}

/** What the stake with a problem is measured by, else the first. */
export function limitsOf(context: BetSlipContext, problem: StakeProblem | null): BetLimits | null {
  const bets = betsOf(context)
  const meant = bets.find(({ id }) => id === problem?.slot) ?? bets[0]
  return meant === undefined ? null : betLimitsOf(meant.slip)
}
