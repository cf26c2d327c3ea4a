import { useSelector } from '@xstate/react'

import type { BetKind, Leg } from '#domain/bets/bet.ts'
import { type EventLimits, kindProblem } from '#domain/bets/kinds.ts'
import type { Client } from '#src/client/client.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'

import { slipActorOf, type SlipActor, useSlipActor } from './slipActor.ts'
import { isReady } from './slipSelections.ts'

/** What is followed from a board. */
export interface Followed {
  readonly kind: BetKind
  readonly legs: readonly Leg[]
  /** The combination it was put forward as; else null. */
  readonly bigComboId: string | null
}

/**
 * What a member's bet is in another's slip: of its own kind where its selections still make one, else singles. What was
 * put forward or made up is a combo there.
 */
export function followedKind(kind: BetKind, legs: readonly Leg[], limits: EventLimits): BetKind {
  const own = kind === 'bigCombo' || kind === 'luckyCombo' ? 'combo' : kind
  return kindProblem(own, legs, limits) === null ? own : 'single'
}

/** Puts what is followed into the slip, as the bet of its kind [SLIP-13] [SLIP-23]; where the slip is not there yet, once it is. */
export function followCombination(client: Pick<Client, 'appActor' | 'loadSlip'>, followed: Followed): void {
  const slip = slipActorOf(client)
  if (slip === undefined) return
  const at = Date.now()
  whenReady(slip, () => slip.send({ type: 'combination.offered', ...followed, isFollowBet: true, at }))
  client.loadSlip()
}

function whenReady(slip: SlipActor, act: () => void): void {
  if (isReady(slip)) return act()
  const waiting = slip.subscribe(() => {
    if (!isReady(slip)) return
    waiting.unsubscribe()
    act()
  })
}

/** The big combo that the slip holds, open or not; null if it holds none. Kept current. */
export function useHeldBigCombo(): string | null {
  return useSelector(useSlipActor(), (snapshot) => {
    if (isArriving(snapshot)) return null
    const { bigComboId, parked } = snapshot.context
    return bigComboId ?? parked.bigCombo?.bigComboId ?? null
  })
}

/** Whether the slip takes nothing now: a bet is under way in it. Kept current. */
export function useIsSlipLocked(): boolean {
  return useSelector(
    useSlipActor(),
    (snapshot) =>
      !isArriving(snapshot) && snapshot.hasTag('locked') && !snapshot.matches({ placement: 'restoring' }),
  )
}
