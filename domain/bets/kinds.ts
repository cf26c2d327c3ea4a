import { type BetKind, isSameSelection, type Leg, type SelectionRef } from './bet.ts'
import type { BetOperation, RangeOperation } from './operations.ts'

/** The groups of the slip: a system is made of the legs of the combo [SLIP-01]. */
export const legGroups = ['single', 'combo', 'bigCombo', 'betBuilder', 'luckyCombo'] as const

export type LegGroup = (typeof legGroups)[number]

/** What the partner allows for combos; the documents' defaults are 20 and 5. */
export interface EventLimits {
  readonly comboMaxEvents: number
  readonly mixedComboMaxEvents: number
}

/** What pressing odds does to the legs of a kind [SLIP-02]. */
export type SlipAction = 'remove' | 'add' | 'replace' | 'none'

/** How a kind of bet differs from the others. Nothing outside this table asks for a kind by its name. */
export interface KindRules {
  readonly group: LegGroup
  /** Whether its legs are one bet together, or each of them is a separate bet, with its own stake and its own answer. */
  readonly makes: 'oneBet' | 'aBetEach'
  /** Minimum number of legs. */
  readonly least: number
  /** Maximum number of legs. */
  readonly most: (limits: EventLimits) => number
  /** Whether its legs all come from one event, each from a different one, or from anywhere, as each is alone in its bet. */
  readonly events: 'alone' | 'different' | 'one'
  readonly takesOutrights: boolean
  /** Whether each leg's market must allow combos. */
  readonly needsComboMarkets: boolean
  /**
   * What it begins with: odds pressed anywhere, odds on one event's page, a ready-made combination, or one that is made
   * to a wish.
   */
  readonly begins: 'odds' | 'event' | 'combination' | 'wish'
  /**
   * Whether odds pressed anywhere go into it while it is open: a ready-made combination is placed as it is [SLIP-13], and a
   * bet builder only grows by the odds of its own place.
   */
  readonly takesPresses: boolean
  /** What pressing odds does, given the legs it holds; where the member wants to keep what is there, they add instead of replacing. */
  readonly press: (held: readonly SelectionRef[], pressed: SelectionRef) => SlipAction
  /** One stake, or one on each combination of a size. */
  readonly stakes: 'whole' | 'bySize'
  /** How many legs are multiplied, for each stake that can be entered. */
  readonly sizes: (legs: number) => readonly number[]
  /** Where the price comes from: the product of the legs' prices, or the server, which knows how they depend on each other. */
  readonly price: 'product' | 'server'
  /** The odds type it is sent in: the member's, or only euro [SLIP-24]. */
  readonly oddsType: 'member' | 'euro'
  /** Which of the partner's limits on returns applies. */
  readonly payoutLimit: 'maxPayout' | 'maxComboPayout'
  /** Which of the partner's limits on stakes applies; null if only the range does. */
  readonly stakeLimit: 'maxComboAmount' | null
  /** Whether it begins with the selections of the kind that was open before it, if it has none of its own. */
  readonly takesOver: boolean
  readonly range: RangeOperation
  readonly place: BetOperation
}

function isHeld(held: readonly SelectionRef[], pressed: SelectionRef): boolean {
  return held.some((leg) => isSameSelection(leg, pressed))
}

function addEventOnce(held: readonly SelectionRef[], pressed: SelectionRef): SlipAction {
  return held.some(({ eventId }) => eventId === pressed.eventId) ? 'none' : 'add'
}

/** How many singles are bet side by side: at most as many as a combo has legs. */
export const mostSingles = 20

const combo: KindRules = {
  group: 'combo',
  makes: 'oneBet',
  least: 3,
  most: ({ comboMaxEvents }) => comboMaxEvents,
  events: 'different',
  takesOutrights: false,
  needsComboMarkets: true,
  begins: 'odds',
  takesPresses: true,
  press: addEventOnce,
  stakes: 'whole',
  sizes: (legs) => [legs],
  price: 'product',
  oddsType: 'euro',
  payoutLimit: 'maxComboPayout',
  stakeLimit: 'maxComboAmount',
  takesOver: true,
  range: 'getComboBetRange',
  place: 'placeComboBet',
}

