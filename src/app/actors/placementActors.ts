import { fromPromise } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import { placementMachine } from '#machines/placement/machine.ts'
import type { Answer, Confirmation, JournalEntry, Outcome } from '#machines/placement/types.ts'
import { singleBetBody } from '#src/api/bets.ts'
import { queryKeys } from '#src/api/queryKeys.ts'
import type { Wallet } from '#src/api/wallet.ts'
import { slipFact } from '#src/storage/facts.ts'
import { createKey } from '#src/storage/journal.ts'

import { callFailed } from '../failure.ts'
import type { Parts } from '../parts.ts'

/** Milliseconds for which a confirmation may still be placed: longer than any call, shorter than a member forgets. */
const confirmationLifetime = 60_000

export interface RecordingParts extends Pick<Parts, 'storage' | 'journal' | 'preferences'> {
  readonly api: Pick<Parts['api'], 'serverNow'>
}

/**
 * Freezes a confirmation and writes it down, before anything is sent [SLIP-18].
 * @throws CallFailed where the slip it was made from is not the one of now: another tab was faster
 */
export function recordConfirmation(parts: RecordingParts, confirmation: Confirmation): JournalEntry {
  const { api, storage, journal, preferences } = parts
  const slip = storage.read(slipFact)
  const key = confirmation.key ?? slip?.key ?? createKey()
  const isOutrun = (slip !== null && slip.key !== null && slip.key !== key) || journal.nextAfter(key) !== null
  if (isOutrun) throw new CallFailed(failureOfKind('refused', errors.duplicateTicket.code))
  const now = api.serverNow()
  const { tickets, stake, policy } = confirmation
  return journal.record({
    version: 1,
    key,
    body: singleBetBody(confirmation, preferences.get('oddsType')),
    expiresAt: now + confirmationLifetime,
    confirmedAt: now,
    tickets,
    stake,
    policy,
  })
}

/** One confirmed bet's calls. Only a definite answer resolves; the machine asks again for everything else. */
export function placementLogic(parts: Parts) {
  const { api, journal, queryClient } = parts
  return placementMachine.provide({
    actors: {
      recordConfirmation: fromPromise<JournalEntry, Confirmation>(async ({ input }) =>
        recordConfirmation(parts, input),
      ),
      placeBet: fromPromise<Outcome, { entry: JournalEntry }>(async ({ input, signal }) => {
        const result = await api.placeSingleBet(input.entry, signal)
        if (result.kind === 'unknown') throw callFailed(result.reason)
        if (result.kind === 'placed')
          queryClient.setQueryData<Wallet>(queryKeys.wallet, { balance: result.balance })
        return result
      }),
      askOutcome: fromPromise<Answer, { entry: JournalEntry }>(async ({ input, signal }) => {
        const result = await api.askByUnique(input.entry.key, signal)
        if (result.kind === 'unknown') throw callFailed(result.reason)
        return result
      }),
      closeConfirmation: fromPromise<{ nextKey: string }, { entry: JournalEntry }>(async ({ input }) => ({
        nextKey: journal.close(input.entry.key),
      })),
    },
  })
}
