import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

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
      | 'selections.cleared'
      | 'selection.undone'
      | 'replaced.kept'
      | 'stake.typed'
      | 'stake.increased'
      | 'stake.maximised'
      | 'stake.cleared'
      | 'stake.shared'
      | 'slip.submitted'
      | 'changes.accepted'
      | 'changes.declined'
      | 'quickBet.undone'
      | 'refusal.dismissed'
      | 'lapse.dismissed'
      | 'receipt.closed'
      | 'selections.kept'
      | 'answers.viewed'
      | 'range.requested'
      | 'check.requested'
  }
>

export type SendToSlip = (intent: SlipIntent) => void

interface SlipHandle {
  readonly send: SendToSlip
  /** How often it was told something. */
  readonly turn: () => number
  /** Whether what is told now comes of what the member did in the slip itself. */
  readonly isInSlip: () => boolean
}

const slipHandle = perSlip((actor): SlipHandle => {
  let isInSlip = false
  let turn = 0
  return {
    send(intent) {
      turn += 1
      isInSlip = true
      try {
        actor.send(intent)
      } finally {
        isInSlip = false
      }
    },
    turn: () => turn,
    isInSlip: () => isInSlip,
  }
})

/**
 * What a component wants to know of the slip, kept current; it renders again only when that is another. What the member
 * does in the slip itself shows at once. All else, a press of odds first of all, is rendered in a transition: the button
 * pressed is painted before the slip, and a press that comes meanwhile is heard before it.
 * @param select the same function while nothing else changes; what it gives may be new where it says the same
 */
export function useSlipView<Value>(select: (view: SlipView) => Value): Value {
  const actor = useSlipActor()
  const [value, setValue] = useState(() => select(slipViewOf(actor.getSnapshot())))
  const known = useRef(value)
  const shown = useRef(value)
  useLayoutEffect(() => {
    shown.current = value
  })
  useEffect(() => {
    const take = (): void => {
      const next = replaceEqualDeep(known.current, select(slipViewOf(actor.getSnapshot())))
      // What waits in a transition is said again: what the member did brings all parts along, none is behind the others.
      if (Object.is(next, known.current) && Object.is(next, shown.current)) return
      known.current = next
      setValue(() => next)
    }
    const { isInSlip } = slipHandle(actor)
    // It may have moved since it was rendered.
    take()
    const subscription = actor.subscribe(() => {
      if (isInSlip()) take()
      else startTransition(take)
    })
    return () => subscription.unsubscribe()
  }, [actor, select])
  return value
}

/** Of what the slip shows that which does not move with a price, and what the member tells it. */
export interface Slip extends Omit<SlipView, 'legs' | 'agreed' | 'changes' | 'price' | 'payout'> {
  readonly send: SendToSlip
}

function stillOf(view: SlipView): Omit<Slip, 'send'> {
  const { legs: _legs, agreed: _agreed, changes: _changes, price: _price, payout: _payout, ...still } = view
  return still
}

/** The slip, kept current, but for what moves with a price: that is for the part that shows it (`useSlipView`). */
export function useSlip(): Slip {
  const { send } = slipHandle(useSlipActor())
  const still = useSlipView(stillOf)
  return useMemo(() => ({ ...still, send }), [still, send])
}

/** Another number after each thing the member did in the slip, as of this rendering. */
export function useSlipTurn(): number {
  return slipHandle(useSlipActor()).turn()
}

/** The slip as it is at the moment it is asked, for what the member does now. */
export function useReadSlip(): () => SlipView {
  const actor = useSlipActor()
  return useCallback(() => slipViewOf(actor.getSnapshot()), [actor])
}
