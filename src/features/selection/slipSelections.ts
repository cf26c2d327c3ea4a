import { createAtom } from '@tanstack/store'

import type { Apart, apartFrom } from '#domain/bets/apart.ts'
import { isSameSelection, type BetKind, type Leg, type SelectionRef } from '#domain/bets/bet.ts'
import type { KindLeg } from '#domain/bets/kinds.ts'
import type { Side } from '#domain/market/selection.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'

import { perSlip } from './perSlip.ts'
import { refusedSelectionsOf } from './refusedSelections.ts'
import type { SlipActor } from './slipActor.ts'

/** Which selections are in the slip. Told only when that changes, not with every price of theirs. */
export interface SlipSelections {
  /** @param kind where only a slip with this kind of bet open counts */
  readonly has: (marketId: string, side: Side, kind?: BetKind) => boolean
  /**
   * Why a selection cannot be combined with what is in the slip, where a bet of several matches is open in it; else null
   * [SLIP-02].
   * @param kind where the place of the selection is about one kind of bet
   */
  readonly apart: (leg: KindLeg, kind?: BetKind) => Apart | null
  /** How many. */
  readonly count: () => number
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Odds were pressed, at UTC milliseconds. Before the slip is ready, whose code comes after the list, the press waits for
   * it: it shows at once, and is done then.
   * @returns whether it waits
   */
  readonly press: (leg: Leg, at: number, about?: PressDetails) => boolean
  /** Whether a selection came by a press not yet announced: true once, for the caller to announce it [A11Y-01]. */
  readonly takeUntold: (leg: SelectionRef) => boolean
}

interface PressDetails {
  readonly isPrebookable?: boolean
  /** The member wants a press to add a single, where it would replace one. */
  readonly isAdding?: boolean
  /** Where the place it was pressed in is about one kind of bet; else that of the slip's open tab. */
  readonly kind?: BetKind | undefined
  /** What is bet by the press. Nothing by one that waits: the member does not see what becomes of it yet. */
  readonly quickStake?: string | undefined
}

interface Press extends Omit<PressDetails, 'isAdding'> {
  readonly type: 'selection.toggled'
  readonly leg: Leg
  readonly at: number
}

interface WaitingPress {
  readonly press: Press
  readonly isAdding: boolean
}

/** The kind of bet that is open, and its selections. */
interface Held {
  readonly kind: BetKind
  readonly legs: readonly Leg[]
}

/** What price buttons show of it. */
interface Shown extends Held {
  /** What cannot be combined, once the rule is there: it comes with the slip's code. */
  readonly apartFrom: typeof apartFrom | null
}

/** One for each slip, however many price buttons ask. */
export const slipSelectionsOf = perSlip(createSlipSelections)

/** Whether the slip is there and has found what it held: it takes no press before. */
export function isReady(actor: SlipActor): boolean {
  const snapshot = actor.getSnapshot()
  return !isArriving(snapshot) && !snapshot.matches({ placement: 'restoring' })
}

/** The kind of bet that a press is for: a system is made of the combo's legs, and stays open for them. */
function meantKind(open: BetKind, asked: BetKind = open): BetKind {
  return asked === 'combo' && open === 'mix' ? open : asked
}

/**
 * What the slip will hold after a press that waits, where it was empty: the last selection, or all where a press adds, of
 * a bet builder with those of the event's other markets, of a combo with those of other events, unless it was taken back.
 */
function afterPress(held: Held, { press, isAdding }: WaitingPress): Held {
  const { leg } = press
  const kind = meantKind(held.kind, press.kind)
  const known = held.kind === kind ? held.legs : []
  if (kind === 'combo') {
    const isHeld = known.some(({ eventId }) => eventId === leg.eventId)
    return { kind, legs: isHeld ? known : [...known, leg] }
  }
  const beside = known.filter((other) =>
    kind === 'betBuilder'
      ? other.eventId === leg.eventId && other.marketId !== leg.marketId
      : isAdding && !isSameSelection(other, leg),
  )
  const isTakenBack = known.some((other) => isSameSelection(other, leg))
  return { kind, legs: isTakenBack ? beside : [...beside, leg] }
}

function isSame(a: Shown, b: Shown): boolean {
  return (
    a.apartFrom === b.apartFrom &&
    a.kind === b.kind &&
    a.legs.length === b.legs.length &&
    a.legs.every((leg, at) => isSameSelection(leg, b.legs[at] ?? leg))
  )
}

/** Does it once; what fails is tried again the next time it is asked for. */
function once(act: () => Promise<void>): () => void {
  let isUnderWay = false
  return () => {
    if (isUnderWay) return
    isUnderWay = true
    act().catch(() => (isUnderWay = false))
  }
}

function createSlipSelections(actor: SlipActor): SlipSelections {
  let waiting: readonly WaitingPress[] = []
  /** What the last press brought, until it is announced: what announces it may not be there yet. */
  let untold: Leg | null = null
  const held = (): Held => {
    const snapshot = actor.getSnapshot()
    return isArriving(snapshot) ? { kind: 'single', legs: [] } : snapshot.context
  }
  let rule: Shown['apartFrom'] = null
  const read = (): Shown => ({ ...waiting.reduce(afterPress, held()), apartFrom: rule })
  const shown = createAtom(read(), { compare: isSame })
  const update = (): void => shown.set(read())
  /** Only a bet of several selections needs it. */
  const fetchRule = once(async () => {
    rule = (await import('#domain/bets/apart.ts')).apartFrom
    update()
  })
  const send = (press: Press): void => {
    const { kind, legs } = held()
    const meant = meantKind(kind, press.kind)
    const isHeld = meant === kind && legs.some((other) => isSameSelection(other, press.leg))
    untold = isHeld ? null : press.leg
    actor.send(press.kind === undefined ? press : { ...press, kind: meant })
  }
  actor.subscribe(() => {
    if (waiting.length === 0 || !isReady(actor)) return update()
    const due = waiting
    waiting = []
    // Each is heard of here again.
    for (const { press } of due) send(press)
  })
  return {
    has(marketId, side, kind) {
      const { kind: open, legs } = shown.get()
      return (
        meantKind(open, kind) === open &&
        legs.some((held) => held.marketId === marketId && held.side === side)
      )
    },
    apart(leg, asked) {
      const { kind: open, legs, apartFrom: why } = shown.get()
      const kind = meantKind(open, asked)
      if (kind === 'single') return null
      if (why === null) fetchRule()
      return why?.(kind, kind === open ? legs : [], leg) ?? null
    },
    count: () => shown.get().legs.length,
    subscribe: (listener) => shown.subscribe(listener).unsubscribe,
    press(leg, at, { isAdding = false, ...about } = {}) {
      const press: Press = { type: 'selection.toggled', leg, at, ...about }
      // Whatever comes of it is listened for before it is sent.
      refusedSelectionsOf(actor)
      if (isReady(actor)) {
        send(press)
        return false
      }
      waiting = [...waiting, { press: { ...press, quickStake: undefined }, isAdding }]
      update()
      return true
    },
    takeUntold(leg) {
      if (untold === null || !isSameSelection(untold, leg)) return false
      untold = null
      return true
    },
  }
}
