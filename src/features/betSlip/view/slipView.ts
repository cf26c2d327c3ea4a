import type { SnapshotFrom } from 'xstate'

import { type BetLimits, wholePrice } from '#domain/bets/amounts.ts'
import { type BetKind, isSameSelection, type Leg } from '#domain/bets/bet.ts'
import { kindProblem, type KindProblem, kinds, type LegGroup } from '#domain/bets/kinds.ts'
import type { Money } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import {
  earlierOf,
  endOf,
  isOfSeveral,
  lapsedOf,
  receiptOf,
  refusalOf,
  type SlipEnd,
} from '#machines/betSlip/answers.ts'
import { betsOfPress, stakeProblemOfPress } from '#machines/betSlip/bets.ts'
import { isUnsent } from '#machines/betSlip/kind.ts'
import { pendingChanges, type PendingChange, quoteId } from '#machines/betSlip/legs.ts'
import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import { type SlipTerms, termsOf } from '#machines/betSlip/readiness.ts'
import type { StakeProblem } from '#machines/betSlip/stake.ts'
import { agreedTerms } from '#machines/betSlip/terms.ts'
import type { BetSlipContext, QuickBetStop, Refusal } from '#machines/betSlip/types.ts'
import { replacementOf, undoOf } from '#machines/betSlip/undo.ts'
import type { Undone } from '#src/words/slip/undone.ts'

import { refusedLeg } from './refusedLeg.ts'
import {
  batchBetsOf,
  type BatchBet,
  confirmedOf,
  costOf,
  moneyOf,
  type Payout,
  payoutOf,
  type PendingBet,
  pendingOf,
  type PlacedBet,
  placedBetOf,
  recordedBet,
} from './shownBets.ts'
import { shownLegsOf, type ShownLeg } from './shownLegs.ts'
import { limitsOf, shownStakes, type ShownStake } from './shownStakes.ts'

export type SlipSnapshot = SnapshotFrom<typeof betSlipMachine>

/** Where the bet is between the first selection and its receipt. */
export type SlipPhase =
  | 'restoring'
  | 'editing'
  | 'checking'
  | 'confirmingChanges'
  | 'placing'
  | 'outcomeUnknown'
  /** Several bets of one press, of which at least one has no answer yet. */
  | 'placingBatch'
  | 'batchAnswered'
  | 'placed'
  | 'refused'
  /** Refused for coming too soon after the last, until the wait is over. */
  | 'tooFast'
  | 'lapsed'
  | 'forgotten'
  | 'closed'

