import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { Services } from '#src/client/services.ts'
import { cancellationPrefix, journalPrefix } from '#src/storage/journalNames.ts'

import { lateMachine } from './lateMachine.ts'
import { persistently } from './persistently.ts'

/** The slip, whose code comes after the first list. */
export interface LateSlip {
  readonly logic: typeof betSlipMachine
  /** Fetches the code now: something waits for it. */
  load(): void
}

export function createLateSlip(services: Services): LateSlip {
  let want: () => void = () => undefined
  const wanted = new Promise<void>((resolve) => (want = resolve))
  const logic = lateMachine(async () => {
    await wanted
    const { slipLogic } = await persistently(() => import('./slipActors.ts'), services.timers)
    return slipLogic(services)
  })
  return { logic, load: () => want() }
}

/** Whether a confirmation, or a cancellation, waits for its outcome, as far as names tell [SLIP-18]. */
export function hasOpenConfirmation({ storage }: Pick<Services, 'storage'>): boolean {
  return [journalPrefix, cancellationPrefix].some((prefix) => storage.names(prefix).length > 0)
}
