import type { Leg } from '#domain/bets/bet.ts'
import { hasOtherLine } from '#domain/market/marketUpdate.ts'
import { compareEuro } from '#domain/odds/odds.ts'
import { quoteId, type PendingChange } from '#machines/betSlip/legs.ts'
import { asAgreed } from '#machines/betSlip/terms.ts'

/** Terms as they were chosen: a price and the line it was offered for. */
export type ChosenTerms = Pick<Leg, 'euroOdds' | 'handicap' | 'line'>

/** A selection as the slip shows it. */
export interface ShownLeg {
  /** With the price and the line that would be bet now, which were on offer together. */
  readonly leg: Leg
  /** What was chosen, where that is something else. */
  readonly chosen: ChosenTerms | null
  /** What the member is asked to accept about it [SLIP-15]. */
  readonly change: PendingChange | null
}

/** Of a selection that which no move of its price changes. */
export type LegFacts = Omit<Leg, 'price' | 'euroOdds' | 'timeStamp' | 'change'>

/** A selection as it is shown, but for its price where the member is not asked about it. */
export type StillLeg = Omit<ShownLeg, 'leg'> & { readonly leg: LegFacts }

export function stillLegOf({ leg, chosen, change }: ShownLeg): StillLeg {
  const { price: _price, euroOdds: _euroOdds, timeStamp: _timeStamp, change: _mark, ...facts } = leg
  return { leg: facts, chosen, change }
}

/** As they were last shown, so that what did not change is the same object and renders nothing. */
const unchanged = new WeakMap<Leg, ShownLeg>()
const changed = new WeakMap<PendingChange['quote'], ShownLeg & { readonly of: Leg }>()

/** The selections as they are shown: never a current price beside an earlier line [SLIP-15]. */
export function shownLegsOf(legs: readonly Leg[], changes: readonly PendingChange[]): readonly ShownLeg[] {
  return legs.map((leg) => {
    const change = changes.find((pending) => quoteId(pending.leg) === quoteId(leg))
    return change === undefined ? unchangedLeg(leg) : changedLeg(leg, change)
  })
}

function unchangedLeg(leg: Leg): ShownLeg {
  const known = unchanged.get(leg)
  if (known !== undefined) return known
  const shown: ShownLeg = { leg: asAgreed(leg), chosen: null, change: null }
  unchanged.set(leg, shown)
  return shown
}

function changedLeg(leg: Leg, change: PendingChange): ShownLeg {
  const known = changed.get(change.quote)
  if (known?.of === leg && known.change?.kind === change.kind) return known
  const { price, handicap, line } = change.quote
  const { euroOdds } = leg
  const isOther = hasOtherLine(leg, change.quote) || compareEuro(price.euro, euroOdds) !== 0
  const shown = {
    of: leg,
    leg: { ...leg, price, handicap, line },
    chosen: isOther ? { euroOdds, handicap: leg.handicap, line: leg.line } : null,
    change,
  }
  changed.set(change.quote, shown)
  return shown
}
