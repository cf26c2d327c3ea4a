import { fromPromise } from 'xstate'

import type { BetOperation } from '#domain/bets/operations.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { batchMachine } from '#machines/batch/machine.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { confirmationLifetime, meaningOfUnseen } from '#machines/placement/lapse.ts'
import { placementMachine } from '#machines/placement/machine.ts'
import { answerToPress, type Press } from '#machines/placement/press.ts'
import type {
  Answer,
  BatchConfirmation,
  Closed,
  Confirmation,
  Decision,
  JournalEntry,
  PlacementInput,
} from '#machines/placement/types.ts'
import { betBody, legsIn } from '#src/api/bets/betBodies.ts'
import type { DeferredApi } from '#src/api/deferredApi.ts'
import { sha256 } from '#src/api/http/hashes.ts'
import { walletResource } from '#src/api/member/resources.ts'
import type { Services } from '#src/client/services.ts'
import { keyOfBet } from '#src/storage/journal/betKey.ts'
import type { Journal } from '#src/storage/journal/journal.ts'
import { slipRecord } from '#src/storage/records/slipRecord.ts'
import type { Wallet } from '#src/wire/member/wallet.ts'

export interface RecordingServices extends Pick<Services, 'storage' | 'preferences' | 'createKey'> {
  readonly journal: Journal
  readonly api: Pick<Services['api'], 'serverNow'>
}

/** What cannot be written down is not sent: nobody would remember it after a reload. */
function noRoom(): CallFailed {
  return new CallFailed(failureOfKind('noRoom', errors.unableToPlace.code))
}

function entryOf(
  { api, preferences }: RecordingServices,
  key: string,
  { operation, ...bet }: Confirmation,
): JournalEntry {
  const now = api.serverNow()
  const body = betBody(operation, bet, preferences.get('oddsType'))
  return {
    version: 2,
    key,
    request: { operation, body, expiresAt: now + confirmationLifetime },
    confirmedAt: now,
    ...bet,
  }
}

/**
 * Freezes the bets of one press and writes them down, all of them or none, before anything is sent [SLIP-18]. Where another
 * tab has confirmed one of them, its bet is followed and nothing is written: what it did not confirm is still in the slip.
 * @throws CallFailed where the slip they were made from is not the current one: another tab was faster; or where there is
 * no room for all of them
 */
export function recordBatch(
  services: RecordingServices,
  { key: slipKey, bets }: BatchConfirmation,
): readonly PlacementInput[] {
  const key = keyOf(services, slipKey, bets[0].operation)
  const entries = bets.map((bet, at) => {
    const id = bet.legs.map((leg) => quoteId(leg)).join(' ')
    const entry = entryOf(services, at === 0 ? key : keyOfBet(key, id), bet)
    return bets.length === 1 ? entry : { ...entry, batch: key }
  })
  const recorded = services.journal.record(...entries)
  if (recorded === null) throw noRoom()
  return recorded
}

/** A booking is not the slip's bet: it has its own key, and leaves the slip's key for the next bet. */
function keyOf(
  { storage, journal, createKey }: Pick<RecordingServices, 'storage' | 'journal' | 'createKey'>,
  slipKey: string | null,
  operation: BetOperation,
): string {
  if (operation === 'bookBet') return slipKey ?? createKey()
  const slip = storage.read(slipRecord)
  const key = slipKey ?? slip?.key ?? createKey()
  const isOutrun =
    (slip !== null && slip.key !== null && slip.key !== key) ||
    journal.nextAfter(key) !== null ||
    isOfOpenBatch(journal, key)
  if (isOutrun) throw new CallFailed(failureOfKind('refused', errors.duplicateTicket.code))
  return key
}

/** Whether several bets were confirmed in this slip that are not all answered: what is left of it is not what was read. */
function isOfOpenBatch(journal: Journal, key: string): boolean {
  return journal
    .open()
    .some(
      ({ batch, ...entry }) => batch !== undefined && entry.key !== key && journal.nextAfter(batch) === key,
    )
}

export interface PlacementServices extends RecordingServices, Pick<Services, 'queryClient' | 'now'> {
  readonly api: Pick<DeferredApi, 'serverNow' | 'placeBet' | 'askByUnique'>
}

/** One confirmed bet's calls. Only a definite answer resolves; the machine asks again for everything else. */
export function placementLogic(services: PlacementServices) {
  const { api, journal, queryClient, now } = services
  /** When this page first had an entry in hand. */
  const heldSince = new Map<string, number>()
  const heldFor = (key: string): number => {
    const since = heldSince.get(key) ?? now()
    heldSince.set(key, since)
    return now() - since
  }
  const confirmedElsewhere = new Set<string>()
  journal.subscribe(({ key }) => confirmedElsewhere.add(key))
  return placementMachine.provide({
    actors: {
      placeBet: fromPromise<Decision, { entry: JournalEntry }>(async ({ input: { entry }, signal }) => {
        if (entry.request === null) throw new CallFailed(failureOfKind('broken'))
        heldFor(entry.key)
        const result = await api.placeBet(entry.key, entry.request, signal)
        if (result.kind === 'unknown') throw result.reason
        if (result.kind === 'placed')
          queryClient.setQueryData<Wallet>(walletResource.key, { balance: result.balance })
        return result
      }),
      askOutcome: fromPromise<Answer, { entry: JournalEntry }>(async ({ input: { entry }, signal }) => {
        const question = { entry, askedAt: api.serverNow(), heldFor: heldFor(entry.key) }
        const result = await api.askByUnique(entry.key, signal)
        if (result.kind === 'unknown') throw result.reason
        if (result.kind === 'unseen') return meaningOfUnseen(question)
        if (result.kind === 'inProgress') return result
        const { request, ...answer } = result
        // Compared with what the server says of the request.
        const digest = request === null ? null : await digestOf(entry)
        return answerToPress(pressOf(entry, digest, confirmedElsewhere.has(entry.key)), answer, request)
      }),
      closeConfirmation: fromPromise<Closed, { entry: JournalEntry }>(async ({ input }) =>
        journal.close(input.entry.key),
      ),
    },
  })
}

/** SHA-256 of the body, to be compared with what the server has of the request under a key. */
async function digestOf({ request }: JournalEntry): Promise<string | null> {
  return request === null ? null : await sha256(request.body)
}

/** What this page knows of the press that a journal entry is about. */
function pressOf(entry: JournalEntry, digest: string | null, isConfirmedElsewhere: boolean): Press {
  const { request, legs, stakes } = entry
  const isWhole = request !== null && stakes !== null && legsIn(request.body) === legs.length
  return { entry, digest, isWhole, isConfirmedElsewhere }
}

/** The bets of one press, each by a placement of its own. */
export function batchLogic(services: PlacementServices) {
  return batchMachine.provide({
    actors: {
      placement: placementLogic(services),
      recordBatch: fromPromise<readonly PlacementInput[], BatchConfirmation>(async ({ input }) => {
        const recorded = recordBatch(services, input)
        await services.journal.onDisk()
        return recorded
      }),
    },
  })
}
