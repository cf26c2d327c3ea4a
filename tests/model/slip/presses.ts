import { pendingChanges } from '#machines/betSlip/legs.ts'
import { agreedTerms, askedTerms } from '#machines/betSlip/terms.ts'
import type { BetSlipContext, BetSlipEvent } from '#machines/betSlip/types.ts'

type Shown = Pick<BetSlipContext, 'tickets' | 'quotes' | 'policy'>
type Press<TType extends BetSlipEvent['type']> = Extract<BetSlipEvent, { type: TType }>

/** The press of a member who has read what the slip shows: place the bet. */
export function submission({ tickets }: Pick<Shown, 'tickets'>): Press<'slip.submitted'> {
  return { type: 'slip.submitted', terms: agreedTerms(tickets) }
}

/** The press of a member who has read what the slip shows: take what it asks about. */
export function acceptance({ tickets, quotes, policy }: Shown): Press<'changes.accepted'> {
  return { type: 'changes.accepted', terms: askedTerms(tickets, pendingChanges(tickets, quotes, policy)) }
}
