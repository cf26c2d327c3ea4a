import { kinds } from '#domain/bets/kinds.ts'
import type { PlaceAction, PlaceBusy, PlaceReason } from '#src/words/placing.ts'

import type { SlipView } from '../slipView.ts'

/** What the big button says it does, and what is said below it. */
export type PlaceState =
  | { readonly kind: 'busy'; readonly doing: PlaceBusy }
  | { readonly kind: 'ready'; readonly action: PlaceAction; readonly reason: PlaceReason | null }
  | { readonly kind: 'blocked'; readonly reason: PlaceReason }

function blocked(kind: Exclude<PlaceReason['kind'], 'stake' | 'rules' | 'unavailable'>): PlaceState {
  return { kind: 'blocked', reason: { kind } }
}

/** Whether what is in the slip was put forward: it is placed as it is, or not at all [SLIP-13]. */
export function isOffer({ kind }: Pick<SlipView, 'kind'>): boolean {
  return kinds[kind].begins === 'combination'
}

/** What the slip allows now. The rules are the machine's: this only names them for the button. */
export function placeStateOf(slip: SlipView): PlaceState {
  switch (slip.phase) {
    case 'restoring':
    case 'checking':
    case 'placing':
      return { kind: 'busy', doing: slip.phase }
    case 'outcomeUnknown':
    case 'lapsed':
    case 'forgotten':
      return { kind: 'busy', doing: 'placing' }
    case 'closed':
      return blocked('sessionOver')
    case 'confirmingChanges':
      return confirming(slip)
    case 'editing':
    case 'refused':
    case 'placed':
      return editing(slip)
  }
}

function confirming(slip: SlipView): PlaceState {
  switch (slip.terms) {
    case 'stale':
      return blocked('stale')
    case 'locked':
      return { kind: 'ready', action: isOffer(slip) ? 'removeAll' : 'removeLocked', reason: null }
    case 'agreed':
    case 'changed':
      if (slip.stakeProblem !== null)
        return { kind: 'blocked', reason: { kind: 'stake', ...slip.stakeProblem } }
      return { kind: 'ready', action: 'acceptAndPlace', reason: null }
    case 'none':
    case 'waiting':
      return blocked('waiting')
  }
}

function editing(slip: SlipView): PlaceState {
  if (slip.isGuest) return { kind: 'ready', action: 'place', reason: { kind: 'guest' } }
  if (slip.problem !== null) return { kind: 'blocked', reason: { kind: 'rules', problem: slip.problem } }
  if (slip.rangeState === 'unavailable')
    return { kind: 'blocked', reason: { kind: 'unavailable', code: slip.unavailableCode } }
  if (slip.terms === 'stale' || slip.terms === 'locked' || slip.terms === 'changed')
    return blocked(slip.terms)
  const { stakeProblem } = slip
  if (stakeProblem !== null) {
    const reason: PlaceReason = { kind: 'stake', ...stakeProblem }
    if (stakeProblem.error !== 'empty') return { kind: 'blocked', reason }
    return { kind: 'ready', action: 'place', reason: slip.isStakeMissing ? reason : null }
  }
  if (slip.rangeState === 'failed') return blocked('rangeFailed')
  if (!slip.canSubmit) return blocked('waiting')
  return {
    kind: 'ready',
    action: 'place',
    reason: slip.balance === null ? { kind: 'balanceUnknown' } : null,
  }
}
