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

function createSlipSelections(actor: SlipActor): SlipSelections {
  const listeners = new Set<() => void>()
  const read = (): readonly string[] => actor.getSnapshot().context.tickets.map(quoteId)
  let ids = read()
  actor.subscribe(() => {
    const now = read()
    if (now.length === ids.length && now.every((id, at) => id === ids[at])) return
    ids = now
    for (const listener of listeners) listener()
  })
  return {
    has: (marketId, side) => ids.includes(quoteId({ marketId, side })),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
