import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { placementMachine } from '#machines/placement/machine.ts'
import type { Closed, JournalEntry, PlacementContext, PlacementInput } from '#machines/placement/types.ts'
import { buildRefusal } from '#src/testing/builders.ts'

import type { Model } from '../graph.ts'
import { confirmation, journalEntry, nextKey, placedTicket } from '../samples.ts'
import { withStandIns } from '../standIn.ts'

export const placement = withStandIns(placementMachine)

export const placed = { kind: 'placed', ticket: placedTicket } as const
export const refused = { kind: 'refused', refusal: buildRefusal(errors.insufficientBalance.code) } as const
export const duplicate = { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) } as const
/** What a later version of the client, or a fault of the storage, left. */
export const unreadable: JournalEntry = { ...journalEntry, request: null, legs: [], stakes: null }
export const closed: Closed = { nextKey, isToldElsewhere: false, nextEntry: null }
export const lost = new CallFailed(failureOfKind('timedOut'))

export const placementInputs: Readonly<Record<PlacementInput['kind'], PlacementInput>> = {
  confirm: { kind: 'confirm', confirmation },
  send: { kind: 'send', entry: journalEntry },
  resume: { kind: 'resume', entry: journalEntry },
  follow: { kind: 'follow', entry: journalEntry },
}

const answers = [{ done: placed }, { done: refused }, { done: duplicate }, { failed: lost }]

function modelFrom(input: PlacementInput): Model<PlacementContext> {
  return {
    machine: placement,
    input,
    events: () => [{ type: 'check.requested' }, { type: 'connection.cameBack' }],
    reports: {
      recordConfirmation: [{ done: journalEntry }, { done: unreadable }, { failed: new Error('no room') }],
      placeBet: answers,
      resendBet: answers,
      askOutcome: [
        ...answers,
        ...(['inProgress', 'unseen', 'lapsed', 'forgotten'] as const).map((kind) => ({ done: { kind } })),
      ],
      closeConfirmation: [{ done: closed }, { failed: new Error('no room') }],
    },
    facts: ({ attempt, entry, outcome, closed: end }) => ({
      attempt: Math.min(attempt, 2),
      key: entry?.key,
      isSendable: entry?.request !== null,
      outcome: outcome?.kind,
      next: end?.nextKey,
    }),
    limit: 5_000,
  }
}

/** A bet confirmed now, one that is written down already, one of an earlier page, and another tab's. */
export const placementModels: Readonly<Record<string, Model<PlacementContext>>> = {
  'a bet confirmed now': modelFrom(placementInputs.confirm),
  'a bet written down already': modelFrom(placementInputs.send),
  'a bet of an earlier page': modelFrom(placementInputs.resume),
  "another tab's bet": modelFrom(placementInputs.follow),
}
