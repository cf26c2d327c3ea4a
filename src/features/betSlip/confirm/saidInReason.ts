import type { SlipPhase } from '../view/slipView.ts'

/** Where the reason at the button says that a bet was refused, and goes on from it. */
export const saidInReason: ReadonlySet<SlipPhase> = new Set(['confirmingChanges', 'tooFast'])
