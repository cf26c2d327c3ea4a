import { errors } from '#domain/session/errorCatalogue.ts'

import { failureOf } from '../failure.ts'
import type { PlacementOutput, Refusal } from '../placement/types.ts'

/** Why bets that could not be written down were not sent. */
export function notRecorded(error: unknown): Refusal {
  const failure = failureOf(error)
  return { ...failure, code: failure.code ?? errors.unableToPlace.code, changes: [] }
}

/** The answer to a press of which nothing was sent, for all of its bets. */
export function neverSent(refusal: Refusal): PlacementOutput {
  return { outcome: { kind: 'refused', refusal }, entry: null, nextKey: null, nextEntry: null, isTold: false }
}
