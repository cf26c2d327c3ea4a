import { createAtom } from '@tanstack/store'

import type { Leg } from '#domain/bet.ts'
import type { Side } from '#domain/selection.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { isArriving } from '#src/client/actors/lateMachine.ts'

import { perSlip } from './perSlip.ts'
import { refusedSelectionsOf } from './refusedSelections.ts'
import type { SlipActor } from './slipActor.ts'

/** Which selections are in the slip. Told only when that changes, not with every price of theirs. */
export interface SlipSelections {
  readonly has: (marketId: string, side: Side) => boolean
  /** How many. */
  readonly count: () => number
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Odds were pressed, at UTC milliseconds. Before the slip is ready, whose code comes after the list, the press waits for
   * it: it shows at once, and is done then.
   * @returns whether it waits
   */
  readonly press: (ticket: Leg, at: number, isPrebookable?: boolean) => boolean
  /** Whether a selection came by a press that nobody has told yet: true once, for whoever tells it [A11Y-01]. */
  readonly takeUntold: (id: string) => boolean
}

interface Press {
  readonly type: 'selection.toggled'
  readonly ticket: Leg
  readonly at: number
  readonly isPrebookable: boolean
}

/** One for each slip, however many price buttons ask. */
export const slipSelectionsOf = perSlip(createSlipSelections)

/** Whether the slip is there and has found what it held: it takes no press before. */
function isReady(actor: SlipActor): boolean {
  const snapshot = actor.getSnapshot()
  return !isArriving(snapshot) && !snapshot.matches({ placement: 'restoring' })
}

/** What the slip will hold after a press that waits, where it was empty: the last selection, unless it was taken back. */
function afterPress(ids: readonly string[], { ticket }: Press): readonly string[] {
  const id = quoteId(ticket)
  return ids.includes(id) ? [] : [id]
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, at) => id === b[at])
}

function createSlipSelections(actor: SlipActor): SlipSelections {
  let waiting: readonly Press[] = []
  /** What the last press brought, until it is told: whoever tells it may not be there yet. */
  let untold: string | null = null
  const held = (): readonly string[] => {
    const snapshot = actor.getSnapshot()
    return isArriving(snapshot) ? [] : snapshot.context.tickets.map(quoteId)
  }
  const read = (): readonly string[] => waiting.reduce(afterPress, held())
  const ids = createAtom(read(), { compare: isSame })
  const update = (): void => ids.set(read())
  const send = (press: Press): void => {
    const id = quoteId(press.ticket)
    untold = held().includes(id) ? null : id
    actor.send(press)
  }
  actor.subscribe(() => {
    if (waiting.length === 0 || !isReady(actor)) return update()
    const due = waiting
    waiting = []
    // Each is heard of here again.
    for (const press of due) send(press)
  })
  return {
    has: (marketId, side) => ids.get().includes(quoteId({ marketId, side })),
    count: () => ids.get().length,
    subscribe: (listener) => ids.subscribe(listener).unsubscribe,
    press(ticket, at, isPrebookable = false) {
      const press: Press = { type: 'selection.toggled', ticket, at, isPrebookable }
      // Whatever comes of it is listened for before it is sent.
      refusedSelectionsOf(actor)
      if (isReady(actor)) {
        send(press)
        return false
      }
      waiting = [...waiting, press]
      update()
      return true
    },
    takeUntold(id) {
      if (untold !== id) return false
      untold = null
      return true
    },
  }
}
