import { useSelector } from '@xstate/react'

import type { BetSlipEvent } from '#machines/betSlip/types.ts'
import { useSlipActor } from '#src/features/selection/slipActor.ts'

import { slipViewOf, type SlipView } from './slipView.ts'

/** What the member may tell the slip; what the world tells it comes from its own actors. */
export type SlipIntent = Extract<
  BetSlipEvent,
  {
    readonly type:
      | 'selection.removed'
      | 'stake.typed'
      | 'stake.increased'
      | 'stake.maximised'
      | 'stake.cleared'
      | 'slip.submitted'
      | 'changes.accepted'
      | 'changes.declined'
      | 'refusal.dismissed'
      | 'lapse.dismissed'
      | 'receipt.closed'
      | 'selections.kept'
      | 'range.requested'
      | 'check.requested'
  }
>

export type SendToSlip = (intent: SlipIntent) => void

export interface Slip extends SlipView {
  readonly send: SendToSlip
}

/** The slip, kept current, narrowed to what a component may know. */
export function useSlip(): Slip {
  const actor = useSlipActor()
  const view = useSelector(actor, slipViewOf)
  return { ...view, send: actor.send }
}