/** What components know of the slip. Never the machine's context. */
export interface SlipView {
  readonly phase: SlipPhase
  /** Nothing can be edited now. */
  readonly isLocked: boolean
  readonly isGuest: boolean
  /** The kind of bet that is open, and how many legs each group holds. */
  readonly kind: BetKind
  readonly counts: Readonly<Partial<Record<LegGroup, number>>>
  /** It was followed from a board [SLIP-23]. */
  readonly isFollowed: boolean
  /** Why the legs make no bet of the kind. */
  readonly problem: KindProblem | null
  /** Why the singles beside it were not taken over, where it is empty; null where there are not several. */
  readonly notCombined: KindProblem | null
  /** Whether submitting does anything. */
  readonly canSubmit: boolean
  /** With the terms agreed to: what a press to place is about. */
  readonly agreed: readonly Leg[]
  /** Of several singles, whether one stake goes on each. */
  readonly isStakeShared: boolean
  /** How many bets a press places. */
  readonly bets: number
  /** Which selections, in their order, by `quoteId`: the same list while only their terms move. */
  readonly legIds: readonly string[]
  /** The selections as they are shown: at the terms a press takes, or while a bet is placed at those confirmed. */
  readonly legs: readonly ShownLeg[]
  readonly terms: SlipTerms
  /** What the member is asked to accept [SLIP-15]. */
  readonly changes: readonly PendingChange[]
  readonly rangeState: 'idle' | 'asking' | 'known' | 'unavailable' | 'failed'
  /** Why, where it is unavailable and the server says so; else null. */
  readonly unavailableCode: number | null
  /** The stakes that may be entered. */
  readonly stakes: readonly ShownStake[]
  /** What all of them take from the wallet; null where nothing is staked. */
  readonly cost: Money | null
  readonly stakeProblem: StakeProblem | null
  /** What server and partner allow together; null while that is not known. */
  readonly limits: BetLimits | null
  /** Submitted without a stake. */
  readonly isStakeMissing: boolean
  /** Of all legs together in euro odds; null where there are none, or one. */
  readonly price: string | null
  readonly payout: Payout | null
  readonly balance: Money | null
  readonly pending: PendingBet | null
  /** Seconds until the bet that is placed is decided, or until another may be placed; 0 where that is not known. */
  readonly secondsLeft: number
  /** What was just done and can be taken back: of what was done before a bet was sent nothing is said beside its answer. */
  readonly undo: Undone | null
  /** The single that another has just taken the place of, where both can be kept. */
  readonly replaced: Leg | null
  /** It is a quick bet that waits to be sent [SLIP-26]. */
  readonly isQuickBetWaiting: boolean
  /** Why the quick bet in it was not sent; null where no such bet is in it. */
  readonly quickBetStop: QuickBetStop | null
  /** A confirmed bet that ended without a decision of the server's. */
  readonly lapsed: PendingBet | null
  /** The keys of the answers on show that the member may not have seen yet. */
  readonly untold: readonly string[]
  /** What is answered was confirmed on a page that is gone: when, UTC milliseconds; null where it was not, or that cannot be read. */
  readonly confirmedEarlier: number | null
  readonly receipt: PlacedBet | null
  readonly refusal: Refusal | null
  /** The leg of several that it is about, by its `quoteId`; null where it is about all of them. */
  readonly refusedLeg: string | null
  /** Several bets of one press, each with what has become of it so far; none where there is one bet, or no press. */
  readonly batch: readonly BatchBet[]
  /** They were confirmed on a page that is gone. */
  readonly isBatchEarlier: boolean
}

function phaseOf({ context, value: { placement } }: SlipSnapshot): SlipPhase {
  if (typeof placement === 'object') return isOfSeveral(context) ? 'placingBatch' : placement.underWay
  switch (placement) {
    case 'stakeMissing':
    // What is in the form can be edited while a quick bet waits: that ends the wait.
    case 'quickBet':
      return 'editing'
    case 'editing':
      return context.secondsLeft > 0 ? 'tooFast' : 'editing'
    case 'answered':
      return phaseOfEnd(endOf(context))
    default:
      return placement
  }
}

function phaseOfEnd(end: SlipEnd | null): SlipPhase {
  if (end === null) return 'editing'
  return end === 'several' ? 'batchAnswered' : end
}

function countsOf({ kind, legs, parked }: BetSlipContext): SlipView['counts'] {
  const counts: Partial<Record<LegGroup, number>> = { [kinds[kind].group]: legs.length }
  for (const [group, held] of Object.entries(parked) as [LegGroup, { legs: readonly Leg[] }][])
    counts[group] = held.legs.length
  return counts
}

