import { isSameSelection } from '#domain/bets/bet.ts'
import { kinds, wholeStake } from '#domain/bets/kinds.ts'
import { isBettable } from '#domain/market/status.ts'
import { isBettingBan } from '#domain/session/bettingBan.ts'

import { endOf } from './answers.ts'
import { stakeErrorOf } from './bets.ts'
import { asPressed, emptyGroup, isUnsent, type Press, withLegs, withPress } from './kind.ts'
import { quickBetDelay } from './quickBetWait.ts'
import { termsOf } from './readiness.ts'
import type { BetSlipContext, QuickBetStop, UnsentQuickBet } from './types.ts'

type Change = Partial<BetSlipContext>

/** Odds that were pressed, and what is staked on them at once where nothing speaks against it [SLIP-26]. */
export interface QuickPress extends Press {
  readonly at: number
  readonly quickStake?: string | undefined
}

/** A second press so soon is half of a double click, or of a double tap, ms: it takes nothing back. */
const doublePressTime = 600

/**
 * Whether a press is a quick bet: of a single that is open, by a member, in a slip that holds nothing and waits for
 * nothing. The bet whose receipt is on show is not begun again by a press that was to take it back.
 */
export function isQuickBet(context: BetSlipContext, press: QuickPress): boolean {
  const { leg, quickStake } = press
  const slip = asPressed(context, press)
  const end = endOf(context)
  const isJustBet = context.answers.some(({ entry }) => entry?.legs.some((bet) => isSameSelection(bet, leg)))
  return (
    quickStake !== undefined &&
    !context.isGuest &&
    (end === null || end === 'placed' || end === 'several') &&
    context.secondsLeft === 0 &&
    context.legs.length === 0 &&
    slip.legs.length === 0 &&
    kinds[slip.kind].makes === 'aBetEach' &&
    isBettable(leg.status) &&
    !isJustBet
  )
}

/** Whether the odds are pressed again that the quick bet is about: it is taken back. */
export function isPressedAgain(
  context: Pick<BetSlipContext, 'unsent'>,
  { leg }: Pick<QuickPress, 'leg'>,
): boolean {
  return isUnsent(context, leg)
}

/** Whether that is the second half of a double press. */
export function isPressedTwice(
  context: Pick<BetSlipContext, 'unsent' | 'lastOddsSelectionAt'>,
  press: Pick<QuickPress, 'leg' | 'at'>,
): boolean {
  const { lastOddsSelectionAt } = context
  return (
    isPressedAgain(context, press) &&
    lastOddsSelectionAt !== null &&
    press.at - lastOddsSelectionAt < doublePressTime
  )
}

/**
 * The slip with a quick bet in it. From now on no press takes its place. If nothing else is known of its end, the page
 * went: that is how it is kept. @throws where nothing is staked
 */
export function withQuickBet(context: BetSlipContext, press: QuickPress): Change {
  const { quickStake, leg } = press
  if (quickStake === undefined) throw new Error('no quick bet')
  return {
    ...withPress(context, press),
    stakeTexts: { [wholeStake]: quickStake },
    isAdding: true,
    undo: null,
    unsent: { marketId: leg.marketId, side: leg.side, why: 'left' },
  }
}

/** The slip without the quick bet and its stake: as it was before. */
export function withoutQuickBet(context: BetSlipContext): Change {
  return { ...withLegs(context, []), ...emptyGroup }
}

/** So much later than it was to be sent, ms, the device slept or stood still meanwhile. */
const latest = 2_000

/**
 * Whether the time to undo a quick bet was over long ago: the member did not see it run out.
 * @param now UTC milliseconds, by the clock that the press was told by
 */
export function isLongOver(
  { lastOddsSelectionAt }: Pick<BetSlipContext, 'lastOddsSelectionAt'>,
  now: number,
): boolean {
  return lastOddsSelectionAt === null || now - lastOddsSelectionAt > quickBetDelay + latest
}

/** Why a quick bet is sent no more, as far as its terms and its stake say; null where nothing speaks against it. */
export function quickBetStopOf(context: BetSlipContext): QuickBetStop | null {
  const terms = termsOf(context)
  if (terms === 'stale' || terms === 'locked' || terms === 'changed') return terms
  return stakeErrorOf(context) === null ? null : 'stake'
}

/** Why a quick bet is sent no more where no range came: the member may not bet [CARE-03 SLIP-25], or nobody may on this. */
export function rangeStopOf({ unavailableCode }: Pick<BetSlipContext, 'unavailableCode'>): QuickBetStop {
  return isBettingBan(unavailableCode) ? 'barred' : 'unavailable'
}

/** What is said of a quick bet that was not sent. Its selection may be gone by now: then there is nothing to say. */
export function stoppedAs({ unsent }: BetSlipContext, why: QuickBetStop): UnsentQuickBet | null {
  return unsent === null ? null : { ...unsent, why }
}
