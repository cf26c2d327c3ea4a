import { isSameSelection, type BetKind, type Leg } from '#domain/bets/bet.ts'
import { kindProblem, kinds, type KindProblem, type SlipAction } from '#domain/bets/kinds.ts'
import { isBettable } from '#domain/market/status.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { stakedOn } from './bets.ts'
import { quoteId, quotesOf } from './legs.ts'
import type { BetSlipContext, SlipGroup } from './types.ts'

type Change = Partial<BetSlipContext>

export const emptyGroup: SlipGroup = {
  legs: [],
  stakeTexts: {},
  isFollowBet: false,
  bigComboId: null,
  pinned: [],
  isStakeShared: false,
}

/** The legs of the open kind, and what is staked on them. */
export function groupOf(group: SlipGroup): SlipGroup {
  const { legs, stakeTexts, isFollowBet, bigComboId, pinned, isStakeShared } = group
  return { legs, stakeTexts, isFollowBet, bigComboId, pinned, isStakeShared }
}

/** The slip with other legs: nothing that was known of the former is taken for theirs, and with the last one the follow-bet flag goes [SLIP-03]. */
export function withLegs(context: BetSlipContext, left: readonly Leg[]): Change {
  // What was put forward is bet whole, or not at all [SLIP-13].
  const isBroken = kinds[context.kind].begins === 'combination' && left.length < context.legs.length
  const legs = isBroken ? [] : left
  return {
    legs,
    ...stakedOn(context, legs),
    pinned: context.pinned.filter((id) => legs.some((leg) => quoteId(leg) === id)),
    quotes: quotesOf(legs, context.quotes),
    isFollowBet: legs.length > 0 && context.isFollowBet,
    bigComboId: null,
    ranges: null,
  }
}

/** The same for legs that were not in it: their terms count as unknown until they are quoted. */
export function withOthers(legs: readonly Leg[]): Pick<BetSlipContext, 'legs' | 'quotes'> {
  return { legs, quotes: {} }
}

/**
 * The slip with another kind of bet open. The legs of its group come back; where it has none, those of the kind that was
 * open are taken over as far as they make such a bet, or the beginning of one.
 */
export function withKind(context: BetSlipContext, kind: BetKind): Change {
  const [from, to] = [kinds[context.kind].group, kinds[kind].group]
  if (from === to) return { kind }
  const { [to]: waiting = emptyGroup, ...parked } = context.parked
  const opened = waiting.legs.length > 0 ? waiting : takenOver(context, kind)
  return {
    kind,
    ...opened,
    quotes: {},
    parked: { ...parked, [from]: groupOf(context) },
    // The way back is that of the group that was open.
    undo: null,
  }
}

function takenOver({ legs, limits }: BetSlipContext, kind: BetKind): SlipGroup {
  const problem = kindProblem(kind, legs, limits)
  // What was one bet does not come apart into several.
  const isOneBet = kinds[kind].makes === 'oneBet' || legs.length === 1
  const fits = kinds[kind].takesOver && isOneBet && (problem === null || problem.kind === 'tooFewEvents')
  return fits ? { ...emptyGroup, legs } : emptyGroup
}

/** Odds that were pressed. */
export interface Press {
  readonly leg: Leg
  /** It cannot be bet on now, but a bet on it may be booked [PREBOOK-01]. */
  readonly isPrebookable?: boolean
  readonly kind?: BetKind | undefined
}

/** The slip as the press is about it: at the kind of the place it was pressed in, else at the open one. */
function asPressed(context: BetSlipContext, { kind }: Press): BetSlipContext {
  const pressed = kind ?? (kinds[context.kind].takesPresses ? context.kind : 'single')
  return { ...context, ...withKind(context, pressed) }
}

/** What a press does. A bet builder is about one event, so a press on another event starts a new one. */
function actionOf({ kind, legs }: BetSlipContext, leg: Leg): SlipAction {
  const action = kinds[kind].press(legs, leg)
  const isElsewhere = kinds[kind].events === 'one' && legs.some(({ eventId }) => eventId !== leg.eventId)
  return action === 'add' && isElsewhere ? 'replace' : action
}

const problemCodes = {
  tooFewEvents: null,
  tooManyEvents: errors.tooManyEvents.code,
  sameEvent: errors.maximumTicketsPerEvent.code,
  otherEvent: null,
  sameMarket: null,
  outright: errors.outrightNotForCombo.code,
  comboNotAllowed: errors.comboNotAllowed.code,
} satisfies Record<KindProblem['kind'], number | null>

/** The code of the catalogue that says why odds that are pressed do not go into the slip [SLIP-04 SLIP-10]; null where they do. */
export function refusalOfPress(context: BetSlipContext, press: Press): number | null {
  const { leg, isPrebookable = false } = press
  const slip = asPressed(context, press)
  const action = actionOf(slip, leg)
  if (action === 'remove') return null
  if (action === 'none')
    return slip.legs.some((held) => isSameSelection(held, leg)) ? null : problemCodes.sameEvent
  // A booking is a single bet.
  const canBeHeld = isBettable(leg.status) || (isPrebookable && kinds[slip.kind].events === 'alone')
  if (!canBeHeld) return errors.cannotAddEndedOrPaused.code
  const legs = [...(action === 'replace' ? pinnedOf(slip) : slip.legs), leg]
  const problem = kindProblem(slip.kind, legs, slip.limits)
  return problem === null ? null : problemCodes[problem.kind]
}

/** The slip after odds were pressed, by the rule of its kind [SLIP-02]. @param at UTC milliseconds */
export function withPress(
  context: BetSlipContext,
  { at, ...press }: Press & { readonly at: number },
): Change {
  const { leg } = press
  const slip = asPressed(context, press)
  const opened = withKind(context, slip.kind)
  const taken: Change = { lastOddsSelectionAt: at }
  switch (actionOf(slip, leg)) {
    case 'remove':
      return {
        ...opened,
        ...withLegs(
          slip,
          slip.legs.filter((held) => !isSameSelection(held, leg)),
        ),
      }
    case 'replace':
      return { ...opened, ...withLegs(slip, [...pinnedOf(slip), leg]), ...taken }
    case 'add':
      return { ...opened, ...withLegs(slip, added(slip.legs, leg)), ...taken }
    case 'none':
      return opened
  }
}

/** The legs that stay when another takes the place of the rest. */
function pinnedOf({ legs, pinned }: BetSlipContext): readonly Leg[] {
  return legs.filter((leg) => pinned.includes(quoteId(leg)))
}

/** The slip with a single that is in it pinned, or no more; the same pins where that changes nothing. */
export function withPin(
  { kind, pinned, legs }: Pick<BetSlipContext, 'kind' | 'pinned' | 'legs'>,
  {
    isPinned,
    ...selection
  }: { readonly marketId: string; readonly side: string; readonly isPinned: boolean },
): Pick<BetSlipContext, 'pinned'> {
  const id = quoteId(selection)
  const isSingle = kinds[kind].makes === 'aBetEach' && legs.some((leg) => quoteId(leg) === id)
  if (!isSingle || pinned.includes(id) === isPinned) return { pinned }
  const others = pinned.filter((other) => other !== id)
  return { pinned: isPinned ? [...others, id] : others }
}

/** Of a market one selection: what a bet builder adds takes the place of its opposite. */
function added(legs: readonly Leg[], leg: Leg): readonly Leg[] {
  return [...legs.filter(({ marketId }) => marketId !== leg.marketId), leg]
}