/** The rules of each kind of bet [SLIP-01 SLIP-02 SLIP-10 SLIP-11 SLIP-12 SLIP-13 SLIP-14 SLIP-24]. */
export const kinds: Readonly<Record<BetKind, KindRules>> = {
  single: {
    group: 'single',
    makes: 'aBetEach',
    least: 1,
    most: () => mostSingles,
    events: 'alone',
    takesOutrights: true,
    needsComboMarkets: false,
    begins: 'odds',
    takesPresses: true,
    press: (held, pressed) => (isHeld(held, pressed) ? 'remove' : 'replace'),
    stakes: 'whole',
    sizes: () => [1],
    price: 'product',
    oddsType: 'member',
    payoutLimit: 'maxPayout',
    stakeLimit: null,
    takesOver: true,
    range: 'getSingleBetRange',
    place: 'placeSingleBet',
  },
  combo,
  mix: {
    ...combo,
    most: ({ mixedComboMaxEvents }) => mixedComboMaxEvents,
    stakes: 'bySize',
    sizes: (legs) => Array.from({ length: Math.max(legs - 1, 0) }, (_, index) => index + 2),
    range: 'getMixedComboBetRange',
    place: 'placeMixedComboBet',
  },
  bigCombo: { ...combo, group: 'bigCombo', begins: 'combination', takesPresses: false, takesOver: false },
  luckyCombo: { ...combo, group: 'luckyCombo', begins: 'wish', takesOver: false },
  betBuilder: {
    ...combo,
    group: 'betBuilder',
    begins: 'event',
    takesPresses: false,
    least: 2,
    events: 'one',
    press: (held, pressed) => (isHeld(held, pressed) ? 'remove' : 'add'),
    price: 'server',
    range: 'getEventComboRange',
    place: 'placeEventCombo',
  },
}

/** The name of the stake of a bet that has only one. */
export const wholeStake = 'whole'

/** A stake that can be entered: its name, and how many legs it multiplies. */
export interface StakeSlot {
  readonly slot: string
  readonly size: number
}

/** The stakes that can be entered for a bet of a kind: one, or one for each size of a system [SLIP-11]. */
export function stakeSlots(kind: BetKind, legs: number): readonly StakeSlot[] {
  const { stakes, sizes } = kinds[kind]
  return sizes(legs).map((size) => ({ slot: stakes === 'whole' ? wholeStake : String(size), size }))
}

/** Why legs do not make a bet of a kind. `leg` is the first one it is about; null if it is about all of them. */
export interface KindProblem {
  readonly kind:
    | 'tooFewEvents'
    | 'tooManyEvents'
    | 'sameEvent'
    | 'otherEvent'
    | 'sameMarket'
    | 'outright'
    | 'comboNotAllowed'
  readonly leg: KindLeg | null
}

/** What the rules need to know about a leg. */
export type KindLeg = SelectionRef & Pick<Leg, 'option' | 'comboAllowed'>

/**
 * Why these legs do not make a bet of this kind, the most serious reason first; null if they do [SLIP-10]. What no further
 * leg can fix comes before what one more leg would fix.
 */
export function kindProblem(
  kind: BetKind,
  legs: readonly KindLeg[],
  limits: EventLimits,
): KindProblem | null {
  const rules = kinds[kind]
  const problemOf = (leg: KindLeg, at: number): KindProblem['kind'] | null => {
    const before = legs.slice(0, at)
    if (leg.option === 'outright' && !rules.takesOutrights) return 'outright'
    if (rules.needsComboMarkets && !leg.comboAllowed) return 'comboNotAllowed'
    if (rules.events === 'alone') return null
    if (rules.events === 'one') {
      if (before.some(({ eventId }) => eventId !== leg.eventId)) return 'otherEvent'
      return before.some(({ marketId }) => marketId === leg.marketId) ? 'sameMarket' : null
    }
    return before.some(({ eventId }) => eventId === leg.eventId) ? 'sameEvent' : null
  }
  for (const [at, leg] of legs.entries()) {
    const problem = problemOf(leg, at)
    if (problem !== null) return { kind: problem, leg }
  }
  if (legs.length > rules.most(limits)) return { kind: 'tooManyEvents', leg: null }
  if (legs.length < rules.least) return { kind: 'tooFewEvents', leg: null }
  return null
}
