import { expect } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { Invariant } from '#tests/model/replay.ts'

import type { PlacementContext } from '../types.ts'

/** What always holds of a bet on its way, so that it is placed at most once and the member is told the truth [SLIP-18]. */
export const placementInvariant: Invariant = (snapshot, came) => {
  const { children, status } = snapshot
  const context: PlacementContext = snapshot.context
  // One call under the key at a time, and none while it waits or once it is over.
  expect(Object.keys({ ...children })).toHaveLength(
    snapshot.matches('outcomeUnknown') || status === 'done' ? 0 : 1,
  )
  // The answer is known from one state on, and in none before.
  if (!snapshot.matches('decided')) expect(context.outcome !== null).toBe(snapshot.matches('closing'))
  if (status === 'done') expect(snapshot.output.outcome.kind).toMatch(/^(placed|refused|lapsed|forgotten)$/)
  // What is sent is what is written down, and can be read.
  if (children.placeBet ?? children.resendBet) expect(context.entry.request).toBeTruthy()
  // What another page has confirmed is asked about, and sent by this one only where the server has not seen it.
  if (context.start.kind === 'resume' || context.start.kind === 'follow')
    expect(children.placeBet).toBeUndefined()
  if (came === null) return
  const before: PlacementContext = came.before.context
  // Nobody is told that a bet was refused because a copy of it was: that is asked about first [SLIP-20].
  if (before.outcome === null && context.outcome?.kind === 'refused')
    if (context.outcome.refusal.code === errors.duplicateTicket.code)
      expect(came.event.type).toBe('xstate.done.actor.askOutcome')
  const told = came.told.map(({ type }) => type)
  // The key and the bytes that were written down are never others, and an answer is never another.
  expect(context.entry).toBe(before.entry)
  if (before.outcome !== null) expect(context.outcome).toBe(before.outcome)
  // Once nobody knows what became of it, it is never sent as if for the first time, and nobody hears so twice.
  const wasUnknown = came.before.matches('outcomeUnknown') || came.before.matches('reconciling')
  const isUnknown = snapshot.matches('outcomeUnknown') || snapshot.matches('reconciling')
  expect(told.filter((type) => type === 'outcome.becameUnknown')).toHaveLength(
    isUnknown && !wasUnknown ? 1 : 0,
  )
  if (wasUnknown) expect(isUnknown || snapshot.matches('closing')).toBe(true)
  // It is sent again on the server's word alone that it was not seen.
  if (children.resendBet && !came.before.children.resendBet)
    expect(came.event).toMatchObject({ type: 'xstate.done.actor.askOutcome', output: { kind: 'unseen' } })
}