function viewOf(snapshot: SlipSnapshot): SlipView {
  const { context, value } = snapshot
  const { kind, legs: agreed, policy, quotes } = context
  const changes = pendingChanges(agreed, quotes, policy)
  const phase = phaseOf(snapshot)
  const pending = typeof value.placement === 'object' ? pendingOf(context) : null
  const isPlacing = phase === 'placing' && pending !== null
  const legs = isPlacing ? shownLegsOf(pending.legs, []) : shownLegsOf(agreed, changes)
  const stakeProblem = stakeProblemOfPress(context)
  const confirmed = pending === null ? null : confirmedOf(context)
  const refusal = refusalOf(context)
  const lapsed = lapsedOf(context)
  const receipt = receiptOf(context)
  const prices = legs.map(({ leg }) => leg.price.euro)
  const price = confirmed === null ? context.price : confirmed.price
  const isOneBet = kinds[kind].makes === 'oneBet'
  return {
    phase,
    isLocked: snapshot.hasTag('locked'),
    isGuest: context.isGuest,
    kind,
    counts: countsOf(context),
    isFollowed: context.isFollowBet,
    problem: kindProblem(kind, agreed, context.limits),
    notCombined: notCombinedOf(context),
    canSubmit: snapshot.can({ type: 'slip.submitted', terms: agreedTerms(agreed) }),
    agreed,
    legIds: legs.map(({ leg }) => quoteId(leg)),
    legs,
    isStakeShared: context.isStakeShared,
    bets: betsOfPress(context).length,
    terms: termsOf(context),
    changes,
    rangeState: value.range,
    unavailableCode: context.unavailableCode,
    stakes: shownStakes(context),
    ...(confirmed === null
      ? moneyOf(context, legs)
      : {
          cost: costOf(confirmed.legs.length, confirmed.stakes),
          payout: payoutOf(prices, price, confirmed.stakes),
        }),
    stakeProblem,
    limits: limitsOf(context, stakeProblem),
    isStakeMissing: value.placement === 'stakeMissing',
    price: legs.length < 2 || !isOneBet ? null : wholeOf(prices, price),
    balance: context.balance,
    pending,
    secondsLeft: context.secondsLeft,
    ...(phase === 'editing' ? undoShown(context) : { undo: null, replaced: null }),
    isQuickBetWaiting: value.placement === 'quickBet',
    quickBetStop: value.placement === 'editing' ? stopShown(context) : null,
    lapsed: lapsed === null ? null : recordedBet(lapsed),
    untold: context.untold,
    confirmedEarlier: earlierOf(context)?.confirmedAt ?? null,
    receipt: receipt === null ? null : placedBetOf(receipt),
    refusal,
    refusedLeg: refusedLeg(refusal, legs),
    batch: batchBetsOf(context, phase === 'batchAnswered'),
    isBatchEarlier: context.batch?.kind === 'resume',
  }
}

function notCombinedOf({ kind, legs, parked, limits }: BetSlipContext): KindProblem | null {
  const singles = parked.single?.legs ?? []
  if (legs.length > 0 || singles.length < 2 || !kinds[kind].takesOver) return null
  return kindProblem(kind, singles, limits)
}

/** What was lost just now: of two singles both can be kept, of anything else the way back is the slip as it was. */
function undoShown(context: BetSlipContext): Pick<SlipView, 'undo' | 'replaced'> {
  const undo = undoOf(context)
  if (undo === null) return { undo: null, replaced: null }
  const [before, after] = [undo.before.legs, undo.after.legs]
  const [first] = before
  if (replacementOf(context) !== null && first !== undefined) return { undo: null, replaced: first }
  const isOther = after.some((leg) => !before.some((held) => isSameSelection(held, leg)))
  const lost = before.filter((leg) => !after.some((left) => isSameSelection(left, leg)))
  return { undo: { did: isOther ? 'replaced' : 'removed', legs: lost }, replaced: null }
}

/** Why the quick bet was not sent that is in the slip still. */
function stopShown(context: BetSlipContext): QuickBetStop | null {
  return context.legs.some((leg) => isUnsent(context, leg)) ? (context.unsent?.why ?? null) : null
}

function wholeOf(euroOdds: readonly string[], price: string | null): string | null {
  try {
    return wholePrice({ euroOdds, price })
  } catch {
    return null
  }
}

const views = new WeakMap<SlipSnapshot, SlipView>()

/** The slip as components see it; the same object for the same snapshot. */
export function slipViewOf(snapshot: SlipSnapshot): SlipView {
  const known = views.get(snapshot)
  if (known !== undefined) return known
  const view = viewOf(snapshot)
  views.set(snapshot, view)
  return view
}

const filledByOutcome: ReadonlySet<SlipPhase> = new Set([
  'placingBatch',
  'batchAnswered',
  'placed',
  'outcomeUnknown',
  'lapsed',
  'forgotten',
])

/** Whether what became of a bet takes the place of the selections. */
export function isFilledByOutcome({ phase }: Pick<SlipView, 'phase'>): boolean {
  return filledByOutcome.has(phase)
}

/** Whether several bets of one press are shown, each reported on its own. */
export function areSeveralShown({ phase }: Pick<SlipView, 'phase'>): boolean {
  return phase === 'placingBatch' || phase === 'batchAnswered'
}

/** Whether there is something to say of a bet. That a guest must log in is said below the button. */
export function hasOutcome(view: Pick<SlipView, 'phase' | 'refusal' | 'isGuest'>): boolean {
  const { refusal, isGuest } = view
  const isRefused = refusal !== null && !(isGuest && refusal.code === errors.pleaseLogin.code)
  return isFilledByOutcome(view) || isRefused
}
