import { errors } from '#domain/session/errorCatalogue.ts'
import { buildRefusal } from '#src/testing/builders.ts'
import type { Model, Steps } from '#tests/model/graph.ts'
import { journalEntry, nextKey, placedTicket } from '#tests/model/samples.ts'
import { done, failed, failedWith, over } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { CallFailed, failureOfKind } from '../../failure.ts'
import { placementMachine } from '../machine.ts'
import type { Closed, JournalEntry, PlacementContext, PlacementInput } from '../types.ts'

export const placement = withStubs(placementMachine)

export const placed = { kind: 'placed', ticket: placedTicket } as const
export const refused = { kind: 'refused', refusal: buildRefusal(errors.insufficientBalance.code) } as const
export const duplicate = { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) } as const
/** What a later version of the client, or a fault of the storage, left. */
export const unreadable: JournalEntry = { ...journalEntry, request: null, legs: [], stakes: null }
export const closed: Closed = { nextKey, isToldElsewhere: false, nextEntry: null }
export const lost = new CallFailed(failureOfKind('timedOut'))

export const placementInputs: Readonly<Record<PlacementInput['kind'], PlacementInput>> = {
  send: { kind: 'send', entry: journalEntry },
  resume: { kind: 'resume', entry: journalEntry },
  follow: { kind: 'follow', entry: journalEntry },
}

const saysPlaced = {
  'it is placed': done('placeBet', placed),
  'asked: placed': done('askOutcome', placed),
  'sent again: placed': done('resendBet', placed),
} satisfies Steps

const saysRefused = {
  'it is refused': done('placeBet', refused),
  'asked: refused': done('askOutcome', refused),
  'sent again: refused': done('resendBet', refused),
} satisfies Steps

const saysDuplicate = {
  'it is called a duplicate': done('placeBet', duplicate),
  'asked: a duplicate': done('askOutcome', duplicate),
  'sent again: a duplicate': done('resendBet', duplicate),
} satisfies Steps

/** Whatever the server says of a bet. */
const always = {
  'the reply cannot be read': failed('placeBet', 'unreadable'),
  'no answer comes': failedWith('placeBet', lost),
  'check now': { type: 'check.requested' },
  'the network is back': { type: 'connection.cameBack' },
  'it is time to ask again': over('retryDelay'),
  'asked: in progress': done('askOutcome', { kind: 'inProgress' }),
  'asked: never seen': done('askOutcome', { kind: 'unseen' }),
  'asked: lapsed': done('askOutcome', { kind: 'lapsed' }),
  'asked: forgotten': done('askOutcome', { kind: 'forgotten' }),
  'asked: no answer': failedWith('askOutcome', lost),
  'sent again: the reply cannot be read': failed('resendBet', 'unreadable'),
  'sent again: no answer': failedWith('resendBet', lost),
  'ten seconds pass': over('placeTimeout', 'askTimeout'),
  'it is closed': done('closeConfirmation', closed),
  'it cannot be closed': failedWith('closeConfirmation', new Error('no room')),
} satisfies Steps

const steps = { ...saysPlaced, ...saysRefused, ...saysDuplicate, ...always }

/** What happens to a bet that is confirmed, in words. */
export type PlacementStepName = keyof typeof steps

/** What of a bet decides what can happen to it next. */
export interface PlacementFacts {
  readonly attempt: number
  readonly key: string
  readonly isSendable: boolean
  readonly outcome: string | undefined
  /** The code that says why there is no bet; null where there is one, or while it is not known. */
  readonly code: number | null
  readonly next: string | undefined
}

function modelFrom(input: PlacementInput, its: Steps = steps): Model<PlacementContext> {
  return {
    machine: placement,
    input,
    steps: its,
    facts: ({ attempt, entry, outcome, closed: end }): PlacementFacts => ({
      attempt: Math.min(attempt, 3),
      key: entry.key,
      isSendable: entry.request !== null,
      outcome: outcome?.kind,
      code: outcome?.kind === 'refused' ? outcome.refusal.code : null,
      next: end?.nextKey,
    }),
    limit: 5_000,
  }
}

/**
 * A bet confirmed now, of which the server may say anything; two of which it says the same whenever it is asked; one of an
 * earlier page, and another tab's.
 */
export const placementModels = {
  'a bet confirmed now': modelFrom(placementInputs.send),
  'a bet that is refused': modelFrom(placementInputs.send, { ...saysRefused, ...always }),
  'a bet that is called a duplicate': modelFrom(placementInputs.send, { ...saysDuplicate, ...always }),
  'a bet of an earlier page': modelFrom(placementInputs.resume),
  'another tab’s bet': modelFrom(placementInputs.follow),
}
