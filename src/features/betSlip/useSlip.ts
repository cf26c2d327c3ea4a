import { startTransition, useEffect, useState } from 'react'

import type { BetSlipEvent } from '#machines/betSlip/types.ts'
import { perSlip } from '#src/features/selection/perSlip.ts'
import { useSlipActor } from '#src/features/selection/slipActor.ts'

import { slipViewOf, type SlipView } from './slipView.ts'

/** What the member may tell the slip; what the world tells it comes from its own actors. */
export type SlipIntent = Extract<
  BetSlipEvent,
  {
    readonly type:
      | 'kind.chosen'
      | 'combination.offered'
      | 'selection.removed'
      | 'selection.pinned'
      | 'selections.cleared'
      | 'selection.undone'
      | 'stake.typed'
      | 'stake.increased'
      | 'stake.maximised'
      | 'stake.cleared'
      | 'stake.shared'
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

interface Doors {
  readonly send: SendToSlip
  /** Whether what is told now comes of what the member did in the slip itself. */
  readonly isInSlip: () => boolean
}

const doorsOf = perSlip((actor): Doors => {
  let isInSlip = false
  return {
    send(intent) {
      isInSlip = true
      try {
        actor.send(intent)
      } finally {
        isInSlip = false
      }
    },
    isInSlip: () => isInSlip,
  }
})

/**
 * What a component wants to know of the slip, kept current; it renders again only when that is another. What the member
 * does in the slip itself shows at once. All else, a press of odds first of all, is rendered in a transition: the button
 * pressed is painted before the slip, and a press that comes meanwhile is heard before it.
 * @param select the same function while nothing else changes
 * @param isSame whether two of its values show the same
 */
export function useSlipView<Value>(
  select: (view: SlipView) => Value,
  isSame: (a: Value, b: Value) => boolean = Object.is,
): Value {
  const actor = useSlipActor()
  const [value, setValue] = useState(() => select(slipViewOf(actor.getSnapshot())))
  useEffect(() => {
    const take = (): void => {
      const next = select(slipViewOf(actor.getSnapshot()))
      setValue((known) => (isSame(known, next) ? known : next))
    }
    const { isInSlip } = doorsOf(actor)
    // It may have moved since it was rendered.
    take()
    const subscription = actor.subscribe(() => {
      if (isInSlip()) take()
      else startTransition(take)
    })
    return () => subscription.unsubscribe()
  }, [actor, select, isSame])
  return value
}

function whole(view: SlipView): SlipView {
  return view
}

/** The slip, kept current, narrowed to what a component may know. */
export function useSlip(): Slip {
  const actor = useSlipActor()
  const view = useSlipView(whole)
  return { ...view, send: doorsOf(actor).send }
}
