import { errors } from '#domain/errorCatalogue.ts'
import { placementMachine } from '#machines/placement/machine.ts'
import type { PlacementContext, PlacementInput } from '#machines/placement/types.ts'
import { buildEntry, buildRefusal, yuan } from '#src/testing/builders.ts'

import { confirmation, journalEntry, nextKey, placedTicket } from '../../../model/samples.ts'
import { withStandIns } from '../../../model/standIn.ts'
import {
  begun,
  done,
  failed,
  type Happenings,
  modelOf,
  type NameIn,
  over,
  type ToldStep,
  toldStep,
} from '../happenings.ts'
import { longPaths, type MachinePath } from '../paths.ts'

export const placementChart = withStandIns(placementMachine)

/** What the member "oracle" stakes, by what the server then says. */
export const stakes = {
  placed: 100,
  refused: errors.insufficientBalance.code,
  duplicate: errors.duplicateTicket.code,
} as const
export type Said = keyof typeof stakes

const placed = { kind: 'placed', ticket: placedTicket } as const
const refused = { kind: 'refused', refusal: buildRefusal(errors.insufficientBalance.code) } as const
const duplicate = { kind: 'refused', refusal: buildRefusal(errors.duplicateTicket.code) } as const

/** What the server would say of the bet, by its stake. */
function saidOf({ start }: PlacementContext): Said {
  const bet = start.kind === 'confirm' ? start.confirmation : start.entry
  const staked = bet.stakes?.[0]?.perLine.minor
  return staked === yuan(stakes.refused).minor
    ? 'refused'
    : staked === yuan(stakes.duplicate).minor
      ? 'duplicate'
      : 'placed'
}

/** What happens only where the server says so of the bet. */
const where =
  (said: Said, event: ReturnType<typeof done>) =>
  ({ context }: { readonly context: unknown }) =>
    saidOf(context as PlacementContext) === said ? event : null

const happenings = {
  recording: {
    'it is written down': done('recordConfirmation', journalEntry),
    'there is no room for it': failed('recordConfirmation', 'refused', errors.unableToPlace.code),
  },
  sending: {
    'it is placed': where('placed', done('placeBet', placed)),
    'it is refused': where('refused', done('placeBet', refused)),
    'it is called a duplicate': where('duplicate', done('placeBet', duplicate)),
    'the reply cannot be read': failed('placeBet', 'unreadable'),
    'ten seconds pass': over('placeTimeout'),
  },
  outcomeUnknown: {
    'check now': { type: 'check.requested' },
    'the network is back': { type: 'connection.cameBack' },
    'it is time to ask again': over('retryDelay'),
  },
  'reconciling.asking': {
    'asked: placed': where('placed', done('askOutcome', placed)),
    'asked: refused': where('refused', done('askOutcome', refused)),
    'asked: a duplicate': where('duplicate', done('askOutcome', duplicate)),
    'asked: in progress': done('askOutcome', { kind: 'inProgress' }),
    'asked: never seen': done('askOutcome', { kind: 'unseen' }),
    'asked: no answer': failed('askOutcome', 'unreachable'),
    'ten seconds pass': over('askTimeout'),
  },
  'reconciling.resending': {
    'sent again: placed': where('placed', done('resendBet', placed)),
    'sent again: a duplicate': where('duplicate', done('resendBet', duplicate)),
    'sent again: the reply cannot be read': failed('resendBet', 'unreadable'),
    'ten seconds pass': over('placeTimeout'),
  },
  closing: {
    'it is closed': done('closeConfirmation', { nextKey, nextEntry: null, isToldElsewhere: false }),
  },
} satisfies Happenings

export type PlacementStepName = NameIn<typeof happenings>
export type PlacementStep = ToldStep<PlacementStepName>

/** What of a bet is compared with the browser. */
export interface PlacementFacts {
  readonly attempt: number
  /** The code that says why there is no bet; null where there is one, or while it is not known. */
  readonly code: number | null
}

export const placementStep = toldStep<PlacementStepName>

/** What follows by itself, and at once: whether the server has answered, only the answer shows. */
export const passing: ReadonlySet<PlacementStepName> = new Set<PlacementStepName>([
  'it is written down',
  'there is no room for it',
  'it is placed',
  'it is refused',
  'it is called a duplicate',
  'the reply cannot be read',
  'asked: placed',
  'asked: refused',
  'asked: a duplicate',
  'asked: in progress',
  'asked: never seen',
  'asked: no answer',
  'sent again: placed',
  'sent again: a duplicate',
  'sent again: the reply cannot be read',
  'it is closed',
])

const reached = new Set<string>()

function partOf(input: PlacementInput) {
  const model = modelOf<PlacementContext>(happenings, {
    machine: placementChart,
    input,
    facts: ({ attempt, outcome }): PlacementFacts => ({
      attempt: Math.min(attempt, 3),
      code: outcome?.kind === 'refused' ? outcome.refusal.code : null,
    }),
  })
  const paths: readonly MachinePath<PlacementStep>[] = longPaths(model, placementStep, begun, {
    longest: 12,
    reached,
    passing,
  })
  return { model, paths }
}

const confirm = (said: Said): PlacementInput => ({
  kind: 'confirm',
  confirmation: { ...confirmation, stakes: [{ size: 1, perLine: yuan(stakes[said]) }] },
})
const entry = buildEntry(journalEntry.key, journalEntry)

export const placementParts = {
  'a bet that is placed': partOf(confirm('placed')),
  'a bet that is refused': partOf(confirm('refused')),
  'a bet that is called a duplicate': partOf(confirm('duplicate')),
  'a bet that an earlier page confirmed': partOf({ kind: 'resume', entry }),
  'a bet that another tab confirmed': partOf({ kind: 'follow', entry }),
}
export type PlacementPart = keyof typeof placementParts
