import type { Leg } from '#domain/bet.ts'
import { hasOtherLine } from '#domain/marketUpdate.ts'
import { compareEuro } from '#domain/odds.ts'
import { quoteId, type PendingChange } from '#machines/betSlip/legs.ts'
import { asAgreed } from '#machines/betSlip/terms.ts'

/** Terms as they were chosen: a price and the line it was offered for. */
export type ChosenTerms = Pick<Leg, 'euroOdds' | 'handicap' | 'line'>

/** A selection as the slip shows it. */
export interface ShownLeg {
  /** With the price and the line that would be bet now, which were on offer together. */
  readonly ticket: Leg
  /** What was chosen, where that is something else. */
  readonly chosen: ChosenTerms | null
  /** What the member is asked to accept about it [SLIP-15]. */
  readonly change: PendingChange | null
}

/** As they were last shown, so that what did not change is the same object and renders nothing. */
const unchanged = new WeakMap<Leg, ShownLeg>()
const changed = new WeakMap<PendingChange['quote'], ShownLeg & { readonly of: Leg }>()

/** The selections as they are shown: never a current price beside an earlier line [SLIP-15]. */
export function shownLegsOf(tickets: readonly Leg[], changes: readonly PendingChange[]): readonly ShownLeg[] {
  return tickets.map((ticket) => {
    const change = changes.find((pending) => quoteId(pending.ticket) === quoteId(ticket))
    return change === undefined ? unchangedLeg(ticket) : changedLeg(ticket, change)
  })
}

function unchangedLeg(ticket: Leg): ShownLeg {
  const known = unchanged.get(ticket)
  if (known !== undefined) return known
  const shown: ShownLeg = { ticket: asAgreed(ticket), chosen: null, change: null }
  unchanged.set(ticket, shown)
  return shown
}

function changedLeg(ticket: Leg, change: PendingChange): ShownLeg {
  const known = changed.get(change.quote)
  if (known?.of === ticket && known.change?.kind === change.kind) return known
  const { price, handicap, line } = change.quote
  const { euroOdds } = ticket
  const isOther = hasOtherLine(ticket, change.quote) || compareEuro(price.euro, euroOdds) !== 0
  const shown = {
    of: ticket,
    ticket: { ...ticket, price, handicap, line },
    chosen: isOther ? { euroOdds, handicap: ticket.handicap, line: ticket.line } : null,
    change,
  }
  changed.set(change.quote, shown)
  return shown
}
