import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { Services } from '#src/client/services.ts'
import { cancellationPrefix, cashOutPrefix, journalPrefix } from '#src/storage/journal/journalNames.ts'

import { wantedLater, type WantedLater } from './wantedLater.ts'

/** The slip, whose code comes after the first list. */
export function createDeferredSlip(services: Services): WantedLater<typeof betSlipMachine> {
  return wantedLater(services.timers, async () => (await import('./bets/slipActors.ts')).slipLogic(services))
}

/** Whether a confirmation, a cancellation or a cash out waits for its outcome, as far as names tell [SLIP-18]. */
export function hasOpenConfirmation({ storage }: Pick<Services, 'storage'>): boolean {
  return [journalPrefix, cancellationPrefix, cashOutPrefix].some((prefix) => storage.names(prefix).length > 0)
}
