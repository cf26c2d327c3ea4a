import { createAtom } from '@tanstack/store'

import type { Side } from '#domain/selection.ts'
import { quoteId } from '#machines/betSlip/tickets.ts'

import type { SlipActor } from './slipActor.ts'

/** Which selections are in the slip. Told only when that changes, not with every price of theirs. */
export interface SlipSelections {
  readonly has: (marketId: string, side: Side) => boolean
  readonly subscribe: (listener: () => void) => () => void
}

const perActor = new WeakMap<SlipActor, SlipSelections>()

/** One for each slip, however many price buttons ask. */
export function slipSelectionsOf(actor: SlipActor): SlipSelections {
  const known = perActor.get(actor)
  if (known !== undefined) return known
  const selections = createSlipSelections(actor)
  perActor.set(actor, selections)
  return selections
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at])
}

function createSlipSelections(actor: SlipActor): SlipSelections {
  const read = (): readonly string[] => actor.getSnapshot().context.tickets.map(quoteId)
  const ids = createAtom(read(), { compare: isSame })
  actor.subscribe(() => ids.set(read()))
  return {
    has: (marketId, side) => ids.get().includes(quoteId({ marketId, side })),
    subscribe: (listener) => ids.subscribe(listener).unsubscribe,
  }
}
