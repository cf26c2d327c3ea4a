import { isSameSelection, type BetKind, type Leg } from '#domain/bets/bet.ts'
import { kindProblem, kinds, type KindProblem, type SlipAction } from '#domain/bets/kinds.ts'
import { isBettable } from '#domain/market/status.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { hasSeveralBets, stakedOn } from './bets.ts'
import { quotesOf } from './legs.ts'
import type { BetSlipContext, SlipGroup } from './types.ts'

type Change = Partial<BetSlipContext>

export const emptyGroup: SlipGroup = {
  legs: [],
  stakeTexts: {},
  isFollowBet: false,
  bigComboId: null,
  isAdding: false,
  isStakeShared: false,
}

/** The legs of the open kind, and what is staked on them. */
export function groupOf(group: SlipGroup): SlipGroup {
  const { legs, stakeTexts, isFollowBet, bigComboId, isAdding, isStakeShared } = group
  return { legs, stakeTexts, isFollowBet, bigComboId, isAdding, isStakeShared }
}

/** The slip with other legs: nothing that was known of the former is taken for theirs, and with the last one the follow-bet flag goes [SLIP-03]. */
export function withLegs(context: BetSlipContext, left: readonly Leg[]): Change {
  // What was put forward is bet whole, or not at all [SLIP-13].
  const isBroken = kinds[context.kind].begins === 'combination' && left.length < context.legs.length
  const legs = isBroken ? [] : left
  return {
    legs,
    ...stakedOn(context, legs),
    // What is next to another is never replaced, also once it is alone again.
    isAdding: hasSeveralBets({ ...context, legs }) || (context.isAdding && legs.length > 0),
    quotes: quotesOf(legs, context.quotes),
    isFollowBet: legs.length > 0 && context.isFollowBet,
    bigComboId: null,
    ranges: null,
    unsent: legs.some((leg) => isUnsent(context, leg)) ? context.unsent : null,
  }
}

/** Whether a selection is that of a quick bet that was not sent [SLIP-26]. */
export function isUnsent({ unsent }: Pick<BetSlipContext, 'unsent'>, leg: Leg): boolean {
  return unsent !== null && leg.marketId === unsent.marketId && leg.side === unsent.side
}

/** The same for legs that were not in it: their terms count as unknown until they are quoted. */
export function withOthers(legs: readonly Leg[]): Pick<BetSlipContext, 'legs' | 'quotes'> {
  return { legs, quotes: {} }
}

/**
 * The slip with another kind of bet open. The legs of its group come back; where it has none but those of the kind that
 * was open, all of these are taken over as far as they make such a bet, or the beginning of one.
 */
export function withKind(context: BetSlipContext, kind: BetKind): Change {
  const [from, to] = [kinds[context.kind].group, kinds[kind].group]
  if (from === to) return { kind }
  const { [to]: waiting = emptyGroup, ...parked } = context.parked
  const held = waiting.legs.length > 0 ? waiting : emptyGroup
  const opened = isPartOf(held, context, kind) ? takenOver(context, kind, held) : held
  return {
    kind,
    ...opened,
    quotes: {},
    parked: { ...parked, [from]: groupOf(context) },
    // The way back is that of the group that was open.
    undo: null,
  }
}

/** Whether a group is empty, or one that odds begin and holds nothing that is not open: it loses nothing by what takes its place. */
function isPartOf({ legs }: SlipGroup, context: BetSlipContext, kind: BetKind): boolean {
  if (kinds[kind].begins !== 'odds' && legs.length > 0) return false
  return legs.every((leg) => context.legs.some((open) => isSameSelection(open, leg)))
}

/** A group with the open selections, as far as they make a bet of its kind; else as it is. */
function takenOver({ legs, limits }: BetSlipContext, kind: BetKind, held: SlipGroup): SlipGroup {
  const problem = kindProblem(kind, legs, limits)
  // What was one bet does not come apart into several.
  const isOneBet = kinds[kind].makes === 'oneBet' || legs.length === 1
  const fits = kinds[kind].takesOver && isOneBet && (problem === null || problem.kind === 'tooFewEvents')
  return fits ? { ...held, legs } : held
}

/** Odds that were pressed. */
export interface Press {
  readonly leg: Leg
  /** It cannot be bet on now, but a bet on it may be booked [PREBOOK-01]. */
  readonly isPrebookable?: boolean
  readonly kind?: BetKind | undefined
}

/** The slip as the press is about it: at the kind of the place it was pressed in, else at the open one. */
export function asPressed(context: BetSlipContext, { kind }: Press): BetSlipContext {
  const pressed = kind ?? (kinds[context.kind].takesPresses ? context.kind : 'single')
  return { ...context, ...withKind(context, pressed) }
}

/**
 * What a press does. Singles that stand side by side are added to, and so are all where the member wants that. A bet
 * builder is about one event, so a press on another event starts a new one.
 */
function actionOf({ kind, legs, isAdding, pressRule }: BetSlipContext, leg: Leg): SlipAction {
  const action = kinds[kind].press(legs, leg)
  if (action === 'replace') return isAdding || pressRule === 'add' ? 'add' : 'replace'
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
  const legs = [...(action === 'replace' ? [] : slip.legs), leg]
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
      return { ...opened, ...withLegs(slip, [leg]), ...taken }
    case 'add':
      return { ...opened, ...withLegs(slip, added(slip, leg)), ...taken }
    case 'none':
      return opened
  }
}

/** The legs with one more. Of a market a bet builder takes one selection: what it adds takes the place of its opposite. */
function added({ kind, legs }: BetSlipContext, leg: Leg): readonly Leg[] {
  const isOneBet = kinds[kind].makes === 'oneBet'
  return [...legs.filter(({ marketId }) => !isOneBet || marketId !== leg.marketId), leg]
}
