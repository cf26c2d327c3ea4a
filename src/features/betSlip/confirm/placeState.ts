import { kinds } from '#domain/bets/kinds.ts'
import type { StakeError } from '#domain/money/stake.ts'
import type { PlaceAction, PlaceBusy, PlaceReason } from '#src/words/slip/placing.ts'

import type { SlipView } from '../view/slipView.ts'

/** What the big button says it does, and what is said above it. */
export type PlaceState =
  | { readonly kind: 'busy'; readonly doing: PlaceBusy; readonly seconds: number }
  /** The last bet was only just placed: this one when the seconds are over [SLIP-20]. */
  | { readonly kind: 'waiting'; readonly seconds: number }
  | { readonly kind: 'ready'; readonly action: PlaceAction; readonly reason: PlaceReason | null }
  /** What it would do has only just changed: it is pressed once that can have been read. */
  | { readonly kind: 'held'; readonly action: PlaceAction }
  | { readonly kind: 'blocked'; readonly reason: PlaceReason }

type PlainReason = Exclude<PlaceReason['kind'], 'stake' | 'rules' | 'unavailable' | 'locked'>

function blocked(kind: PlainReason): PlaceState {
  return { kind: 'blocked', reason: { kind } }
}

/** Whether what is in the slip was put forward: it is placed as it is, or not at all [SLIP-13]. */
export function isOffer({ kind }: Pick<SlipView, 'kind'>): boolean {
  return kinds[kind].begins === 'combination'
}

function ready(action: PlaceAction, reason: PlainReason | null = null): PlaceState {
  return { kind: 'ready', action, reason: reason === null ? null : { kind: reason } }
}

/**
 * The same, where what the member is asked to accept may have come this very moment: that is pressed on only once it can
 * have been read.
 */
export function heldWhile(isJustChanged: boolean, state: PlaceState): PlaceState {
  const isAcceptance = state.kind === 'ready' && state.action === 'acceptAndPlace'
  return isAcceptance && isJustChanged ? { kind: 'held', action: state.action } : state
}

/** What the slip allows now. The rules are the machine's: this only names them for the button. */
export function placeStateOf(slip: SlipView): PlaceState {
  switch (slip.phase) {
    case 'restoring':
    case 'checking':
    case 'placing':
      return { kind: 'busy', doing: slip.phase, seconds: slip.phase === 'placing' ? slip.secondsLeft : 0 }
    case 'outcomeUnknown':
    case 'placingBatch':
    case 'lapsed':
    case 'forgotten':
      return { kind: 'busy', doing: 'placing', seconds: 0 }
    case 'tooFast':
      return { kind: 'waiting', seconds: slip.secondsLeft }
    case 'closed':
      return blocked('sessionOver')
    case 'confirmingChanges':
      return confirming(slip)
    case 'editing':
    case 'refused':
    case 'batchAnswered':
    case 'placed':
      return editing(slip)
  }
}

function confirming(slip: SlipView): PlaceState {
  switch (slip.terms) {
    case 'stale':
      return blocked('stale')
    case 'locked':
      return ready(isOffer(slip) ? 'removeAll' : 'removeLocked')
    case 'agreed':
    case 'changed':
      if (slip.stakeProblem !== null)
        return { kind: 'blocked', reason: { kind: 'stake', ...slip.stakeProblem } }
      return ready('acceptAndPlace')
    case 'none':
    case 'waiting':
      return blocked('waiting')
  }
}

function editing(slip: SlipView): PlaceState {
  if (slip.isGuest) return ready('logIn', 'guest')
  if (slip.problem !== null) return { kind: 'blocked', reason: { kind: 'rules', problem: slip.problem } }
  if (slip.rangeState === 'unavailable')
    return { kind: 'blocked', reason: { kind: 'unavailable', code: slip.unavailableCode } }
  if (slip.terms === 'stale') return blocked('stale')
  if (slip.terms === 'locked') return { kind: 'blocked', reason: lockOf(slip) }
  const { stakeProblem } = slip
  if (stakeProblem !== null) {
    const reason: PlaceReason = { kind: 'stake', ...stakeProblem }
    if (stakeProblem.error !== 'empty') return { kind: 'blocked', reason }
    return { kind: 'ready', action: 'enterStake', reason: slip.isStakeMissing ? reason : null }
  }
  if (slip.rangeState === 'failed') return blocked('rangeFailed')
  if (!slip.canSubmit) return blocked('waiting')
  const action = slip.terms === 'changed' ? 'acceptAndPlace' : 'place'
  return ready(action, slip.balance === null ? 'balanceUnknown' : null)
}

/** Paused may open again; what is closed or decided cannot. */
function lockOf({ changes }: SlipView): PlaceReason {
  const locks = changes.filter(({ kind }) => kind === 'locked')
  return { kind: 'locked', isPaused: locks.every(({ quote }) => quote.status === 'paused') }
}

/** Whether what would be won is said: only of a bet that can be placed as it stands, or once its prices are there. */
export function areReturnsShown(state: PlaceState): boolean {
  return state.kind !== 'blocked' || state.reason.kind === 'waiting' || state.reason.kind === 'rangeFailed'
}

const mendedByTyping: ReadonlySet<StakeError> = new Set(['belowMinimum', 'malformed', 'ambiguous'])

/**
 * Whether more typing may mend what is wrong with a stake: the first digit of 150 is below every minimum, which is no
 * mistake yet.
 */
export function isMendedByTyping(state: PlaceState): boolean {
  const reason = state.kind === 'blocked' ? state.reason : null
  return reason?.kind === 'stake' && mendedByTyping.has(reason.error)
}
