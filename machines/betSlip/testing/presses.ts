import { pendingChanges } from '../legs.ts'
import { agreedTerms, askedTerms } from '../terms.ts'
import type { BetSlipContext, BetSlipEvent } from '../types.ts'

type Shown = Pick<BetSlipContext, 'legs' | 'quotes' | 'policy'>
type Press<TType extends BetSlipEvent['type']> = Extract<BetSlipEvent, { type: TType }>

/** The press of a member who has read what the slip shows: place the bet. */
export function submission({ legs }: Pick<Shown, 'legs'>): Press<'slip.submitted'> {
  return { type: 'slip.submitted', terms: agreedTerms(legs) }
}

/** The press of a member who has read what the slip shows: take what it asks about. */
export function acceptance({ legs, quotes, policy }: Shown): Press<'changes.accepted'> {
  return { type: 'changes.accepted', terms: askedTerms(legs, pendingChanges(legs, quotes, policy)) }
}
